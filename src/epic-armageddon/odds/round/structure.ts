/**
 * Fights that are alike: who stands in which order, what each is and how it fights. All that comes of one round is the
 * same in them, though not who it is that lives.
 */
import { enemyOf, SIDES, type BySide, type Side } from '../../state.ts';
import type { Board, Fighter } from './board.ts';
import { isDead, type States } from './engaged.ts';
import type { Supporter } from './support.ts';

/** The word for a fight between such states. */
export type Structure = (states: BySide<States>) => string;

const kindsAgainst = ['normal', 'ignore-cover', 'lance', 'macro-weapon', 'titan-killer'] as const;

/** Everything that makes a fighter another one, but for where it stands. */
export const wordOf = (board: Board, side: Side, place: number): string => {
  const { unit, dice, values, ...fighter } = board.fighters[side][place]!;
  const lives = kindsAgainst.map(effect =>
    [board.survives(side, place, effect, 'attacks'), board.survives(side, place, effect, 'support')]);
  const thrown = Object.values(dice).map(some =>
    some.map(({ striker, isFirst }) => [striker.effect, striker.dice, isFirst]));
  const { kills, markers, isFearless, isInspiring } = fighter;
  const { formation, combatant } = unit;
  return JSON.stringify([formation, combatant, lives, thrown, values, kills, markers, isFearless, isInspiring]);
};

/** Whether a round’s outcome needs no more than the order, the kinds and the ways of those who fight. */
const isSimple = (board: Board, supporters: BySide<readonly Supporter[]>): boolean => !board.isTailTold
  && SIDES.every(side => board.fighters[side].every(({ states, dice }) =>
    states === 2 && Object.values(dice).flat().every(({ striker, isFirst }) => !striker.apart && !isFirst))
    && supporters[side].every(({ near, dice }) => near.length === board.fighters[enemyOf(side)].length
      && dice.every(({ striker }) => !striker.apart)));

const nearestGap = ({ gaps }: Fighter, fighters: readonly Fighter[], enemies: States): number => {
  let least = Infinity;
  for (let i = 0; i < gaps.length; i += 1) {
    if (gaps[i]! < least && enemies[i]! < fighters[i]!.states - 1) least = gaps[i]!;
  }
  return least;
};

/** One side’s fighters as letters and distances. */
interface Ranks {
  readonly fighters: readonly Fighter[];
  readonly enemies: readonly Fighter[];
  /** What each fighter is: alike ones have the same number. */
  readonly kinds: readonly number[];
  /** How far each stands from the nearest enemy who may support; null: nobody may. */
  readonly fromSupport: readonly number[] | null;
}

/** An engaged fighter: what it is and does, and how far its nearest enemy is. */
interface Placed {
  readonly place: number;
  readonly code: number;
  readonly cm: number;
}

const FIRST_LETTER = 0x100;
const written = (codes: readonly number[]): string => String.fromCharCode(...codes.map(code => FIRST_LETTER + code));

/** How a living fighter is engaged; null: it is not. */
const placed = ({ fighters, enemies, kinds }: Ranks, place: number, theirs: States): Placed | null => {
  const fighter = fighters[place]!;
  const lives = (enemy: number): boolean => !isDead(enemies[enemy]!, theirs[enemy]!);
  let isTouched = false;
  let isBlow = false;
  for (const { enemy, isStruck } of fighter.touched) {
    if (!lives(enemy)) continue;
    isTouched = true;
    isBlow ||= isStruck && !fighter.forces;
  }
  if (!isTouched && !fighter.within.some(lives)) return null;
  return { place, code: 2 * kinds[place]! + (isBlow ? 0 : 1), cm: nearestGap(fighter, enemies, theirs) };
};

/** The word for one side: those engaged as hits reach them, the others, and those engaged as supporters reach them. */
const wordFor = (ranks: Ranks, ours: States, theirs: States): string => {
  const engaged: Placed[] = [];
  const idle: number[] = [];
  for (const [place, fighter] of ranks.fighters.entries()) {
    if (isDead(fighter, ours[place]!)) continue;
    const one = placed(ranks, place, theirs);
    if (one === null) idle.push(ranks.kinds[place]!);
    else engaged.push(one);
  }
  const gaps = ranks.fromSupport;
  const underFire = gaps === null ? [] : [...engaged].sort((a, b) => gaps[a.place]! - gaps[b.place]!);
  const order = engaged.sort((a, b) => a.cm - b.cm);
  const codes = (some: readonly Placed[]): string => written(some.map(({ code }) => code));
  return `${codes(order)} ${written(idle.sort((a, b) => a - b))} ${codes(underFire)}`;
};

/** Finds the words for fights; null where such words do not tell all that counts. */
export const structureOf = (board: Board, supporters: BySide<readonly Supporter[]>): Structure | null => {
  if (!isSimple(board, supporters)) return null;
  const words: string[] = [];
  const numberOf = (word: string): number => (words.includes(word) ? words.indexOf(word) : words.push(word) - 1);
  const ranksOf = (side: Side): Ranks => {
    const fighters = board.fighters[side];
    const firing = supporters[enemyOf(side)];
    return {
      fighters, enemies: board.fighters[enemyOf(side)],
      kinds: fighters.map((_, place) => numberOf(wordOf(board, side, place))),
      fromSupport: firing.length === 0 ? null
        : fighters.map((_, place) => Math.min(...firing.map(({ gaps }) => gaps[place]!))),
    };
  };
  const [attacker, defender] = [ranksOf('attacker'), ranksOf('defender')];
  return states => `${wordFor(attacker, states.attacker, states.defender)}|${
    wordFor(defender, states.defender, states.attacker)}`;
};
