/** A withdrawal: everybody in the usual way; who ends too near an enemy pays for it. */
import { endWithdrawal, withdrawTheRest } from '../../steps/a7-withdraw.ts';
import { hasWaitingHits } from '../../attacks/volley.ts';
import { settling } from './settling.ts';
import { on, type Steps } from './turn.ts';

/** @rule A7.3, A7.4 */
export const withdrawing = (here: string, next: string): Steps => ({
  [`${here}.moving`]: assault => on(`${here}.ended`, endWithdrawal(withdrawTheRest(assault))),
  [`${here}.ended`]: assault => on(hasWaitingHits(assault.volley) ? `${here}.caught.saving` : next, assault),
  ...settling(`${here}.caught`, next),
});
