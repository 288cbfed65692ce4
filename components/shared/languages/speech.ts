/** Which language the screen speaks. All scripts of a page share it, whichever of them an element came with. */
import { VERSION } from '../version.ts';

/** The first is what the words are written in; the others come when they are wanted. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Translated = Exclude<Language, (typeof LANGUAGES)[0]>;

/** The words of every part of the screen that a script brings, by the name of the part. */
export type Books = Readonly<Record<string, object>>;

/** Brings the words of some parts in a language. Rejects where they cannot be had. */
export type Library = (language: Translated) => Promise<Books>;

interface Shelved {
  readonly library: Library;
  /** Settles when its words are there with the others; null: they could not be had. */
  coming: Promise<void> | null;
}

interface Speech {
  language: Language;
  /** The language that was wished for last; it is spoken once its words are there. */
  wished: Language;
  books: Map<string, object>;
  /** How many wishes there have been. */
  wishes: number;
  /** Settles when the last wish has been met or could not be. */
  turn: Promise<void>;
  /** By what they have words for, whichever script has said where those are. */
  readonly libraries: Map<unknown, Shelved>;
  readonly listeners: Set<() => void>;
}

/** Another version has other words: its scripts share nothing with these. */
const SHARED = Symbol.for(`assault-resolver.speech ${VERSION}`);

const speech: Speech = (globalThis as { [SHARED]?: Speech })[SHARED] ??= {
  language: LANGUAGES[0], wished: LANGUAGES[0], wishes: 0, books: new Map(), turn: Promise.resolve(),
  libraries: new Map(), listeners: new Set(),
};

export const language = (): Language => speech.language;

/** The words of a part in the language spoken; undefined: as they are written. */
export const bookOf = (part: string): object | undefined => speech.books.get(part);

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

/** In milliseconds: so long what is drawn first waits for its words. */
const PATIENCE = 3000;

/** Resolves when the language on its way is spoken, cannot be, or keeps everybody waiting; null: none is on its way. */
export const turning = (): Promise<unknown> | null => {
  if (speech.wished === speech.language) return null;
  return Promise.race([speech.turn.catch(() => undefined), new Promise(resolve => setTimeout(resolve, PATIENCE))]);
};

/**
 * Says where the words of some parts are; resolves when those of the language spoken now are there, or cannot be had.
 * Who says it again asks again for what could not be had.
 *
 * @param name Of several libraries with the same name the first is asked.
 */
export const addLibrary = (library: Library, name: unknown = library): Promise<void> => {
  const shelved = speech.libraries.get(name) ?? { library, coming: null };
  speech.libraries.set(name, shelved);
  return shelved.coming ??= bring(shelved);
};

const bring = async (shelved: Shelved): Promise<void> => {
  try {
    await speech.turn.catch(() => undefined);
    const spoken = speech.language;
    const entries = await fetched([shelved], spoken);
    if (speech.language !== spoken || entries.length === 0) return;
    for (const [part, book] of entries) speech.books.set(part, book);
    announce();
  } catch {
    shelved.coming = null; // and it has been said
  }
};

const turnTo = async (wanted: Language, wish: number): Promise<void> => {
  await null; // a script that defines an element says where its words are right after that
  try {
    const entries = await fetched(speech.libraries.values(), wanted);
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

const fetched = async (shelves: Iterable<Shelved>, wanted: Language): Promise<Entries> => {
  if (wanted === LANGUAGES[0]) return [];
  try {
    const books = await Promise.all([...shelves].map(({ library }) => library(wanted)));
    return books.flatMap(one => Object.entries(one));
  } catch (error) {
    console.warn(`Words in "${wanted}" could not be fetched. ${String(error)}`);
    throw error;
  }
};

const announce = (): void => {
  for (const listener of speech.listeners) listener();
};
