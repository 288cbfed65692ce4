/** A charge made, or hits allocated, held against the best that is found: for tasks that are done well or badly. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { enemyOf, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { advise } from '../../epic-armageddon/advice/advise.ts';
import { positionValue } from '../../epic-armageddon/review/position-value.ts';
import { valueFor } from '../../review-values.ts';
import { presentOf, replay } from '../../epic-armageddon/timeline.ts';
import { metaOf } from '../../epic-armageddon/why.ts';
import { isInState, statePath } from '../../why.ts';
import type { AlternativeName } from './answer-words.ts';
import type { ReviewedDecision, Worth } from './decision-review.ts';

/** What is to be held against others: events before it, and what was done instead, each to its end. */
export interface Done {
  readonly scenario: Scenario;
  readonly before: readonly AssaultEvent[];
  readonly made: readonly AssaultEvent[];
  /** What else could have been done: what the lesson has prepared, and what comes of deciding nothing. */
  readonly others: readonly (readonly AssaultEvent[])[];
  readonly side: Side;
  readonly way: Extract<AlternativeName, 'best-charge' | 'best-hits'>;
}

/** So much work is done to find the best answer to a charge, and for each of the odds that are compared. */
const ANSWER = 10_000;
const WEIGH = 10_000;
/** What is open is so many standard errors. */
const ERRORS = 3;

/** Holds what was done against the best of the others, each after the best answer to it. */
export const heldAgainstBest = ({ scenario, before, made, others, side, way }: Done): ReviewedDecision => {
  const snapshot = presentOf(replay(scenario, before));
  const { title, rule } = metaOf(snapshot);
  const chosen = worthAfter(scenario, [...before, ...made], side);
  const isSame = (other: readonly AssaultEvent[]): boolean => JSON.stringify(other) === JSON.stringify(made);
  const best = others.map(other => (isSame(other) ? chosen : worthAfter(scenario, [...before, ...other], side)))
    .reduce((most, one) => (one.value > most.value ? one : most), chosen);
  const open = ERRORS * Math.max(chosen.error, best.error);
  return {
    path: statePath(snapshot), title, rule, round: snapshot.context.assault.round, from: before.length,
    chosen: worthOf(chosen), better: best.value > chosen.value + open ? { way, ...worthOf(best) } : null,
  };
};

/** What it is worth once the other side has done what it does best about it. */
export const worthAfter = (
  scenario: Scenario, events: readonly AssaultEvent[], side: Side,
): Worth & { readonly error: number } => {
  const replied = [...events, ...replyTo(scenario, events, side)];
  const worth = positionValue(presentOf(replay(scenario, replied)), WEIGH);
  const value = valueFor(worth, side);
  return { win: value - worth.none / 2, value, error: worth.error };
};

const worthOf = ({ win, value }: Worth): Worth => ({ win, value });

/** The best counter-charge against it; none where there is none to make. */
const replyTo = (scenario: Scenario, events: readonly AssaultEvent[], side: Side): readonly AssaultEvent[] => {
  const snapshot = presentOf(replay(scenario, events));
  const isAnswered = snapshot.status === 'active'
    && isInState(statePath(snapshot), `a3CounterCharge.${enemyOf(side)}Moves`);
  if (!isAnswered) return [];
  const [best] = advise(scenario, events, { side: enemyOf(side), effort: ANSWER }).best;
  return best?.decisions ?? [];
};
