/** A table with one history over its set-up and what is played on it: plain, and never changed. */

/** A table as it was set up at one time, and what has been played on it. */
export interface TableVersion<S, E> {
  readonly scenario: S;
  /** Everything that has happened, also what has been undone and can be redone. */
  readonly events: readonly E[];
  /** How many of the events have happened, as things stand. */
  readonly at: number;
  /** So many of them were played again when it was set up so. */
  readonly from: number;
}

/** The versions of a table; each change of the set-up makes one. */
export interface TableHistory<V> {
  /** Those before, the latest last. */
  readonly past: readonly V[];
  readonly present: V;
  /** Those that were taken back, the next one first. */
  readonly future: readonly V[];
}

type Place = Pick<TableVersion<unknown, unknown>, 'events' | 'at' | 'from'>;

/** So many changes of the set-up can be taken back. */
const MOST_CHANGES = 100;

export const tableHistoryOf = <V>(present: V): TableHistory<V> => ({ past: [], present, future: [] });

/**
 * More has been played, or some of it taken back: other events make what was taken back of the set-up forgotten. The
 * same history where nothing has.
 */
export const playedOn = <V extends Place>(
  history: TableHistory<V>, { events, at }: Pick<V, 'events' | 'at'>,
): TableHistory<V> => {
  const { present, future } = history;
  const isKnown = events.length === present.events.length && events.every((event, i) => event === present.events[i]);
  if (isKnown && at === present.at) return history;
  return { ...history, present: { ...present, events, at }, future: isKnown ? future : [] };
};

/** Another set-up: what has been taken back until then is gone. */
export const setUpAnew = <V extends Place>({ past, present }: TableHistory<V>, next: V): TableHistory<V> => {
  const left = { ...present, events: present.events.slice(0, present.at) };
  return { past: [...past, left].slice(-MOST_CHANGES), present: next, future: [] };
};

/** Other words for the last change, as while somebody types: one step in the history. */
export const amended = <V>(history: TableHistory<V>, present: V): TableHistory<V> =>
  ({ ...history, present, future: [] });

/** Whether undo takes back the last change of the set-up rather than an event. */
export const isBackAtChange = <V extends Place>({ past, present: { at, from } }: TableHistory<V>): boolean =>
  past.length > 0 && (at === from || at === 0);

/** Whether redo makes a change of the set-up again rather than an event. */
export const isForwardAtChange = <V extends Place>({ present: { events, at }, future }: TableHistory<V>): boolean =>
  future.length > 0 && at === events.length;

/** The set-up as it was before its last change, with what had been played on it; the first stays. */
export const changeUndone = <V>({ past, present, future }: TableHistory<V>): TableHistory<V> => {
  const before = past.at(-1);
  return before === undefined ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
};

/** The change that was taken back last is made again, with what was played again then. */
export const changeRedone = <V extends Place>({ past, present, future }: TableHistory<V>): TableHistory<V> => {
  const [next, ...later] = future;
  return next === undefined ? { past, present, future }
    : { past: [...past, present], present: { ...next, at: next.from }, future: later };
};
