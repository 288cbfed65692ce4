/** "Play on": what happens next in a phase where nobody says otherwise. */
import { transition } from 'xstate';
import type { Decision, PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import { facesAt } from '../dice-stream.ts';
import { presentIn } from '../history.ts';
import { leftOf } from '../epic-armageddon/prepared.ts';
import { phaseMachine } from './phase.machine.ts';
import type { PhaseTimeline } from './timeline.ts';
import { usualDecisions } from './usual.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from './why.ts';

const moverOf = (event: PhaseEvent): string | null => (event.type === 'model.moved' ? event.model : null);

/** Whether anything is to be seen of a decision: another state, or models that move. A refused one changes neither. */
const isVisible = (snapshot: PhaseSnapshot, decision: Decision): boolean => {
  const [after] = transition(phaseMachine, snapshot, decision);
  const { models } = snapshot.context.phase;
  return JSON.stringify(after.value) !== JSON.stringify(snapshot.value)
    || after.context.phase.models.some((model, i) => model !== models[i]);
};

/**
 * What happens next if nobody decides: the dice asked for, else the next prepared decision that fits, else the usual.
 *
 * @param script the faces of the first dice of all; those of the seed follow it.
 * @returns null when the phase is over.
 */
export const nextPhaseEvent = (
  timeline: PhaseTimeline, prepared: readonly Decision[], seed: number, script: readonly number[] = [],
): PhaseEvent | null => {
  const snapshot = presentIn(timeline);
  if (snapshot.status !== 'active') return null;
  const { phase } = snapshot.context;
  const hands = handsOf(snapshot);
  if (hands.length > 0) return { type: 'dice.thrown', faces: facesAt(seed, phase.diceUsed, hands, script) };
  const decided = leftOf<PhaseEvent, Decision>(timeline, prepared, moverOf).find(one => whyNot(snapshot, one) === null);
  if (decided !== undefined) return decided;
  const usual = usualDecisions(metaOf(snapshot).unlessDecided!, phase);
  return usual.find(one => isVisible(snapshot, one)) ?? usual.at(-1) ?? null;
};
