/** What a chart shows of a machine as it stands: where it is, what can happen now, and what cannot and why. */

/** A transition out of an active state. */
export interface Outlook {
  /** The id of the transition in the chart. */
  readonly transition: string;
  /**
   * `open`: it can happen now. `refused`: its guard says no. `elsewhere`: another one of the same event is taken
   * before it.
   */
  readonly verdict: 'open' | 'refused' | 'elsewhere';
  /** Why its guard says no: a sentence and its rule; null where it does not, or has no words for it. */
  readonly reason: { readonly say: string; readonly rule: string } | null;
}

export interface ChartMoment {
  /** Ids of the active states, the machine itself first. */
  readonly active: readonly string[];
  /** Every transition of the active states that an event can bring about. */
  readonly outlooks: readonly Outlook[];
  readonly isOver: boolean;
}
