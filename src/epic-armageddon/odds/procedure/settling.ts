/** Hits on their units, settled: saves and critical hits, the dead removed, and whatever follows from it. */
import { enterCritical, isNext, resolveSplash, settle, spillPassengers, splashHands } from '../../attacks/aftermath.ts';
import { enterSaves, isSettled } from '../../attacks/save-dice.ts';
import { hasWaitingHits } from '../../attacks/volley.ts';
import { mustTest, resolveTerrainTest } from '../../steps/a2-dangerous-terrain.ts';
import { endFire, feelFire } from '../../steps/a2-overwatch.ts';
import { endWithdrawal } from '../../steps/a7-withdraw.ts';
import { goOnWithdrawing, hasRest, withdrawTheRest } from '../../steps/a7-withdrawal-moves.ts';
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
    [`${here}.telling`]: assault => on(saving, enterCritical(assault, { damage: [] })),
  };
};

/** Fire from overwatch, at which nobody decides to fire; what it hit before is settled elsewhere. @rule A2.12 */
export const watching = (here: string, hits: string, next: string): Steps => ({
  [`${here}.deciding`]: assault => on(next, endFire(assault)),
  [`#${here}.felt`]: assault => on(`${here}.felt`, feelFire(assault)),
  [`${here}.felt`]: assault => on(hasWaitingHits(assault.volley) ? `${hits}.saving` : `${here}.deciding`, assault),
});

/**
 * A withdrawal: everybody in the usual way, with a test for each move through dangerous terrain; who ends apart from
 * its formation or too near an enemy pays for it.
 *
 * @rule A2.8, A2.10, A7.3, A7.4
 */
export const withdrawing = (here: string, next: string): Steps => ({
  [`${here}.moving`]: assault => (hasRest(assault)
    ? on(`${here}.testing`, withdrawTheRest(assault))
    : on(`${here}.ended`, endWithdrawal(assault))),
  [`${here}.testing`]: assault => {
    if (hasWaitingHits(assault.volley)) return on(`${here}.losing.saving`, assault);
    const gone = goOnWithdrawing(assault);
    if (gone !== assault) return on(`${here}.testing`, gone);
    return mustTest(gone)
      ? throwing('terrain', `${here}.testing`, (tested, faces) => resolveTerrainTest(tested, faces, 'a7Withdraw'))
      : on(`${here}.moving`, gone);
  },
  ...watching(`${here}.overwatch`, `${here}.losing`, `${here}.moving`),
  [`${here}.ended`]: assault => {
    const isOver = !hasWaitingHits(assault.volley) && isNext(assault, 'none');
    return on(isOver ? next : `${here}.losing.saving`, assault);
  },
  ...settling(`${here}.losing`, `${here}.lost`),
  [`${here}.lost`]: assault => {
    if (assault.moves.underFire !== null) return on(`#${here}.overwatch.felt`, assault);
    return on(assault.withdrawing.length > 0 ? `${here}.testing` : next, assault);
  },
});
