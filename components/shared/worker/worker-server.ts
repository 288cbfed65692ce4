/** The worker's end: every open question is drawn in slices of its own, so that none waits for another. */
import type { Cancel, EngineOf, Tell } from './asking.ts';
import type { Order, Reply } from './post.ts';
import { inSlices, WORKER_SLICE } from './slices.ts';

/** As much of a worker's global scope as is used. */
export interface Scope<Q, A> {
  readonly postMessage: (reply: Reply<A>) => void;
  onmessage: ((event: { readonly data: Order<Q> }) => void) | null;
}

/** Answers whatever is asked from now on. */
export const serve = <Q, A>(
  scope: Scope<Q, A>, answersTo: EngineOf<Q, A>, toTell: (question: Q) => Tell,
): void => {
  const open = new Map<number, Cancel>();
  const forget = (id: number): void => void open.delete(id);
  scope.onmessage = ({ data: order }) => {
    const { id } = order;
    if (order.type === 'cancel') {
      open.get(id)?.();
      forget(id);
      return scope.postMessage({ type: 'ended', id });
    }
    open.set(id, inSlices(answersTo(order.question), {
      told: answer => scope.postMessage({ type: 'told', id, answer }),
      ended: () => {
        forget(id);
        scope.postMessage({ type: 'ended', id });
      },
      failed: why => {
        forget(id);
        scope.postMessage({ type: 'failed', id, why });
      },
    }, { slice: WORKER_SLICE, tell: toTell(order.question) }));
  };
  scope.postMessage({ type: 'ready' });
};
