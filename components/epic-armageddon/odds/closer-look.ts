/** One row is looked at as long as the table itself: its figure is the one that will stand there once it is done. */
import type { ReactiveControllerHost } from 'lit';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { OddsAsker } from './odds-asker.ts';
import type { Question } from './question.ts';

export class CloserLook {
  readonly #host: ReactiveControllerHost;
  readonly #asker: OddsAsker;
  #known: ReadonlyMap<string, Odds> = new Map();

  constructor(host: ReactiveControllerHost, asker: OddsAsker) {
    this.#host = host;
    this.#asker = asker;
  }

  /** The odds of a row, as good as they get; null: they are not known. */
  at(id: string): Odds | null {
    return this.#known.get(id) ?? null;
  }

  /** Asks for them, in place of those that were asked for before. */
  ask(id: string, question: Question<'scenario' | 'moment'>): void {
    if (this.#known.has(id)) return this.#asker.cancel();
    let latest: Odds | null = null;
    this.#asker.ask(question, {
      told: odds => {
        latest = odds;
      },
      ended: () => {
        if (latest === null) return;
        this.#known = new Map([...this.#known, [id, latest]]);
        this.#host.requestUpdate();
      },
      failed: () => {}, // the row keeps what is known of it
    });
  }

  /** Nothing is known of another table. */
  forget(): void {
    this.#asker.cancel();
    this.#known = new Map();
  }
}
