/** Small words that sentences are made of. */

/** Centimetres with at most one decimal. */
export const centimetres = (cm: number): string => `${Number(cm.toFixed(1))} cm`;

/** "a, b and c". */
export const withAnd = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** "1 hit", "2 hits". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
