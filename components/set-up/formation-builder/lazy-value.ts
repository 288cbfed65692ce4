/** What an element brings when it is wanted, and does without until then. */
import type { ReactiveControllerHost } from 'lit';

/** A load that comes once; where it cannot be had, it may be asked for again. */
export class LazyValue<T> {
  readonly #host: ReactiveControllerHost;
  readonly #bring: () => Promise<T>;
  readonly #arrived: () => void;
  #load: T | null = null;
  #isUnreachable = false;

  /** @param arrived what there is to do with it at once. */
  constructor(host: ReactiveControllerHost, bring: () => Promise<T>, arrived: () => void = () => undefined) {
    this.#host = host;
    this.#bring = bring;
    this.#arrived = arrived;
  }

  /** Null: it is not there. */
  get load(): T | null {
    return this.#load;
  }

  get isUnreachable(): boolean {
    return this.#isUnreachable;
  }

  async come(): Promise<void> {
    this.#tell(false);
    try {
      this.#load ??= await this.#bring();
      this.#arrived();
      this.#tell(false);
    } catch {
      this.#tell(true);
    }
  }

  #tell(isUnreachable: boolean): void {
    this.#isUnreachable = isUnreachable;
    this.#host.requestUpdate();
  }
}
