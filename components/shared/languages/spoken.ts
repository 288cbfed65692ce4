/** Words as they are written, spoken in the language of the screen. */
import type { Problem } from '../../../src/parsing/problems.ts';
import { once } from '../../../src/shared/once.ts';
import { makingOf } from '../../../src/shared/sayings.ts';
import { bookOf, onSpeech } from './speech.ts';

/** Words of the same shape in any language: a translation that lacks one does not compile. */
export type Translation<T> =
  T extends string ? string
    : T extends (...given: infer G) => infer R ? (...given: G) => Translation<R>
    : T extends readonly (infer E)[] ? readonly Translation<E>[]
    : T extends object ? { readonly [K in keyof T]: Translation<T[K]> }
    : T;

/** Everything that the scripts of this page have said there is to say on the screen, by part, in English. */
export const writtenWords = new Map<string, object>();

/**
 * The words of a part of the screen. Ask them where they are shown, never once for all: what is taken out of them stays
 * in the language of that moment.
 */
export const spoken = <T extends object>(part: string, english: T): Translation<T> => {
  writtenWords.set(part, english);
  return new Proxy(english, { get: (own, key) => Reflect.get(bookOf(part) ?? own, key) as unknown }) as Translation<T>;
};

/** The words of a part, as sentences from below the screen name them. */
type Book = Readonly<Record<string, string | ((...values: readonly unknown[]) => string)>>;

/** A sentence from below the screen in the language of the screen; as it stands where it is not known what it says. */
export const respoken = (sentence: string): string => {
  const making = makingOf(sentence);
  const phrase = making && (bookOf(making.part) as Book | undefined)?.[making.key];
  if (making === undefined || phrase === undefined) return sentence;
  return typeof phrase === 'string' ? phrase : phrase(...making.values.map(valueSpoken));
};

/** Sentences within a sentence are spoken too. */
const valueSpoken = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(valueSpoken);
  return typeof value === 'string' ? respoken(value) : value;
};

/** Answers that have words in them: worked out once for each object, and anew for each language. */
export const onceSpoken = <K extends object, V>(question: (about: K) => V): ((about: K) => V) => {
  let known = once(question);
  onSpeech(() => (known = once(question)));
  return about => known(about);
};

/** What is wrong with something given, told in the language in which it is read and not of when it was found. */
export const spokenProblem = (
  path: string | (() => string), code: Problem['code'], say: () => string,
): Problem => ({
  get path() {
    return typeof path === 'string' ? path : path();
  },
  code,
  get say() {
    return say();
  },
});

/** A text of a part in which each is found by what it is in English; undefined: it is not there. */
export const textIn = (part: string, text: string): string | undefined =>
  (bookOf(part) as Readonly<Record<string, string>> | undefined)?.[text];
