/** A6 to A8 without players: the result, the rout, and what the winner is left with. */
import { readThrow } from '../../../dice/hand.ts';
import { beginNextRound, isTied, resolveHackDown, resolveResult, resultHands } from '../../steps/a6-result.ts';
import { endAssault, grieve, isGrieving, markTheWinner } from '../../steps/a7-consolidate.ts';
import { breakTheLoser, fleeFromConsolidation, shakeSupporters } from '../../steps/a7-withdraw.ts';
import { isAnyoneWithdrawing } from '../../steps/a7-withdrawal-moves.ts';
import { isNext } from '../../attacks/aftermath.ts';
import type { Assault } from '../../model/state.ts';
import { hasHits, hasWaitingHits } from '../../attacks/volley.ts';
import { settling, watching, withdrawing } from './settling.ts';
import { on, throwing, type Steps } from './turn.ts';

const resulting = (assault: Assault, faces: readonly number[]): Assault =>
  resolveResult(assault, readThrow(resultHands(), faces), faces);

/** @rule A6.1, A6.4, A6.5 */
const result: Steps = {
  'a6Result.rolling': () => throwing('result', 'a6Result.settled', resulting),
  'a6Result.settled': assault => {
    if (isTied(assault)) return on('a3CounterCharge.opening', beginNextRound(assault));
    return on(hasHits(assault.volley) ? 'a6Result.hackDown' : '#a7Withdraw', assault);
  },
  'a6Result.hackDown': assault => on('a6Result.hackedDown.saving', resolveHackDown(assault)),
  ...settling('a6Result.hackedDown', '#a7Withdraw'),
};

/** @rule A7.1, A7.3, A7.5, A7.6 */
const withdraw: Steps = {
  '#a7Withdraw': assault => on('a7Withdraw.breaking', breakTheLoser(assault)),
  'a7Withdraw.breaking': assault =>
    on(isNext(assault, 'none') ? 'a7Withdraw.leaving' : 'a7Withdraw.wrecks.saving', assault),
  ...settling('a7Withdraw.wrecks', 'a7Withdraw.leaving'),
  'a7Withdraw.leaving': assault =>
    on(isAnyoneWithdrawing(assault) ? 'a7Withdraw.withdrawing.moving' : '#a7Withdraw.supporters', assault),
  ...withdrawing('a7Withdraw.withdrawing', '#a7Withdraw.supporters'),
  '#a7Withdraw.supporters': assault => on('a7Withdraw.supporters', shakeSupporters(assault)),
  'a7Withdraw.supporters': assault =>
    on(hasWaitingHits(assault.volley) ? 'a7Withdraw.panicking.saving' : 'a7Withdraw.shaken', assault),
  ...settling('a7Withdraw.panicking', 'a7Withdraw.shaken'),
  'a7Withdraw.shaken': assault =>
    on(isAnyoneWithdrawing(assault) ? 'a7Withdraw.supportersWithdrawing.moving' : 'a7Consolidate.marking', assault),
  ...withdrawing('a7Withdraw.supportersWithdrawing', 'a7Consolidate.marking'),
};

/** @rule A8.1, A8.2 */
const consolidate: Steps = {
  'a7Consolidate.marking': assault => (isGrieving(assault)
    ? on('a7Consolidate.grieving', assault)
    : on('a7Consolidate.marked', markTheWinner(assault))),
  'a7Consolidate.grieving': () =>
    throwing('grief', 'a7Consolidate.marked', (assault, faces) => markTheWinner(grieve(assault, faces))),
  'a7Consolidate.marked': assault => on('a7Consolidate.moving', assault),
  'a7Consolidate.moving': assault => on('assaultOver', endAssault(assault)),
  ...watching('a7Consolidate.overwatch', 'a7Consolidate.fired', 'a7Consolidate.watched'),
  ...settling('a7Consolidate.fired', '#a7Consolidate.overwatch.felt'),
  'a7Consolidate.watched': assault => (isAnyoneWithdrawing(assault)
    ? on('a7Consolidate.withdrawing.moving', fleeFromConsolidation(assault))
    : on('a7Consolidate.moving', assault)),
  ...withdrawing('a7Consolidate.withdrawing', 'a7Consolidate.fled'),
  'a7Consolidate.fled': assault => on('assaultOver', endAssault(assault)),
};

/** From the result to the end. */
export const AFTER: Steps = { ...result, ...withdraw, ...consolidate };
