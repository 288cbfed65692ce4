/** Elements that are shown only after the first step: they come when a moment needs them, or the page is idle. */
import type { ReactiveControllerHost } from 'lit';
import { whenIdle } from '../when-idle.ts';

export class LaterElements {
  readonly #host: ReactiveControllerHost;
  readonly #load: (() => Promise<unknown>) | null;
  #coming: Promise<void> | null = null;
  #isWaitingForIdle = false;
  /** They were needed, and could not be had. */
  isUnreachable = false;

  /** `load`: how they come; null: they are there already. */
  constructor(host: ReactiveControllerHost, load: (() => Promise<unknown>) | null) {
    this.#host = host;
    this.#load = load;
  }

  /** Settles when what is on its way has come, or cannot; null: nothing is. */
  get coming(): Promise<void> | null {
    return this.#coming;
  }

  /** Whether these elements are not there yet: they come now. What cannot be had is not waited for. */
  areComing(elements: readonly string[]): boolean {
    if (this.#load === null || this.isUnreachable) return false;
    if (elements.every(name => customElements.get(name) !== undefined)) return false;
    void this.bring();
    return true;
  }

  bring(): Promise<void> {
    this.isUnreachable = false;
    this.#coming ??= this.#bringNow();
    return this.#coming;
  }

  async #bringNow(): Promise<void> {
    await this.#load?.().catch(() => {
      this.isUnreachable = true;
    });
    this.#coming = null;
    this.#host.requestUpdate();
  }

  /** They come while nobody waits for them; if they cannot be had, nobody has to know. */
  bringWhenIdle(): void {
    if (this.#load === null || this.#isWaitingForIdle) return;
    this.#isWaitingForIdle = true;
    whenIdle(() => void this.#load!().catch(() => {
      this.#isWaitingForIdle = false;
    }));
  }
}
