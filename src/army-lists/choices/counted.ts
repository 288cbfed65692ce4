/** Numbers of units in words. */
import type { Composition, Part } from '../composition.ts';
import { CHOICE_WORDS, sayChoice } from './choice-words.ts';
import type { Datasheets } from './formation-draft.ts';

export const sheetName = (id: string, { unit }: Datasheets): string => unit(id)?.name ?? id;

/** `Boyz`, `Tactical units`, `Land Raiders`, as many as there may be. */
export const manyOf = (id: string, sheets: Datasheets): string =>
  sayChoice('many', sheetName(id, sheets), sheets.unit(id)?.profile?.type === 'infantry');

/** How many a part is: `six`, `four to eight`, `up to three`, `any number of`, `3+2D6`. */
export const amountOf = ({ least, most, dice }: Part): string => {
  if (dice !== null) return dice;
  if (most === null) return least > 1 ? sayChoice('orMore', least) : CHOICE_WORDS.anyNumber;
  if (least === most) return sayChoice('exactly', least);
  return least <= 1 ? sayChoice('upTo', most) : sayChoice('between', least, most);
};

/** `six Tactical units`, `any eight of Boyz or Nobz`. */
export const partWords = (part: Part, sheets: Datasheets): string => {
  const isOne = part.least === 1 && part.most === 1;
  const named = part.choices.map(id => (isOne ? sheetName(id, sheets) : manyOf(id, sheets)));
  const amount = amountOf(part);
  if (named.length === 1) return sayChoice('part', amount, named[0]!);
  if (isOne) return sayChoice('oneOf', named);
  return sayChoice(/^(any|up) /.test(amount) ? 'someOf' : 'anyOf', amount, named);
};

export const compositionWords = (composition: Composition, sheets: Datasheets): string =>
  sayChoice('together', composition.map(part => partWords(part, sheets)));
