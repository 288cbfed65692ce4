/** How far somebody has got in which lessons, kept by the browser where the page lets it. */

import type { Progress } from '../../../machines/lessons/progress.ts';

export interface Kept {
  /** Where it was left; null: it ended, or never began. */
  readonly left: Progress | null;
  /** It was gone through to its end once. */
  readonly isDone: boolean;
  /** Ids of the moments that were missed when it was gone through last. */
  readonly missed: readonly string[];
}

const KEY = 'assault-resolver.lessons';
const NONE: Kept = { left: null, isDone: false, missed: [] };
/** Longer lists than any lesson can have are not ours. */
const MOST = 200;

type AllKept = Readonly<Record<string, Kept>>;

/** What a page without storage remembers until it is left; null: everything was stored. */
let ofPage: AllKept | null = null;

export const keptOf = (lesson: string): Kept => all()[lesson] ?? NONE;

/** The id of the moment at which it was left; null: it was not. */
export const reachedIn = ({ left }: Kept): string | null => left?.records[left.moment]?.id ?? null;

export const keep = (lesson: string, kept: Kept): void => {
  const next = { ...all(), [lesson]: kept };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    ofPage = null;
  } catch {
    ofPage = next;
  }
};

const all = (): AllKept => {
  if (ofPage !== null) return ofPage;
  try {
    return readKept(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
};

/** Whatever else may lie under that name is passed over. */
const readKept = (found: unknown): AllKept => {
  if (!isRecord(found)) return {};
  return Object.fromEntries(Object.entries(found).filter((one): one is [string, Kept] => isKept(one[1])));
};

const isKept = (found: unknown): found is Kept => isRecord(found)
  && (found['left'] === null || isProgress(found['left'])) && typeof found['isDone'] === 'boolean'
  && isListOf(found['missed'], one => typeof one === 'string');

/** What it holds is held against the lesson and the rules before it is taken up. */
const isProgress = (found: unknown): found is Progress => isRecord(found)
  && typeof found['lesson'] === 'string' && Number.isInteger(found['moment'])
  && isListOf(found['records'], isMomentRecord) && Array.isArray(found['events']) && found['events'].every(isRecord);

const isMomentRecord = (found: unknown): boolean => isRecord(found) && typeof found['id'] === 'string'
  && typeof found['outcome'] === 'string' && Number.isInteger(found['wrong']) && Number.isInteger(found['hints'])
  && (found['from'] === null || Number.isInteger(found['from']));

export const isRecord = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null;

const isListOf = (found: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(found) && found.length <= MOST && found.every(isOne);
