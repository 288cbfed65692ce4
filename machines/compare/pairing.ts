/** Things of two lists that belong together, found by what they have in common. */
import type { Both } from './game.ts';

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
