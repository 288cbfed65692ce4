/** Two sequences laid side by side, so that what belongs together stands in one line. */
import type { Both } from './game.ts';

/**
 * The lines of two sequences in order, as many pairs as can be. `likeness` says how well two belong together: 0 not at
 * all. What has no partner stands alone in its line, the first sequence's before the second's.
 */
export const align = <A, B>(
  first: readonly A[], second: readonly B[], likeness: (a: A, b: B) => number,
): readonly Both<A | B | null>[] => {
  const [rows, columns] = [first.length + 1, second.length + 1];
  const best = new Float64Array(rows * columns);
  for (let i = first.length - 1; i >= 0; i--) {
    for (let j = second.length - 1; j >= 0; j--) {
      const alike = likeness(first[i]!, second[j]!);
      const together = alike === 0 ? 0 : alike + best[(i + 1) * columns + j + 1]!;
      best[i * columns + j] = Math.max(together, best[(i + 1) * columns + j]!, best[i * columns + j + 1]!);
    }
  }
  const lines: Both<A | B | null>[] = [];
  for (let i = 0, j = 0; i < first.length || j < second.length;) {
    const here = best[i * columns + j]!;
    const alike = i < first.length && j < second.length ? likeness(first[i]!, second[j]!) : 0;
    if (alike > 0 && here === alike + best[(i + 1) * columns + j + 1]!) lines.push([first[i++]!, second[j++]!]);
    else if (i < first.length && (j === second.length || here === best[(i + 1) * columns + j]!)) {
      lines.push([first[i++]!, null]);
    } else lines.push([null, second[j++]!]);
  }
  return lines;
};
