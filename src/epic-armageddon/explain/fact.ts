/** The links of a reasoning: facts with their numbers, each by a rule, speaking for or against. */
import type { Unit } from '../model/state.ts';
import type { FactValues } from './values.ts';

/** What may be asked of any unit on the table. */
export const UNIT_QUESTIONS = ['attack', 'support', 'be-hit', 'save', 'withdraw'] as const;
export type UnitQuestion = (typeof UNIT_QUESTIONS)[number];

export type FactKey = keyof FactValues;
type Speaks = 'for' | 'against' | 'neither';

interface Link<K extends FactKey> {
  readonly key: K;
  readonly rule: string;
  readonly values: Readonly<FactValues[K]>;
  readonly speaks: Speaks;
}

/** One link of the reasoning: a fact with its numbers, whether it speaks for or against, and its rule. */
export type Fact = { [K in FactKey]: Link<K> }[FactKey];

/** The answer to a question about a unit, and the facts that lead to it; the last of them decides. */
export interface Explanation {
  readonly unit: string;
  readonly asked: UnitQuestion;
  /** Not now: the question does not arise at this moment. */
  readonly answer: 'yes' | 'no' | 'not-now';
  readonly facts: readonly Fact[];
}

/** A chain of facts and what it comes to. */
export type Reasoning = Pick<Explanation, 'answer' | 'facts'>;

/** Nothing where a sentence needs nothing. */
type Given<V> = V extends unknown ? keyof V extends never ? [] : [values: Readonly<V>] : never;
type Make = <K extends FactKey>(rule: string, key: K, ...given: Given<FactValues[K]>) => Fact;

const speaking = (speaks: Speaks): Make => (rule, key, ...given) =>
  ({ key, rule, values: given[0] ?? {}, speaks }) as Fact;

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
