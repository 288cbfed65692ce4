/** Two lists against each other, as far as that is known: pairs, averages, and the order in which they are shown. */
import type { KnownPair } from '../../../src/deployment/list-match/known-pair.ts';
import type { MatchRow } from '../../../src/deployment/list-match/match-lists.ts';
import type { CsvValue } from '../../../src/deployment/list-match/csv.ts';
import { enemyOf, type BySide, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { ListedFormation } from './question.ts';

export type { KnownPair };

/** What is shown of two lists. */
export interface Match {
  readonly formations: BySide<readonly ListedFormation[]>;
  /** By the places of the attacking formation and of the defending one. */
  readonly pairs: ReadonlyMap<string, KnownPair>;
}

export type Places = BySide<number>;

const keyOf = ({ attacker, defender }: Places): string => `${attacker} ${defender}`;

export const pairAt = ({ pairs }: Match, places: Places): KnownPair | null => pairs.get(keyOf(places)) ?? null;

/** With more pairs known than before. */
export const withPairs = (match: Match, known: readonly KnownPair[]): Match =>
  ({ ...match, pairs: new Map([...match.pairs, ...known.map(pair => [keyOf(pair), pair] as const)]) });

/** How many pairs there are. */
export const pairsIn = ({ formations: { attacker, defender } }: Match): number => attacker.length * defender.length;

export const isAllKnown = (match: Match): boolean => match.pairs.size === pairsIn(match);

/** It is best to fire: nobody is in contact. */
export const isFiring = ({ best }: KnownPair): boolean => best.lineUp === 'none';

/** How likely the attacker wins on average, in the row or the column of a formation; null: nothing of it is known. */
export const averageOf = (match: Match, side: Side, place: number): number | null => {
  const own = [...match.pairs.values()].filter(pair => pair[side] === place);
  return own.length === 0 ? null : own.reduce((sum, { best }) => sum + best.win, 0) / own.length;
};

/**
 * The places of one side’s formations, those with the largest chance of the attacker first: against one of the other
 * side, or on average. As long as not all is known they stay in the order of their list.
 */
export const orderOf = (match: Match, side: Side, against: number | null): readonly number[] => {
  const places = match.formations[side].map((_, place) => place);
  if (!isAllKnown(match)) return places;
  const chanceOf = (place: number): number => (against === null ? averageOf(match, side, place)!
    : pairAt(match, { [side]: place, [enemyOf(side)]: against } as unknown as Places)!.best.win);
  const chances = new Map(places.map(place => [place, chanceOf(place)]));
  return places.sort((a, b) => chances.get(b)! - chances.get(a)! || a - b);
};

/** So far from an even chance a cell has its full colour, and so many tints lie between. */
const FULL = 0.42;
const TINTS = 8;

/** The tint of a cell as a class: 'd3', 'a8', 'a-full', '' where both are as likely to win. */
export const tintOf = (win: number): string => {
  const side = win >= 0.5 ? 'a' : 'd';
  const far = Math.abs(win - 0.5);
  if (far >= FULL) return `${side}-full`;
  const tint = Math.round(TINTS * far / FULL);
  return tint === 0 ? '' : `${side}${tint}`;
};

/** All pairs, of which each is known, row by row. */
export const matchRows = (match: Match): readonly MatchRow[] => {
  const { attacker, defender } = match.formations;
  return attacker.map(({ name }, row) => ({
    attacker: name,
    cells: defender.map((one, column) =>
      ({ defender: one.name, ...pairAt(match, { attacker: row, defender: column })!.best })),
  }));
};

/** A row for each pair that is known: who charges whom, the chances in per cent, and how. */
export const csvRows = (
  match: Match, wordOf: (lineUp: KnownPair['best']['lineUp']) => string,
): readonly (readonly CsvValue[])[] => {
  const { attacker, defender } = match.formations;
  const tenths = (chance: number): number => Math.round(1000 * chance) / 10;
  return attacker.flatMap((one, row) => defender.flatMap((other, column) => {
    const pair = pairAt(match, { attacker: row, defender: column });
    return pair === null ? [] : [[
      one.name, other.name, tenths(pair.best.win), tenths(pair.best.none), tenths(pair.best.error),
      wordOf(pair.best.lineUp),
    ]];
  }));
};
