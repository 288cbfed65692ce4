/** A resolver of the page as a chart goes after it: which one, what it plays, and how it came there. */
import type { ReactiveControllerHost } from 'lit';
import { CatchingUp } from './catching-up.ts';
import { Following, wayOf } from './following.ts';
import type { ChartPosition } from './chart-position.ts';

export class Follower {
  readonly #following: Following;
  readonly #catchingUp: CatchingUp;

  /** `tell` is called when there is something else to be seen of the one that is followed. */
  constructor(host: ReactiveControllerHost & HTMLElement, position: ChartPosition, tell: () => void) {
    this.#catchingUp = new CatchingUp(position);
    this.#following = new Following(host, tell);
    host.addController({ hostDisconnected: () => this.#catchingUp.rest() });
  }

  /** Follows another one, by its id; null: none. */
  follow(id: string | null): void {
    this.#following.follow(id);
  }

  /** Whether it plays another ruleset; null: nothing is followed, or nothing is played. */
  get isOther(): boolean | null {
    const { followed } = this.#following;
    return followed === null ? null : wayOf(followed)?.isOther ?? false;
  }

  /** Goes where it stands. `tell` is called each time that something is learnt. */
  goAfter(tell: () => void): void {
    const { followed } = this.#following;
    if (followed !== null) this.#catchingUp.goAfter(followed, tell);
  }
}
