/** A0 to A3 without players: the action test, the charge as it stands, and counter-charges that have to be made. */
import { endUntested, resolveTest } from '../../steps/a0-action-test.ts';
import { chooseTarget, targetsOf, whyNotTarget } from '../../steps/a1-choose-target.ts';
import {
  breakInCharge, endCharge, endWithoutAssault, hasBrokenInCharge, isWithinReach, whyNotEndCharge,
} from '../../steps/a2-charge.ts';
import { counterChargeTo, eagerMove, endCounterCharge } from '../../steps/a3-counter-charge.ts';
import { withdrawFromCharge } from '../../steps/a7-withdraw.ts';
import { forgetTheLost, meetDangers, mustTest, resolveTerrainTest } from '../../steps/a2-dangerous-terrain.ts';
import { goOnCharging } from '../../steps/collecting.ts';
import type { Refusal } from '../../model/log.ts';
import type { Assault } from '../../model/state.ts';
import type { Side, Step } from '../../model/procedure.ts';
import { hasWaitingHits } from '../../attacks/volley.ts';
import { UNDECIDED } from '../assumption-words.ts';
import { settling, withdrawing } from './settling.ts';
import { on, throwing, type Steps, type Turn } from './turn.ts';

/** What nobody decides must be allowed as it stands, or nothing ever follows. @rule A1.1, A1.2, A1.5, A2.7 */
const assertAllowed = (refusal: Refusal | null): void => {
  if (refusal === null) return;
  throw new RangeError(refusal.key === 'still-in-zone'
    ? UNDECIDED.mustMove(refusal.values.unit, refusal.values.enemy) : UNDECIDED.mayNotEngage(refusal.rule));
};

/** One side's moves: those of whom nobody asks anything, then the end of them. @rule A2.10, A3.9 */
const moving = (here: string, step: Step, choose: (assault: Assault) => Turn): Steps => ({
  [`${here}.choosing`]: choose,
  [`${here}.testing`]: assault => {
    if (hasWaitingHits(assault.volley)) return on(`${here}.failing.saving`, assault);
    const gone = step === 'a2Charge' ? goOnCharging(assault) : forgetTheLost(assault);
    if (gone !== assault) return on(`${here}.testing`, gone);
    return mustTest(gone)
      ? throwing('terrain', `${here}.testing`, (tested, faces) => resolveTerrainTest(tested, faces, step))
      : on(`${here}.choosing`, gone);
  },
  ...settling(`${here}.failing`, `${here}.testing`),
});

/** @rule A3.8, A3.9 */
const counterCharging = (here: string, side: Side, next: string): Steps => moving(here, 'a3CounterCharge', assault => {
  const move = eagerMove(assault);
  return move === null
    ? on(next, endCounterCharge(assault, side, null))
    : on(`${here}.testing`, meetDangers(counterChargeTo(assault, move.unit, move.to), move.unit));
});

/** @rule A0.2, A1.1 */
const choosing: Steps = {
  setUp: assault => {
    if (assault.startAt === 'a4Attacks') return on('#a4Attacks', assault);
    return on(assault.actionTest === 'none' ? 'a1ChooseTarget' : 'a0ActionTest.rolling', assault);
  },
  'a0ActionTest.rolling': () => throwing('actionTest', 'a0ActionTest.decided', resolveTest),
  'a0ActionTest.decided': assault =>
    (assault.testPassed === true ? on('a1ChooseTarget', assault) : on('noAssault', endUntested(assault))),
  a1ChooseTarget: assault => {
    const targets = targetsOf(assault, { target: assault.target });
    assertAllowed(whyNotTarget(assault, targets));
    return on('a2Charge.moving.choosing', chooseTarget(assault, targets));
  },
};

/** @rule A2.2, A2.12 */
const charge: Steps = {
  ...moving('a2Charge.moving', 'a2Charge', assault => {
    assertAllowed(whyNotEndCharge(assault));
    return on('a2Charge.overwatch.deciding', endCharge(assault, null));
  }),
  'a2Charge.overwatch.deciding': assault => on('#a2Charge.ended', assault),
  ...settling('a2Charge.overwatch.fired', 'a2Charge.overwatch.deciding'),
  '#a2Charge.ended': assault => on('a2Charge.ended', breakInCharge(assault)),
  'a2Charge.ended': assault => {
    if (hasBrokenInCharge(assault)) return on('a2Charge.withdrawing.moving', withdrawFromCharge(assault));
    return isWithinReach(assault)
      ? on('a3CounterCharge.opening', assault)
      : on('noAssault', endWithoutAssault(assault, 'a2Charge'));
  },
  ...withdrawing('a2Charge.withdrawing', '#a2Charge.ended'),
};

/** @rule A3.1, A3.8 */
const counterCharge: Steps = {
  'a3CounterCharge.opening': assault =>
    on(`a3CounterCharge.${assault.round === 1 ? 'defender' : 'attacker'}Moves.choosing`, assault),
  ...counterCharging('a3CounterCharge.attackerMoves', 'attacker', 'a3CounterCharge.defenderMoves.choosing'),
  ...counterCharging('a3CounterCharge.defenderMoves', 'defender', '#a4Attacks'),
};

/** From the set-up to the last counter-charge. */
export const BEFORE: Steps = { ...choosing, ...charge, ...counterCharge };
