/** The guards and actions of the Epic statechart: every one is one call into the rules. */
import { assign, setup } from 'xstate';
import { readThrow } from '../../src/dice/hand.ts';
import * as a0 from '../../src/epic-armageddon/steps/a0-action-test.ts';
import * as a1 from '../../src/epic-armageddon/steps/a1-choose-target.ts';
import * as a2 from '../../src/epic-armageddon/steps/a2-charge.ts';
import * as overwatch from '../../src/epic-armageddon/steps/a2-overwatch.ts';
import * as a3 from '../../src/epic-armageddon/steps/a3-counter-charge.ts';
import * as a4 from '../../src/epic-armageddon/steps/a4-attacks.ts';
import * as a5 from '../../src/epic-armageddon/steps/a5-supporting-fire.ts';
import * as a6 from '../../src/epic-armageddon/steps/a6-result.ts';
import {
  forgetTheLost, meetDangers, mustTest, resolveTerrainTest, takeCare,
} from '../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import * as consolidate from '../../src/epic-armageddon/steps/a7-consolidate.ts';
import * as withdraw from '../../src/epic-armageddon/steps/a7-withdraw.ts';
import * as flight from '../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import * as collecting from '../../src/epic-armageddon/steps/collecting.ts';
import * as after from '../../src/epic-armageddon/attacks/aftermath.ts';
import { assaultWith } from '../../src/epic-armageddon/model/copies.ts';
import { aimSniper, chooseSave, moveHit } from '../../src/epic-armageddon/attacks/owner-choices.ts';
import { enterSaves, isSettled } from '../../src/epic-armageddon/attacks/save-dice.ts';
import { rise } from '../../src/epic-armageddon/movement/pop-up.ts';
import { disembark, embark } from '../../src/epic-armageddon/movement/transports.ts';
import { hasFirstStrike } from '../../src/epic-armageddon/attacks/strikers.ts';
import { chooseWay, choosers, settleWays, splitDice } from '../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { isThrown } from '../../src/epic-armageddon/attacks/strikes.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import type { Side, Step } from '../../src/epic-armageddon/model/procedure.ts';
import { hasMacroHits } from '../../src/epic-armageddon/attacks/batch-hits.ts';
import { hasHits, hasWaitingHits } from '../../src/epic-armageddon/attacks/volley.ts';
import type { AssaultEvent, AssaultEventType } from '../../src/epic-armageddon/model/events.ts';
import { REFUSING_GUARDS, type RefusingGuard } from './reasons.ts';
import type { HandsName } from './hands.ts';

export interface AssaultContext {
  readonly assault: Assault;
}

/** What a state says of itself: its rule, its title, the dice it asks for, and what happens if nobody decides. */
export interface StateMeta {
  readonly rule: string;
  readonly title: string;
  readonly hands?: HandsName;
  readonly unlessDecided?: AssaultEventType;
}

type EventOf<T extends AssaultEventType> = Extract<AssaultEvent, { readonly type: T }>;

/** Changes the assault by an event of one type. */
const on = <T extends AssaultEventType>(type: T, change: (assault: Assault, event: EventOf<T>) => Assault) =>
  assign<AssaultContext, AssaultEvent, undefined, AssaultEvent, never>(({ context, event }) =>
    (event.type === type ? { assault: change(context.assault, event as EventOf<T>) } : {}));

/** Changes the assault whatever the event. */
const then = (change: (assault: Assault) => Assault) =>
  assign<AssaultContext, AssaultEvent, undefined, AssaultEvent, never>(({ context }) =>
    ({ assault: change(context.assault) }));

/** Uses the faces of a throw, and counts them. */
const onDice = (change: (assault: Assault, faces: readonly number[]) => Assault) =>
  on('dice.thrown', (assault, { faces }) =>
    change(assaultWith(assault, { diceUsed: assault.diceUsed + faces.length }), faces));

/** Asks the assault. */
const asks = (question: (assault: Assault) => boolean) => ({ context }: { context: AssaultContext }): boolean =>
  question(context.assault);

/** Says yes unless the rules have a reason to refuse. */
const unless = (name: RefusingGuard) =>
  ({ context, event }: { context: AssaultContext; event: AssaultEvent }): boolean =>
    REFUSING_GUARDS[name](context.assault, event) === null;

const inA4: Step = 'a4Attacks';
const inA5: Step = 'a5SupportingFire';

const move = (make: (assault: Assault, unit: string, to: readonly [number, number]) => Assault) =>
  on('unit.moved', (assault, { unit, to }) => make(assault, unit, to));

/** Whoever gets out into dangerous terrain tests for it. */
const getOut = (step: Step) =>
  on('unit.disembarked', (assault, { unit, to }) => meetDangers(disembark(assault, unit, to, step), unit));

const getIn = (step: Step) =>
  on('unit.embarked', (assault, { unit, transport }) => embark(assault, unit, transport, step));

const counterCharge = (side: Side) =>
  on('counterCharge.ended', (assault, { keep }) => a3.endCounterCharge(assault, side, keep ?? null));

export const assaultSetup = setup({
  types: {
    context: {} as AssaultContext,
    events: {} as AssaultEvent,
    input: {} as { readonly scenario: Scenario },
    meta: {} as StateMeta,
  },
  guards: {
    ...(Object.fromEntries((Object.keys(REFUSING_GUARDS) as RefusingGuard[]).map(name => [name, unless(name)])) as {
      readonly [name in RefusingGuard]: ReturnType<typeof unless>;
    }),
    asksForTest: asks(assault => assault.actionTest !== 'none'),
    hasPassed: asks(assault => assault.testPassed === true),
    isUnderFire: asks(assault => assault.moves.underFire !== null),
    isStillWithdrawing: asks(assault => assault.withdrawing.length > 0),
    isStillGoing: asks(assault => assault.moves.ways.length > 0 && !mustTest(assault)),
    isNobodyOnOverwatch: asks(assault => overwatch.onOverwatch(assault).length === 0),
    hasChoosers: asks(assault => choosers(assault).length > 0),
    startsAtAttacks: asks(assault => assault.startAt === 'a4Attacks'),
    hasBrokenInCharge: asks(a2.hasBrokenInCharge),
    isWithinReach: asks(a2.isWithinReach),
    isFirstRound: asks(assault => assault.round === 1),
    mayNotBegin: asks(assault => !a2.mayBeginAttacks(assault)),
    hasFirstStrike: asks(hasFirstStrike),
    isSafe: asks(assault => !mustTest(assault)),
    hasNoDice: asks(assault => !a4.hasAttacks(assault)),
    isThrown: asks(assault => assault.batch !== null && isThrown(assault.batch)),
    hasNoHits: asks(assault => !hasHits(assault.volley)),
    hasNoHitsAtAll: asks(assault => !hasHits(assault.volley) && !hasMacroHits(assault)),
    isSettled: asks(isSettled),
    isSettledForGood: asks(assault => isSettled(assault) && !hasMacroHits(assault) && after.isPlain(assault)),
    hasMacroHits: asks(hasMacroHits),
    hasWaitingHits: asks(assault => hasWaitingHits(assault.volley)),
    hasHeldBlasts: asks(assault => assault.heldBlasts.length > 0),
    hasAftermath: asks(assault => !after.isNext(assault, 'none')),
    hasNoAftermath: asks(assault => after.isNext(assault, 'none')),
    arePassengersNext: asks(assault => after.isNext(assault, 'passengers')),
    isBlastNext: asks(assault => after.isNext(assault, 'splash')),
    isSureBlastNext: asks(assault => after.isNext(assault, 'splash') && after.splashHands(assault).length === 0),
    isGrieving: asks(consolidate.isGrieving),
    isSwift: asks(assault => a4.swiftOutcome(assault) !== null),
    hasNoSupporters: asks(assault => !a5.mayAnyoneSupport(assault)),
    hasMoreSupport: asks(a5.hasMoreSupport),
    isWipedOut: asks(assault => a5.wipedOut(assault) !== null),
    isTied: asks(a6.isTied),
    isAnyoneWithdrawing: asks(flight.isAnyoneWithdrawing),
    isAnyoneConsolidating: asks(assault => consolidate.consolidating(assault).length > 0),
  },
  actions: {
    resolveTest: onDice(a0.resolveTest),
    endUntested: then(a0.endUntested),
    chooseTarget: on('target.chosen', (assault, event) => a1.chooseTarget(assault, a1.targetsOf(assault, event))),
    rise: on('unit.rose', (assault, { unit }) => rise(assault, unit, 'a3CounterCharge')),
    takeCareToCharge: on('care.taken', (assault, { unit }) => takeCare(assault, unit, 'a2Charge')),
    takeCareToCounterCharge: on('care.taken', (assault, { unit }) => takeCare(assault, unit, 'a3CounterCharge')),
    getOutToCharge: getOut('a2Charge'),
    getOutToCounterCharge: getOut('a3CounterCharge'),
    collect: on('unit.embarked', (assault, { unit, transport }) => collecting.collect(assault, unit, transport)),
    goOnCharging: then(collecting.goOnCharging),
    forgetTheLost: then(forgetTheLost),
    getIn: getIn('a3CounterCharge'),
    getInAfterwards: getIn('a7Consolidate'),
    fireOverwatch: on('overwatch.fired', overwatch.fireOverwatch),
    breakInCharge: then(a2.breakInCharge),
    chooseWay: on('way.chosen', (assault, { unit, by }) => chooseWay(assault, unit, by)),
    splitDice: on('dice.split', (assault, { unit, closeCombat }) => splitDice(assault, unit, closeCombat)),
    settleWays: then(settleWays),
    charge: move((assault, unit, to) => meetDangers(a2.chargeTo(assault, unit, to), unit)),
    endCharge: on('charge.ended', (assault, { keep }) => a2.endCharge(assault, keep ?? null)),
    testInCharge: onDice((assault, faces) => resolveTerrainTest(assault, faces, 'a2Charge')),
    withdrawFromCharge: then(withdraw.withdrawFromCharge),
    endWithoutCharge: then(assault => a2.endWithoutAssault(assault, 'a2Charge')),
    counterCharge: move((assault, unit, to) => meetDangers(a3.counterChargeTo(assault, unit, to), unit)),
    endAttackersCounterCharge: counterCharge('attacker'),
    endDefendersCounterCharge: counterCharge('defender'),
    testInCounterCharge: onDice((assault, faces) => resolveTerrainTest(assault, faces, 'a3CounterCharge')),
    endWithoutAssault: then(assault => a2.endWithoutAssault(assault, 'a3CounterCharge')),
    beginAttacks: then(a4.beginAttacks),
    beginFirstStrike: then(assault => a4.beginBatch(assault, 'first-strike')),
    beginOtherAttacks: then(assault => a4.beginBatch(assault, 'attacks')),
    resolveAttacks: onDice((assault, faces) => a4.resolveAttacks(assault, faces, inA4)),
    resolveSupportingFire: onDice((assault, faces) => a4.resolveAttacks(assault, faces, inA5)),
    allocateHits: then(assault => a4.allocateHits(assault, false, inA4)),
    allocateMacroHits: then(assault => a4.allocateHits(assault, true, inA4)),
    allocateSupportHits: then(assault => a4.allocateHits(assault, false, inA5)),
    allocateSupportMacroHits: then(assault => a4.allocateHits(assault, true, inA5)),
    moveHit: on('hit.moved', (assault, { side, hit, to }) => moveHit(assault, side, hit, to)),
    aimSniper: on('sniper.aimed', (assault, { side, hit, to }) => aimSniper(assault, side, hit, to)),
    chooseSave: on('save.chosen', (assault, { side, hit, save }) => chooseSave(assault, side, hit, save)),
    resolveSaves: onDice(enterSaves),
    removeCasualties: then(after.settle),
    spillPassengers: then(after.spillPassengers),
    blast: then(assault => after.resolveSplash(assault, [])),
    resolveSplash: onDice(after.resolveSplash),
    enterCritical: on('critical.entered', after.enterCritical),
    releaseBlasts: then(after.releaseBlasts),
    endSwiftly: then(assault => a5.noteBystanders(a4.endSwiftly(assault, a4.swiftOutcome(assault)!.winner, inA4))),
    beginSupport: then(a5.beginSupport),
    callSupporters: on('supporters.called', (assault, { side, units }) => a5.callSupporters(assault, side, units)),
    beginSupportingFire: then(a5.beginSupportingFire),
    endWipedOut: then(assault => a4.endSwiftly(assault, a5.wipedOut(assault)!.winner, inA5)),
    resolveResult: onDice((assault, faces) => a6.resolveResult(assault, readThrow(a6.resultHands(), faces), faces)),
    beginNextRound: then(a6.beginNextRound),
    resolveHackDown: then(a6.resolveHackDown),
    breakTheLoser: then(withdraw.breakTheLoser),
    withdraw: move(flight.withdrawTo),
    takeCareToWithdraw: on('care.taken', (assault, { unit }) => collecting.takeCareInFlight(assault, unit)),
    setDown: on('unit.disembarked', (assault, { unit, to }) => collecting.setDown(assault, unit, to)),
    collectInFlight: on('unit.embarked', (assault, { unit, transport }) =>
      collecting.collectInFlight(assault, unit, transport)),
    withdrawTheRest: then(flight.withdrawTheRest),
    testInWithdrawal: onDice((assault, faces) => resolveTerrainTest(assault, faces, 'a7Withdraw')),
    goOnWithdrawing: then(flight.goOnWithdrawing),
    endFirstMoves: then(flight.endFirstMoves),
    drawFire: then(assault => overwatch.askOverwatch(assault, assault.withdrawing)),
    feelFire: then(overwatch.feelFire),
    endFire: then(overwatch.endFire),
    endWithdrawal: on('withdrawal.ended', (assault, { keep }) => withdraw.endWithdrawal(assault, keep ?? null)),
    shakeSupporters: then(withdraw.shakeSupporters),
    grieve: onDice(consolidate.grieve),
    markTheWinner: then(consolidate.markTheWinner),
    consolidate: move(consolidate.consolidateTo),
    drawFireAtWinner: then(assault => overwatch.askOverwatch(assault, consolidate.consolidating(assault))),
    fleeFromConsolidation: then(withdraw.fleeFromConsolidation),
    endAssault: then(consolidate.endAssault),
  },
});
