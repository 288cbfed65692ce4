/** The order of a shelf, and what becomes of two versions of an item: nothing is lost on either side. */
import { canonical } from '../shared/canonical.ts';
import type { ShelfItem } from './shelf-item.ts';

export interface Merged {
  /** What is to be put on the shelf. */
  readonly put: readonly ShelfItem[];
  readonly added: number;
  /** Alike in content, with a newer name or note. */
  readonly replaced: number;
  readonly same: number;
}

/**
 * What a file adds to a shelf. Of two versions of an item with different contents both are kept, the one of the
 * file under an id of its own; where only the name or the note differs, the newer one counts.
 */
export const mergeShelves = (
  shelf: readonly ShelfItem[], incoming: readonly ShelfItem[], freshId: () => string,
): Merged => {
  const byId = new Map(shelf.map(item => [item.id, item]));
  const looks = new Set(shelf.map(lookOf));
  const put: ShelfItem[] = [];
  const count = { added: 0, replaced: 0, same: 0 };
  const keep = (item: ShelfItem): void => {
    byId.set(item.id, item);
    looks.add(lookOf(item));
    put.push(item);
  };
  for (const item of incoming) {
    const known = byId.get(item.id);
    if (known !== undefined && isAlikeInside(known, item)) {
      const isNewer = item.savedAt > known.savedAt && lookOf(item) !== lookOf(known);
      if (isNewer) keep(item);
      count[isNewer ? 'replaced' : 'same'] += 1;
    } else if (known !== undefined && looks.has(lookOf(item))) count.same += 1;
    else {
      keep(known === undefined ? item : { ...item, id: freshId() });
      count.added += 1;
    }
  }
  return { put, ...count };
};

/** The item in the place of the stored one; with an id of its own where that was saved at another time since. */
export const keptBoth = (
  stored: ShelfItem | null, item: ShelfItem, savedAt: string, freshId: () => string,
): ShelfItem => (stored === null || stored.savedAt === savedAt ? item : { ...item, id: freshId() });

/** By time, then by name; the ids make the order certain. */
export const newestFirst = (a: ShelfItem, b: ShelfItem): number =>
  compare(b.savedAt, a.savedAt) || compare(a.name, b.name) || compare(a.id, b.id);

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const isAlikeInside = (one: ShelfItem, other: ShelfItem): boolean =>
  one.kind === other.kind && canonical(one.content) === canonical(other.content);

/** What a player sees of an item, whatever its id and its time. */
const lookOf = ({ kind, name, note, content }: ShelfItem): string => canonical([kind, name, note, content]);
