/** The engine as a worker made of modules. */
import type { FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { serve, type Scope } from '../../shared/worker/worker-server.ts';
import { fightAnswersTo } from './engine.ts';
import { answersWanted, type FightQuestion } from './question.ts';

serve(globalThis as unknown as Scope<FightQuestion, FightOdds>, fightAnswersTo, answersWanted);
