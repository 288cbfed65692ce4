/** The odds of a fight: one combat, one round, exactly. */
import { isFightOver } from '../fight/rungs.ts';
import { combatOf, isAlive } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { follow, merged, type Chance, type Distribution } from './chances.ts';
import { withoutLog } from './throws.ts';
import { exactly, refined, type Depth, type Refined } from './refined.ts';
import type { Course } from './ways.ts';
import { promiseOf } from './promise.ts';
import { isOutcomeTold, fightOutcomes, outcomeWord, type KnownOutcomes, type FightOutcome } from './outcome.ts';
import { fightWord } from './fight-word.ts';
import { firstBlows, nextBlows, type Known } from './rounds.ts';
import { type BySide, bySide, otherSide, type Side, SIDES } from '../model/procedure.ts';

/** What is taken for granted where players could decide otherwise. */
const ASSUMPTIONS = ['usual-choices', 'usual-pile-ins', 'usual-weapons'] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

/** One side, the other, or neither. */
export type Shares = BySide<number> & { readonly none: number };

/** Probabilities from 0 to 1. */
export interface FightOdds {
  readonly combat: string;
  /** Who wins; null: the text does not tell. */
  readonly winner: Shares | null;
  /** Who inflicts more wounds in the round, whatever comes of that. */
  readonly mostWounds: Shares;
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
  /** How likely it is that the fight goes a way that was not followed: what comes of it is estimated. */
  readonly unresolved: number;
  /** One standard error of `winner`, or of `mostWounds` where there is none; 0 where nothing is estimated. */
  readonly error: number;
  readonly assumptions: readonly Assumption[];
}

/** So many ways in which a fight may stand are worked out unless more are wanted: a matter of seconds. */
export const USUAL_EFFORT = 5000;

/** Everything that is known of a fight at its end. */
interface Ending {
  readonly winner: Side | null;
  readonly wounds: BySide<number>;
  readonly lost: BySide<number>;
  readonly isGone: BySide<boolean>;
  /** Empty where the text does not tell. */
  readonly outcomes: Distribution<FightOutcome>;
}

/** How far the odds of a fight go. */
export interface FightDepth extends Omit<Depth, 'seed'> {
  /** What is not followed is left out instead of estimated; it is enough if no more than `tolerance` is left out. */
  readonly exact: boolean;
  /** Samples of a seed are always the same. */
  readonly seed?: number;
}

/** Everything, and exactly. */
const WHOLE: FightDepth = { effort: Infinity, tolerance: 0, exact: true };
const USUAL: FightDepth = { effort: USUAL_EFFORT, tolerance: 0, exact: false };

/**
 * What the round of a combat will come to, from its beginning or from any moment of it: the players do what is usual.
 *
 * Wounds are those of the whole round, losses those that are still to come, by blows, by dangerous terrain and for want
 * of a retreat: who is destroyed by a sweeping advance, or struck in a free round, is not among them. Where a text does
 * not tell what comes of a fight there is no winner, as in play.
 *
 * @param depth exact to the end unless it says otherwise.
 * @rule 40k.27, 40k.56, 40k.60, 40k.63 @row 4C-R14
 * @ruling
 */
export const oddsOfFight = (phase: Phase, combat: string, depth: FightDepth = WHOLE): FightOdds => {
  let last: FightOdds | undefined;
  for (const odds of refiningFight(phase, combat, depth)) last = odds ?? last;
  return last!;
};

/** The same in small steps: odds that are better and better, nothing in between. The last ones are best. */
export function* refiningFight(
  phase: Phase, combat: string, { exact, seed = SEED, ...depth }: FightDepth = USUAL,
): Generator<FightOdds | undefined, void> {
  const quiet = withoutLog(phase);
  const isTold = isOutcomeTold(phase);
  const course = courseOf(quiet, combat, isTold);
  const answers = exact ? exactly(course, depth)
    : refined(course, ({ winner, wounds }) => shareOf(isTold ? winner : aheadIn(wounds)), { ...depth, seed });
  for (const answer of answers) yield answer && oddsOf(combat, answer, isTold);
}

/** The same question has the same answer. */
const SEED = 1;

const shareOf = (who: Side | null): readonly number[] => SIDES.map(side => Number(who === side));

const courseOf = (phase: Phase, combat: string, isTold: boolean): Course<Phase, Ending> => {
  const losses: Known = { byBlows: new Map(), byOpen: new Map() };
  const outcomes: KnownOutcomes = { byEnd: new Map(), byRun: new Map(), byPursuit: new Map() };
  return {
    begin: () => firstBlows(phase, combat, losses),
    next: now => nextBlows(now, losses),
    isOver: isFightOver,
    wordOf: fightWord,
    promiseOf: promiseOf(phase, combat),
    endOf: end => ({
      winner: winnerIn(end, combat),
      wounds: combatOf(end, combat).wounds,
      lost: bySide(side => lostOn(phase, end, combat, side)),
      isGone: bySide(side => isGone(end, combat, side)),
      outcomes: isTold ? fightOutcomes(end, outcomes) : [],
    }),
  };
};

const oddsOf = (combat: string, { ended, unresolved, error }: Refined<Ending>, isTold: boolean): FightOdds => {
  const outcomes = merged(follow(ended, end => end.outcomes), outcomeWord);
  const part = (key: 'breaks' | 'swept'): BySide<number> =>
    bySide(side => chanceThat(outcomes, one => one[key] === side));
  return {
    combat,
    winner: isTold ? shares(ended, ({ winner }) => winner) : null,
    mostWounds: shares(ended, ({ wounds }) => aheadIn(wounds)),
    wounds: bySide(side => spread(ended, ({ wounds }) => wounds[side])),
    lost: bySide(side => spread(isTold ? losing(ended, side) : ended.map(lostBefore(side)), count => count)),
    wipedOut: bySide(side => chanceThat(ended, one => one.isGone[side])),
    breaks: isTold ? part('breaks') : null,
    swept: isTold ? part('swept') : null,
    unresolved, error,
    assumptions: ASSUMPTIONS,
  };
};

/** Lost by blows, and by holding out after them. */
const losing = (ended: Distribution<Ending>, side: Side): Distribution<number> => follow(ended, ({ lost, outcomes }) =>
  outcomes.map(({ weight, outcome: { fallen } }) => ({ weight, outcome: lost[side] + fallen[side] })));

const lostBefore = (side: Side) => ({ weight, outcome: { lost } }: Chance<Ending>): Chance<number> =>
  ({ weight, outcome: lost[side] });

const shares = (ended: Distribution<Ending>, of: (ending: Ending) => Side | null): Shares => ({
  ...bySide(side => chanceThat(ended, one => of(one) === side)), none: chanceThat(ended, one => of(one) === null),
});

const chanceThat = <T>(chances: Distribution<T>, is: (outcome: T) => boolean): number =>
  chances.reduce((sum, { weight, outcome }) => (is(outcome) ? sum + weight : sum), 0);

/** How likely each number is, from 0 up. */
const spread = <T>(chances: Distribution<T>, count: (outcome: T) => number): readonly number[] => {
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
  return aheadIn(combatOf(phase, combat).wounds);
};

/** Who has inflicted more wounds; null: both as many. */
export const aheadIn = ({ attacker, defender }: BySide<number>): Side | null => {
  if (attacker === defender) return null;
  return attacker > defender ? 'attacker' : 'defender';
};
