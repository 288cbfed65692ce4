/** Orders as lists of ids. */

/** With one more at the end, unless it is there already. */
export const withPlaced = (order: readonly string[], id: string): readonly string[] =>
  (order.includes(id) ? order : [...order, id]);

/** With one in another place; the same list where nothing moves. */
export const withMoved = (order: readonly string[], id: string, to: number): readonly string[] => {
  const from = order.indexOf(id);
  const at = Math.min(Math.max(to, 0), order.length - 1);
  if (from === -1 || from === at) return order;
  const others = order.filter(one => one !== id);
  return [...others.slice(0, at), id, ...others.slice(at)];
};

/** Tapped once it is placed last, tapped again it is out. */
export const withToggled = (order: readonly string[], id: string): readonly string[] =>
  (order.includes(id) ? order.filter(one => one !== id) : [...order, id]);
