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

const LETTERS = 0x100;

/** Finds the words for fights; null where such words do not tell all that counts. */
export const structureOf = (board: Board, supporters: BySide<readonly Supporter[]>): Structure | null => {
  if (!isSimple(board, supporters)) return null;
  const words: string[] = [];
  const number = (word: string): number => (words.includes(word) ? words.indexOf(word) : words.push(word) - 1);
  const kinds = { attacker: [] as number[], defender: [] as number[] };
  for (const side of SIDES) {
    board.fighters[side].forEach((_, place) => kinds[side].push(number(wordOf(board, side, place))));
  }
  const supportGaps = (side: Side): readonly number[] => board.fighters[side].map((_, place) =>
    Math.min(...supporters[enemyOf(side)].map(({ gaps }) => gaps[place]!)));
  const fromSupport = { attacker: supportGaps('attacker'), defender: supportGaps('defender') };
  const letter = (code: number): string => String.fromCharCode(LETTERS + code);

  const half = (side: Side, states: BySide<States>): string => {
    const fighters = board.fighters[side];
    const enemies = board.fighters[enemyOf(side)];
    const lives = (place: number): boolean => !isDead(enemies[place]!, states[enemyOf(side)][place]!);
    const engaged: { readonly place: number; readonly code: number; readonly cm: number }[] = [];
    const idle: number[] = [];
    for (let place = 0; place < fighters.length; place += 1) {
      const fighter = fighters[place]!;
      if (isDead(fighter, states[side][place]!)) continue;
      const touched = fighter.touched.filter(({ enemy }) => lives(enemy));
      const isBlow = !fighter.forces && touched.some(({ isStruck }) => isStruck);
      const kind = kinds[side][place]!;
      if (touched.length === 0 && !fighter.within.some(lives)) idle.push(kind);
      else {
        const cm = nearestGap(fighter, enemies, states[enemyOf(side)]);
        engaged.push({ place, code: 2 * kind + (isBlow ? 0 : 1), cm });
      }
    }
    engaged.sort((a, b) => a.cm - b.cm);
    const order = engaged.map(({ code }) => letter(code)).join('');
    const gaps = fromSupport[side];
    const fire = supporters[enemyOf(side)].length === 0 ? ''
      : [...engaged].sort((a, b) => a.place - b.place).sort((a, b) => gaps[a.place]! - gaps[b.place]!)
        .map(({ code }) => letter(code)).join('');
    return `${order} ${idle.sort((a, b) => a - b).map(letter).join('')} ${fire}`;
  };
  return states => `${half('attacker', states)}|${half('defender', states)}`;
};
