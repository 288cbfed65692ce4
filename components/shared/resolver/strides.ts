/** Which moments of a history the screen stays at: events that happened at one press are taken back at one press. */

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
