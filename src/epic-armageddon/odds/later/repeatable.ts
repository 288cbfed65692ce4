/** Numbers of chance that can be played again from where they were kept. */
import type { Uniform } from '../../../dice/throw.ts';

export class Repeatable {
  readonly #uniform: Uniform;
  readonly #kept: number[] = [];
  #length = 0;
  #at = 0;

  constructor(uniform: Uniform) {
    this.#uniform = uniform;
  }

  /** The next number: one that has been kept, or a new one, which is kept. */
  readonly next: Uniform = () => {
    if (this.#at === this.#length) this.#kept[this.#length++] = this.#uniform();
    return this.#kept[this.#at++]!;
  };

  /** Keeps what comes from here on. */
  keep(): void {
    this.#length = 0;
    this.#at = 0;
  }

  /** Goes back to where it began to keep. */
  back(): void {
    this.#at = 0;
  }
}
