/** Endings of an assault as they add up to odds. */
import { fightingFormations } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import { bySide, type BySide, type Side } from '../model/procedure.ts';
import type { Odds } from './answer.ts';

/** How an assault may end, as far as the odds tell of it. */
export interface TalliedEnding {
  readonly winner: Side | null;
  readonly kind: 'no-assault' | 'swift' | 'result';
  /** Units lost by the formations of each side that fight. */
  readonly lost: BySide<number>;
  /** Whether one of these formations is broken. */
  readonly broken: BySide<boolean>;
}

/** Sums of probabilities, added to as endings are found. */
export interface Tally {
  readonly winner: Record<Side | 'none', number>;
  readonly swift: Record<Side, number>;
  readonly byRound: number[];
  readonly lost: BySide<number[]>;
  readonly broken: Record<Side, number>;
  noAssault: number;
}

const unitsOf = (assault: Assault, side: Side) => {
  const ids = fightingFormations(assault, side).map(formation => formation.id);
  return assault.units.filter(unit => ids.includes(unit.formation));
};

/** An empty tally, with room for the losses of those who fight now. */
export const tallyFor = (assault: Assault): Tally => ({
  winner: { attacker: 0, defender: 0, none: 0 },
  swift: { attacker: 0, defender: 0 },
  byRound: [],
  lost: bySide(side => Array<number>(unitsOf(assault, side).length + 1).fill(0)),
  broken: { attacker: 0, defender: 0 },
  noAssault: 0,
});

/** How an assault that is over has ended. */
export const endingOf = (assault: Assault): TalliedEnding => ({
  winner: assault.winner,
  kind: assault.ending ?? 'no-assault',
  lost: bySide(side => unitsOf(assault, side).filter(unit => unit.lostTo !== null).length),
  broken: bySide(side => fightingFormations(assault, side).some(formation => formation.broken)),
});

const add = (sums: number[], place: number, chance: number): void => {
  while (sums.length <= place) sums.push(0);
  sums[place]! += chance;
};

/** Adds an ending in a round, the first being 1. No assault belongs to no round. */
export const addEnding = (tally: Tally, ending: TalliedEnding, round: number, chance: number): void => {
  addWon(tally, ending, round, chance);
  add(tally.lost.attacker, ending.lost.attacker, chance);
  add(tally.lost.defender, ending.lost.defender, chance);
};

/** An ending that may cost the loser more: so many units in each way that it may go, and how likely that way is. */
export interface Defeat extends TalliedEnding {
  readonly further: readonly number[];
  readonly chances: readonly number[];
}

/** Adds an ending in each of its ways, which are so likely together. */
export const addDefeat = (tally: Tally, defeat: Defeat, round: number, chance: number): void => {
  const { winner, lost: { attacker, defender }, further, chances } = defeat;
  let all = 0;
  for (let way = 0; way < chances.length; way += 1) {
    const likely = chance * chances[way]!;
    all += likely;
    if (winner === 'defender') add(tally.lost.attacker, attacker + further[way]!, likely);
    if (winner === 'attacker') add(tally.lost.defender, defender + further[way]!, likely);
  }
  if (winner !== 'defender') add(tally.lost.attacker, attacker, all);
  if (winner !== 'attacker') add(tally.lost.defender, defender, all);
  addWon(tally, defeat, round, all);
};

/** What an ending adds besides losses. */
const addWon = (tally: Tally, { winner, kind, broken }: TalliedEnding, round: number, chance: number): void => {
  tally.winner[winner ?? 'none'] += chance;
  if (kind === 'no-assault') tally.noAssault += chance;
  else add(tally.byRound, round - 1, chance);
  if (kind === 'swift' && winner !== null) tally.swift[winner] += chance;
  if (broken.attacker) tally.broken.attacker += chance;
  if (broken.defender) tally.broken.defender += chance;
};

/** Probability of all endings so far. */
export const endedIn = ({ winner }: Tally): number => winner.attacker + winner.defender + winner.none;

const withoutTrailingZeros = (sums: readonly number[]): readonly number[] => {
  let end = sums.length;
  while (sums[end - 1] === 0) end -= 1;
  return sums.slice(0, end);
};

const each = (sums: readonly number[], times: number): number[] => sums.map(one => one * times);

/** The same tally with everything so many times as likely. */
export const timesOf = ({ winner, swift, byRound, lost, broken, noAssault }: Tally, times: number): Tally => ({
  winner: { ...bySide(side => winner[side] * times), none: winner.none * times },
  swift: bySide(side => swift[side] * times),
  byRound: each(byRound, times),
  lost: bySide(side => each(lost[side], times)),
  broken: bySide(side => broken[side] * times),
  noAssault: noAssault * times,
});

/** The odds that a tally stands for. */
export const oddsOf = (tally: Tally, unresolved: number, assumptions: readonly string[]): Odds => ({
  winner: { ...tally.winner },
  ending: { swift: { ...tally.swift }, byRound: withoutTrailingZeros(tally.byRound) },
  lost: bySide(side => [...tally.lost[side]]),
  broken: { ...tally.broken },
  unresolved,
  assumptions,
});
