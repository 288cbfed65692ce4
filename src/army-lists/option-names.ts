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

/**
 * Ids of the options that the words name, in their order, one that is meant twice twice. Null: the words say something
 * else as well, or nothing, or options that do not go together.
 */
export const optionsCalled = (words: string, options: readonly LibraryOption[]): readonly string[] | null => {
  const open = options.filter(({ isMounted }) => !isMounted);
  const said = searchTermsOf(words);
  if (open.length === 0 || said.length > MOST_WORDS) return null;
  const found = optionsIn(said, open);
  if (found === null || found.length === 0) return null;
  const each = found.filter((one, i) => one.most > 1 || found.indexOf(one) === i);
  return firstTooMany(each) === null ? each.map(({ id }) => id) : null;
};

/** The options that one after the other are named from here on, the longest name first; null: something is left. */
const optionsIn = (said: readonly string[], options: readonly LibraryOption[]): readonly LibraryOption[] | null => {
  for (let length = said.length; length > 0; length -= 1) {
    const option = optionNamed(said.slice(0, length), options);
    const rest = option === null ? null : optionsIn(said.slice(length), options);
    if (option !== null && rest !== null) return [option, ...rest];
  }
  const [first, ...rest] = said;
  if (first === undefined) return [];
  if (FILLERS.has(first)) return optionsIn(rest, options);
  return severalIn(numberOf(first), rest, options);
};

const numberOf = (word: string): number => NUMBERS[word] ?? Number(DIGITS.exec(word)?.[1] ?? 0);

/** So many of the option that is named next. */
const severalIn = (
  count: number, said: readonly string[], options: readonly LibraryOption[],
): readonly LibraryOption[] | null => {
  if (count === 0) return null;
  const [next, ...rest] = optionsIn(said, options) ?? [];
  return next === undefined ? null : [...Array<LibraryOption>(count).fill(next), ...rest];
};

/** The option with all of these words in one of its names, or those alone of which no other has them all. */
const optionNamed = (said: readonly string[], options: readonly LibraryOption[]): LibraryOption | null => {
  const whole = said.join('');
  const exact = options.filter(option => namesOf(option).some(name => searchTermsOf(name).join('') === whole));
  if (exact.length > 0) return exact[0]!;
  if (said.every(word => FILLERS.has(word) || numberOf(word) > 0)) return null;
  const near = options.filter(option => namesOf(option).some(name => isPartOf(said, searchTermsOf(name))));
  return near.length === 1 ? near[0]! : null;
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
