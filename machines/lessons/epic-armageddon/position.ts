/** An assault at a moment of a lesson: where it stands, and what comes of it if it goes on as the lesson has it. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { MomentAt } from '../../../src/lessons/lesson.ts';
import { nextEvent } from '../../epic-armageddon/play-on.ts';
import { happen, presentOf, type Timeline } from '../../epic-armageddon/timeline.ts';
import { type AssaultSnapshot, handsOf } from '../../epic-armageddon/why.ts';
import { isInState, statePath } from '../../why.ts';
import { eachLater, lastThrow, type DealtHand } from '../play-ahead.ts';
import type { ReadyLesson } from './ready-lesson.ts';

export type ShownHand = DealtHand<AssaultHand>;

export interface LessonPosition {
  readonly ready: ReadyLesson;
  readonly timeline: Timeline;
  readonly assault: Assault;
  /** The path of the state of the chart, such as `a4Attacks.attacks.rolling`. */
  readonly path: string;
  /** How likely each ending is from here, where it has been asked for. */
  readonly odds: Odds | null;
}

export const positionOf = (ready: ReadyLesson, timeline: Timeline, odds: Odds | null = null): LessonPosition => {
  const snapshot = presentOf(timeline);
  return { ready, timeline, assault: snapshot.context.assault, path: statePath(snapshot), odds };
};

/** What happens next in a lesson if nobody says otherwise; null when the assault is over. */
export const nextLessonEvent = ({ decisions, seed, dice }: ReadyLesson, timeline: Timeline): AssaultEvent | null =>
  nextEvent(timeline, decisions, seed, dice);

/** No assault takes more steps. */
const MOST_STEPS = 5000;

const known = new WeakMap<ReadyLesson, WeakMap<Timeline, Timeline>>();

/** The assault one event later, worked out once; the same if it is over. */
const later = (ready: ReadyLesson, timeline: Timeline): Timeline => {
  const worked = known.get(ready) ?? new WeakMap<Timeline, Timeline>();
  known.set(ready, worked);
  const found = worked.get(timeline);
  if (found !== undefined) return found;
  const event = nextLessonEvent(ready, timeline);
  const after = event === null ? timeline : happen(timeline, event);
  worked.set(timeline, after);
  return after;
};

/** The moments that follow as the lesson has it, one event after the other, the present one first. */
export const following = (ready: ReadyLesson, timeline: Timeline): Generator<Timeline, void> =>
  eachLater(timeline, now => later(ready, now), MOST_STEPS);

/** What there is to see on the way to a later moment. */
export interface LaterPosition extends LessonPosition {
  /** The dice on the way there, throw by throw. */
  readonly thrown: readonly ShownHand[];
  /** The moments on the way, the present one first, that one last. */
  readonly way: readonly AssaultSnapshot[];
}

/** The first moment that is as it is asked for, the present one included; else the last there is. */
export const playAhead = (
  position: LessonPosition, isThere: (path: string, assault: Assault) => boolean,
): LaterPosition => {
  const thrown: ShownHand[] = [];
  const way: AssaultSnapshot[] = [];
  let last = position.timeline;
  for (const timeline of following(position.ready, position.timeline)) {
    if (timeline !== position.timeline) thrown.push(...lastThrow(timeline, handsOf));
    last = timeline;
    const snapshot = presentOf(timeline);
    way.push(snapshot);
    if (isThere(statePath(snapshot), snapshot.context.assault)) break;
  }
  return { ...positionOf(position.ready, last), thrown, way };
};

/** How often a state has come up to now, this time included. */
export const timesOf = ({ snapshots, at }: Timeline, state: string): number => {
  const isThere = snapshots.slice(0, at + 1).map(snapshot => isInState(statePath(snapshot), state));
  return isThere.filter((is, i) => is && isThere[i - 1] !== true).length;
};

/** Whether a moment is now. */
const isMomentNow = (timeline: Timeline, { state, round, moved, time }: MomentAt): boolean => {
  const present = presentOf(timeline);
  const { assault } = present.context;
  return isInState(statePath(present), state)
    && (round === undefined || assault.round === round)
    && (moved === undefined || assault.units.some(({ id, path }) => id === moved && path.length > 0))
    && (time === undefined || timesOf(timeline, state) === time);
};

/** The assault played on, as the lesson has it, to where a moment comes; null: it never does. */
export const arrive = (ready: ReadyLesson, timeline: Timeline, at: MomentAt): Timeline | null => {
  for (const later of following(ready, timeline)) if (isMomentNow(later, at)) return later;
  return null;
};

/** The assault as it stood after so many of its events. */
export const backTo = ({ scenario, events, snapshots }: Timeline, at: number): Timeline =>
  ({ scenario, events: events.slice(0, at), snapshots: snapshots.slice(0, at + 1), at });
