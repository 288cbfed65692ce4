/** The guards and actions of the 40k statechart: every one is one call into the rules. */
import { assign, setup } from 'xstate';
import { allocate, beginAllocations, isAllocated } from '../../src/warhammer-40k/allocation/allocate.ts';
import { declineLookOut, lookOutHands, readLookOut } from '../../src/warhammer-40k/allocation/look-out.ts';
import { resolvePsychic } from '../../src/warhammer-40k/allocation/psychic.ts';
import { chooseSave, resolveSaves, saveHands } from '../../src/warhammer-40k/allocation/save-throws.ts';
import {
  counter, counterHands, counterTheRest, endCountering, resolveCounterRange,
} from '../../src/warhammer-40k/charge/counter-attack.ts';
import { chargesLeft, declareCharge, pickCharger, pickNext } from '../../src/warhammer-40k/charge/declare.ts';
import { endCharge, endCharges } from '../../src/warhammer-40k/charge/end.ts';
import {
  hasLostInitial, haveAllMoved, moveCharger, mustTestDangers, resolveDangers,
} from '../../src/warhammer-40k/charge/move.ts';
import {
  areChargersGone, areTargetsGone, endOverwatch, fireOverwatch, isNobodyToFire,
} from '../../src/warhammer-40k/charge/overwatch.ts';
import { failCharge, isOutOfReach, rangeHands, resolveRange, takeRange } from '../../src/warhammer-40k/charge/range.ts';
import {
  mustRegroup, mustRegroupInTurn, regroupUnafraid, resolveRegroup,
} from '../../src/warhammer-40k/charge/regroup.ts';
import { moveRest } from '../../src/warhammer-40k/charge/usual-moves.ts';
import { answer } from '../../src/warhammer-40k/editions/answers.ts';
import type { PolicyQuestion } from '../../src/warhammer-40k/editions/policy.ts';
import { aim, aimersNow, isAimingUntold } from '../../src/warhammer-40k/fight/aim.ts';
import {
  fearHands, rampageHands, resolveFear, resolveRampage,
} from '../../src/warhammer-40k/fight/before-blows.ts';
import { hitAgainHands, hitHands, resolveHits, resolveHitsAgain } from '../../src/warhammer-40k/fight/hit.ts';
import * as pileInStep from '../../src/warhammer-40k/fight/pile-in-step.ts';
import { isFightOver, nextRung, pickCombat } from '../../src/warhammer-40k/fight/rungs.ts';
import { beginStrikes } from '../../src/warhammer-40k/fight/strikes.ts';
import { settleToughness } from '../../src/warhammer-40k/fight/toughness.ts';
import { chooseWeapon, choosersOfWeapons, settleWeapons } from '../../src/warhammer-40k/fight/weapons.ts';
import {
  passWounds, rerollHands, resolveRerolls, resolveWounds, woundHands,
} from '../../src/warhammer-40k/fight/wound.ts';
import type { PhaseEvent, PhaseEventType } from '../../src/warhammer-40k/model/events.ts';
import type { PhaseHand } from '../../src/warhammer-40k/model/hands.ts';
import type { Scenario } from '../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import {
  agree, CHARGE_QUESTIONS, leaveCharges, leaveOutcome, OUTCOME_QUESTIONS, unanswered,
} from '../../src/warhammer-40k/stages/agree.ts';
import * as breakOff from '../../src/warhammer-40k/stages/break-off.ts';
import { isAside } from '../../src/warhammer-40k/stages/aside.ts';
import { choose } from '../../src/warhammer-40k/stages/choose.ts';
import * as consolidate from '../../src/warhammer-40k/stages/consolidate.ts';
import * as hitAndRun from '../../src/warhammer-40k/stages/hit-and-run.ts';
import { resolveMorale } from '../../src/warhammer-40k/stages/morale.ts';
import { closeFight, isAtStage, nextStage } from '../../src/warhammer-40k/stages/next-stage.ts';
import { fallOn } from '../../src/warhammer-40k/stages/next-turn.ts';
import { endHoldingOut, holdOut, isHoldingOut } from '../../src/warhammer-40k/stages/no-retreat.ts';
import { resolvePanic } from '../../src/warhammer-40k/stages/panic.ts';
import * as pileIn from '../../src/warhammer-40k/stages/pile-in.ts';
import { resolveRally } from '../../src/warhammer-40k/stages/rally.ts';
import * as regroupAfterwards from '../../src/warhammer-40k/stages/regroup.ts';
import {
  aimShots, beginShots, endShots, isFiring, resolveTemplates, templateHands,
} from '../../src/warhammer-40k/stages/shots.ts';
import { chase, chaseHands } from '../../src/warhammer-40k/stages/sweep/chase.ts';
import { race, raceHands } from '../../src/warhammer-40k/stages/sweep/destroy.ts';
import { endFreeRound, isInFreeRound } from '../../src/warhammer-40k/stages/sweep/free-round.ts';
import { handBack, tally } from '../../src/warhammer-40k/stages/tally.ts';
import type { HandsName } from './hands.ts';
import { REFUSING_GUARDS, type RefusingGuard } from './reasons.ts';

export interface PhaseContext {
  readonly phase: Phase;
}

/** What a state says of itself. */
export interface StateMeta {
  readonly rule: string;
  readonly title: string;
  /** The dice it asks for. */
  readonly hands?: HandsName;
  /** What happens if nobody decides. */
  readonly unlessDecided?: PhaseEventType;
  /** The questions that a text must answer before this state means anything: where it is silent, players may agree. */
  readonly asks?: readonly PolicyQuestion[];
}

/** A phase begins with a scenario, or with the turn that the turn before has left. */
export type PhaseInput = { readonly scenario: Scenario } | { readonly phase: Phase };

type EventOf<T extends PhaseEventType> = Extract<PhaseEvent, { readonly type: T }>;

/** Changes the phase by an event of one type. */
const on = <T extends PhaseEventType>(type: T, change: (phase: Phase, event: EventOf<T>) => Phase) =>
  assign<PhaseContext, PhaseEvent, undefined, PhaseEvent, never>(({ context, event }) =>
    (event.type === type ? { phase: change(context.phase, event as EventOf<T>) } : {}));

/** Changes the phase whatever the event. */
const then = (change: (phase: Phase) => Phase) =>
  assign<PhaseContext, PhaseEvent, undefined, PhaseEvent, never>(({ context }) => ({ phase: change(context.phase) }));

/** Uses the faces of a throw, and counts them. */
const onDice = (change: (phase: Phase, faces: readonly number[]) => Phase) =>
  on('dice.thrown', (phase, { faces }) => change({ ...phase, diceUsed: phase.diceUsed + faces.length }, faces));

/** Asks the phase. */
const asks = (question: (phase: Phase) => boolean) => ({ context }: { context: PhaseContext }): boolean =>
  question(context.phase);

/** Says yes unless the rules have a reason to refuse. */
const unless = (name: RefusingGuard) => ({ context, event }: { context: PhaseContext; event: PhaseEvent }): boolean =>
  REFUSING_GUARDS[name](context.phase, event) === null;

const throwsNothing = (handsOf: (phase: Phase) => readonly PhaseHand[]) => asks(phase => handsOf(phase).length === 0);

const isToldToCharge = (phase: Phase): boolean => unanswered(phase, CHARGE_QUESTIONS).length === 0;
const isUntold = (phase: Phase): boolean => unanswered(phase, OUTCOME_QUESTIONS).length > 0;

export const phaseSetup = setup({
  types: {
    context: {} as PhaseContext,
    events: {} as PhaseEvent,
    input: {} as PhaseInput,
    meta: {} as StateMeta,
  },
  guards: {
    ...(Object.fromEntries((Object.keys(REFUSING_GUARDS) as RefusingGuard[]).map(name => [name, unless(name)])) as {
      readonly [name in RefusingGuard]: ReturnType<typeof unless>;
    }),
    hasChoice: asks(phase => phase.choice !== null),
    startsAtFight: asks(phase => phase.startAt === 'fight'),
    chargesTogether: asks(phase => isToldToCharge(phase) && answer(phase, 'chargeShape') === 'together'),
    chargesInTurn: asks(phase => isToldToCharge(phase) && answer(phase, 'chargeShape') === 'in-turn'),
    isOutcomeTold: asks(phase => unanswered(phase, OUTCOME_QUESTIONS).length === 0),
    isTallied: asks(phase => phase.aftermath !== null),
    hasNoChargeLeft: asks(phase => chargesLeft(phase).length === 0),
    hasOneChargeLeft: asks(phase => chargesLeft(phase).length === 1),
    isNobodyToFire: asks(isNobodyToFire),
    mustRegroupInTurn: asks(mustRegroupInTurn),
    areChargersGone: asks(areChargersGone),
    areTargetsGone: asks(areTargetsGone),
    isNoTemplateLeft: throwsNothing(templateHands),
    throwsNoRangeAgain: throwsNothing(rangeHands),
    isCountered: asks(phase => endCharge(phase).countering !== undefined),
    isSomebodyCountering: asks(phase => phase.countering !== undefined),
    needsNoCounterDice: throwsNothing(counterHands),
    needsNoRangeDice: asks(phase => rangeHands(phase).length === 0),
    isOutOfReach: asks(isOutOfReach),
    mustRegroup: asks(mustRegroup),
    mustTestDangers: asks(mustTestDangers),
    hasLostInitial: asks(hasLostInitial),
    haveAllChargersMoved: asks(haveAllMoved),
    isFighting: asks(phase => phase.fight !== null),
    hasNoCombatLeft: asks(phase => phase.choice === null),
    isFightOver: asks(isFightOver),
    hasNoWeaponsToChoose: asks(phase => choosersOfWeapons(phase).length === 0),
    pilesInAtRungs: asks(pileInStep.pilesInAtRungs),
    haveBothPiledIn: asks(phase => phase.fight!.piling === null),
    hasSidePiledIn: asks(phase => pileInStep.toPileInNow(phase).length === 0),
    hasPiledIntoDanger: asks(phase =>
      pileInStep.toPileInNow(phase).length === 0 && pileInStep.pileInDangerHands(phase).length > 0),
    hasNothingToAim: asks(phase => aimersNow(phase).length === 0),
    isAimingUntold: asks(isAimingUntold),
    isAimingTold: asks(phase => !isAimingUntold(phase)),
    hasNobodyToFrighten: throwsNothing(fearHands),
    hasNobodyOnRampage: throwsNothing(rampageHands),
    hasNoHitDice: asks(phase => hitHands(phase).length === 0),
    hasNoHitRerolls: throwsNothing(hitAgainHands),
    isToughnessSettled: asks(phase => phase.choice === null),
    hasNoWoundDice: asks(phase => woundHands(phase).length === 0),
    hasNoRerolls: asks(phase => rerollHands(phase).length === 0),
    isAllocated: asks(isAllocated),
    hasLookOuts: asks(phase => lookOutHands(phase).length > 0),
    hasSaves: asks(phase => saveHands(phase).length > 0),
    isAftermathUntold: asks(isUntold),
    isAtPanic: asks(isAtStage('panic')),
    isAtMorale: asks(isAtStage('morale')),
    isAtPileIn: asks(isAtStage('pile-in')),
    isAtBreakOff: asks(isAtStage('break-off')),
    isAtConsolidation: asks(phase => isAtStage('consolidate')(phase) || isAtStage('part')(phase)),
    isNobodyTesting: asks(phase => phase.aftermath!.waiting.length === 0),
    isNobodyAsked: asks(phase => phase.choice === null),
    isNobodyBreaking: asks(phase => !breakOff.isAnybodyBreaking(phase)),
    isNobodyRacing: throwsNothing(raceHands),
    isNobodySweeping: throwsNothing(chaseHands),
    isNobodyRolling: asks(phase => !breakOff.hasToRoll(phase)),
    isInFreeRound: asks(isInFreeRound),
    hasPiledIn: asks(phase => !pileIn.isPilingIn(phase)),
    hasEndedInDanger: asks(phase => pileIn.endPileInDangerHands(phase).length > 0),
    isConsolidating: asks(consolidate.isConsolidating),
    isNobodyConsolidating: throwsNothing(consolidate.consolidationHands),
    isNobodyEndangered: throwsNothing(consolidate.consolidationDangerHands),
    isNobodyRegrouping: throwsNothing(regroupAfterwards.regroupHands),
    isAside: asks(isAside),
    isFiring: asks(isFiring),
    isHoldingOut: asks(isHoldingOut),
    isAtNoRetreat: asks(isAtStage('no-retreat')),
    maySlipAway: asks(hitAndRun.maySlipAway),
    isNobodyRollingOff: throwsNothing(hitAndRun.rollOffHands),
    isNobodyTestingInitiative: throwsNothing(hitAndRun.initiativeHands),
    isNobodySlipping: throwsNothing(hitAndRun.slipHands),
    isAnybodyRallying: asks(phase => phase.rallying !== undefined),
    isAnybodyFallingOn: asks(phase => phase.fallingOn.length > 0),
  },
  actions: {
    choose: on('choice.made', choose),
    agree: on('answer.agreed', agree),
    leaveCharges: then(leaveCharges),
    leaveOutcome: then(leaveOutcome),
    declareCharge: on('charge.declared', declareCharge),
    declareInTurn: on('charge.declared', (phase, event) => regroupUnafraid(pickNext(declareCharge(phase, event)))),
    pickCharger: on('charger.picked', pickCharger),
    pickNextCharger: then(pickNext),
    fireOverwatch: on('overwatch.fired', fireOverwatch),
    endOverwatch: then(endOverwatch),
    aimShots: on('overwatch.shot', aimShots),
    resolveTemplates: onDice(resolveTemplates),
    beginShots: then(beginShots),
    endShots: then(endShots),
    resolveCounterRange: onDice(resolveCounterRange),
    counter: on('model.moved', counter),
    counterTheRest: then(counterTheRest),
    endCountering: then(endCountering),
    takeRange: then(takeRange),
    resolveRange: onDice(resolveRange),
    failCharge: then(failCharge),
    resolveRegroup: onDice(resolveRegroup),
    moveCharger: on('model.moved', moveCharger),
    moveRest: then(moveRest),
    resolveDangers: onDice(resolveDangers),
    endCharge: then(endCharge),
    endCharges: then(endCharges),
    pickCombat: then(pickCombat),
    chooseWeapon: on('weapon.chosen', chooseWeapon),
    settleWeapons: then(settleWeapons),
    nextRung: then(nextRung),
    beginStepPileIn: then(pileInStep.beginStepPileIn),
    pileInNow: on('model.moved', pileInStep.stepPileIn),
    pileInTheRest: then(pileInStep.pileInTheRest),
    passPileIn: then(pileInStep.passPileIn),
    resolvePileInDangers: onDice(pileInStep.resolvePileInDangers),
    aim: on('strikes.aimed', aim),
    beginStrikes: then(beginStrikes),
    resolveFear: onDice(resolveFear),
    resolveRampage: onDice(resolveRampage),
    resolveHits: onDice(resolveHits),
    resolveHitsAgain: onDice(resolveHitsAgain),
    settleToughness: then(settleToughness),
    resolveWounds: onDice(resolveWounds),
    passWounds: then(passWounds),
    resolveRerolls: onDice(resolveRerolls),
    beginAllocations: then(beginAllocations),
    allocate: then(allocate),
    chooseSave: on('save.chosen', chooseSave),
    declineLookOut: on('wound.kept', declineLookOut),
    resolveLookOut: onDice((phase, faces) => allocate(readLookOut(phase, faces))),
    resolveSaves: onDice(resolveSaves),
    resolvePsychic: onDice(resolvePsychic),
    tally: then(phase => nextStage(tally(phase))),
    handBackTally: then(handBack),
    goOn: then(nextStage),
    resolvePanic: onDice(resolvePanic),
    resolveMorale: onDice(resolveMorale),
    resolveRace: onDice(race),
    resolveFallBack: onDice(breakOff.resolveFallBack),
    resolveSweep: onDice((phase, faces) => breakOff.settleSweeps(chase(phase, faces))),
    endFreeRound: then(endFreeRound),
    breakOff: then(breakOff.breakOff),
    pileIn: on('model.moved', (phase, { model, to }) => pileIn.pileInTo(phase, model, to)),
    pileInRest: then(pileIn.pileInRest),
    endPileIn: then(pileIn.endPileIn),
    resolveEndPileInDangers: onDice(pileIn.resolveEndPileInDangers),
    rollConsolidation: onDice(consolidate.rollConsolidation),
    consolidate: on('model.moved', (phase, { model, to }) => consolidate.consolidateTo(phase, model, to)),
    endConsolidation: then(consolidate.endConsolidation),
    resolveConsolidationDangers: onDice(consolidate.resolveConsolidationDangers),
    regroupAfterwards: onDice(regroupAfterwards.resolveRegroup),
    closeFight: then(closeFight),
    fallOn: onDice(fallOn),
    resolveRally: onDice(resolveRally),
    holdOut: then(holdOut),
    endHoldingOut: then(endHoldingOut),
    beginHitAndRun: then(hitAndRun.beginHitAndRun),
    askToSlipAway: then(hitAndRun.askToSlipAway),
    resolveRollOff: onDice(hitAndRun.resolveRollOff),
    resolveInitiative: onDice(hitAndRun.resolveInitiative),
    resolveSlip: onDice(hitAndRun.resolveSlip),
  },
});
