/** Goes after a resolver: where it stands is shown at once, how it came there a moment later. */
import { wayOf, type Followed } from './following.ts';
import type { ChartPosition } from './chart-position.ts';

export class CatchingUp {
  readonly #position: ChartPosition;
  #learning: ReturnType<typeof setTimeout> | undefined;

  constructor(position: ChartPosition) {
    this.#position = position;
  }

  /** `tell` is called each time that something is learnt. */
  goAfter(followed: Followed, tell: () => void): void {
    const way = wayOf(followed);
    if (way === null || !this.#position.isBegun) return;
    const { input, events, at } = way;
    const learn = (): void => {
      this.#position.learn(input, events.slice(0, at));
      tell();
    };
    this.rest();
    if (!this.#position.join(followed.snapshot)) return learn();
    tell();
    this.#learning = setTimeout(learn);
  }

  rest(): void {
    clearTimeout(this.#learning);
  }
}
