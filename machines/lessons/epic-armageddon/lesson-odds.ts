/** Odds for the questions that need them, loaded only where one does. */
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { reviewDecisions, type ReviewedDecision, type OddsAt } from './decision-review.ts';
import { needsOdds, predictOf } from './judge-answer.ts';
import { taskOf, needsReview } from './judge-task.ts';
import { presentRecord, presentPosition, type LessonRun } from './lesson-run.ts';

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

/** So much may stay open where decisions are held against each other. */
const ROUGH = 0.01;

/**
 * The same run with what the odds say of its decisions; the run itself where nothing is to be judged by them.
 *
 * @param pause waited for after each decision, so that a screen can be drawn.
 * @param oddsAt where the odds are reckoned, if not here.
 */
export const withReview = async (
  run: LessonRun, pause: () => Promise<void> = () => Promise.resolve(), oddsAt?: OddsAt,
): Promise<LessonRun> => {
  const goal = taskOf(run)?.goal;
  if (goal?.goal !== 'play-well' || !needsReview(run)) return run;
  const from = presentRecord(run)?.from ?? 0;
  const advice: ReviewedDecision[] = [];
  for await (const one of reviewDecisions(run.ready, run.timeline, from, goal.side, oddsAt ?? await oddsUpTo(ROUGH))) {
    advice.push(one);
    await pause();
  }
  return { ...run, advice };
};
