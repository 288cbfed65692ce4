/** One place to ask for odds: whoever asks anew no longer wants the old answer. */
import type { Answerer, Answers, Cancel, Kind, Listener, Question } from './question.ts';

const NOTHING: Cancel = () => {};
const NOBODY: Listener<unknown> = { told: () => {}, ended: () => {}, failed: () => {} };

/** Runs when the page has nothing better to do. */
const whenIdle = (act: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
};

export class Calculator {
  readonly #bring: () => Promise<Answerer>;
  readonly #lack: string;
  #cancel: Cancel = NOTHING;
  #isAsked = false;

  /** `bring` somebody who answers; `lack`: what is said if nobody comes. */
  constructor(bring: () => Promise<Answerer>, lack: string) {
    this.#bring = bring;
    this.#lack = lack;
  }

  /** Asks a question in place of the one before, if that is still open. */
  ask<K extends Kind>(question: Question<K>, listener: Listener<Answers[K]>): void {
    this.cancel();
    this.#isAsked = true;
    let isWanted = true;
    let cancel: Cancel = NOTHING;
    this.#cancel = () => {
      isWanted = false;
      cancel();
    };
    this.#bring().then(
      ask => {
        if (isWanted) cancel = ask(question, listener);
      },
      () => isWanted && listener.failed(this.#lack),
    );
  }

  /** The open question is no longer asked. */
  cancel(): void {
    this.#cancel();
    this.#cancel = NOTHING;
  }

  /** A tiny question while nobody waits, so that the first real one finds everything at hand. */
  warm(): void {
    whenIdle(() => {
      if (!this.#isAsked) this.ask({ kind: 'warm-up' }, NOBODY);
    });
  }
}
