/** One place to ask: whoever asks anew no longer wants the old answer. */
import type { AnswererOf, Cancel, Listener } from './asking.ts';

const NOTHING: Cancel = () => {};

export class Asker<Q, A> {
  readonly #bring: () => Promise<AnswererOf<Q, A>>;
  readonly #lack: () => string;
  /** Who has answered; null: nobody has come yet. */
  #known: AnswererOf<Q, A> | null = null;
  #cancel: Cancel = NOTHING;

  /** `bring` somebody who answers; `lack`: what is said if nobody comes. */
  constructor(bring: () => Promise<AnswererOf<Q, A>>, lack: () => string) {
    this.#bring = bring;
    this.#lack = lack;
  }

  /** Asks a question in place of the one before, if that is still open; at once where somebody is there. */
  ask(question: Q, listener: Listener<A>): void {
    this.cancel();
    if (this.#known === null) this.#askWhoComes(question, listener);
    else this.#cancel = this.#known(question, listener);
  }

  #askWhoComes(question: Q, listener: Listener<A>): void {
    let isWanted = true;
    let cancel: Cancel = NOTHING;
    this.#cancel = () => {
      isWanted = false;
      cancel();
    };
    this.#bring().then(
      ask => {
        this.#known = ask;
        if (isWanted) cancel = ask(question, listener);
      },
      () => isWanted && listener.failed(this.#lack()),
    );
  }

  /** The open question is no longer asked. */
  cancel(): void {
    this.#cancel();
    this.#cancel = NOTHING;
  }
}
