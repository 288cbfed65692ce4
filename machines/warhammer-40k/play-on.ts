/** "Play on" in a phase: what happens next where nobody says otherwise. */
import { transition } from 'xstate';
import type { Decision, PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import { nextIn, type PlayedOn } from '../play-on.ts';
import { phaseMachine } from './phase.machine.ts';
import { usualDecisions } from './play.ts';
import type { PhaseTimeline } from './timeline.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from './why.ts';

const PHASE: PlayedOn<PhaseSnapshot, PhaseEvent, Decision> = {
  handsOf,
  diceUsed: ({ context }) => context.phase.diceUsed,
  thrown: faces => ({ type: 'dice.thrown', faces }),
  isRefused: (snapshot, event) => whyNot(snapshot, event) !== null,
  usual: snapshot => usualDecisions(metaOf(snapshot).unlessDecided!, snapshot.context.phase),
  after: (snapshot, decision) => transition(phaseMachine, snapshot, decision)[0],
  pieces: ({ context }) => context.phase.models,
  moverOf: event => (event.type === 'model.moved' ? event.model : null),
  comesBeforeDice: ({ type }) => type === 'save.chosen',
};

/**
 * What happens next if nobody decides: the dice asked for, else the next prepared decision that fits, else the usual.
 *
 * @param script the faces of the first dice of all; those of the seed follow it.
 * @returns null when the phase is over.
 */
export const nextPhaseEvent = (
  timeline: PhaseTimeline, prepared: readonly Decision[], seed: number, script: readonly number[] = [],
): PhaseEvent | null => nextIn(PHASE, timeline, prepared, seed, script);
