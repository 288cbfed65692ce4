/**
 * How much is done by some code, counted: the same on every machine, at every load and after whatever ran before. Calls
 * are counted and not blocks: of what has been compiled before, blocks are not told.
 */
import { Session } from 'node:inspector/promises';

/** The program, and the libraries that it gives texts from outside to. */
const COUNTED = /\/(?:src|machines|components)\/|\/node_modules\/(?:fflate|minisearch|saxen|valibot|xstate)\//;

interface Counted<T> {
  readonly work: number;
  readonly answer: Awaited<T>;
}

export interface WorkCounter {
  /** Calls of functions while something runs, those that lists make for each of their entries among them. */
  readonly countIn: <T>(run: () => T) => Promise<Counted<T>>;
  /** The same of two, one right after the other: asking what was called before takes as long as some of them. */
  readonly countInBoth: <T>(first: () => T, second: () => T) => Promise<readonly [Counted<T>, Counted<T>]>;
  readonly stop: () => Promise<void>;
}

/** Everything runs more slowly until it is stopped. */
export const countWork = async (): Promise<WorkCounter> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const callsSince = async (): Promise<number> => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result.filter(({ url }) => COUNTED.test(url))
      .flatMap(({ functions }) => functions).flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  };
  const counted = async <T>(run: () => T): Promise<Counted<T>> => {
    const answer = await run();
    return { work: await callsSince(), answer };
  };
  return {
    countIn: async run => {
      await callsSince();
      return counted(run);
    },
    countInBoth: async (first, second) => {
      await callsSince();
      return [await counted(first), await counted(second)];
    },
    stop: async () => {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
};
