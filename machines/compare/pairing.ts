/** Things of two lists that belong together: laid side by side in order, or found by what they have in common. */
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

/** What two things must have in common; null: this thing is paired by something else. */
export type KeyOf<T> = (thing: T) => string | null;

const inGroups = <T>(things: readonly T[], keyOf: KeyOf<T>): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
};

/** Pairs of one key: the first with the first, and so on. */
export const pairedInOrder = <T>(lists: Both<readonly T[]>, keysOf: Both<KeyOf<T>>): readonly Both<T>[] => {
  const others = inGroups(lists[1], keysOf[1]);
  return [...inGroups(lists[0], keysOf[0])].flatMap(([key, group]) => {
    const partners = others.get(key) ?? [];
    return group.slice(0, partners.length).map((one, at): Both<T> => [one, partners[at]!]);
  });
};

/** Pairs of a key that stands for one thing alone on either side. */
export const pairedAlone = <T>(lists: Both<readonly T[]>, keysOf: Both<KeyOf<T>>): readonly Both<T>[] => {
  const others = inGroups(lists[1], keysOf[1]);
  return [...inGroups(lists[0], keysOf[0])].flatMap(([key, group]) => {
    const partners = others.get(key) ?? [];
    return group.length === 1 && partners.length === 1 ? [[group[0]!, partners[0]!] as const] : [];
  });
};
