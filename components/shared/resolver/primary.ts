/** The next action of a moment, in words with its number or its object, as the bar offers it. Plain data. */

/** What players decide, as one entry of the history; then, if it says so, the dice that are due are thrown. */
export interface Act<D> {
  readonly decisions: readonly D[];
  readonly throws: boolean;
}

export interface Primary<D> {
  /** 'Throw 12 dice', 'Engage Warband'. */
  readonly words: string;
  /** `report`, `review`: the page is to show it; `next-turn`: the other player’s turn begins. */
  readonly does: Act<D> | 'report' | 'review' | 'next-turn';
}

/** Decides this and nothing more. */
export const deciding = <D>(words: string, ...decisions: readonly D[]): Primary<D> =>
  ({ words, does: { decisions, throws: false } });

/** Throws the dice that are due, once this has been decided. */
export const throwingAfter = <D>(words: string, ...decisions: readonly D[]): Primary<D> =>
  ({ words, does: { decisions, throws: true } });

/** Sent when something is chosen in a panel that the next action is to follow; null: what is usual is wanted again. */
export class PrimaryIntended<D> extends Event {
  readonly primary: Primary<D> | null;

  constructor(primary: Primary<D> | null) {
    super('primary-intended', { bubbles: true, composed: true });
    this.primary = primary;
  }
}

declare global {
  interface HTMLElementEventMap {
    'primary-intended': PrimaryIntended<unknown>;
  }
}
