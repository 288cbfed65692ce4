/** Odds for the questions that need them, loaded only where one does. */
import type { Odds } from '../../src/epic-armageddon/odds/answer.ts';
import type { Assault } from '../../src/epic-armageddon/state.ts';
import { needsOdds, predictOf } from './answering.ts';
import { sceneIn, type LessonRun } from './run.ts';

/** Tells how likely each ending is from a moment of an assault, until less than so much is open. */
export type AskOdds = (assault: Assault, path: string, open: number) => Promise<Odds>;

/** So many states are looked at before the best answer so far counts. */
const EFFORT = 20_000;

/** Reckons them here and now. */
export const oddsHere: AskOdds = async (assault, path, open) => {
  const { refining } = await import('../../src/epic-armageddon/odds/odds.ts');
  const answers = refining(assault, path, { effort: EFFORT });
  for (let next = answers.next(); ; next = answers.next()) {
    if (next.done === true || next.value.unresolved <= open) return next.value;
  }
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
