/** Decisions that were prepared for a game, and those of them that are still to come as it stands. */
import type { History } from '../history.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The prepared decisions that are still to come; moves of those whom a player has moved elsewhere are not.
 *
 * @param moverOf who is moved by an event; null: nobody is.
 */
export const leftOf = <E, D extends E>(
  { events, at }: Pick<History<unknown, E>, 'events' | 'at'>, prepared: readonly D[],
  moverOf: (event: E) => string | null,
): readonly D[] => {
  let rest = prepared;
  const strayed = new Set<string>();
  for (const event of events.slice(0, at)) {
    const found = rest.findIndex(one => isSame(one, event));
    const mover = moverOf(event);
    if (found !== -1) rest = rest.slice(found + 1);
    else if (mover !== null) strayed.add(mover);
  }
  return rest.filter(one => {
    const mover = moverOf(one);
    return mover === null || !strayed.has(mover);
  });
};
