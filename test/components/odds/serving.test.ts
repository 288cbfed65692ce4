import { describe, expect, it } from 'vitest';
import type { Order } from '../../../components/odds/post.ts';
import type { Engine, Listener } from '../../../components/odds/question.ts';
import { serve, type Scope } from '../../../components/odds/serving.ts';
import { answererOf, type Workhorse } from '../../../components/odds/worker-answerer.ts';

type Handler = (event: { readonly data: unknown; readonly preventDefault: () => void }) => void;

/** A worker in the same thread, its messages copied as between threads. */
class NearWorker {
  readonly #handlers = new Map<string, Handler>();
  readonly orders: Order[] = [];
  readonly #scope: Scope = { postMessage: reply => this.hear('message', reply), onmessage: null };

  constructor(engine: Engine | null) {
    if (engine !== null) queueMicrotask(() => serve(this.#scope, engine));
  }

  hear(type: string, data: unknown): void {
    const copy = structuredClone(data);
    queueMicrotask(() => this.#handlers.get(type)?.({ data: copy, preventDefault: () => {} }));
  }

  postMessage(order: Order): void {
    this.orders.push(structuredClone(order));
    this.#scope.onmessage?.({ data: structuredClone(order) });
  }

  addEventListener(type: string, handler: unknown): void {
    this.#handlers.set(type, handler as Handler);
  }

  terminate(): void {}
}

const asWorker = (worker: NearWorker): Workhorse => worker as unknown as Workhorse;

/** Answers with numbers: as many as the effort that is asked for, or complaints. */
const counting = (function* (question: { readonly options?: { readonly effort?: number } }) {
  const effort = question.options?.effort ?? 0;
  if (effort < 0) throw new RangeError('effort must be positive.');
  for (let i = 1; i <= effort; i += 1) yield i;
}) as unknown as Engine;

const question = (effort: number) => ({ kind: 'scenario', scenario: {}, options: { effort } }) as never;

const hearing = (): { readonly heard: unknown[]; readonly listener: Listener<unknown>; readonly end: Promise<void> } => {
  const heard: unknown[] = [];
  let listener!: Listener<unknown>;
  const end = new Promise<void>(resolve => {
    const last = (what: unknown): void => {
      heard.push(what);
      resolve();
    };
    listener = { told: answer => heard.push(answer), ended: () => last('ended'), failed: last };
  });
  return { heard, listener, end };
};

describe('a page and its worker', () => {
  it('answer as the engine does, several questions at a time', async () => {
    const ask = await answererOf(asWorker(new NearWorker(counting)));
    const [one, other] = [hearing(), hearing()];
    ask(question(3), one.listener);
    ask(question(2), other.listener);
    await Promise.all([one.end, other.end]);
    expect(one.heard).toEqual([1, 2, 3, 'ended']);
    expect(other.heard).toEqual([1, 2, 'ended']);
  });

  it('give the engine’s own words where there is no answer', async () => {
    const ask = await answererOf(asWorker(new NearWorker(counting)));
    const { heard, listener, end } = hearing();
    ask(question(-1), listener);
    await end;
    expect(heard).toEqual(['effort must be positive.']);
  });

  it('drop a question that nobody asks any more', async () => {
    const worker = new NearWorker(counting);
    const ask = await answererOf(asWorker(worker));
    const [dropped, kept] = [hearing(), hearing()];
    ask(question(1e9), dropped.listener)();
    ask(question(1), kept.listener);
    await kept.end;
    expect(dropped.heard).toEqual([]);
    expect(worker.orders.map(({ type }) => type)).toEqual(['ask', 'cancel', 'ask']);
  });

  it('give up on a worker that does not start', async () => {
    const worker = new NearWorker(null);
    const answerer = answererOf(asWorker(worker));
    worker.hear('error', null);
    await expect(answerer).rejects.toThrow('broke off');
  });

  it('tell those who wait when the worker breaks down', async () => {
    const worker = new NearWorker(counting);
    const ask = await answererOf(asWorker(worker));
    const { heard, listener, end } = hearing();
    ask(question(1e9), listener);
    worker.hear('error', null);
    await end;
    expect(heard.at(-1)).toBe('The calculation broke off.');
  });
});
