/** Which language the screen speaks. All scripts of a page share it, whichever of them an element came with. */
import { VERSION } from '../version.ts';

/** The first is what the words are written in; the others come when they are wanted. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Translated = Exclude<Language, (typeof LANGUAGES)[0]>;

/** The words of every part of the screen that a script brings, by the name of the part. */
export type Books = Readonly<Record<string, object>>;

/** Fetches the words of some parts in a language. Rejects where they cannot be had. */
export type WordSource = (language: Translated) => Promise<Books>;

/** Fetches the words of a group in a language. Rejects where they cannot be had. */
export type FetchGroup = (group: string, language: Translated) => Promise<Books>;

interface AddedSource {
  readonly wordsIn: WordSource;
  /** Settles when its words are there with the others; null: they could not be had. */
  added: Promise<void> | null;
  /** They are there with the others, and come with them in another language; or they could not be had. */
  isSettled?: boolean;
}

interface Speech {
  language: Language;
  /** The language that was wished for last; it is spoken once its words are there. */
  wished: Language;
  books: Map<string, object>;
  /** How many wishes there have been. */
  wishes: number;
  /** Settles when the last wish has been met, or could not be. */
  turn: Promise<void>;
  /** By the groups that they have, whichever script has added them. */
  readonly sources: Map<unknown, AddedSource>;
  readonly listeners: Set<() => void>;
  /** Asks for groups that are wanted later; undefined: nobody has said yet how they come. */
  askFor?: (groups: readonly string[]) => Promise<unknown> | null;
  /** Groups that were wanted before. */
  readonly wantedBefore: Set<string>;
}

/** Another version has other words: its scripts share nothing with these. */
const SHARED = Symbol.for(`assault-resolver.speech ${VERSION}`);

const speech: Speech = (globalThis as { [SHARED]?: Speech })[SHARED] ??= {
  language: LANGUAGES[0], wished: LANGUAGES[0], wishes: 0, books: new Map(), turn: Promise.resolve(),
  sources: new Map(), listeners: new Set(), wantedBefore: new Set(),
};

export const language = (): Language => speech.language;

/** The words of a part in the language spoken; undefined: as they are written. */
export const bookOf = (part: string): object | undefined => speech.books.get(part);

/** The words of all parts whose names end so, in the language spoken. */
export const booksEnding = (...ends: readonly string[]): readonly object[] =>
  [...speech.books].flatMap(([part, book]) => (ends.some(end => part.endsWith(end)) ? [book] : []));

/** The language for a wish such as 'de-AT'; English where there are no words for it. */
export const languageFor = (wish: string | null): Language => {
  const [wanted] = (wish ?? '').toLowerCase().split(/[-_]/);
  return LANGUAGES.find(one => one === wanted) ?? LANGUAGES[0];
};

/** Calls whenever another language is spoken; what it gives ends that. */
export const onSpeech = (listener: () => void): () => void => {
  speech.listeners.add(listener);
  return () => speech.listeners.delete(listener);
};

/**
 * Speaks another language as soon as all its words are there; the last wish counts, and nothing comes of those before.
 * Rejects where there are none: then everything stays as it is.
 */
export const speak = (wanted: Language): Promise<void> => {
  if (wanted !== speech.wished) {
    speech.wished = wanted;
    speech.turn = turnTo(wanted, speech.wishes += 1);
  }
  return speech.turn;
};

/** What is drawn first waits so many milliseconds for its words. */
const PATIENCE = 3000;

/** Resolves when the language wished for is spoken, cannot be, or takes too long; null: it is spoken already. */
export const turning = (): Promise<unknown> | null => {
  if (speech.wished === speech.language) return null;
  return Promise.race([speech.turn.catch(() => undefined), new Promise(resolve => setTimeout(resolve, PATIENCE))]);
};

/**
 * Adds words; resolves when those of the language spoken now are there, or cannot be had. What could not be had is
 * asked for again when it is added again.
 *
 * @param group Of several sources with the same group the first is asked.
 */
export const addWordSource = (wordsIn: WordSource, group: unknown = wordsIn): Promise<void> => {
  const source = speech.sources.get(group) ?? { wordsIn, added: null };
  speech.sources.set(group, source);
  return source.added ??= fetchNow(source);
};

/** The groups of words come like this when a part of the screen first needs them. Of several the first is asked. */
export const fetchGroupsBy = (fetchGroup: FetchGroup): void => {
  speech.askFor ??= groups => {
    const coming = groups.map(group => addWordSource(spoken => fetchGroup(group, spoken), group));
    return speech.wished === LANGUAGES[0] ? null : Promise.all(coming);
  };
  void speech.askFor([...speech.wantedBefore]);
  speech.wantedBefore.clear();
};

/**
 * Asks for the words of some groups before something is said with them.
 *
 * @returns What resolves when they are there, or cannot be had; null: they are there, or English is what is wished for.
 */
export const wordsComing = (...groups: readonly string[]): Promise<unknown> | null => {
  const lacking = groups.filter(group => !speech.sources.get(group)?.isSettled);
  if (lacking.length === 0) return null;
  if (speech.askFor !== undefined) return speech.askFor(lacking);
  for (const group of lacking) speech.wantedBefore.add(group);
  return null;
};

/** Whether the words of these groups are there, without asking for them. */
export const areWordsThere = (...groups: readonly string[]): boolean => speech.askFor === undefined
  || speech.wished === LANGUAGES[0] || groups.every(group => speech.sources.get(group)?.isSettled);

/** Words that could not be had are asked for again when there is a network. */
const askAgain = (): void => {
  for (const source of speech.sources.values()) if (source.isSettled) source.added ??= fetchNow(source);
};
if (typeof window !== 'undefined') window.addEventListener('online', askAgain);

/** Resolves when all words that have been asked for so far are there, or cannot be had. */
export const allWordsComing = (): Promise<unknown> =>
  Promise.all([...speech.sources.values()].map(({ added }) => added));

/** Does something with the words of some groups: at once where they are there. */
export const inWords = (groups: readonly string[], act: () => void): void => {
  const coming = wordsComing(...groups);
  if (coming === null) act();
  else void coming.then(act);
};

/** What is wanted, once the words for it are there too, or cannot be had. */
export const withWords = async <T>(wanted: Promise<T>, words: Promise<unknown>): Promise<T> =>
  (await Promise.all([wanted, words]))[0];

const fetchNow = async (source: AddedSource): Promise<void> => {
  try {
    await speech.turn.catch(() => undefined);
    const spoken = speech.language;
    const entries = await fetched([source], spoken);
    source.isSettled = true;
    if (speech.language !== spoken || entries.length === 0) return;
    for (const [part, book] of entries) speech.books.set(part, book);
    announce();
  } catch {
    source.added = null; // the console has been told
    source.isSettled = true;
    announce();
  }
};

const turnTo = async (wanted: Language, wish: number): Promise<void> => {
  await null; // a script that defines an element adds its words right after that
  try {
    const entries = await fetched(speech.sources.values(), wanted);
    if (speech.wishes !== wish) return;
    speech.books = new Map(entries);
    speech.language = wanted;
    announce();
  } catch (error) {
    if (speech.wishes !== wish) return;
    speech.wished = speech.language;
    speech.turn = Promise.resolve();
    throw error;
  }
};

type Entries = readonly (readonly [string, object])[];

const fetched = async (sources: Iterable<AddedSource>, wanted: Language): Promise<Entries> => {
  if (wanted === LANGUAGES[0]) return [];
  try {
    const books = await Promise.all([...sources].map(({ wordsIn }) => wordsIn(wanted)));
    return books.flatMap(one => Object.entries(one));
  } catch (error) {
    console.warn(`Words in "${wanted}" could not be fetched. ${String(error)}`);
    throw error;
  }
};

const announce = (): void => {
  for (const listener of speech.listeners) listener();
};
