/** How far somebody has got in which lessons, kept by the browser where the page lets it. */

export interface Progress {
  /** The id of the moment that was reached last; null: it ended, or never began. */
  readonly reached: string | null;
  /** It was gone through to its end once. */
  readonly isDone: boolean;
  /** Ids of the moments that were missed when it was gone through last. */
  readonly missed: readonly string[];
}

const KEY = 'assault-resolver.lessons';
const NONE: Progress = { reached: null, isDone: false, missed: [] };
/** Longer lists than any lesson can have are not ours. */
const MOST = 200;

type Kept = Readonly<Record<string, Progress>>;

/** What a page without storage remembers until it is left. */
let ofPage: Kept = {};

export const progressIn = (lesson: string): Progress => all()[lesson] ?? NONE;

export const keepProgress = (lesson: string, progress: Progress): void => {
  ofPage = { ...all(), [lesson]: progress };
  try {
    localStorage.setItem(KEY, JSON.stringify(ofPage));
  } catch {
    // A page without storage forgets it.
  }
};

/** Everything is as if no lesson had been begun. */
export const forgetProgress = (): void => {
  ofPage = {};
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing.
  }
};

const all = (): Kept => {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? ofPage : keptIn(JSON.parse(text));
  } catch {
    return ofPage;
  }
};

/** Whatever else may lie under that name is passed over. */
const keptIn = (found: unknown): Kept => {
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter((one): one is [string, Progress] => isProgress(one[1])));
};

const isProgress = (found: unknown): found is Progress => {
  if (typeof found !== 'object' || found === null) return false;
  const { reached, isDone, missed } = found as Partial<Record<keyof Progress, unknown>>;
  return (reached === null || typeof reached === 'string') && typeof isDone === 'boolean'
    && Array.isArray(missed) && missed.length <= MOST && missed.every(one => typeof one === 'string');
};
