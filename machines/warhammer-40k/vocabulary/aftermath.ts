/** The words of the statechart for what comes after a fight: every guard and action is one call into the rules. */
import { OUTCOME_QUESTIONS, unanswered } from '../../../src/warhammer-40k/stages/agree.ts';
import { fallingOnHands, fallOn } from '../../../src/warhammer-40k/stages/next-turn.ts';
import * as breakOff from '../../../src/warhammer-40k/stages/break-off.ts';
import * as consolidate from '../../../src/warhammer-40k/stages/consolidate.ts';
import { fallBackHands } from '../../../src/warhammer-40k/stages/fall-back.ts';
import { moraleHands, resolveMorale } from '../../../src/warhammer-40k/stages/morale.ts';
import { closeFight, isAtStage, nextStage } from '../../../src/warhammer-40k/stages/next-stage.ts';
import { panicHands, resolvePanic } from '../../../src/warhammer-40k/stages/panic.ts';
import * as pileIn from '../../../src/warhammer-40k/stages/pile-in.ts';
import { regroupHands, resolveRegroup } from '../../../src/warhammer-40k/stages/regroup.ts';
import { chase, chaseHands } from '../../../src/warhammer-40k/stages/sweep/chase.ts';
import { race, raceHands } from '../../../src/warhammer-40k/stages/sweep/destroy.ts';
import { endFreeRound, isInFreeRound } from '../../../src/warhammer-40k/stages/sweep/free-round.ts';
import { handBack, tally } from '../../../src/warhammer-40k/stages/tally.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { asks, changes, on, onDice } from '../calls.ts';
import { areDiceOf } from './dice.ts';
import type { HandsOf } from './hands.ts';
import type { Reason } from './reason.ts';

/** The dice that states ask for. */
export const AFTERMATH_HANDS = {
  panic: panicHands,
  morale: moraleHands,
  fallBack: fallBackHands,
  sweep: chaseHands,
  sweepRace: raceHands,
  endPileInDangers: pileIn.endPileInDangerHands,
  consolidation: consolidate.consolidationHands,
  consolidationDangers: consolidate.consolidationDangerHands,
  regroupAfterwards: regroupHands,
  fallingOn: fallingOnHands,
} as const satisfies Readonly<Record<string, HandsOf>>;

/** Guards that may refuse a player, each as the rule that forbids it. */
export const AFTERMATH_REASONS = {
  arePanicDice: areDiceOf(panicHands),
  areMoraleDice: areDiceOf(moraleHands),
  areFallBackDice: areDiceOf(fallBackHands),
  areSweepDice: areDiceOf(chaseHands),
  areRaceDice: areDiceOf(raceHands),
  areEndPileInDangerDice: areDiceOf(pileIn.endPileInDangerHands),
  areConsolidationDice: areDiceOf(consolidate.consolidationHands),
  areConsolidationDangerDice: areDiceOf(consolidate.consolidationDangerHands),
  areRegroupDiceAfterwards: areDiceOf(regroupHands),
  areFallingOnDice: areDiceOf(fallingOnHands),
  mayPileIn: (phase, event) =>
    (event.type === 'model.moved' ? pileIn.whyNotPileInTo(phase, event.model, event.to) : null),
  mayConsolidate: (phase, event) =>
    (event.type === 'model.moved' ? consolidate.whyNotConsolidateTo(phase, event.model, event.to) : null),
  mayEndConsolidation: (phase, event) =>
    (event.type === 'moves.ended' ? consolidate.whyNotEndConsolidation(phase) : null),
} as const satisfies Readonly<Record<string, Reason>>;

const throwsNothing = (handsOf: HandsOf) => asks(phase => handsOf(phase).length === 0);
const isUntold = (phase: Phase): boolean => unanswered(phase, OUTCOME_QUESTIONS).length > 0;

export const AFTERMATH_GUARDS = {
  isAftermathUntold: asks(isUntold),
  isAtPanic: asks(isAtStage('panic')),
  isAtMorale: asks(isAtStage('morale')),
  isAtPileIn: asks(isAtStage('pile-in')),
  isAtBreakOff: asks(isAtStage('break-off')),
  isAtConsolidation: asks(isAtStage('consolidate')),
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
  isNobodyRegrouping: throwsNothing(regroupHands),
  isAnybodyFallingOn: asks(phase => phase.fallingOn.length > 0),
};

export const AFTERMATH_ACTIONS = {
  tally: changes(phase => nextStage(tally(phase))),
  handBackTally: changes(handBack),
  goOn: changes(nextStage),
  resolvePanic: onDice(resolvePanic),
  resolveMorale: onDice(resolveMorale),
  resolveRace: onDice(race),
  resolveFallBack: onDice(breakOff.resolveFallBack),
  resolveSweep: onDice((phase, faces) => breakOff.settleSweeps(chase(phase, faces))),
  endFreeRound: changes(endFreeRound),
  breakOff: changes(breakOff.breakOff),
  pileIn: on('model.moved', (phase, { model, to }) => pileIn.pileInTo(phase, model, to)),
  pileInRest: changes(pileIn.pileInRest),
  endPileIn: changes(pileIn.endPileIn),
  resolveEndPileInDangers: onDice(pileIn.resolveEndPileInDangers),
  rollConsolidation: onDice(consolidate.rollConsolidation),
  consolidate: on('model.moved', (phase, { model, to }) => consolidate.consolidateTo(phase, model, to)),
  endConsolidation: changes(consolidate.endConsolidation),
  resolveConsolidationDangers: onDice(consolidate.resolveConsolidationDangers),
  regroupAfterwards: onDice(resolveRegroup),
  closeFight: changes(closeFight),
  fallOn: onDice(fallOn),
};
