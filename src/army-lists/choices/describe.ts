/** A formation and what it may take, in words made from the numbers of its row. */
import type { Change } from '../composition.ts';
import type { Formation } from '../lists.ts';
import { say } from './choice-words.ts';
import { amountOf, compositionWords, manyOf, sheetName, partWords } from './counted.ts';
import type { Datasheets } from './formation-draft.ts';

/** 'Six Tactical units plus transport' */
export const formationWords = ({ compositions, transport }: Formation, sheets: Datasheets): string => {
  const ways = say('ways', compositions.map(way => compositionWords(way, sheets)));
  return say('capital', transport.length > 0 ? say('plusTransport', ways) : ways);
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
        ? say('either', part.choices.map(id => sheetName(id, sheets))) : partWords(part, sheets);
      return say('capital', on.length === 0 ? who : say('on', who, on.map(id => sheetName(id, sheets))));
    }
    case 'transport':
      return say('carry', change.choices.map(id => manyOf(id, sheets)));
    case 'ability': {
      const { ability, part } = change;
      const gain = ability.replaceAll('-', ' ');
      return part === null ? say('allGain', gain) : say('give', gain, partWords(part, sheets));
    }
    case 'summon':
      return say('summon', change.choices.map(id => manyOf(id, sheets)));
  }
};

const additionWords = ({ times, ways }: Change & { readonly kind: 'add' }, sheets: Datasheets): string => {
  const what = say('ways', ways.map(way => compositionWords(way, sheets)));
  if (times === 1) return say('add', what);
  return times === null ? say('addOften', what) : say('addTimes', times, what);
};

const replacementWords = (
  { times, from, to }: Change & { readonly kind: 'replace' }, sheets: Datasheets,
): string => {
  const severalOf = ([part]: typeof from): readonly string[] => part!.choices.map(id => manyOf(id, sheets));
  const goes = from.length === 1 && from[0]!.least === 1 && times !== 1
    ? goingWords(times, severalOf(from)) : compositionWords(from, sheets);
  const comes = say('ways', to.map(way =>
    (isLike(way) && times !== 1 ? say('either', severalOf(way)) : compositionWords(way, sheets))));
  return say('replace', goes, comes);
};

const goingWords = (times: number | null, units: readonly string[]): string =>
  (times === null ? say('anyNumberOf', units) : say('upToOf', times, units));

/** One for one. */
const isLike = (way: readonly { readonly least: number; readonly most: number | null }[]): boolean =>
  way.length === 1 && way[0]!.least === 1 && way[0]!.most === 1;

/** The limits of a part beside its steppers: 'eight in all', 'four to eight'. */
export const limitWords = (part: Parameters<typeof amountOf>[0]): string =>
  (part.choices.length > 1 ? say('inAll', amountOf(part)) : amountOf(part));
