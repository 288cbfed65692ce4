/** Which options of a datasheet some words mean, as people write them. */
import { firstTooMany } from '../epic-armageddon/model/options.ts';
import { nearestWord } from '../parsing/spelling.ts';
import { searchTermsOf } from './search-terms.ts';
import type { LibraryOption } from './unit-options.ts';

/** Words that name no option by themselves. */
const FILLERS = new Set([
  'with', 'w', 'and', 'armed', 'a', 'an', 'the', 'of', 'mark', 'option', 'variant', 'pattern', 'version', 'x', 'both',
]);
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, twin: 1, three: 3, four: 4 };
const DIGITS = /^(\d)x?$/;
/** Nobody needs more words for the options of a unit. */
const MOST_WORDS = 16;
/** Shorter beginnings of a word are no word. */
const SHORTEST_BEGINNING = 3;
/** Shorter words have no slips. */
const SHORTEST_WITH_SLIPS = 4;
/** So many words for the options of a unit are remembered with what they name. */
const REMEMBERED = 100;

/**
 * Ids of the options that the words name, in their order, one that is meant twice twice. Null: the words say something
 * else as well, or nothing, or options that do not go together.
 */
export const optionsCalled = (words: string, options: readonly LibraryOption[]): readonly string[] | null => {
  const before = remembered.get(options);
  if (before?.has(words)) return before.get(words)!;
  const called = lookedUp(words, options);
  if (before === undefined || before.size >= REMEMBERED) remembered.set(options, new Map([[words, called]]));
  else before.set(words, called);
  return called;
};

/** What words have named among the same options, for lists that say them again and again. */
const remembered = new WeakMap<readonly LibraryOption[], Map<string, readonly string[] | null>>();

const lookedUp = (words: string, options: readonly LibraryOption[]): readonly string[] | null => {
  const open = options.filter(({ isMounted }) => !isMounted);
  const said = searchTermsOf(words);
  if (open.length === 0 || said.length > MOST_WORDS) return null;
  const found = optionsIn(said, open);
  if (found === null || found.length === 0) return null;
  const each = found.filter((one, i) => one.most > 1 || found.indexOf(one) === i);
  return firstTooMany(each) === null ? each.map(({ id }) => id) : null;
};

/** The options that one after the other are named by all of the words, the longest name first. */
const optionsIn = (said: readonly string[], options: readonly LibraryOption[]): readonly LibraryOption[] | null => {
  const known = options.map(option => ({ option, names: namesOf(option).map(searchTermsOf) }));
  /** What the words from each place on name; null: something is left. */
  const from: (readonly LibraryOption[] | null)[] = [];
  from[said.length] = [];
  for (let at = said.length - 1; at >= 0; at -= 1) from[at] = optionsFrom(said, at, from, known);
  return from[0]!;
};

interface KnownOption {
  readonly option: LibraryOption;
  /** The words of each of its names. */
  readonly names: readonly (readonly string[])[];
}

const optionsFrom = (
  said: readonly string[], at: number,
  from: readonly (readonly LibraryOption[] | null)[], known: readonly KnownOption[],
): readonly LibraryOption[] | null => {
  for (let end = said.length; end > at; end -= 1) {
    const rest = from[end] ?? null;
    const option = rest && optionNamed(said.slice(at, end), known);
    if (option !== null) return [option, ...rest!];
  }
  const rest = from[at + 1] ?? null;
  const word = said[at]!;
  return FILLERS.has(word) || rest === null ? rest : severalOf(numberOf(word), rest);
};

const numberOf = (word: string): number => NUMBERS[word] ?? Number(DIGITS.exec(word)?.[1] ?? 0);

/** So many of the option that is named next. */
const severalOf = (count: number, [next, ...rest]: readonly LibraryOption[]): readonly LibraryOption[] | null =>
  (count === 0 || next === undefined ? null : [...Array<LibraryOption>(count).fill(next), ...rest]);

/** The option with all of these words in one of its names, or those alone of which no other has them all. */
const optionNamed = (said: readonly string[], known: readonly KnownOption[]): LibraryOption | null => {
  const whole = said.join('');
  const exact = known.find(({ names }) => names.some(name => name.join('') === whole));
  if (exact !== undefined) return exact.option;
  if (said.every(word => FILLERS.has(word) || numberOf(word) > 0)) return null;
  const near = known.filter(({ names }) => names.some(name => isPartOf(said, name)));
  return near.length === 1 ? near[0]!.option : null;
};

const namesOf = ({ id, name, also }: LibraryOption): readonly string[] => [name, id, ...also];

/** Each of the words is one of the name's, a beginning of one, one without its vowels, or a slip away. */
const isPartOf = (said: readonly string[], name: readonly string[]): boolean => said.every(word => name.some(one =>
  one === word || isBeginning(word, one) || withoutVowels(one) === word
  || (word.length >= SHORTEST_WITH_SLIPS && nearestWord(word, [one]) !== null)));

/** `las` for `lascannon`, and a single letter for a word of a name with several. */
const isBeginning = (word: string, one: string): boolean =>
  one.startsWith(word) && (word.length >= SHORTEST_BEGINNING || word.length === 1);

const withoutVowels = (word: string): string => word.replace(/[aeiou]/g, '');
