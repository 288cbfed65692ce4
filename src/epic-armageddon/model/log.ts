/**
 * Facts are noted in an assault's log, and refusals are given as facts too. `explain/log-sentences.ts` makes sentences
 * of both.
 */
import { assaultWith } from './copies.ts';
import type { EventKey, EventValues, LogEntry, RefusalValues } from './log-entries.ts';
import type { Step } from './procedure.ts';
import type { Assault } from './state.ts';

/** The values of a fact, or nothing where it has none. */
type ValuesOf<V> = V extends unknown ? keyof V extends never ? [] : [values: Readonly<V>] : never;

/** The same assault with one more line in its log. */
export const note = <K extends EventKey>(
  assault: Assault, step: Step, rule: string, key: K, ...values: ValuesOf<EventValues[K]>
): Assault => assaultWith(assault, { log: [...assault.log, { step, rule, key, values: values[0] ?? {} } as LogEntry] });

export type RefusalKey = keyof RefusalValues;

type RefusalOf<K extends RefusalKey> = K extends RefusalKey
  ? { readonly rule: string; readonly key: K; readonly values: Readonly<RefusalValues[K]> } : never;

/** Why something is not allowed: which sentence, by which rule. */
export type Refusal = RefusalOf<RefusalKey>;

export const refuse = <K extends RefusalKey>(
  rule: string, key: K, ...values: ValuesOf<RefusalValues[K]>
): Refusal => ({ rule, key, values: values[0] ?? {} }) as Refusal;
