/** How much is done by some code, counted: the same on every machine and at every load. */
import { Session } from 'node:inspector/promises';

/** Blocks of the program's own code that are entered while something runs, libraries aside. */
export const workOf = async (run: () => unknown): Promise<number> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await session.post('Profiler.takePreciseCoverage');
  run();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  return result.filter(({ url }) => /\/(?:src|machines|components)\//.test(url))
    .flatMap(({ functions }) => functions).flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
};
