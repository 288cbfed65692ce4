/** Endings of an assault as they add up to odds. */
import { fightingFormations } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import { bySide, SIDES, type BySide, type Side } from '../model/procedure.ts';
import type { Odds, OddsFigures } from './answer.ts';

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
export interface Defeat extends Omit<TalliedEnding, 'broken'> {
  /** How likely one of the formations of each side that fight is broken. */
  readonly broken: BySide<number>;
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
const addWon = (
  tally: Tally, { winner, kind, broken }: TalliedEnding | Defeat, round: number, chance: number,
): void => {
  tally.winner[winner ?? 'none'] += chance;
  if (kind === 'no-assault') tally.noAssault += chance;
  else add(tally.byRound, round - 1, chance);
  if (kind === 'swift' && winner !== null) tally.swift[winner] += chance;
  for (const side of SIDES) tally.broken[side] += chance * Number(broken[side]);
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

/** Adds what has come of something else. */
export const addTally = (to: Tally, more: Tally): void => {
  for (const side of SIDES) {
    to.winner[side] += more.winner[side];
    to.swift[side] += more.swift[side];
    to.broken[side] += more.broken[side];
    more.lost[side].forEach((chance, place) => add(to.lost[side], place, chance));
  }
  to.winner.none += more.winner.none;
  to.noAssault += more.noAssault;
  more.byRound.forEach((chance, place) => add(to.byRound, place, chance));
};

/** What is missing in some shares that should come to 1: shared out as others lack it, or as what is there. */
const filled = (shares: readonly number[], likely: readonly number[]): readonly number[] => {
  const open = Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0));
  const all = Array.from({ length: Math.max(shares.length, likely.length) }, (_, place) => shares[place] ?? 0);
  const gaps = all.map((share, place) => Math.max(0, (likely[place] ?? 0) - share));
  const weights = gaps.some(gap => gap > 0) ? gaps : all.some(share => share > 0) ? all : all.map(() => 1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return all.map((share, place) => share + open * weights[place]! / sum);
};

const within = (share: number, likely: number, open: number): number =>
  Math.max(share, Math.min(likely, share + open));

/**
 * A tally of which something is open, with all in it: every figure as near as it can be to that of another tally.
 *
 * @param likely the other one; null: what is open goes the way of what is known.
 */
export const filledIn = (tally: Tally, likely: Tally | null): Tally => {
  const open = Math.max(0, 1 - endedIn(tally));
  const other = likely ?? (open < 1 ? timesOf(tally, 1 / (1 - open)) : tally);
  const winners = ({ winner }: Tally): number[] => [winner.attacker, winner.defender, winner.none];
  const [attacker, defender, none] = filled(winners(tally), winners(other));
  const [noAssault, ...byRound] =
    filled([tally.noAssault, ...tally.byRound], [other.noAssault, ...other.byRound]);
  return {
    winner: { attacker: attacker!, defender: defender!, none: none! },
    swift: bySide(side => within(tally.swift[side], other.swift[side], open)),
    byRound, noAssault: noAssault!,
    lost: bySide(side => [...filled(tally.lost[side], other.lost[side])]),
    broken: bySide(side => within(tally.broken[side], other.broken[side], open)),
  };
};

/** How sure odds are. */
export interface Sureness {
  readonly error: number;
  readonly errors?: OddsFigures;
}

const figuresOf = ({ winner, swift, byRound, lost, broken }: Tally): OddsFigures => ({
  winner: { ...winner },
  ending: { swift: { ...swift }, byRound: withoutTrailingZeros(byRound) },
  lost: bySide(side => [...lost[side]]),
  broken: { ...broken },
});

/** The odds that a tally stands for. */
export const oddsOf = (
  tally: Tally, unresolved: number, assumptions: readonly string[], { error, errors }: Sureness,
): Odds => ({
  ...figuresOf(tally), unresolved, error, ...(errors === undefined ? {} : { errors }), assumptions,
});

/** Figures in the shape of others, each made of the place at which it stands. */
const figuresLike = (
  shape: OddsFigures, of: (figure: (figures: OddsFigures) => number) => number,
): OddsFigures => {
  const sides = (at: (figures: OddsFigures) => BySide<number>): BySide<number> =>
    bySide(side => of(figures => at(figures)[side]));
  const list = (at: (figures: OddsFigures) => readonly number[]): readonly number[] =>
    at(shape).map((_, place) => of(figures => at(figures)[place] ?? 0));
  return {
    winner: { ...sides(({ winner }) => winner), none: of(({ winner }) => winner.none) },
    ending: { swift: sides(({ ending }) => ending.swift), byRound: list(({ ending }) => ending.byRound) },
    lost: bySide(side => list(({ lost }) => lost[side])),
    broken: sides(({ broken }) => broken),
  };
};

/**
 * One standard error of every figure of a tally; one that no play has met may still be met by the next.
 *
 * @param parts of a sample, each as if it were the whole; `counts` says how much each bears on the whole.
 */
export const errorsOf = (whole: Tally, parts: readonly Tally[], counts: ArrayLike<number>): OddsFigures => {
  const least = total(parts.map((part, i) => endedIn(part) * counts[i]!)) / Math.max(1, total(counts)) ** 2;
  const figures = parts.map(figuresOf);
  return figuresLike(figuresOf(whole), figure =>
    Math.max(least, standardError(figures.map((part, i) => figure(part) * counts[i]!), counts)));
};

/** Figures made of two of each; the first have the shape, and what the other lacks is 0. */
export const eachFigure = (one: OddsFigures, other: OddsFigures, of: (a: number, b: number) => number): OddsFigures =>
  figuresLike(one, figure => of(figure(one), figure(other)));

/** The errors of figures that are exact. */
export const noErrors = (tally: Tally): OddsFigures => figuresLike(figuresOf(tally), () => 0);

const total = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((sum, one) => sum + one, 0);

/** How sure a ratio of two sums is, by how far the parts of them are apart. */
const standardError = (sums: ArrayLike<number>, counts: ArrayLike<number>): number => {
  const all = total(counts);
  if (all === 0) return 1;
  const ratio = total(sums) / all;
  const squares = total(Array.from(sums, (sum, part) => (sum - ratio * counts[part]!) ** 2));
  return Math.sqrt(squares * sums.length / (sums.length - 1)) / all;
};
