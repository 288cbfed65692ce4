/** Odds for the questions that need them, loaded only where one does. */
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { ReviewedDecision } from './decision-review.ts';
import { needsOdds, predictOf } from './judge-answer.ts';
import type { LessonGoal } from '../../../src/lessons/goals.ts';
import { doneInTime, taskOf, needsReview } from './judge-task.ts';
import { presentRecord, presentPosition, withTimeline, type LessonRun } from './lesson-run.ts';
import { backTo, following } from './position.ts';

/** Tells how likely each ending is from a moment of an assault, until no more than so much is unsure of who wins. */
export type AskOdds = (assault: Assault, path: string, unsure: number) => Promise<Odds>;

/** So much work is done before the best answer so far counts. */
const EFFORT = 1_000_000;
/** What is unsure is so many standard errors. */
const ERRORS = 3;

/** Reckons them here and now. */
const oddsHere: AskOdds = async (assault, path, unsure) => (await oddsUpTo(unsure))(assault, path);

/**
 * Odds of which no more than so much is unsure, unless that takes more work than is done. What has been asked once is
 * known: different decisions may lead to the same place. They are loaded where they are asked for.
 */
const oddsUpTo = async (unsure: number): Promise<(assault: Assault, path: string) => Odds> => {
  const { oddsFrom } = await import('../../../src/epic-armageddon/odds/odds.ts');
  const known = new Map<string, Odds>();
  return (assault, path) => {
    const key = `${path} ${JSON.stringify({ ...assault, log: [] })}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const odds = oddsFrom(assault, path, { effort: EFFORT, tolerance: unsure / ERRORS });
    known.set(key, odds);
    return odds;
  };
};

/** What an answer in percent may be off, as a part of what is left open at most: a quarter of it. */
const OPEN = 1 / 400;

/** The same run with the odds that its question needs; the run itself where it needs none. */
export const withOdds = async (run: LessonRun, ask: AskOdds = oddsHere): Promise<LessonRun> => {
  const question = predictOf(run)?.ask;
  if (question === undefined || !needsOdds(run)) return run;
  const { assault, path } = presentPosition(run);
  return { ...run, odds: await ask(assault, path, 'within' in question ? question.within * OPEN : OPEN) };
};

/**
 * The same run with what the odds say of its decisions; the run itself where nothing is to be judged by them.
 *
 * @param pause waited for now and then, so that a screen can be drawn.
 */
export const withReview = async (
  run: LessonRun, pause: () => Promise<void> = () => Promise.resolve(),
): Promise<LessonRun> => {
  const goal = taskOf(run)?.goal;
  if (goal === undefined || !needsReview(run)) return run;
  if (goal.goal === 'charge-well' || goal.goal === 'allocate-well') return withBest(run, goal);
  if (goal.goal !== 'play-well') return run;
  const { reviewDecisions } = await import('./decision-review.ts');
  const review = reviewDecisions(run.timeline, presentRecord(run)?.from ?? 0, goal.side);
  for (let step = review.next(); ; step = review.next()) {
    if (step.done === true) return { ...run, advice: step.value };
    await pause();
  }
};

/** A task of which one decision is held against the best that is found. */
type BestGoal = Extract<LessonGoal, { readonly goal: 'charge-well' | 'allocate-well' }>;

/** What has been held against the best once, lesson by lesson: the same is not looked for twice. */
const weighed = new WeakMap<LessonRun['ready'], Map<string, ReviewedDecision>>();

const withBest = async (run: LessonRun, goal: BestGoal): Promise<LessonRun> => {
  const { heldAgainstBest } = await import('./coach-review.ts');
  const { ready } = run;
  const { before, made } = doneInTime(run);
  const known = weighed.get(ready) ?? new Map<string, ReviewedDecision>();
  weighed.set(ready, known);
  const key = JSON.stringify([before, made]);
  const found = known.get(key) ?? heldAgainstBest({
    scenario: ready.scenario, before, made: beforeItCounts(made),
    others: [ready.decisions, []].map(decisions => beforeItCounts(doneWith(run, decisions))),
    ...goal.goal === 'charge-well' ? { side: 'attacker', way: 'best-charge' } : { side: goal.side, way: 'best-hits' },
  });
  known.set(key, found);
  return { ...run, advice: [found] };
};

/** Hits are weighed as they lie, before anything is thrown for them. */
const beforeItCounts = (made: readonly AssaultEvent[]): readonly AssaultEvent[] =>
  made.filter(({ type }) => type !== 'hits.allocated');

/** What would have been done in the time for the task if these had been the decisions. */
const doneWith = (run: LessonRun, decisions: readonly Decision[]): readonly AssaultEvent[] => {
  const { ready, timeline } = run;
  const { before } = doneInTime(run);
  for (const later of following({ ...ready, decisions }, backTo(timeline, before.length))) {
    const there = withTimeline(run, later);
    if (needsReview(there)) return doneInTime(there).made;
  }
  return [];
};
