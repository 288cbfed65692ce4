/** Things as they lie on a shelf: beside each other, in order, each with an id of its own. */
import type { ShelfItem } from '../../../src/shelf/shelf-item.ts';

/** The thing in the place of what is stored, or beside it where that was saved at another time. */
export const keptBoth = (stored: ShelfItem | null, thing: ShelfItem, savedAt: string): ShelfItem =>
  (stored === null || stored.savedAt === savedAt ? thing : { ...thing, id: newItemId() });

/** By time, then by name; the ids make the order certain. */
export const newestFirst = (a: ShelfItem, b: ShelfItem): number =>
  compare(b.savedAt, a.savedAt) || compare(a.name, b.name) || compare(a.id, b.id);

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** A copy that nobody else can change, and that a database takes. */
export const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** An id that no other browser gives either. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('');
