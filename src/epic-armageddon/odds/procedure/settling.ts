/** Hits on their units, settled: saves and critical hits, the dead removed, and whatever follows from it. */
import { enterCritical, isNext, resolveSplash, settle, spillPassengers, splashHands } from '../../attacks/aftermath.ts';
import { enterSaves, isSettled } from '../../attacks/save-dice.ts';
import { hasWaitingHits } from '../../attacks/volley.ts';
import { endWithdrawal, withdrawTheRest } from '../../steps/a7-withdraw.ts';
import { on, type Steps, throwing } from './turn.ts';

/**
 * @param here the path of these states.
 * @param next the state that follows them.
 * @rule V10, V12, W6
 */
export const settling = (here: string, next: string): Steps => {
  const saving = `${here}.saving`;
  return {
    [saving]: assault => (isSettled(assault)
      ? on(`${here}.following`, settle(assault))
      : throwing('saves', saving, enterSaves)),
    [`${here}.following`]: assault => {
      if (isNext(assault, 'none')) return on(next, assault);
      if (isNext(assault, 'passengers')) return on(saving, spillPassengers(assault));
      if (!isNext(assault, 'splash')) return on(`${here}.telling`, assault);
      return splashHands(assault).length === 0
        ? on(saving, resolveSplash(assault, []))
        : on(`${here}.blasting`, assault);
    },
    [`${here}.blasting`]: () => throwing('splash', saving, resolveSplash),
    [`${here}.telling`]: assault => on(saving, enterCritical(assault, [])),
  };
};

/**
 * A withdrawal: everybody in the usual way; who ends too near an enemy pays for it.
 *
 * @rule A7.3, A7.4
 */
export const withdrawing = (here: string, next: string): Steps => ({
  [`${here}.moving`]: assault => on(`${here}.ended`, endWithdrawal(withdrawTheRest(assault))),
  [`${here}.ended`]: assault => on(hasWaitingHits(assault.volley) ? `${here}.caught.saving` : next, assault),
  ...settling(`${here}.caught`, next),
});
