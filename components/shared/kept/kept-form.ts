/** What is played as a text that a browser keeps, and back. Anything may be in the text. */
import { asEvents, asFields, asText, asWhole } from '../public/meant.ts';

/** Another number says that something in it means something else. */
const FORMAT = 1;
/** Characters; the largest table with all its steps takes less. */
export const LONGEST_KEPT = 600_000;
const MOST_EVENTS = 5000;
const LONGEST_NAME = 120;
const DAY = 24 * 60 * 60 * 1000;
const KEPT_FOR = 30 * DAY;

/** What can be gone on with. */
export interface Kept {
  /** When somebody played in it last: ISO 8601 in UTC. */
  readonly savedAt: string;
  /** The id of a bundled assault or phase; null: `scenario` is it. */
  readonly id: string | null;
  readonly scenario: object | null;
  readonly ruleset: string | null;
  readonly seed: number | null;
  readonly events: readonly { readonly type: string }[];
  readonly title: string;
  /** What it and the step in which it stands were called, and in which language. */
  readonly called: string;
  readonly step: string;
  readonly language: string;
  readonly counts: 'round' | 'turn';
  readonly count: number;
}

export const writeKept = (kept: Kept): string => JSON.stringify({ format: FORMAT, ...kept });

/** Null: it is none of ours, of another version, or too old. */
export const readKept = (text: string, now: number): Kept | null => {
  const found = fieldsIn(text);
  if (found === null || found['format'] !== FORMAT) return null;
  const { savedAt, id, scenario, ruleset, seed, events, counts } = found;
  const kept: Kept = {
    savedAt: asText(savedAt) ?? '', id: wordOf(id), scenario: tableOf(scenario), ruleset: wordOf(ruleset),
    seed: asWhole(seed), events: asEvents(events), title: nameOf(found['title']), called: nameOf(found['called']),
    step: nameOf(found['step']), language: wordOf(found['language']) ?? '',
    counts: counts === 'turn' ? 'turn' : 'round', count: Math.max(1, asWhole(found['count']) ?? 1),
  };
  const { length } = kept.events;
  const isWhole = length > 0 && length <= MOST_EVENTS && (events as readonly unknown[]).length === length
    && (kept.id === null) !== (kept.scenario === null);
  return isWhole && isRecent(kept.savedAt, now) ? kept : null;
};

const fieldsIn = (text: string): Readonly<Record<string, unknown>> | null => {
  if (text.length > LONGEST_KEPT) return null;
  try {
    return asFields(JSON.parse(text)) as Readonly<Record<string, unknown>> | null;
  } catch {
    return null;
  }
};

const isRecent = (savedAt: string, now: number): boolean => {
  const age = now - Date.parse(savedAt);
  return age > -DAY && age < KEPT_FOR;
};

/** Whether it is of ours and has been kept for long enough. */
export const isOutdated = (text: string, now: number): boolean => {
  const found = fieldsIn(text);
  return found?.['format'] === FORMAT && !isRecent(asText(found['savedAt']) ?? '', now);
};

const wordOf = (given: unknown): string | null =>
  (typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : null);

const tableOf = (given: unknown): object | null => (Array.isArray(given) ? null : asFields(given));

/** What no name shows: control characters, and those that turn the direction of what follows them. */
const nameOf = (given: unknown): string =>
  (asText(given) ?? '').slice(0, LONGEST_NAME).replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();
