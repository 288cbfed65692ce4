/** Numbers of chance that can be played again from where they were kept. */
import type { Uniform } from '../../../dice/throw.ts';
import { SIDES, type Side } from '../../model/procedure.ts';
import type { HitCause } from '../../model/volley.ts';

/** Numbers that have been kept, how many of them, and which comes next. */
interface Stream {
  readonly kept: number[];
  length: number;
  at: number;
}

/**
 * Several streams of numbers, each for a throw of its own: where one throw takes more of them than it did before, the
 * others take the same all the same.
 */
export class Repeatable {
  readonly #uniform: Uniform;
  readonly #streams: Stream[] = [];
  #present: Stream;

  constructor(uniform: Uniform) {
    this.#uniform = uniform;
    this.#present = this.#streamOf(0);
  }

  /** The next number: one that has been kept, or a new one, which is kept. */
  readonly next: Uniform = () => {
    const stream = this.#present;
    if (stream.at === stream.length) stream.kept[stream.length++] = this.#uniform();
    return stream.kept[stream.at++]!;
  };

  /** Takes what comes next from the stream of a throw. */
  from(...of: Throw): void {
    const stream = streamOf(...of);
    this.#present = this.#streams[stream] ?? this.#streamOf(stream);
  }

  #streamOf(stream: number): Stream {
    while (this.#streams.length <= stream) this.#streams.push({ kept: [], length: 0, at: 0 });
    return this.#streams[stream]!;
  }

  /** Keeps what comes from here on. */
  keep(): void {
    for (const stream of this.#streams) {
      stream.length = 0;
      stream.at = 0;
    }
  }

  /** Goes back to where it began to keep. */
  back(): void {
    for (const stream of this.#streams) stream.at = 0;
  }
}

/** What is thrown: the attacks of a batch on a side, the points of its hits, or the saves of one who is struck. */
type Throw = readonly [cause: HitCause, side: Side, place: number | null, isLater: boolean];

/** Where numbers of chance come from, and their streams if they can be played again. */
export interface Chance {
  readonly uniform: Uniform;
  readonly streams: Repeatable | null;
}

const BATCHES: readonly HitCause[] = ['first-strike', 'attacks', 'support', 'passengers'];
const streamOf = (...[cause, side, place, isLater]: Throw): number =>
  1 + BATCHES.indexOf(cause) + BATCHES.length * (SIDES.indexOf(side)
    + SIDES.length * (Number(isLater) + (place === null ? 0 : 2 + 2 * place)));
