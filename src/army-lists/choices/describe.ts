/** A formation and what it may take, in words made from the numbers of its row. */
import type { Change } from '../composition.ts';
import type { Formation } from '../lists.ts';
import { sayChoice } from './choice-words.ts';
import { amountOf, compositionWords, manyOf, sheetName, partWords } from './counted.ts';
import type { Datasheets } from './formation-draft.ts';

/** 'Six Tactical units plus transport' */
export const formationWords = ({ compositions, transport }: Formation, sheets: Datasheets): string => {
  const ways = sayChoice('ways', compositions.map(way => compositionWords(way, sheets)));
  return sayChoice('capital', transport.length > 0 ? sayChoice('plusTransport', ways) : ways);
};

/** What a change is: 'Add up to three Hunters', 'Captain, Chaplain or Librarian'. */
export const changeWords = (change: Change, sheets: Datasheets): string => {
  switch (change.kind) {
    case 'add':
      return additionWords(change, sheets);
    case 'replace':
      return replacementWords(change, sheets);
    case 'character': {
      const { part, on } = change;
      const who = part.most === 1
        ? sayChoice('either', part.choices.map(id => sheetName(id, sheets))) : partWords(part, sheets);
      return sayChoice('capital', on.length === 0 ? who : sayChoice('on', who, on.map(id => sheetName(id, sheets))));
    }
    case 'transport':
      return sayChoice('carry', change.choices.map(id => manyOf(id, sheets)));
    case 'ability': {
      const { ability, part } = change;
      const gain = ability.replaceAll('-', ' ');
      return part === null ? sayChoice('allGain', gain) : sayChoice('give', gain, partWords(part, sheets));
    }
    case 'summon':
      return sayChoice('summon', change.choices.map(id => manyOf(id, sheets)));
  }
};

const additionWords = ({ times, ways }: Change & { readonly kind: 'add' }, sheets: Datasheets): string => {
  const what = sayChoice('ways', ways.map(way => compositionWords(way, sheets)));
  if (times === 1) return sayChoice('add', what);
  return times === null ? sayChoice('addOften', what) : sayChoice('addTimes', times, what);
};

const replacementWords = (
  { times, from, to }: Change & { readonly kind: 'replace' }, sheets: Datasheets,
): string => {
  const severalOf = ([part]: typeof from): readonly string[] => part!.choices.map(id => manyOf(id, sheets));
  const goes = from.length === 1 && from[0]!.least === 1 && times !== 1
    ? goingWords(times, severalOf(from)) : compositionWords(from, sheets);
  const comes = sayChoice('ways', to.map(way =>
    (isLike(way) && times !== 1 ? sayChoice('either', severalOf(way)) : compositionWords(way, sheets))));
  return sayChoice('replace', goes, comes);
};

const goingWords = (times: number | null, units: readonly string[]): string =>
  (times === null ? sayChoice('anyNumberOf', units) : sayChoice('upToOf', times, units));

/** One for one. */
const isLike = (way: readonly { readonly least: number; readonly most: number | null }[]): boolean =>
  way.length === 1 && way[0]!.least === 1 && way[0]!.most === 1;

/** The limits of a part beside its steppers: 'eight in all', 'four to eight'. */
export const limitWords = (part: Parameters<typeof amountOf>[0]): string =>
  (part.choices.length > 1 ? sayChoice('inAll', amountOf(part)) : amountOf(part));
