/** The links of a reasoning: facts with their numbers, each by a rule, speaking for or against. */
import type { Unit } from '../state.ts';
import type { FactKey } from './sentences.ts';

/** What may be asked of any unit on the table. */
export const ASKED = ['attack', 'support', 'be-hit', 'save', 'withdraw'] as const;
export type Asked = (typeof ASKED)[number];

/** One link of the reasoning: a fact with its numbers, whether it speaks for or against, and its rule. */
export interface Fact {
  readonly key: FactKey;
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly speaks: 'for' | 'against' | 'neither';
}

/** The answer to a question about a unit, and the facts that lead to it; the last of them decides. */
export interface Explanation {
  readonly unit: string;
  readonly asked: Asked;
  /** Not now: the question does not arise at this moment. */
  readonly answer: 'yes' | 'no' | 'not-now';
  readonly facts: readonly Fact[];
}

/** A chain of facts and what it comes to. */
export type Reasoning = Pick<Explanation, 'answer' | 'facts'>;

type Make = (rule: string, key: FactKey, values?: Fact['values']) => Fact;

const speaking = (speaks: Fact['speaks']): Make => (rule, key, values = {}) => ({ key, rule, values, speaks });

export const speaksFor = speaking('for');
export const speaksAgainst = speaking('against');
/** A fact that has to be known but settles nothing. */
export const aside = speaking('neither');

const answering = (answer: Explanation['answer']) => (...facts: readonly Fact[]): Reasoning => ({ answer, facts });

export const yes = answering('yes');
export const no = answering('no');
export const notNow = answering('not-now');

/** What one of the questions asks of a unit. */
export type Why<T> = (about: T, unit: Unit) => Reasoning;
