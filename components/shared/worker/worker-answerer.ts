/** The page's end of a worker. */
import { spoken } from '../languages/spoken.ts';
import type { AnswererOf, Listener } from './asking.ts';
import type { Order, Reply } from './post.ts';

/** What those hear who wait for an answer. */
export const workerWords = spoken('worker', {
  broken: 'The calculation broke off.',
});

/** As much of a worker as is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface Open<Q, A> {
  readonly question: Q;
  readonly listener: Listener<A>;
}

/** A worker that does not hear that nobody wants its answer any more is replaced after so many milliseconds. */
const PATIENCE = 1000;

/** A worker, and another in its place when it is deaf. */
class ReplaceableWorker<Q, A> {
  readonly #start: () => WorkerLike;
  readonly #open = new Map<number, Open<Q, A>>();
  #worker: WorkerLike | null = null;
  #last = 0;
  #patience: ReturnType<typeof setTimeout> | null = null;

  constructor(start: () => WorkerLike) {
    this.#start = start;
  }

  /** Resolves when a worker has been loaded and listens. */
  load(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = this.#start();
      this.#worker = worker;
      worker.addEventListener('message', ({ data }: MessageEvent<Reply<A>>) => {
        if (worker === this.#worker) this.#hear(data);
        if (data.type === 'ready') resolve();
      });
      worker.addEventListener('error', event => {
        event.preventDefault();
        worker.terminate();
        reject(new Error(workerWords.broken));
        if (worker === this.#worker) this.#breakDown();
      });
    });
  }

  readonly ask: AnswererOf<Q, A> = (question, listener) => {
    const id = this.#last += 1;
    this.#open.set(id, { question, listener });
    this.#post({ type: 'ask', id, question });
    return () => {
      if (!this.#open.delete(id)) return;
      this.#post({ type: 'cancel', id });
      this.#patience ??= setTimeout(() => this.#replace(), PATIENCE);
    };
  };

  #post(order: Order<Q>): void {
    if (this.#worker === null) this.#startAgain();
    else this.#worker.postMessage(order);
  }

  /** Everything that is still open goes to the new worker. */
  #startAgain(): void {
    this.load().catch(() => {});
    for (const [id, { question }] of this.#open) this.#worker?.postMessage({ type: 'ask', id, question });
  }

  #replace(): void {
    this.#patience = null;
    this.#worker?.terminate();
    this.#startAgain();
  }

  #hear(reply: Reply<A>): void {
    this.#beCalm();
    if (reply.type === 'ready') return;
    const listener = this.#open.get(reply.id)?.listener;
    if (reply.type === 'told') return listener?.told(reply.answer);
    this.#open.delete(reply.id);
    if (reply.type === 'ended') listener?.ended();
    else listener?.failed(reply.why);
  }

  /** Whoever waits is told; the next question finds a new worker. */
  #breakDown(): void {
    this.#beCalm();
    this.#worker = null;
    const waiting = [...this.#open.values()];
    this.#open.clear();
    for (const { listener } of waiting) listener.failed(workerWords.broken);
  }

  #beCalm(): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = null;
  }
}

/**
 * A worker as somebody who answers.
 *
 * @returns once the worker has been loaded and listens; rejects where the page may not have one.
 */
export const answererOf = async <Q, A>(start: () => WorkerLike): Promise<AnswererOf<Q, A>> => {
  const worker = new ReplaceableWorker<Q, A>(start);
  await worker.load();
  return worker.ask;
};
