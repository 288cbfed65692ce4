/** Who answers on this page about assaults. */
import { answererBy, type WaysTo } from '../../shared/worker/answerers.ts';
import { toTell, type Answerer, type Answers, type Kind, type Question } from './question.ts';

/** How the engine comes; it depends on the build. */
export type EngineLoaders = WaysTo<Question, Answers[Kind]>;

/** Somebody who answers, to each question its own answers. */
export const answererFor = (ways: EngineLoaders): Promise<Answerer> =>
  answererBy(ways, toTell) as Promise<Answerer>;
