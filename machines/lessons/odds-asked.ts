/** Odds for the questions that need them, loaded only where one does. */
import type { Odds } from '../../src/epic-armageddon/odds/answer.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { adviceOn, type Advised, type OddsAt } from './advice.ts';
import { needsOdds, predictOf } from './answering.ts';
import { doOf, needsAdvice } from './doing.ts';
import { recordOf, sceneIn, type LessonRun } from './run.ts';

/** Tells how likely each ending is from a moment of an assault, until less than so much is open. */
export type AskOdds = (assault: Assault, path: string, open: number) => Promise<Odds>;

/** So many states are looked at before the best answer so far counts. */
const EFFORT = 20_000;

/** Reckons them here and now. */
export const oddsHere: AskOdds = async (assault, path, open) => {
  const { oddsUpTo } = await import('./odds-up-to.ts');
  return oddsUpTo(open, EFFORT)(assault, path);
};

/** What an answer in percent may be off, as a part of what is left open at most: a quarter of it. */
const OPEN = 1 / 400;

/** The same run with the odds that its question needs; the run itself where it needs none. */
export const withOdds = async (run: LessonRun, ask: AskOdds = oddsHere): Promise<LessonRun> => {
  const question = predictOf(run)?.ask;
  if (question === undefined || !needsOdds(run)) return run;
  const { assault, path } = sceneIn(run);
  return { ...run, odds: await ask(assault, path, 'within' in question ? question.within * OPEN : OPEN) };
};

/** So much may stay open where decisions are held against each other. */
const ROUGH = 0.01;

const oddsRoughly = async (): Promise<OddsAt> => {
  const { oddsUpTo } = await import('./odds-up-to.ts');
  return oddsUpTo(ROUGH, EFFORT);
};

/**
 * The same run with what the odds say of its decisions; the run itself where nothing is to be judged by them.
 *
 * @param pause waited for after each decision, so that a screen can be drawn.
 * @param oddsAt where the odds are reckoned, if not here.
 */
export const withAdvice = async (
  run: LessonRun, pause: () => Promise<void> = () => Promise.resolve(), oddsAt?: OddsAt,
): Promise<LessonRun> => {
  const goal = doOf(run)?.goal;
  if (goal?.goal !== 'play-well' || !needsAdvice(run)) return run;
  const from = recordOf(run)?.from ?? 0;
  const advice: Advised[] = [];
  for await (const one of adviceOn(run.ready, run.timeline, from, goal.side, oddsAt ?? await oddsRoughly())) {
    advice.push(one);
    await pause();
  }
  return { ...run, advice };
};
