/** What has to be known of a machine's events before it can be asked about them. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Outlook } from './moment.ts';
import { inWords } from './label.ts';

/** An event as it is sent: its type, and whatever else it says. */
export type Probe = EventObject & Readonly<Record<string, unknown>>;

export interface Asking {
  /** Events of a type that are worth asking, the likeliest first; they are drawn only as far as they are needed. */
  readonly probes: (snapshot: AnyMachineSnapshot, type: string) => Iterable<Probe>;
  /** Why an event is refused by the guard of that name. */
  readonly reason: (snapshot: AnyMachineSnapshot, event: Probe, guard: string | null) => Outlook['reason'];
}

/** What a wildcard stands for: an event that nothing else is waiting for. */
const ANYTHING = 'anything else';

/**
 * For a machine of which nothing more is known: an event is its type alone, and a guard's name is the reason. Such a
 * reason names no rule.
 */
export const PLAIN: Asking = {
  probes: (_, type) => [{ type: type === '*' ? ANYTHING : type }],
  reason: (_, __, guard) => (guard === null ? null : { say: inWords(guard), rule: '' }),
};
