/** Changed copies of lists. */

/** With `items` in the place of `count` of them. */
export const spliced = <T>(list: readonly T[], place: number, count: number, ...items: readonly T[]): readonly T[] =>
  [...list.slice(0, place), ...items, ...list.slice(place + count)];

/** With two of them in each other’s place. */
export const swapped = <T>(list: readonly T[], one: number, two: number): readonly T[] =>
  list.map((item, i) => {
    if (i === one) return list[two]!;
    return i === two ? list[one]! : item;
  });
