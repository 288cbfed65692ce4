/** One place to ask for the odds of assaults. */
import { whenIdle } from '../../shared/when-idle.ts';
import { Asker } from '../../shared/worker/asker.ts';
import type { Listener } from '../../shared/worker/asking.ts';
import type { Answerer, Answers, Kind, Question } from './question.ts';

const NOBODY: Listener<unknown> = { told: () => {}, ended: () => {}, failed: () => {} };

export class OddsAsker extends Asker<Question, Answers[Kind]> {
  #isAsked = false;

  constructor(bring: () => Promise<Answerer>, lack: () => string) {
    super(bring, lack);
  }

  override ask<K extends Kind>(question: Question<K>, listener: Listener<Answers[K]>): void {
    this.#isAsked = true;
    super.ask(question as Question, listener as Listener<Answers[Kind]>);
  }

  /** A tiny question while nobody waits, so that the first real one finds everything at hand. */
  warm(): void {
    whenIdle(() => {
      if (!this.#isAsked) this.ask({ kind: 'warm-up' }, NOBODY);
    });
  }
}
