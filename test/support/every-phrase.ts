/** Every phrase of a record said with something in each of its places. */

/** Reads as a name, a number and a list of one alike. */
const ANYTHING = ['7'];
const ANY_VALUES: object = new Proxy({}, { get: () => ANYTHING });

type Phrase = (...given: readonly unknown[]) => unknown;

/** What the phrases of a record say, those in records within it too, each by its key. */
export const everyPhrase = (words: object): readonly (readonly [key: string, say: unknown])[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'function') return [[key, (value as Phrase)(...Array<unknown>(value.length).fill(ANYTHING))]];
    return typeof value === 'object' && value !== null ? everyPhrase(value) : [[key, value]];
  });

/** The same for a record of phrases that are each given an object of values. */
export const everyFact = (phrases: object): readonly (readonly [key: string, say: unknown])[] =>
  Object.entries(phrases).map(([key, phrase]: [string, Phrase]) => [key, phrase(ANY_VALUES)] as const);
