/** Who answers on this page: a worker where one is allowed, otherwise the page itself in slices. */
import type { AnswererOf, Cancel, EngineOf, Tell } from './asking.ts';
import { inSlices, PAGE_SLICE } from './slices.ts';
import { answererOf, workerWords, type WorkerLike } from './worker-answerer.ts';

/** How an engine comes; it depends on the build. */
export interface AnswererLoaders<Q, A> {
  /** Starts a worker; throws where a page may have none. */
  readonly worker: () => WorkerLike;
  /** The engine on the page itself. */
  readonly engine: () => Promise<EngineOf<Q, A>>;
}

/**
 * Somebody who answers; the answers are the same whoever gives them. One is enough for a page. What a worker fails to
 * answer without saying why, as it may not fetch what it needs, is answered on the page.
 */
export const answererBy = async <Q, A>(
  loaders: AnswererLoaders<Q, A>, answersWanted: (question: Q) => Tell,
): Promise<AnswererOf<Q, A>> => {
  const here = (): Promise<AnswererOf<Q, A>> => onThisPage(loaders, answersWanted);
  const worker = await answererOf<Q, A>(loaders.worker).catch(() => null);
  return worker === null ? here() : (question, listener) => {
    let isWanted = true;
    let cancel: Cancel = worker(question, { ...listener, failed: why => {
      if (why !== '') return listener.failed(why);
      here().then(
        answer => isWanted && (cancel = answer(question, listener)),
        () => isWanted && listener.failed(workerWords.broken),
      );
    } });
    return () => {
      isWanted = false;
      cancel();
    };
  };
};

const onThisPage = async <Q, A>(
  { engine }: AnswererLoaders<Q, A>, answersWanted: (question: Q) => Tell,
): Promise<AnswererOf<Q, A>> => {
  const answersTo = await engine();
  return (question, listener) =>
    inSlices(answersTo(question), listener, { slice: PAGE_SLICE, tell: answersWanted(question) });
};
