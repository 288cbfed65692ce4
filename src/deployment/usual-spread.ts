/** Where stands are when nobody says: as many in contact as can pair off, the others near enough to fire. */
import { bySide, SIDES, type BySide } from '../epic-armageddon/model/procedure.ts';
import type { LineUpEntry, StandGroup } from './line-up-request.ts';

/** How many stands there are of all kinds. */
export const standCount = (stands: readonly StandGroup[]): number => stands.reduce((sum, { count }) => sum + count, 0);

/** As many pairs in contact as the smaller side has stands, the first of each list; the others in a firefight. */
export const usualSpread = (sides: BySide<readonly StandGroup[]>): BySide<readonly LineUpEntry[]> => {
  const pairs = Math.min(...SIDES.map(side => standCount(sides[side])));
  return bySide(side => spreadOver(sides[side], { inContact: pairs, back: 0 }));
};

/**
 * The same stands with so many of them in contact and so many further back, filled from the first of the list and from
 * its last; all between them are in a firefight.
 */
export const spreadOver = (
  stands: readonly StandGroup[], { inContact, back }: { readonly inContact: number; readonly back: number },
): readonly LineUpEntry[] => {
  let first = inContact;
  let between = standCount(stands) - inContact - back;
  return stands.map(({ profile, count, characters = [] }) => {
    const touching = Math.min(count, first);
    const firing = Math.min(count - touching, Math.max(0, between));
    first -= touching;
    between -= firing;
    return { profile, characters, inContact: touching, inFirefight: firing, back: count - touching - firing };
  });
};
