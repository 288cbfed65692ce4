/** An assault phase run to its end without a screen, from dice and the players' decisions. */
import { createActor, type Actor } from 'xstate';
import type { Thrower } from '../../src/dice/throw.ts';
import type { Decision, PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import { phaseSentence } from '../../src/warhammer-40k/explain/phrases.ts';
import { phaseReportOf, type PhaseReport } from '../../src/warhammer-40k/explain/report.ts';
import type { Scenario } from '../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { playOut, withDice, type Dice, type Headless } from '../headless.ts';
import { phaseMachine, type PhaseMachine } from './phase.machine.ts';
import type { PhaseInput } from './setup.ts';
import { usualDecisions } from './usual.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from './why.ts';

export interface PhaseOptions {
  readonly dice: Dice;
  /** What the players decide, in order; what is missing takes its default. */
  readonly decisions?: readonly Decision[];
}

/** A statechart at work, as it is played without a screen. */
const headless = (actor: Actor<PhaseMachine>): Headless<PhaseSnapshot, PhaseEvent> => ({
  present: () => actor.getSnapshot(),
  send: event => actor.send(event),
  why: (snapshot, event) => {
    const refusal = whyNot(snapshot, event);
    return refusal && { isNotNow: refusal.key === 'not-now', say: `${phaseSentence(refusal)} (${refusal.rule})` };
  },
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
export const playPhaseWith = (
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
