/**
 * The engine behind the odds of fights of Warhammer 40,000 as a classic script, beside the embed and the calculator. In
 * a worker it answers what it is asked; on a page it leaves `assault40kEngine`.
 */
import type { FightOdds } from '../../src/warhammer-40k/odds/fight-odds.ts';
import { serve, type Scope } from '../shared/worker/worker-server.ts';
import { fightAnswersTo } from '../warhammer-40k/odds/engine.ts';
import { answersWanted, type FightQuestion } from '../warhammer-40k/odds/question.ts';

if (typeof document === 'undefined') {
  serve(globalThis as unknown as Scope<FightQuestion, FightOdds>, fightAnswersTo, answersWanted);
}

export { fightAnswersTo as answersTo };
