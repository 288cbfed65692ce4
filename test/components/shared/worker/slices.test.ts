import { describe, expect, it, vi } from 'vitest';
import type { Tell } from '../../../../components/shared/worker/asking.ts';
import { inSlices } from '../../../../components/shared/worker/slices.ts';

const busyFor = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

/** Everything that is told about some answers, in its order. */
const heard = (answers: Iterator<number, number | void>, slice = 5, tell: Tell = 'each') => {
  const heard: unknown[] = [];
  let cancel = (): void => {};
  const end = new Promise<readonly unknown[]>(resolve => {
    cancel = inSlices(answers, {
      told: answer => heard.push(answer),
      ended: () => resolve([...heard, 'ended']),
      failed: why => resolve([...heard, why]),
    }, { slice, tell });
  });
  return { heard, end, cancel };
};

describe('work in slices', () => {
  it('tells every answer in its order, the returned one last, and then that it has ended', async () => {
    function* answers(): Generator<number, number> {
      yield 1;
      yield 2;
      return 3;
    }
    expect(await heard(answers()).end).toEqual([1, 2, 3, 'ended']);
  });

  it('tells only the last answer of a slice where only that counts', async () => {
    function* answers(): Generator<number, number> {
      for (let i = 0; i < 1000; i += 1) yield i;
      return 1000;
    }
    const told = await heard(answers(), 1000, 'last').end;
    expect(told).toEqual([1000, 'ended']);
  });

  it.each([['last', 1], ['each', 0]] as const)(
    'leaves the first answer alone for a while where it is told to get better: %s', async (tell, breaths) => {
      const timer = vi.spyOn(globalThis, 'setTimeout');
      function* answers(): Generator<number, void> {
        for (let i = 0; i < 3; i += 1) {
          busyFor(2);
          yield i;
        }
      }
      expect(await heard(answers(), 1, tell).end).toEqual([0, 1, 2, 'ended']);
      expect(timer).toHaveBeenCalledTimes(breaths);
      timer.mockRestore();
    },
  );

  it('lets others have their turn between slices', async () => {
    let turns = 0;
    const seen: number[] = [];
    function* answers(): Generator<number, void> {
      for (let i = 0; i < 8; i += 1) {
        busyFor(2);
        seen.push(turns);
        yield i;
      }
    }
    const timer = setInterval(() => (turns += 1), 1);
    await heard(answers(), 4).end;
    clearInterval(timer);
    expect(seen.at(-1)).toBeGreaterThan(0);
    expect(new Set(seen).size).toBeLessThan(8);
  });

  it('tells nothing more and draws nothing more once it is cancelled', async () => {
    let drawn = 0;
    function* answers(): Generator<number, void> {
      for (;;) {
        drawn += 1;
        busyFor(1);
        yield drawn;
      }
    }
    const { heard: told, cancel } = heard(answers(), 1);
    await vi.waitFor(() => expect(drawn).toBeGreaterThan(0), { timeout: 30_000 });
    cancel();
    const before = [drawn, told.length];
    await new Promise(resolve => setTimeout(resolve, 20));
    expect([drawn, told.length]).toEqual(before);
  });

  it('is stopped by its own listener', async () => {
    function* answers(): Generator<number, void> {
      for (let i = 0; ; i += 1) yield i;
    }
    const told: number[] = [];
    const cancel = inSlices(answers(), {
      told: answer => {
        told.push(answer);
        if (answer === 2) cancel();
      },
      ended: () => told.push(-1),
      failed: () => told.push(-2),
    }, { slice: 5, tell: 'each' });
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(told).toEqual([0, 1, 2]);
  });

  it('says in words what went wrong', async () => {
    function* answers(): Generator<number, void> {
      yield 1;
      throw new RangeError('tolerance must be positive.');
    }
    expect(await heard(answers()).end).toEqual([1, 'tolerance must be positive.']);
  });
});
