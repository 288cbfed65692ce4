/** Which code of the program is entered, block by block: V8 keeps count. */
import { Session, type Profiler } from 'node:inspector';

/** A stretch of a file, from its first character to the one after its last. */
type Stretch = readonly [from: number, to: number];

const OWN = /\/(?:src|machines|components)\//;

export class Coverage {
  readonly #session = new Session();
  /** By function, what of it has never been entered. */
  readonly #missed = new Map<string, readonly Stretch[]>();

  constructor() {
    this.#session.connect();
    this.#post('Profiler.enable');
    this.#post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Whether `run` enters what nothing before it has, and how many blocks it enters in all. */
  async of(run: () => Promise<unknown>): Promise<{ readonly isNew: boolean; readonly work: number }> {
    this.#take();
    await run();
    let isNew = false;
    let work = 0;
    for (const [place, { ranges }] of this.#take()) {
      for (const { count } of ranges) work += count;
      if (ranges[0]!.count > 0 && this.#learn(place, missedIn(ranges))) isNew = true;
    }
    return { isNew, work };
  }

  /** How many blocks are entered, of those in functions that are entered at all, and in how many functions. */
  async blocksOf(run: () => Promise<unknown>): Promise<{ entered: number; all: number; functions: number }> {
    this.#take();
    await run();
    const entered = this.#take().filter(([, { ranges }]) => ranges[0]!.count > 0);
    const ranges = entered.flatMap(([, one]) => one.ranges);
    return { entered: ranges.filter(({ count }) => count > 0).length, all: ranges.length, functions: entered.length };
  }

  #learn(place: string, missed: readonly Stretch[]): boolean {
    const before = this.#missed.get(place);
    const now = before === undefined ? missed : common(before, missed);
    this.#missed.set(place, now);
    return before === undefined || lengthOf(now) < lengthOf(before);
  }

  #take(): readonly (readonly [place: string, Profiler.FunctionCoverage])[] {
    const { result } = this.#post('Profiler.takePreciseCoverage') as Profiler.TakePreciseCoverageReturnType;
    return result.filter(({ url }) => OWN.test(url)).flatMap(({ scriptId, functions }) =>
      functions.map(one => [`${scriptId}:${one.ranges[0]!.startOffset}`, one] as const));
  }

  /** The answer comes before the call ends: nothing else runs in between. */
  #post(method: string, parameters?: object): unknown {
    let answer: unknown;
    this.#session.post(method, parameters, (error, given) => {
      if (error !== null) throw error;
      answer = given;
    });
    return answer;
  }
}

/** What of a function was not entered; blocks in blocks come behind those around them. */
const missedIn = (ranges: readonly Profiler.CoverageRange[]): readonly Stretch[] => ranges
  .filter(({ count }) => count === 0).map(({ startOffset, endOffset }) => [startOffset, endOffset] as const);

/** What two lists of stretches have in common; those of a list do not overlap and stand in their order. */
const common = (some: readonly Stretch[], others: readonly Stretch[]): readonly Stretch[] =>
  some.flatMap(([from, to]) => others
    .map(([start, end]) => [Math.max(from, start), Math.min(to, end)] as const)
    .filter(([start, end]) => start < end));

const lengthOf = (stretches: readonly Stretch[]): number => stretches.reduce((sum, [from, to]) => sum + to - from, 0);
