/** Small changes to a text that know nothing of what it says. */
import { swapped } from './lists.ts';
import type { Chance } from './random.ts';

/** Characters that texts are taken apart by, and some that nobody expects. */
const CHARACTERS = [
  ...'\0\t\n\r "\'\\/<>&;:,.+-=()[]{}|%#0179aZ', '\u00a0', '\u00ad', '½', 'é', 'İ', 'ß', '６', '\u0301', '\u200d',
  '\u202e', '\u2028', '\ud83d', '\ude00', '👨‍👩‍👧', '\ufeff', '\uffff',
];
const NUMBERS = ['0', '-1', '1', '60', '61', '200', '201', '4294967296', '9007199254740993', '1e309', '-0', '0.1', '٣'];

type Change = (text: string, chance: Chance, other: string, words: readonly string[]) => string;

const stretch = (text: string, chance: Chance): readonly [from: number, to: number] => {
  const from = chance.below(text.length + 1);
  const longest = chance.isOneIn(4) ? text.length - from : Math.min(text.length - from, 12);
  return [from, from + chance.below(longest + 1)];
};

const put = (text: string, [from, to]: readonly [number, number], between: string): string =>
  text.slice(0, from) + between + text.slice(to);

const at = (text: string, chance: Chance): readonly [number, number] => {
  const place = chance.below(text.length + 1);
  return [place, place];
};

const CHANGES: readonly Change[] = [
  (text, chance) => put(text, stretch(text, chance), ''),
  (text, chance) => put(text, at(text, chance), chance.oneOf(CHARACTERS)),
  (text, chance, _, words) => put(text, at(text, chance), chance.oneOf(words)),
  (text, chance, _, words) => put(text, stretch(text, chance), ` ${chance.oneOf(words)} `),
  (text, chance) => put(text, at(text, chance), chance.oneOf(NUMBERS)),
  (text, chance) => text.replace(/\d+/g, number => (chance.isOneIn(4) ? chance.oneOf(NUMBERS) : number)),
  (text, chance) => {
    const [from, to] = stretch(text, chance);
    return put(text, [to, to], text.slice(from, to).repeat(chance.oneOf([1, 2, 7, 70])));
  },
  (text, chance, other) => text.slice(0, chance.below(text.length + 1)) + other.slice(chance.below(other.length + 1)),
  (text, chance) => text.slice(0, chance.below(text.length + 1)),
  (text, chance) => {
    const lines = text.split('\n');
    const [one, two] = [chance.below(lines.length), chance.below(lines.length)];
    return swapped(lines, one, two).join('\n');
  },
  (text, chance) => {
    const place = chance.below(text.length);
    return put(text, [place, place + 1], String.fromCharCode(text.charCodeAt(place) ^ (1 << chance.below(8))));
  },
  (text, chance) => (chance.isOneIn(2) ? text.toUpperCase() : text.toLowerCase()),
];

/** A text with one or a few changes; `other`: a text of the same kind; `words`: such as mean something in it. */
export const mutateText = (text: string, chance: Chance, other: string, words: readonly string[]): string => {
  let changed = text;
  for (let left = 1 + chance.below(4); left > 0; left -= 1) {
    changed = chance.oneOf(CHANGES)(changed, chance, other, words);
  }
  return changed;
};
