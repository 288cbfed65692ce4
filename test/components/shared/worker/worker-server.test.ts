import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Order, Reply } from '../../../../components/shared/worker/post.ts';
import type { EngineOf, Listener } from '../../../../components/shared/worker/asking.ts';
import { answererBy } from '../../../../components/shared/worker/answerers.ts';
import { serve, type Scope } from '../../../../components/shared/worker/worker-server.ts';
import { answererOf, type WorkerLike } from '../../../../components/shared/worker/worker-answerer.ts';

type Handler = (event: { readonly data: unknown; readonly preventDefault: () => void }) => void;

/** A worker in the same thread, its messages copied as between threads. */
class NearWorker {
  readonly #handlers = new Map<string, Handler>();
  readonly orders: Order<Question>[] = [];
  isDeaf = false;
  isAlive = true;
  readonly #scope: Scope<Question, number> = { postMessage: reply => this.hear('message', reply), onmessage: null };

  constructor(engine: EngineOf<Question, number> | null) {
    if (engine !== null) queueMicrotask(() => serve(this.#scope, engine, () => 'last'));
  }

  hear(type: string, data: unknown): void {
    const copy = structuredClone(data);
    queueMicrotask(() => this.#handlers.get(type)?.({ data: copy, preventDefault: () => {} }));
  }

  postMessage(order: Order<Question>): void {
    const copy = structuredClone(order);
    this.orders.push(copy);
    queueMicrotask(() => !this.isDeaf && this.#scope.onmessage?.({ data: copy }));
  }

  addEventListener(type: string, handler: unknown): void {
    this.#handlers.set(type, handler as Handler);
  }

  terminate(): void {
    this.isAlive = false;
  }
}

const asWorker = (worker: NearWorker): WorkerLike => worker as unknown as WorkerLike;

/** As many numbers as are asked for, or a complaint. */
interface Question {
  readonly count: number;
}

function* counting({ count }: Question): Generator<number, void> {
  if (count < 0) throw new RangeError('count must be positive.');
  for (let i = 1; i <= count; i += 1) yield i;
}

function* wordless(): Generator<number, void> {
  throw new Error('');
}

const question = (count: number): Question => ({ count });

const hearing = (): {
  readonly heard: unknown[]; readonly listener: Listener<unknown>; readonly end: Promise<void>;
} => {
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

afterEach(() => {
  vi.useRealTimers();
});

describe('a page and its worker', () => {
  it('answer as the engine does, several questions at a time', async () => {
    const ask = await answererOf<Question, number>(() => asWorker(new NearWorker(counting)));
    const [one, other] = [hearing(), hearing()];
    ask(question(3), one.listener);
    ask(question(2), other.listener);
    await Promise.all([one.end, other.end]);
    expect(one.heard).toEqual([3, 'ended']);
    expect(other.heard).toEqual([2, 'ended']);
  });

  it('give the engine’s own words where there is no answer', async () => {
    const ask = await answererOf<Question, number>(() => asWorker(new NearWorker(counting)));
    const { heard, listener, end } = hearing();
    ask(question(-1), listener);
    await end;
    expect(heard).toEqual(['count must be positive.']);
  });

  it('let the page answer what the worker cannot, or say that it cannot either', async () => {
    const worker = (): WorkerLike => asWorker(new NearWorker(wordless));
    for (const [engine, told] of [
      [() => Promise.resolve(counting), [2, 'ended']],
      [() => Promise.reject(new Error('There is no network.')), ['The calculation broke off.']],
    ] as const) {
      const ask = await answererBy<Question, number>({ worker, engine }, () => 'last');
      const { heard, listener, end } = hearing();
      ask(question(2), listener);
      await end;
      expect(heard).toEqual(told);
    }
  });

  it('let the page answer nothing that nobody asks any more', async () => {
    const began: Question[] = [];
    const engine = async (): Promise<EngineOf<Question, number>> => one => {
      began.push(one);
      return counting(one);
    };
    const worker = new NearWorker(wordless);
    const ask = await answererBy<Question, number>({ worker: () => asWorker(worker), engine }, () => 'last');
    const [dropped, kept] = [hearing(), hearing()];
    ask(question(7), dropped.listener)();
    ask(question(1), kept.listener);
    await kept.end;
    expect(began).toEqual([question(1)]);
    expect(dropped.heard).toEqual([]);
  });

  it('drop a question that nobody asks any more', async () => {
    const worker = new NearWorker(counting);
    const ask = await answererOf<Question, number>(() => asWorker(worker));
    const [dropped, kept] = [hearing(), hearing()];
    ask(question(1e9), dropped.listener)();
    ask(question(1), kept.listener);
    await kept.end;
    expect(dropped.heard).toEqual([]);
    expect(worker.orders.map(({ type }) => type)).toEqual(['ask', 'cancel', 'ask']);
  });

  it('give up on a worker that does not start', async () => {
    const worker = new NearWorker(null);
    const answerer = answererOf<Question, number>(() => asWorker(worker));
    worker.hear('error', null);
    await expect(answerer).rejects.toThrow('broke off');
  });

  it('tell those who wait when the worker breaks down', async () => {
    const worker = new NearWorker(counting);
    const ask = await answererOf<Question, number>(() => asWorker(worker));
    const { heard, listener, end } = hearing();
    ask(question(1e9), listener);
    worker.hear('error', null);
    await end;
    expect(heard.at(-1)).toBe('The calculation broke off.');
  });

  it('replace a worker that does not hear, and ask the new one what is still open', async () => {
    const workers: NearWorker[] = [];
    const ask = await answererOf<Question, number>(() => {
      workers.push(new NearWorker(counting));
      return asWorker(workers.at(-1)!);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    workers[0]!.isDeaf = true;
    ask(question(1e9), hearing().listener)();
    const { heard, listener, end } = hearing();
    ask(question(4), listener);
    vi.advanceTimersByTime(5000);
    await end;
    expect(heard).toEqual([4, 'ended']);
    expect(workers.map(({ isAlive }) => isAlive)).toEqual([false, true]);
  });

  it('keep a worker that hears', async () => {
    const workers: NearWorker[] = [];
    const ask = await answererOf<Question, number>(() => {
      workers.push(new NearWorker(counting));
      return asWorker(workers.at(-1)!);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    ask(question(1e9), hearing().listener)();
    const { listener, end } = hearing();
    ask(question(1), listener);
    await end;
    vi.advanceTimersByTime(5000);
    expect(workers).toHaveLength(1);
  });
});

/** A busy machine may be slow. */
const BUSY = { timeout: 30_000 };

describe('a worker', () => {
  it('works no longer on a question that is cancelled, says that it has ended, and answers the others', async () => {
    let drawn = 0;
    function* endless(): Generator<number, void> {
      for (;;) yield drawn += 1;
    }
    const replies: Reply<number>[] = [];
    const scope: Scope<Question, number> = { postMessage: reply => replies.push(reply), onmessage: null };
    serve(scope, asked => (asked.count === 0 ? endless() : counting(asked)), () => 'last');
    const order = (data: Order<Question>): void => scope.onmessage!({ data });
    order({ type: 'ask', id: 1, question: question(0) });
    await vi.waitFor(() => expect(drawn).toBeGreaterThan(0), BUSY);
    order({ type: 'cancel', id: 1 });
    const before = drawn;
    expect(replies.at(-1)).toEqual({ type: 'ended', id: 1 });
    order({ type: 'ask', id: 2, question: question(1) });
    await vi.waitFor(() =>
      expect(replies.slice(-2)).toEqual([{ type: 'told', id: 2, answer: 1 }, { type: 'ended', id: 2 }]), BUSY);
    expect(drawn).toBe(before);
  });
});
