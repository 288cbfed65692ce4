/** Numbers of units in words. */
import type { Composition, Part } from '../composition.ts';
import type { Sheets } from './recruits.ts';

const NUMBERS = [
  'no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
] as const;

export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const nameOf = (id: string, { unit }: Sheets): string => unit(id)?.name ?? id;

/** Names that are plural already, or that take "units" behind them because they are called after what they do. */
const pluralOf = (name: string, isInfantry: boolean): string => {
  if (/[^s]s$|z$|russ$|fish$/i.test(name)) return name;
  if (isInfantry) return `${name} units`;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|tch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
};

/** `Boyz`, `Tactical units`, `Land Raiders`, as many as there may be. */
export const manyOf = (id: string, sheets: Sheets): string =>
  pluralOf(nameOf(id, sheets), sheets.unit(id)?.profile?.type === 'infantry');

/** `six Tactical units`, `one Chaplain`. */
export const counted = (count: number, id: string, sheets: Sheets): string =>
  `${numberWord(count)} ${count === 1 ? nameOf(id, sheets) : manyOf(id, sheets)}`;

/** `a, b and c` */
export const listed = (words: readonly string[], last = 'and'): string => {
  const [final = '', ...before] = [...words].reverse();
  return before.length === 0 ? final : `${before.reverse().join(', ')} ${last} ${final}`;
};

/** How many a part is: `six`, `four to eight`, `up to three`, `any number of`, `3+2D6`. */
export const amountOf = ({ least, most, dice }: Part): string => {
  if (dice !== null) return dice;
  if (most === null) return least > 1 ? `${numberWord(least)} or more` : 'any number of';
  if (least === most) return numberWord(least);
  return least <= 1 ? `up to ${numberWord(most)}` : `${numberWord(least)} to ${numberWord(most)}`;
};

/** `six Tactical units`, `any eight of Boyz or Nobz`. */
export const partWords = (part: Part, sheets: Sheets): string => {
  const isOne = part.least === 1 && part.most === 1;
  const named = part.choices.map(id => (isOne ? nameOf(id, sheets) : manyOf(id, sheets)));
  const amount = amountOf(part);
  if (named.length === 1) return `${amount} ${named[0]}`;
  if (isOne) return `one ${listed(named, 'or')}`;
  return /^(any|up) /.test(amount) ? `${amount} ${listed(named, 'or')}` : `any ${amount} of ${listed(named, 'or')}`;
};

export const compositionWords = (composition: Composition, sheets: Sheets): string =>
  listed(composition.map(part => partWords(part, sheets)));
