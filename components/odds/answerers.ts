/** Who answers on this page: a worker where one is allowed, otherwise the page itself in slices. */
import { toTell, type Answerer, type Engine } from './question.ts';
import { inSlices, PAGE_SLICE } from './slices.ts';
import { answererOf, type Workhorse } from './worker-answerer.ts';

/** How the engine comes; it depends on the build. */
export interface EngineWays {
  /** Starts a worker; throws where a page may have none. */
  readonly worker: () => Workhorse;
  /** The engine on the page itself. */
  readonly engine: () => Promise<Engine>;
}

const onThisPage = async ({ engine }: EngineWays): Promise<Answerer> => {
  const answersTo = await engine();
  return (question, listener) =>
    inSlices(answersTo(question), listener, { slice: PAGE_SLICE, tell: toTell(question.kind) });
};

/** Somebody who answers; the answers are the same whoever gives them. One is enough for a page. */
export const answererFor = (ways: EngineWays): Promise<Answerer> =>
  answererOf(ways.worker).catch(() => onThisPage(ways));
