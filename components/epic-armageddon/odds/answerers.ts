/** Who answers on this page about assaults. */
import { answererBy, type AnswererLoaders } from '../../shared/worker/answerers.ts';
import { answersWanted, type Answerer, type Answers, type Kind, type Question } from './question.ts';

/** How the engine comes; it depends on the build. */
export type EngineLoaders = AnswererLoaders<Question, Answers[Kind]>;

/** Somebody who answers, to each question its own answers. */
export const answererFor = (ways: EngineLoaders): Promise<Answerer> =>
  answererBy(ways, answersWanted) as Promise<Answerer>;
