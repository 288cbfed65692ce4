/** One thing that a side could decide, and what it is worth. */
import type { Uniform } from '../../../src/dice/throw.ts';
import {
  chanceOf, turned, worthAnswered, type ChanceEstimate, type SideChance,
} from '../../../src/epic-armageddon/advice/chance.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { enemyOf, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { canonical } from '../../../src/shared/canonical.ts';
import { valueFor } from '../../review-values.ts';
import { positionValue } from '../review/position-value.ts';
import type { AssaultSnapshot } from '../why.ts';
import type { Answer } from './answers.ts';
import { fightersInWords, whoFights, type WhoFights } from './who-fights.ts';

/** One thing that a side could decide. Ids of units in `contact`, `fire` and `out`, of the side itself. */
export interface Suggestion extends WhoFights {
  /** One after the other, with the end of a charge or counter-charge. */
  readonly decisions: readonly Decision[];
  /** If the other side does nothing about it. */
  readonly chance: SideChance;
  /** What the other side does best about it; null where it has nothing to answer. */
  readonly reply: { readonly decisions: readonly Decision[]; readonly chance: SideChance } | null;
  /** One standard error of what the suggestion is ordered by. */
  readonly error: number;
  /** An English sentence. */
  readonly say: string;
}

/** What is asked about. */
export interface AskedAdvice {
  readonly snapshot: AssaultSnapshot;
  readonly side: Side;
  readonly effort: number;
  /** In which ways it has been decided. */
  readonly made: readonly (readonly Decision[])[];
  readonly random: Uniform;
}

export const suggestionAt = (
  { side, effort }: AskedAdvice, decisions: readonly Decision[], after: AssaultSnapshot, answer: Answer | null,
): Suggestion => {
  const chance = estimateAt(after, side, effort * ODDS);
  const replied = answer === null ? null : estimateAt(answer.after, enemyOf(side), effort * ODDS);
  const fights = whoFights(after.context.assault, side);
  return {
    decisions, chance: bare(chance),
    reply: answer === null ? null : { decisions: answer.decisions, chance: turned(replied!) },
    error: (replied ?? chance).error, ...fights, say: fightersInWords(after.context.assault, fights),
  };
};

/** The best first, at most ten and what has been decided; of equals the one that was tried first. */
export const ordered = (
  suggestions: readonly Suggestion[], { made }: Pick<AskedAdvice, 'made'>,
): readonly Suggestion[] => {
  const own = new Set(made.map(canonical));
  return [...suggestions].sort((a, b) => worthAnswered(b) - worthAnswered(a))
    .filter(({ decisions }, i) => i < MOST || own.has(canonical(decisions)));
};
export const MOST = 10;

/** What of the effort goes into the odds of one moment that is told. */
export const ODDS = 0.003;

/** What a moment is worth to a side, as a review says it. */
export const estimateAt = (snapshot: AssaultSnapshot, side: Side, effort: number): ChanceEstimate => {
  const value = positionValue(snapshot, effort);
  const win = Math.max(0, valueFor(value, side) - value.none / 2);
  return { ...chanceOf(win, value.none), error: value.error };
};

export const bare = ({ win, none, value }: SideChance): SideChance => ({ win, none, value });
