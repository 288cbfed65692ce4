/** What has happened, as facts: which sentence, about what, by which rule. Words are made from them by `phrases.ts`. */
import { assaultWith } from './copies.ts';
import type { EventValues, RefusalValues } from '../explain/phrases/values.ts';
import type { Assault } from './state.ts';
import type { Step } from './procedure.ts';

export type EventKey = keyof EventValues;
export type RefusalKey = keyof RefusalValues;

type Entry<K extends EventKey> = K extends EventKey
  ? { readonly step: Step; readonly rule: string; readonly key: K; readonly values: Readonly<EventValues[K]> } : never;

export type LogEntry = Entry<EventKey>;

/** Nothing where a sentence needs nothing. */
type Given<V> = V extends unknown ? keyof V extends never ? [] : [values: Readonly<V>] : never;

/** The same assault with one more line in its log. */
export const note = <K extends EventKey>(
  assault: Assault, step: Step, rule: string, key: K, ...given: Given<EventValues[K]>
): Assault => assaultWith(assault, { log: [...assault.log, { step, rule, key, values: given[0] ?? {} } as LogEntry] });

type Refused<K extends RefusalKey> = K extends RefusalKey
  ? { readonly rule: string; readonly key: K; readonly values: Readonly<RefusalValues[K]> } : never;

/** Why something is not allowed: which sentence, by which rule. */
export type Refusal = Refused<RefusalKey>;

export const refuse = <K extends RefusalKey>(
  rule: string, key: K, ...given: Given<RefusalValues[K]>
): Refusal => ({ rule, key, values: given[0] ?? {} }) as Refusal;
