/** What is pressed while what answers is still on its way: each thing is done once, when it has come. */
import type { ReactiveControllerHost } from 'lit';

/** Presses after which the game goes on: the first of them counts, as nobody has seen yet what comes of it. */
const GOING_ON: readonly string[] = ['takePrimary', 'playOn', 'letItRun', 'runToEnd', 'throwRest', 'decided'];

export class WaitingPresses {
  readonly #host: ReactiveControllerHost;
  readonly #waiting = new Set<string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The game goes on as soon as it has come. */
  get isGoingOn(): boolean {
    return this.#waiting.has(GOING_ON[0]!);
  }

  /** Does what was pressed, unless the same waits already. */
  async answer(pressed: string, act: () => Promise<unknown>): Promise<void> {
    const press = GOING_ON.includes(pressed) ? GOING_ON[0]! : pressed;
    if (this.#waiting.has(press)) return;
    this.#waiting.add(press);
    this.#host.requestUpdate();
    try {
      await act();
    } finally {
      this.#waiting.delete(press);
      this.#host.requestUpdate();
    }
  }
}

/** What was done on the screen: the same done to the same is pressed again. */
export const pressIn = (event: Event): string =>
  (GOING_ON.includes(event.type) ? event.type : `${event.type} ${JSON.stringify({ ...event })}`);
