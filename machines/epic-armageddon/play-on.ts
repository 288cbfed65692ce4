/** "Play on" in an assault: what happens next where nobody says otherwise. */
import { transition } from 'xstate';
import { tiesByWorth } from '../../src/epic-armageddon/attacks/ties-by-worth.ts';
import type { AssaultEvent, Decision } from '../../src/epic-armageddon/model/events.ts';
import { nextIn, preparedLeft, type PlayedOn } from '../play-on.ts';
import { assaultMachine } from './assault.machine.ts';
import { usualDecisions } from './play.ts';
import type { Timeline } from './timeline.ts';
import { handsOf, metaOf, why, type AssaultSnapshot } from './why.ts';

const moverOf = (event: AssaultEvent): string | null =>
  (event.type.startsWith('unit.') ? (event as Extract<AssaultEvent, { readonly unit: string }>).unit : null);

const ASSAULT: PlayedOn<AssaultSnapshot, AssaultEvent, Decision> = {
  handsOf,
  diceUsed: ({ context }) => context.assault.diceUsed,
  thrown: faces => ({ type: 'dice.thrown', faces }),
  isRefused: (snapshot, event) => why(snapshot, event) !== null,
  usual: snapshot => usualDecisions(metaOf(snapshot).unlessDecided!, snapshot.context.assault),
  after: (snapshot, decision) => transition(assaultMachine, snapshot, decision)[0],
  pieces: ({ context }) => context.assault.units,
  moverOf,
  comesBeforeDice: ({ type }) => type === 'save.chosen',
};

/** The prepared decisions that are still to come; moves of units that a player has moved elsewhere are not. */
export const stillToCome = (
  timeline: Pick<Timeline, 'events' | 'at'>, prepared: readonly Decision[],
): readonly Decision[] => preparedLeft(timeline, prepared, moverOf);

/**
 * What happens next if nobody decides: the dice asked for, with a prepared choice of save before them, else the next
 * prepared decision that fits, else the default.
 *
 * @param script the faces of the first dice of all; those of the seed follow it.
 * @returns null when the assault is over.
 */
export const nextEvent = (
  timeline: Timeline, prepared: readonly Decision[], seed: number, script: readonly number[] = [],
): AssaultEvent | null => nextIn(ASSAULT, timeline, prepared, seed, script);

/**
 * The same, but where nothing was ever prepared ties in allocation fall by worth, not in the order of the list, unless
 * somebody has settled one otherwise. What is prepared goes on as its script does.
 */
export const nextEventByWorth = (
  timeline: Timeline, prepared: readonly Decision[], seed: number, script: readonly number[] = [],
): AssaultEvent | null => {
  const next = nextEvent(timeline, prepared, seed, script);
  return next?.type === 'hits.allocated' && prepared.length === 0 ? tieOf(timeline) ?? next : next;
};

const isSame = (one: AssaultEvent, other: AssaultEvent): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The next tie to settle; null: none is left, or whoever has settled some has done so in his own way. */
const tieOf = ({ events, at, snapshots }: Timeline): Decision | null => {
  let from = at;
  while (from > 0 && events[from - 1]!.type === 'hit.moved') from -= 1;
  const ties = tiesByWorth(snapshots[from]!.context.assault).map((tie): Decision => ({ type: 'hit.moved', ...tie }));
  const settled = events.slice(from, at);
  const isUsual = settled.every((event, i) => ties[i] !== undefined && isSame(event, ties[i]));
  return isUsual ? ties[settled.length] ?? null : null;
};
