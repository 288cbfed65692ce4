/** Asks again for what could not be had, as soon as a browser says that there is a network again. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class OnlineAgain implements ReactiveController {
  readonly #again: () => void;

  constructor(host: ReactiveControllerHost, again: () => void) {
    this.#again = again;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#again);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#again);
  }
}
