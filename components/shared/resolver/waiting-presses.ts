/** What is pressed while what answers is still on its way: each thing is done once, when it has come. */
import type { ReactiveControllerHost } from 'lit';

const GOING_ON = 'going on';

/** After all others, commands and decisions, the game goes on. The events of the screen have a hyphen. */
const STAYS = /^(?:undo|redo|enter|\w+-)/;

export class WaitingPresses {
  readonly #host: ReactiveControllerHost;
  readonly #waiting = new Set<string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The game goes on as soon as it has come: the first such press counts, as nobody has seen yet what comes of it. */
  get isGoingOn(): boolean {
    return this.#waiting.has(GOING_ON);
  }

  /** Does what was pressed, unless the same waits already. */
  async answer(pressed: string, act: () => Promise<unknown>): Promise<void> {
    const press = STAYS.test(pressed) ? pressed : GOING_ON;
    if (this.#waiting.has(press)) return;
    this.#waiting.add(press);
    this.#host.requestUpdate();
    await act().finally(() => this.#waiting.delete(press));
    this.#host.requestUpdate();
  }
}
