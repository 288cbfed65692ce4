/** "Play on" in a phase: what happens next where nobody says otherwise. */
import { transition } from 'xstate';
import type { Decision, PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import { nextIn, preparedLeft, type PlayedOn } from '../play-on.ts';
import { phaseMachine } from './phase.machine.ts';
import { usualDecisions } from './play.ts';
import type { PhaseTimeline } from './timeline.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from './why.ts';

const moverOf = (event: PhaseEvent): string | null => (event.type === 'model.moved' ? event.model : null);

const PHASE: PlayedOn<PhaseSnapshot, PhaseEvent, Decision> = {
  handsOf,
  diceUsed: ({ context }) => context.phase.diceUsed,
  thrown: faces => ({ type: 'dice.thrown', faces }),
  isRefused: (snapshot, event) => whyNot(snapshot, event) !== null,
  usual: snapshot => usualDecisions(metaOf(snapshot).unlessDecided!, snapshot.context.phase),
  after: (snapshot, decision) => transition(phaseMachine, snapshot, decision)[0],
  pieces: ({ context }) => context.phase.models,
  moverOf,
  comesBeforeDice: ({ type }) => type === 'save.chosen' || type === 'wound.kept',
};

/** The prepared decisions that are still to come; moves of models that a player has moved elsewhere are not. */
export const stillToCome = (
  timeline: Pick<PhaseTimeline, 'events' | 'at'>, prepared: readonly Decision[],
): readonly Decision[] => preparedLeft(timeline, prepared, moverOf);

/**
 * What happens next if nobody decides: the dice asked for, else the next prepared decision that fits, else the usual.
 *
 * @param script the faces of the first dice of all; those of the seed follow it.
 * @returns null when the phase is over.
 */
export const nextPhaseEvent = (
  timeline: PhaseTimeline, prepared: readonly Decision[], seed: number, script: readonly number[] = [],
): PhaseEvent | null => nextIn(PHASE, timeline, prepared, seed, script);
