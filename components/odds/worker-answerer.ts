/** The page's end of a worker. */
import type { Order, Reply } from './post.ts';
import type { Answerer, Answers, Kind, Listener, Question } from './question.ts';

/** As much of a worker as is used. */
export type Workhorse = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

type AnyListener = Listener<Answers[Kind]>;

/** What those hear who wait while the worker breaks down. */
const BROKEN = 'The calculation broke off.';

const hear = (reply: Reply, open: Map<number, AnyListener>): void => {
  if (reply.type === 'ready') return;
  const listener = open.get(reply.id);
  if (reply.type === 'told') return listener?.told(reply.answer);
  open.delete(reply.id);
  if (reply.type === 'ended') listener?.ended();
  else listener?.failed(reply.why);
};

/**
 * A worker as somebody who answers.
 *
 * @returns once the worker has been loaded and listens; rejects where the page may not have one.
 */
export const answererOf = (worker: Workhorse): Promise<Answerer> => new Promise((resolve, reject) => {
  const open = new Map<number, AnyListener>();
  let last = 0;
  const ask: Answerer = (question, listener) => {
    const id = last += 1;
    const post = (order: Order): void => worker.postMessage(order);
    open.set(id, listener as AnyListener);
    post({ type: 'ask', id, question: question as Question });
    return () => {
      if (open.delete(id)) post({ type: 'cancel', id });
    };
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (data.type === 'ready') resolve(ask);
    else hear(data, open);
  });
  worker.addEventListener('error', event => {
    event.preventDefault();
    reject(new Error(BROKEN));
    const waiting = [...open.values()];
    open.clear();
    for (const { failed } of waiting) failed(BROKEN);
  });
});
