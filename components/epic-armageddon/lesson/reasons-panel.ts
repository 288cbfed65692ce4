/** "Why?": the unit that it is asked about, and where the focus was when it was asked. */
import type { ReactiveControllerHost } from 'lit';
import { focusedNow } from '../../shared/lesson/focusing.ts';

export class ReasonsPanel {
  readonly #host: ReactiveControllerHost;
  readonly #bring: () => Promise<unknown>;
  readonly #opened: () => void;
  #unit: string | null = null;
  #from: HTMLElement | null = null;

  /** `bring` what tells the reasons; `opened`: they are about to be shown. */
  constructor(host: ReactiveControllerHost, bring: () => Promise<unknown>, opened: () => void) {
    this.#host = host;
    this.#bring = bring;
    this.#opened = opened;
  }

  /** Null: nobody is asked about. */
  get unit(): string | null {
    return this.#unit;
  }

  /** Asks about a unit; asked again it is enough. */
  ask(unit: string): void {
    if (this.#unit === unit) return this.end();
    this.#unit = unit;
    this.#from = focusedNow();
    this.#host.requestUpdate();
    void this.#open();
  }

  async #open(): Promise<void> {
    await this.#bring().catch(() => undefined);
    if (this.#unit === null) return;
    this.#opened();
    this.#host.requestUpdate();
  }

  /** The reader has seen enough: the focus goes back. */
  end(): void {
    this.forget();
    this.#from?.focus();
  }

  /** Something else is on the screen by now. */
  forget(): void {
    this.#unit = null;
    this.#host.requestUpdate();
  }
}
