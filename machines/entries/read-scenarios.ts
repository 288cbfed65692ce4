/** Scenarios that have been read by the package: being frozen, they are still what they were. */
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';

/** What was read, or what is wrong with it: each asks for the other in vain, so that either may be looked at first. */
export type OrProblems<T, P> =
  | (T & { readonly problems?: undefined })
  | ({ readonly problems: readonly P[] } & { readonly [field in keyof T]?: undefined });

const read = new WeakSet<object>();

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

/** The same result; its scenario, if it has one, is frozen and known from now on. */
export const known = <R extends object>(result: R): R => {
  if ('scenario' in result) read.add(freeze(result.scenario as object));
  return result;
};

/** Whether something is a scenario that was read here. */
export const isRead = (value: unknown): value is Scenario =>
  typeof value === 'object' && value !== null && read.has(value);
