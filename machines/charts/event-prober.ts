/** What a chart shows of a machine as it stands, and what has to be known of its events before it can be asked. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { inWords } from './label.ts';

/** A transition out of an active state. */
export interface EventVerdict {
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

/** Where a machine is, what can happen now, and what cannot and why. */
export interface ChartMoment {
  /** Ids of the active states, the machine itself first. */
  readonly active: readonly string[];
  /** Every transition of the active states that an event can bring about. */
  readonly eventVerdicts: readonly EventVerdict[];
  readonly isOver: boolean;
}

/** An event as it is sent: its type, and whatever else it says. */
export type Probe = EventObject & Readonly<Record<string, unknown>>;

/** How a machine is asked about an event that it may or may not take. */
export interface EventProber {
  /** Events of a type that are worth asking, the likeliest first; they are drawn only as far as they are needed. */
  readonly probes: (snapshot: AnyMachineSnapshot, type: string) => Iterable<Probe>;
  /** Why an event is refused by the guard of that name. */
  readonly reason: (snapshot: AnyMachineSnapshot, event: Probe, guard: string | null) => EventVerdict['reason'];
}

/** What a wildcard stands for: an event that nothing else is waiting for. */
const ANYTHING = 'anything else';

/**
 * For a machine of which nothing more is known: an event is its type alone, and a guard's name is the reason. Such a
 * reason names no rule.
 */
export const PLAIN_PROBER: EventProber = {
  probes: (_, type) => [{ type: type === '*' ? ANYTHING : type }],
  reason: (_, __, guard) => (guard === null ? null : { say: inWords(guard), rule: '' }),
};
