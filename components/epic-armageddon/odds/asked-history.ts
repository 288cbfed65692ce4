/** What has been asked about, one change after the other: it can be gone back and forward again. */
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { historyWords } from '../../shared/resolver/history-words.ts';
import type { Turns } from '../../shared/resolver/turns.ts';
import type { Plan } from './plan.ts';

/** Two lines of text, or a table on which something has been changed since. */
export interface Asked {
  readonly plan: Plan;
  /** Null: nothing has been. */
  readonly changedTo: Scenario | null;
}

export class AskedHistory {
  #past: readonly Asked[] = [];
  #future: readonly Asked[] = [];
  #gesture: string | null = null;

  /** What would be taken back, and done again. */
  get turns(): Turns {
    const turnOf = (others: readonly Asked[]): string | null => (others.length > 0 ? historyWords.setUp : null);
    return { undoes: turnOf(this.#past), redoes: turnOf(this.#future) };
  }

  /** What was asked about before a change. Changes of one gesture, such as typing, are one; null: of none. */
  leave(before: Asked, gesture: string | null): void {
    if (gesture === null || gesture !== this.#gesture) this.#past = [...this.#past, before];
    this.#gesture = gesture;
    this.#future = [];
  }

  /** Null: there is nothing before. */
  undo(now: Asked): Asked | null {
    const before = this.#past.at(-1) ?? null;
    if (before === null) return null;
    this.#past = this.#past.slice(0, -1);
    this.#future = [now, ...this.#future];
    this.#gesture = null;
    return before;
  }

  /** Null: nothing has been taken back. */
  redo(now: Asked): Asked | null {
    const [after = null, ...others] = this.#future;
    if (after === null) return null;
    this.#past = [...this.#past, now];
    this.#future = others;
    return after;
  }

  clear(): void {
    this.#past = [];
    this.#future = [];
    this.#gesture = null;
  }
}
