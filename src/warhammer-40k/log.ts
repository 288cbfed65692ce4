/** What has happened, as facts: which sentence, about what, by which rule. Words are made from them by `phrases.ts`. */
import type { PhraseKey } from './phrases.ts';
import type { Phase, Step } from './state.ts';

/** Names, numbers and lists of names that a sentence is made of. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>;

export interface LogEntry {
  readonly step: Step;
  readonly rule: string;
  readonly key: PhraseKey;
  readonly values: Values;
}

/** The same phase with one more line in its log. */
export const note = (phase: Phase, step: Step, rule: string, key: PhraseKey, values: Values = {}): Phase =>
  ({ ...phase, log: [...phase.log, { step, rule, key, values }] });

/** Why something is not allowed: which sentence, by which rule. */
export interface Refusal {
  readonly rule: string;
  readonly key: PhraseKey;
  readonly values: Values;
}

export const refuse = (rule: string, key: PhraseKey, values: Values = {}): Refusal => ({ rule, key, values });
