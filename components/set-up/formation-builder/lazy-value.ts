/** What an element loads when it is wanted, and does without until then. */
import type { ReactiveControllerHost } from 'lit';

/** A value that is loaded once; where that fails it may be asked for again. */
export class LazyValue<T> {
  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<T>;
  readonly #onLoad: () => void;
  #value: T | null = null;
  #isUnreachable = false;

  /** @param onLoad what there is to do with it at once. */
  constructor(host: ReactiveControllerHost, load: () => Promise<T>, onLoad: () => void = () => undefined) {
    this.#host = host;
    this.#load = load;
    this.#onLoad = onLoad;
  }

  /** Null: it is not there. */
  get value(): T | null {
    return this.#value;
  }

  get isUnreachable(): boolean {
    return this.#isUnreachable;
  }

  async load(): Promise<void> {
    this.#setUnreachable(false);
    try {
      this.#value ??= await this.#load();
      this.#onLoad();
      this.#setUnreachable(false);
    } catch {
      this.#setUnreachable(true);
    }
  }

  #setUnreachable(isUnreachable: boolean): void {
    this.#isUnreachable = isUnreachable;
    this.#host.requestUpdate();
  }
}
