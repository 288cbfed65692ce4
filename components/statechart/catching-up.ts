/** Goes after a resolver: where it stands is shown at once, how it came there a moment later. */
import type { Followed } from './following.ts';
import type { Standing } from './standing.ts';

export class CatchingUp {
  readonly #standing: Standing;
  #learning: ReturnType<typeof setTimeout> | undefined;

  constructor(standing: Standing) {
    this.#standing = standing;
  }

  /** `tell` is called each time that something is learnt. */
  goAfter({ played, snapshot }: Followed, tell: () => void): void {
    if (played === null || !this.#standing.isBegun) return;
    const { scenario, events, at } = played;
    const learn = (): void => {
      this.#standing.learn({ scenario }, events.slice(0, at));
      tell();
    };
    this.rest();
    if (!this.#standing.join(snapshot)) return learn();
    tell();
    this.#learning = setTimeout(learn);
  }

  rest(): void {
    clearTimeout(this.#learning);
  }
}
