/** Who answers on this page: a worker where one is allowed, otherwise the page itself in slices. */
import type { AnswererOf, EngineOf, Tell } from './asking.ts';
import { inSlices, PAGE_SLICE } from './slices.ts';
import { answererOf, type WorkerLike } from './worker-answerer.ts';

/** How an engine comes; it depends on the build. */
export interface AnswererLoaders<Q, A> {
  /** Starts a worker; throws where a page may have none. */
  readonly worker: () => WorkerLike;
  /** The engine on the page itself. */
  readonly engine: () => Promise<EngineOf<Q, A>>;
}

/** Somebody who answers; the answers are the same whoever gives them. One is enough for a page. */
export const answererBy = <Q, A>(
  loaders: AnswererLoaders<Q, A>, answersWanted: (question: Q) => Tell,
): Promise<AnswererOf<Q, A>> =>
  answererOf<Q, A>(loaders.worker).catch(() => onThisPage(loaders, answersWanted));

const onThisPage = async <Q, A>(
  { engine }: AnswererLoaders<Q, A>, answersWanted: (question: Q) => Tell,
): Promise<AnswererOf<Q, A>> => {
  const answersTo = await engine();
  return (question, listener) =>
    inSlices(answersTo(question), listener, { slice: PAGE_SLICE, tell: answersWanted(question) });
};
