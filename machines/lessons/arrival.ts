/** When a moment of a lesson comes. */
import type { MomentAt } from '../../src/lessons/lesson.ts';
import { presentOf, type Timeline } from '../epic-armageddon/timeline.ts';
import type { ReadyLesson } from './ready.ts';
import { following, isIn, pathOf } from './scene.ts';

/** How often a state has come up to now, this time included. */
export const timesOf = ({ snapshots, at }: Timeline, state: string): number => {
  const isThere = snapshots.slice(0, at + 1).map(snapshot => isIn(pathOf(snapshot), state));
  return isThere.filter((is, i) => is && isThere[i - 1] !== true).length;
};

/** Whether a moment is now. */
export const isNow = (timeline: Timeline, { state, round, moved, time }: MomentAt): boolean => {
  const present = presentOf(timeline);
  const { assault } = present.context;
  return isIn(pathOf(present), state)
    && (round === undefined || assault.round === round)
    && (moved === undefined || assault.units.some(({ id, path }) => id === moved && path.length > 0))
    && (time === undefined || timesOf(timeline, state) === time);
};

/** The assault played on, as the lesson has it, to where a moment comes; null: it never does. */
export const arrive = (ready: ReadyLesson, timeline: Timeline, at: MomentAt): Timeline | null => {
  for (const later of following(ready, timeline)) if (isNow(later, at)) return later;
  return null;
};
