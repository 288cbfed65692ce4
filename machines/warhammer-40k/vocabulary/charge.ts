/** The words of the statechart for charges: every guard and action is one call into the rules. */
import {
  dangerHands, hasLostInitial, haveAllMoved, moveCharger, mustTestDangers, resolveDangers, whyNotMove,
} from '../../../src/warhammer-40k/charge/move.ts';
import {
  chargesLeft, declareCharge, pickCharger, pickNext, whyNotDeclare, whyNotPick,
} from '../../../src/warhammer-40k/charge/declare.ts';
import { endCharge, endCharges } from '../../../src/warhammer-40k/charge/end.ts';
import {
  areChargersGone, endOverwatch, fireOverwatch, isNobodyToFire, whyNotFire,
} from '../../../src/warhammer-40k/charge/overwatch.ts';
import {
  failCharge, isOutOfReach, rangeHands, resolveRange, takeRange,
} from '../../../src/warhammer-40k/charge/range.ts';
import { mustRegroup, regroupHands, resolveRegroup } from '../../../src/warhammer-40k/charge/regroup.ts';
import { moveRest, whyNotEndMoves } from '../../../src/warhammer-40k/charge/usual-moves.ts';
import { asks, changes, on, onDice } from '../calls.ts';
import { areDiceOf } from './dice.ts';
import type { HandsOf } from './hands.ts';
import type { Reason } from './reason.ts';

/** Guards that may refuse a player, each as the rule that forbids it. */
export const CHARGE_REASONS = {
  mayDeclareCharge: (phase, event) => (event.type === 'charge.declared' ? whyNotDeclare(phase, event) : null),
  mayPickCharger: (phase, event) => (event.type === 'charger.picked' ? whyNotPick(phase, event) : null),
  mayFireOverwatch: (phase, event) => (event.type === 'overwatch.fired' ? whyNotFire(phase, event) : null),
  mayMoveCharger: (phase, event) => (event.type === 'model.moved' ? whyNotMove(phase, event) : null),
  mayEndChargeMoves: (phase, event) => (event.type === 'moves.ended' ? whyNotEndMoves(phase) : null),
  areRangeDice: areDiceOf(rangeHands),
  areRegroupDice: areDiceOf(regroupHands),
  areDangerDice: areDiceOf(dangerHands),
} as const satisfies Readonly<Record<string, Reason>>;

export const CHARGE_GUARDS = {
  hasNoChargeLeft: asks(phase => chargesLeft(phase).length === 0),
  hasOneChargeLeft: asks(phase => chargesLeft(phase).length === 1),
  isNobodyToFire: asks(isNobodyToFire),
  areChargersGone: asks(areChargersGone),
  needsNoRangeDice: asks(phase => rangeHands(phase).length === 0),
  isOutOfReach: asks(isOutOfReach),
  mustRegroup: asks(mustRegroup),
  mustTestDangers: asks(mustTestDangers),
  hasLostInitial: asks(hasLostInitial),
  haveAllChargersMoved: asks(haveAllMoved),
};

export const CHARGE_ACTIONS = {
  declareCharge: on('charge.declared', declareCharge),
  declareInTurn: on('charge.declared', (phase, event) => pickNext(declareCharge(phase, event))),
  pickCharger: on('charger.picked', pickCharger),
  pickNextCharger: changes(pickNext),
  fireOverwatch: on('overwatch.fired', fireOverwatch),
  endOverwatch: changes(endOverwatch),
  takeRange: changes(takeRange),
  resolveRange: onDice(resolveRange),
  failCharge: changes(failCharge),
  resolveRegroup: onDice(resolveRegroup),
  moveCharger: on('model.moved', moveCharger),
  moveRest: changes(moveRest),
  resolveDangers: onDice(resolveDangers),
  endCharge: changes(endCharge),
  endCharges: changes(endCharges),
};

/** The dice that states ask for. */
export const CHARGE_HANDS = {
  chargeRange: rangeHands,
  regroup: regroupHands,
  dangers: dangerHands,
} as const satisfies Readonly<Record<string, HandsOf>>;
