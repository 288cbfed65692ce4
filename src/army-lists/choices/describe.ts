/** A formation and what it may take, in words made from the numbers of its row. */
import type { Change } from '../composition.ts';
import type { Formation } from '../lists.ts';
import { amountOf, capital, compositionWords, listed, manyOf, nameOf, numberWord, partWords } from './counted.ts';
import type { Sheets } from './recruits.ts';

/** 'Six Tactical units plus transport' */
export const formationWords = ({ compositions, transport }: Formation, sheets: Sheets): string => {
  const ways = compositions.map(way => compositionWords(way, sheets));
  return capital(`${ways.join(', or ')}${transport.length > 0 ? ' plus transport' : ''}`);
};

const TIMES: readonly string[] = ['', '', 'twice ', 'three times '];

/** What a change is: 'Add up to three Hunters', 'Captain, Chaplain or Librarian'. */
export const changeWords = (change: Change, sheets: Sheets): string => {
  switch (change.kind) {
    case 'add':
      return additionWords(change, sheets);
    case 'replace':
      return replacementWords(change, sheets);
    case 'character': {
      const { part, on } = change;
      const who = part.most === 1 ? listed(part.choices.map(id => nameOf(id, sheets)), 'or') : partWords(part, sheets);
      return capital(on.length === 0 ? who : `${who} on ${listed(on.map(id => nameOf(id, sheets)), 'or')}`);
    }
    case 'transport':
      return `Carry it in ${listed(change.choices.map(id => manyOf(id, sheets)), 'or')}`;
    case 'ability': {
      const { ability, part } = change;
      const gain = ability.replaceAll('-', ' ');
      return part === null ? `All units gain ${gain}` : `Give ${gain} to ${partWords(part, sheets)}`;
    }
    case 'summon':
      return `Summon ${listed(change.choices.map(id => manyOf(id, sheets)), 'or')}`;
  }
};

const additionWords = ({ times, ways }: Change & { readonly kind: 'add' }, sheets: Sheets): string => {
  const what = ways.map(way => compositionWords(way, sheets)).join(', or ');
  if (times === 1) return `Add ${what}`;
  return times === null ? `Add, as often as you like, ${what}` : `Add ${TIMES[times] ?? `${times} times `}${what}`;
};

const replacementWords = (
  { times, from, to }: Change & { readonly kind: 'replace' }, sheets: Sheets,
): string => {
  const goes = from.length === 1 && from[0]!.least === 1 && times !== 1
    ? `${times === null ? 'any number of' : `up to ${numberWord(times)}`} ${
      listed(from[0]!.choices.map(id => manyOf(id, sheets)), 'or')}`
    : `${compositionWords(from, sheets)}`;
  const comes = to.map(way => (isLike(way) && times !== 1
    ? listed(way[0]!.choices.map(id => manyOf(id, sheets)), 'or') : compositionWords(way, sheets))).join(', or ');
  return `Replace ${goes} with ${comes}`;
};

/** One for one. */
const isLike = (way: readonly { readonly least: number; readonly most: number | null }[]): boolean =>
  way.length === 1 && way[0]!.least === 1 && way[0]!.most === 1;

/** The limits of a part beside its steppers: 'eight in all', 'four to eight'. */
export const limitWords = (part: Parameters<typeof amountOf>[0]): string =>
  (part.choices.length > 1 ? `${amountOf(part)} in all` : amountOf(part));
