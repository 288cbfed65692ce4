/** The keys of the tree. */
import type { TreeRow } from './tree-rows.ts';

/** What a key does: another row gets the focus, or a state is unfolded or folded; null: nothing. */
export type TreeMove =
  | { readonly to: number }
  | { readonly fold: string }
  | { readonly unfold: string };

const inwards = (rows: readonly TreeRow[], at: number): TreeMove | null => {
  const row = rows[at]!;
  if (row.isOpen === null) return null;
  return row.isOpen ? { to: at + 1 } : { unfold: row.id };
};

const outwards = (rows: readonly TreeRow[], at: number): TreeMove | null => {
  const row = rows[at]!;
  if (row.isOpen === true) return { fold: row.id };
  const outer = rows.findIndex(({ id }) => id === row.parent);
  return outer === -1 ? null : { to: outer };
};

/** The next row whose title begins with some letters. */
const beginning = (rows: readonly TreeRow[], at: number, letters: string): TreeMove | null => {
  const from = letters.length > 1 ? at : at + 1;
  const order = rows.map((_, i) => (from + i) % rows.length);
  const found = order.find(i => rows[i]!.title.toLowerCase().startsWith(letters));
  return found === undefined ? null : { to: found };
};

/**
 * @param letters what has been typed quickly, in small letters, this key included
 * @param isRtl the text runs to the left, and so do the arrows that unfold
 */
export const moveFor = (
  key: string, rows: readonly TreeRow[], at: number, letters: string, isRtl: boolean,
): TreeMove | null => {
  switch (key) {
    case 'ArrowDown': return { to: Math.min(rows.length - 1, at + 1) };
    case 'ArrowUp': return { to: Math.max(0, at - 1) };
    case 'Home': return { to: 0 };
    case 'End': return { to: rows.length - 1 };
    case 'ArrowRight': return isRtl ? outwards(rows, at) : inwards(rows, at);
    case 'ArrowLeft': return isRtl ? inwards(rows, at) : outwards(rows, at);
    default: return letters === '' ? null : beginning(rows, at, letters);
  }
};
