/** What a resolver tells the page around it: plain JSON in `detail`. */
import { PublicEvent } from '../parts/public-event.ts';

/** Sent when the assault stands somewhere else: the path of states, and after how many events. */
export class AssaultStep extends PublicEvent<{ readonly path: string; readonly at: number }> {
  constructor(path: string, at: number) {
    super('assault-step', { path, at });
  }
}

/** Sent when the assault has ended, with everything that happened. */
export class AssaultEnded<R> extends PublicEvent<{ readonly report: R }> {
  constructor(report: R) {
    super('assault-ended', { report });
  }
}

/** Sent when a bundled assault was chosen in the resolver itself. */
export class AssaultChosen extends PublicEvent<{ readonly id: string }> {
  constructor(id: string) {
    super('assault-chosen', { id });
  }
}

/** What lies on the table. */
export interface OnTable {
  /** The id of a bundled assault; null: it is none. */
  readonly id: string | null;
  readonly title: string;
  /** 'epic-armageddon', or the edition of another game. */
  readonly ruleset: string;
}

/** Sent when something else lies on the table: another assault, or the same by other rulings. */
export class AssaultChanged extends PublicEvent<OnTable> {
  constructor(onTable: OnTable) {
    super('assault-changed', onTable);
  }
}

declare global {
  interface HTMLElementEventMap {
    'assault-step': AssaultStep;
    'assault-chosen': AssaultChosen;
    'assault-changed': AssaultChanged;
  }
}
