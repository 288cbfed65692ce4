/** Goes after a resolver: where it stands is shown at once, how it came there a moment later. */
import { wayOf, type Followed } from './following.ts';
import type { ChartPosition } from './chart-position.ts';

export class CatchingUp {
  readonly #standing: ChartPosition;
  #learning: ReturnType<typeof setTimeout> | undefined;

  constructor(standing: ChartPosition) {
    this.#standing = standing;
  }

  /** `tell` is called each time that something is learnt. */
  goAfter(followed: Followed, tell: () => void): void {
    const way = wayOf(followed);
    if (way === null || !this.#standing.isBegun) return;
    const { input, events, at } = way;
    const learn = (): void => {
      this.#standing.learn(input, events.slice(0, at));
      tell();
    };
    this.rest();
    if (!this.#standing.join(followed.snapshot)) return learn();
    tell();
    this.#learning = setTimeout(learn);
  }

  rest(): void {
    clearTimeout(this.#learning);
  }
}
