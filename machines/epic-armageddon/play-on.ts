/** "Play on": what happens next where nobody says otherwise. */
import { transition } from 'xstate';
import { assaultMachine } from './assault.machine.ts';
import { handsOf, metaOf, why, type AssaultSnapshot } from './why.ts';
import { defaultDecisions } from './play.ts';
import { leftOf } from './prepared.ts';
import { presentOf, type Timeline } from './timeline.ts';
import type { AssaultEvent, Decision } from '../../src/epic-armageddon/model/events.ts';
import { facesAt } from '../dice-stream.ts';

const moverOf = (event: AssaultEvent): string | null =>
  (event.type.startsWith('unit.') ? (event as Extract<AssaultEvent, { readonly unit: string }>).unit : null);

/** The prepared decisions that are still to come; moves of units that a player has moved elsewhere are not. */
export const stillToCome = (
  timeline: Pick<Timeline, 'events' | 'at'>, prepared: readonly Decision[],
): readonly Decision[] => leftOf(timeline, prepared, moverOf);

/** The next prepared decision that the rules accept now; null if there is none. */
export const nextPrepared = (timeline: Timeline, prepared: readonly Decision[]): Decision | null =>
  stillToCome(timeline, prepared).find(one => why(presentOf(timeline), one) === null) ?? null;

/** Whether anything is to be seen of a decision: another state, or somebody who moves. */
const isVisible = (snapshot: AssaultSnapshot, decision: Decision): boolean => {
  const [after] = transition(assaultMachine, snapshot, decision);
  const { units } = snapshot.context.assault;
  return JSON.stringify(after.value) !== JSON.stringify(snapshot.value)
    || after.context.assault.units.some((unit, i) => unit !== units[i]);
};

/** A save is chosen before its dice are thrown: the choice that is next in what is prepared; null if none is. */
const saveDue = (timeline: Timeline, prepared: readonly Decision[]): Decision | null => {
  const [due] = stillToCome(timeline, prepared);
  return due?.type === 'save.chosen' && why(presentOf(timeline), due) === null ? due : null;
};

/**
 * What happens next if nobody decides: the dice asked for, with a prepared choice of save before them, else the next
 * prepared decision that fits, else the default.
 *
 * @param script the faces of the first dice of all; those of the seed follow it.
 * @returns null when the assault is over.
 */
export const nextEvent = (
  timeline: Timeline, prepared: readonly Decision[], seed: number, script: readonly number[] = [],
): AssaultEvent | null => {
  const snapshot = presentOf(timeline);
  if (snapshot.status !== 'active') return null;
  const { assault } = snapshot.context;
  const hands = handsOf(snapshot);
  const due = hands.length > 0 ? saveDue(timeline, prepared) : null;
  if (due !== null) return due;
  if (hands.length > 0) return { type: 'dice.thrown', faces: facesAt(seed, assault.diceUsed, hands, script) };
  const decided = nextPrepared(timeline, prepared);
  if (decided !== null) return decided;
  const usual = defaultDecisions(metaOf(snapshot).unlessDecided!, assault);
  return usual.find(one => isVisible(snapshot, one)) ?? usual.at(-1) ?? null;
};
