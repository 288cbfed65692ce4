/** Anything that goes on by events, with its history: undo, redo, and going back to any moment. */

export interface History<S, E> {
  /** Everything that has happened, also what has been undone and can be redone. */
  readonly events: readonly E[];
  /** How many of the events have happened, as things stand. */
  readonly at: number;
  /** How it stood after each number of events; never changed, only added to. */
  readonly snapshots: readonly S[];
}

export type HistoryEvent =
  | { readonly type: 'step.undone' }
  | { readonly type: 'step.redone' }
  /** Back, or forward, to the moment after so many events. */
  | { readonly type: 'step.revisited'; readonly at: number };

/** How it stands after one more event; null: it refuses it. */
export type After<S, E> = (present: S, event: E) => S | null;

/** As it stands. */
export const presentIn = <S, E>(history: History<S, E>): S => history.snapshots[history.at]!;

/** One more event: what was undone before it is forgotten. A refused event changes nothing. */
export const happenIn = <S, E, H extends History<S, E>>(history: H, event: E, after: After<S, E>): H => {
  const next = after(presentIn(history), event);
  if (next === null) return history;
  return {
    ...history,
    events: [...history.events.slice(0, history.at), event],
    at: history.at + 1,
    snapshots: [...history.snapshots.slice(0, history.at + 1), next],
  };
};

/** Before the first moment is the first, past the last the last; what is no whole number is no moment. */
const goTo = <H extends History<unknown, unknown>>(history: H, at: number): H => {
  if (!Number.isInteger(at)) return history;
  const bounded = Math.min(Math.max(at, 0), history.events.length);
  return bounded === history.at ? history : { ...history, at: bounded };
};

/** Goes to another moment of the history. */
export const revisit = <H extends History<unknown, unknown>>(history: H, event: HistoryEvent): H => {
  switch (event.type) {
    case 'step.undone':
      return goTo(history, history.at - 1);
    case 'step.redone':
      return goTo(history, history.at + 1);
    case 'step.revisited':
      return goTo(history, event.at);
  }
};

/**
 * Lets events happen one after the other, as far as they are accepted. One that says what no player could mean may be
 * more than the rules can answer: it ends the replay like others that are refused.
 */
export const replayIn = <S, E, H extends History<S, E>>(
  begin: H, events: readonly E[], after: After<S, E>,
): H => {
  const [happened, snapshots] = [begin.events.slice(0, begin.at), begin.snapshots.slice(0, begin.at + 1)];
  for (const event of events) {
    const next = tried(snapshots.at(-1)!, event, after);
    if (next === null) break;
    happened.push(event);
    snapshots.push(next);
  }
  return happened.length === begin.at ? begin : { ...begin, events: happened, at: happened.length, snapshots };
};

const tried = <S, E>(present: S, event: E, after: After<S, E>): S | null => {
  try {
    return after(present, event);
  } catch {
    return null;
  }
};

/** Whether an event goes to another moment instead of happening. */
export const isRevisit = <E extends { readonly type: string }>(event: E | HistoryEvent): event is HistoryEvent =>
  event.type.startsWith('step.');
