/** The pieces of which sentences about a phase are made. */
import type { Values } from '../log.ts';

export type Phrase = (values: Values) => string;

/** A value as text; empty if there is none. */
export const text = (values: Values, key: string): string => String(values[key] ?? '');

export const number = (values: Values, key: string): number => Number(values[key] ?? 0);

export const names = (values: Values, key: string): readonly string[] => {
  const value = values[key];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

/** "A, B and C"; "nobody" where nobody is. */
export const listOf = (items: readonly string[]): string => {
  if (items.length < 2) return items[0] ?? 'nobody';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
};

/** A length with at most one decimal: 3.5" */
export const inches = (length: number): string => `${Math.round(length * 10) / 10}″`;

/** "1 wound", "2 wounds". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
