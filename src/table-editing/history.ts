/** Taking back and doing again: a history that is itself plain, and never changed. */
import type { Scenario } from '../epic-armageddon/model/scenario.ts';

export interface EditHistory<T = Scenario> {
  /** What was before, the latest last. */
  readonly past: readonly T[];
  readonly present: T;
  /** What was taken back, the next one first. */
  readonly future: readonly T[];
  /** The gesture that made the present; null: one that is over. */
  readonly gesture: string | null;
}

/** So many steps can be taken back. */
const MOST_STEPS = 100;

export const historyOf = <T>(present: T): EditHistory<T> => ({ past: [], present, future: [], gesture: null });

/**
 * After an edit. All edits of one gesture, such as a drag, are one step; what had been taken back is gone. An edit that
 * changed nothing is none.
 */
export const edited = <T>(history: EditHistory<T>, present: T, gesture: string | null = null): EditHistory<T> => {
  if (present === history.present) return history;
  if (gesture !== null && gesture === history.gesture) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-MOST_STEPS), present, future: [], gesture };
};

/** The gesture is over: the next edit is a step of its own, whatever it is. */
export const settled = <T>(history: EditHistory<T>): EditHistory<T> =>
  (history.gesture === null ? history : { ...history, gesture: null });

export const canUndo = <T>({ past }: EditHistory<T>): boolean => past.length > 0;
export const canRedo = <T>({ future }: EditHistory<T>): boolean => future.length > 0;

/** One step back; at the beginning nothing happens. */
export const undone = <T>(history: EditHistory<T>): EditHistory<T> => {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], gesture: null };
};

/** One step forward again. */
export const redone = <T>(history: EditHistory<T>): EditHistory<T> => {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, gesture: null };
};
