/** English sentences from below the screen, in the language of the screen. */
import { makingOf } from '../../../src/shared/sayings.ts';
import { bookOf } from './speech.ts';

type Book = Readonly<Record<string, string | ((...values: readonly unknown[]) => string)>>;

/** A sentence in the language of the moment; as it stands where nobody knows what it was made of. */
export const respoken = (sentence: string): string => {
  const making = makingOf(sentence);
  const phrase = making && (bookOf(making.part) as Book | undefined)?.[making.key];
  if (making === undefined || phrase === undefined) return sentence;
  return typeof phrase === 'string' ? phrase : phrase(...making.values.map(valueSpoken));
};

/** Sentences within a sentence are said anew too. */
const valueSpoken = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(valueSpoken);
  return typeof value === 'string' ? respoken(value) : value;
};
