/** An assault phase run to its end without a screen, from dice and the players' decisions. */
import { type Actor, createActor } from 'xstate';
import type { Thrower } from '../../src/dice/throw.ts';
import { phaseSentence } from '../../src/warhammer-40k/explain/log-sentences.ts';
import { type PhaseReport, phaseReportOf } from '../../src/warhammer-40k/explain/report.ts';
import type { Decision, PhaseEvent, PhaseEventType } from '../../src/warhammer-40k/model/events.ts';
import type { Scenario } from '../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { type Dice, type Headless, objectionTo, playOut, withDice } from '../headless.ts';
import { phaseMachine, type PhaseMachine } from './phase.machine.ts';
import type { PhaseInput } from './setup.ts';
import { handsOf, metaOf, type PhaseSnapshot, whyNot } from './why.ts';

/** The units that have declared a charge and still have to move go in the order in which they declared. */
const nextCharger = (phase: Phase): string => {
  const next = phase.charges.find(charge => charge.stage === 'declared');
  if (next === undefined) throw new Error('Nobody is left to charge.');
  return next.unit;
};

/** A choice takes its usual option; moves that somebody has to make are the usual ones, others are not made. */
export const usualDecisions = (type: PhaseEventType, phase: Phase): readonly Decision[] => {
  switch (type) {
    case 'choice.made':
      return [{ type, question: phase.choice!.question, option: phase.choice!.usual }];
    case 'charger.picked':
      return [{ type, unit: nextCharger(phase) }];
    case 'silence.accepted':
    case 'declarations.ended':
    case 'overwatch.ended':
    case 'rest.moved':
    case 'moves.ended':
    case 'strikes.settled':
      return [{ type }];
    default:
      throw new Error(`Nothing is decided by ${type} alone.`);
  }
};

export interface PhaseOptions {
  readonly dice: Dice;
  /** What the players decide, in order; what is missing takes its default. */
  readonly decisions?: readonly Decision[];
}

/** A statechart at work, as it is played without a screen. */
const headless = (actor: Actor<PhaseMachine>): Headless<PhaseSnapshot, PhaseEvent> => ({
  present: () => actor.getSnapshot(),
  send: event => actor.send(event),
  why: (snapshot, event) => objectionTo(whyNot(snapshot, event), phaseSentence),
  handsOf: snapshot => (metaOf(snapshot).hands === undefined ? null : handsOf(snapshot)),
  thrown: faces => ({ type: 'dice.thrown', faces }),
  usual: snapshot => usualDecisions(metaOf(snapshot).unlessDecided!, snapshot.context.phase),
});

/**
 * Plays a phase to its end with any thrower.
 *
 * @returns the phase as it stands then; the next turn begins with it.
 * @throws DecisionError when a decision or a default is illegal, or its state never comes.
 */
const playPhaseWith = (
  input: PhaseInput, throwHands: Thrower, decisions: readonly Decision[] = [],
): Phase => {
  const actor = createActor(phaseMachine, { input }).start();
  return playOut(headless(actor), throwHands, decisions).context.phase;
};

/**
 * Plays a phase to its end.
 *
 * @throws DiceError when a script of dice runs out or is not used up; it says how many were needed.
 * @throws DecisionError when a decision is illegal, or its state never comes.
 * @throws SilentText when something is asked that neither the text nor the players answer.
 */
export const playPhase = (scenario: Scenario, { dice, decisions = [] }: PhaseOptions): PhaseReport =>
  withDice(dice, throwHands => phaseReportOf(playPhaseWith({ scenario }, throwHands, decisions)));
