/**
 * What has happened, as facts: which sentence, about what, by which rule. `explain/log-sentences.ts` makes words of
 * them.
 */
import type { EventValues, ReasonValues, RefusalValues } from './log-entries.ts';
import type { PhaseStep } from './procedure.ts';

export type EventKey = keyof EventValues;

type Entry<K extends EventKey> = K extends EventKey
  ? { readonly step: PhaseStep; readonly rule: string; readonly key: K; readonly values: Readonly<EventValues[K]> }
  : never;

export type LogEntry = Entry<EventKey>;

/** Nothing where a sentence needs nothing. */
export type OptionalValues<V> = V extends unknown ? keyof V extends never ? [] : [values: Readonly<V>] : never;

/** The same phase with one more line in its log. */
export const note = <P extends { readonly log: readonly LogEntry[] }, K extends EventKey>(
  phase: P, step: PhaseStep, rule: string, key: K, ...given: OptionalValues<EventValues[K]>
): P => ({ ...phase, log: [...phase.log, { step, rule, key, values: given[0] ?? {} } as LogEntry] });

/** What is said against something, and what is said of why it is as it is. */
export interface WhyValues extends RefusalValues, ReasonValues {}

export type WhyKey = keyof WhyValues;

type Why<K extends WhyKey> = K extends WhyKey
  ? { readonly rule: string; readonly key: K; readonly values: Readonly<WhyValues[K]> } : never;

/** Why something is not allowed, or is as it is: which sentence, by which rule. */
export type Refusal = Why<WhyKey>;

export const refuse = <K extends WhyKey>(rule: string, key: K, ...given: OptionalValues<WhyValues[K]>): Refusal =>
  ({ rule, key, values: given[0] ?? {} }) as Refusal;
