/** The odds of a fight: one combat, one round, exactly. */
import { combatOf, isAlive, otherSide } from '../roster.ts';
import { SIDES, type BySide, type Phase, type Side } from '../state.ts';
import type { Chances } from './chances.ts';
import { isOutcomeTold, outcomesOf, type Outcome } from './outcome.ts';
import { endings } from './rounds.ts';

/** What is taken for granted where players could decide otherwise. */
export const ASSUMPTIONS = ['usual-choices', 'usual-pile-ins', 'usual-weapons'] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

/** Probabilities from 0 to 1. */
export interface FightOdds {
  readonly combat: string;
  readonly winner: BySide<number> & { readonly none: number };
  /** Exactly so many wounds inflicted by each side in the round. */
  readonly wounds: BySide<readonly number[]>;
  /** Exactly so many models of each side lost from now on. */
  readonly lost: BySide<readonly number[]>;
  /** Nobody of a side in the combat is left. */
  readonly wipedOut: BySide<number>;
  /** A unit of a side fails its morale; null: the text does not tell. */
  readonly breaks: BySide<number> | null;
  /** A unit of a side is caught by a sweeping advance, whatever that means in the text; null: it does not tell. */
  readonly swept: BySide<number> | null;
  /** How likely it is that the fight goes a way that was not followed: all other figures leave that open. */
  readonly unresolved: number;
  readonly assumptions: readonly Assumption[];
}

/**
 * What the round of a combat will come to, from its beginning or from any moment of it: the players do what is usual.
 *
 * Wounds are those of the whole round, losses those that are still to come, by blows and by dangerous terrain: who is
 * destroyed by a sweeping advance, or struck in a free round, is not among them. Where a text does not tell who wins,
 * whoever has inflicted more wounds is called the winner.
 *
 * @param breadth how many of the likeliest ways in which the fight may stand are followed from rung to rung.
 * @rule 40k.27, 40k.56, 40k.60, 40k.63
 */
export const fightOdds = (phase: Phase, combat: string, breadth = Infinity): FightOdds => {
  const quiet: Phase = { ...phase, log: [] };
  const { ended, unresolved } = endings(quiet, combat, breadth);
  const isTold = isOutcomeTold(phase);
  const outcomes = isTold ? outcomesOf(ended) : [];
  const part = (key: keyof Outcome): BySide<number> => bySide(side => chanceThat(outcomes, one => one[key] === side));
  return {
    combat,
    winner: { ...bySide(side => chanceThat(ended, one => winnerIn(one, combat) === side)),
      none: chanceThat(ended, one => winnerIn(one, combat) === null) },
    wounds: bySide(side => spread(ended, one => combatOf(one, combat).wounds[side])),
    lost: bySide(side => spread(ended, one => lostOn(quiet, one, combat, side))),
    wipedOut: bySide(side => chanceThat(ended, one => isGone(one, combat, side))),
    breaks: isTold ? part('breaks') : null,
    swept: isTold ? part('swept') : null,
    unresolved,
    assumptions: ASSUMPTIONS,
  };
};

const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ attacker: make('attacker'), defender: make('defender') });

const chanceThat = <T>(chances: Chances<T>, is: (outcome: T) => boolean): number =>
  chances.reduce((sum, { weight, outcome }) => (is(outcome) ? sum + weight : sum), 0);

/** How likely each number is, from 0 up. */
const spread = <T>(chances: Chances<T>, count: (outcome: T) => number): readonly number[] => {
  const counts = chances.map(({ outcome }) => count(outcome));
  const row = new Array<number>(Math.max(0, ...counts) + 1).fill(0);
  for (const [i, { weight }] of chances.entries()) row[counts[i]!]! += weight;
  return row;
};

const fightersOn = (phase: Phase, combat: string, side: Side): Phase['models'] => {
  const { units } = combatOf(phase, combat);
  return phase.models.filter(model => model.side === side && units.includes(model.unit));
};

const lostOn = (before: Phase, after: Phase, combat: string, side: Side): number =>
  fightersOn(before, combat, side).filter(isAlive).length - fightersOn(after, combat, side).filter(isAlive).length;

const isGone = (phase: Phase, combat: string, side: Side): boolean => !fightersOn(phase, combat, side).some(isAlive);

/** Who has more wounds to show, or is alone. @rule 40k.56, 40k.58 @ruling R-X.06 */
const winnerIn = (phase: Phase, combat: string): Side | null => {
  const [gone, ...both] = SIDES.filter(side => isGone(phase, combat, side));
  if (gone !== undefined) return both.length > 0 ? null : otherSide(gone);
  const { attacker, defender } = combatOf(phase, combat).wounds;
  if (attacker === defender) return null;
  return attacker > defender ? 'attacker' : 'defender';
};
