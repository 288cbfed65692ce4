/** Which moments of a history the screen stays at, and how long in a run: what one press did one press takes back. */
import { isStill } from '../still.ts';

/** Events that happened at one press: after how many of all it began and ended. */
export interface TimelineMove {
  readonly from: number;
  readonly to: number;
}

/** With one that takes the place of those within it. */
export const withMove = (strides: readonly TimelineMove[], move: TimelineMove): readonly TimelineMove[] => {
  const others = strides.filter(({ from, to }) => from < move.from || to > move.to);
  return move.to > move.from ? [...others, move] : others;
};

/** The moment before one; `isPassed`: the screen does not stay at such a moment. */
export const backFrom = (
  at: number, strides: readonly TimelineMove[], isPassed: (at: number) => boolean,
): number => {
  let before = strides.find(({ to }) => to === at)?.from ?? at - 1;
  while (before > 0 && isPassed(before)) before -= 1;
  return before;
};

/** The moment after one. */
export const forwardFrom = (
  at: number, strides: readonly TimelineMove[], isPassed: (at: number) => boolean,
): number => {
  let after = strides.find(({ from }) => from === at)?.to ?? at + 1;
  while (isPassed(after)) after += 1;
  return after;
};

/** So long a step of a run stays on the screen, in milliseconds. */
const STEP = 400;

/** Over at once where nothing is to move, and without a screen; what is drawn has its turn all the same. */
export const stepPause = (): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, isStill() ? 0 : STEP));
