/** The resolver on which the assault of a lesson is played, and what is played on it. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';

export interface Recorded {
  readonly scenario: Scenario;
  /** Everything that was played, also what lies ahead of the stop after going back. */
  readonly events: readonly AssaultEvent[];
  /** After how many of them it stands. */
  readonly at: number;
}

/** As much of a resolver as is needed. */
interface Table extends HTMLElement {
  scenario: unknown;
  seed: number | null;
  events: readonly AssaultEvent[];
  readonly played: Recorded | null;
}

export class RecordTable {
  readonly element: HTMLElement;
  readonly #table: Table;
  /** What was last heard of the table, or laid on it. */
  #events: readonly AssaultEvent[];

  constructor(
    scenario: unknown, seed: number | null, events: readonly AssaultEvent[], hear: (recorded: Recorded) => void,
    choose: (id: string) => void,
  ) {
    this.#events = events;
    this.#table = Object.assign(document.createElement('assault-resolver') as HTMLElement as Table, {
      scenario, seed, events,
    });
    this.element = this.#table;
    this.#table.addEventListener('assault-step', () => {
      const { played } = this.#table;
      if (played === null) return;
      this.#events = played.events;
      hear(played);
    });
    this.#table.addEventListener('assault-chosen', event => {
      choose((event as CustomEvent<{ readonly id: string }>).detail.id);
    });
  }

  /** Lays what was played, unless it lies there. */
  lay(events: readonly AssaultEvent[]): void {
    if (events === this.#events) return;
    this.#events = events;
    this.#table.events = events;
  }

  /** What is played on it, and where it stands; null: it has not come yet. */
  get played(): Recorded | null {
    return this.#table.played ?? null;
  }
}
