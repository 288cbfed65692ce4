/** The worker's end: every open question is drawn in slices of its own, so that none waits for another. */
import type { Order, Reply } from './post.ts';
import { toTell, type Cancel, type Engine } from './question.ts';
import { inSlices, WORKER_SLICE } from './slices.ts';

/** As much of a worker's global scope as is used. */
export interface Scope {
  readonly postMessage: (reply: Reply) => void;
  onmessage: ((event: { readonly data: Order }) => void) | null;
}

/** Answers whatever is asked from now on. */
export const serve = (scope: Scope, engine: Engine): void => {
  const open = new Map<number, Cancel>();
  const forget = (id: number): void => void open.delete(id);
  scope.onmessage = ({ data: order }) => {
    const { id } = order;
    if (order.type === 'cancel') {
      open.get(id)?.();
      forget(id);
      return scope.postMessage({ type: 'ended', id });
    }
    open.set(id, inSlices(engine(order.question), {
      told: answer => scope.postMessage({ type: 'told', id, answer }),
      ended: () => {
        forget(id);
        scope.postMessage({ type: 'ended', id });
      },
      failed: why => {
        forget(id);
        scope.postMessage({ type: 'failed', id, why });
      },
    }, { slice: WORKER_SLICE, tell: toTell(order.question.kind) }));
  };
  scope.postMessage({ type: 'ready' });
};
