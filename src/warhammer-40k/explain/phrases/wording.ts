/** The pieces of which sentences about a phase are made. */
import type { Rung } from '../../model/procedure.ts';

/** "A, B and C"; "nobody" where nobody is. */
export const joinNames = (items: readonly string[]): string => {
  if (items.length < 2) return items[0] ?? 'nobody';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
};

/** A length with at most one decimal: 3.5" */
export const inches = (length: number): string => `${Math.round(length * 10) / 10}″`;

/** "1 wound", "2 wounds". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** A step of the ladder: 'Initiative 4'. */
export const rungWords = (rung: Rung): string => (rung === 'cover' ? 'the step for cover' : `Initiative ${rung}`);
