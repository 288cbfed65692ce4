/** Small words that sentences are made of. */

/** Centimetres with at most one decimal. */
export const centimetres = (cm: number): string => `${Number(cm.toFixed(1))} cm`;

/** "0.9 cm further left and 0.4 cm further up", for a move to the right and away from the reader. */
export const further = ([right, away]: readonly [right: number, away: number], unit: ' cm' | '″'): string => withAnd([
  ...(right === 0 ? [] : [`${Math.abs(right)}${unit} further ${right < 0 ? 'left' : 'right'}`]),
  ...(away === 0 ? [] : [`${Math.abs(away)}${unit} further ${away < 0 ? 'down' : 'up'}`]),
]);

/** "a, b and c". */
export const withAnd = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** "1 hit", "2 hits". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
