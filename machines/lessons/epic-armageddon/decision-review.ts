/** Decisions held against the best that is found: what each was worth, and what the best would have been. */
import type { SideChance } from '../../../src/epic-armageddon/advice/chance.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { pausingWith } from '../../../src/epic-armageddon/odds/round/pauses.ts';
import { advising } from '../../epic-armageddon/advice/advise.ts';
import { reviewing, type ReviewedMoment } from '../../epic-armageddon/review/review.ts';
import type { Timeline } from '../../epic-armageddon/timeline.ts';
import { metaOf, type AssaultSnapshot } from '../../epic-armageddon/why.ts';
import type { AlternativeName } from './answer-words.ts';

/** One decision, or all that belong together, such as the moves of a charge. */
export interface ReviewedDecision {
  /** The state in which it was made, its title and its rule. */
  readonly path: string;
  readonly title: string;
  readonly rule: string;
  readonly round: number;
  /** How many events had happened before it. */
  readonly from: number;
  /** What it left, after the best answer found where there is one. */
  readonly chosen: Worth;
  /** What the best that was found would have left, and what that is; null: nothing better was. */
  readonly better: Worth & { readonly way: AlternativeName } | null;
}

/** From 0 to 1: how likely a side is to win; and what that is worth, with half of how likely nobody is. */
export type Worth = Pick<SideChance, 'win' | 'value'>;

/** A lesson goes on once everything is weighed: an eighth of the work that a review does. */
const EFFORT = 600_000;
/** What may be off is so many standard errors. */
const ERRORS = 3;

/**
 * What a side has decided since a moment, each decision held against the best that advice finds. Undefined where a
 * screen can breathe.
 */
export function* reviewDecisions(
  timeline: Timeline, from: number, side: Side,
): Generator<undefined, readonly ReviewedDecision[]> {
  const { scenario, events, at } = timeline;
  const review = reviewing(scenario, events.slice(0, at), advising, { effort: EFFORT, isBrief: true },
    (moment, decider) => moment.at >= from && decider === side);
  const { moments } = yield* pausingWith(undefined, review);
  return moments.flatMap(({ best, ...moment }) =>
    (best === undefined ? [] : [reviewed(timeline, { ...moment, best })]));
}

type Weighed = ReviewedMoment & Required<Pick<ReviewedMoment, 'best'>>;

const reviewed = (
  { snapshots }: Timeline, { at, count, path, after, answered, cost, best }: Weighed,
): ReviewedDecision => {
  const { title, rule } = metaOf(snapshots[at]!);
  const value = answered ?? after;
  const { win, value: bestValue } = (best.reply ?? best).chance;
  return {
    path, title, rule, round: snapshots[at]!.context.assault.round, from: at,
    chosen: { win: isWithoutWinner(snapshots[at + count]!) ? 0 : value, value },
    better: cost > ERRORS * best.error ? { way: wayIn(path), win, value: bestValue } : null,
  };
};

const isWithoutWinner = ({ status, context }: AssaultSnapshot): boolean =>
  status !== 'active' && context.assault.winner === null;

const wayIn = (path: string): AlternativeName => {
  if (path.startsWith('a2Charge')) return 'best-charge';
  return path.endsWith('.allocating') ? 'best-hits' : 'best-found';
};
