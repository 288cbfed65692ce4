/** Putting the things of a file on a shelf that has some already: nothing is lost on either side. */
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
 * What comes to a shelf from a file. Of two versions of a thing with different contents both are kept, the one of the
 * file under an id of its own; where only the name or the note differs, the newer one counts.
 */
export const mergeShelves = (shelf: readonly ShelfItem[], incoming: readonly ShelfItem[], freshId: () => string): Merged => {
  const byId = new Map(shelf.map(thing => [thing.id, thing]));
  const looks = new Set(shelf.map(lookOf));
  const put: ShelfItem[] = [];
  const count = { added: 0, replaced: 0, same: 0 };
  const keep = (thing: ShelfItem): void => {
    byId.set(thing.id, thing);
    looks.add(lookOf(thing));
    put.push(thing);
  };
  for (const thing of incoming) {
    const known = byId.get(thing.id);
    if (known !== undefined && isAlikeInside(known, thing)) {
      const isNewer = thing.savedAt > known.savedAt && lookOf(thing) !== lookOf(known);
      if (isNewer) keep(thing);
      count[isNewer ? 'replaced' : 'same'] += 1;
    } else if (known !== undefined && looks.has(lookOf(thing))) count.same += 1;
    else {
      keep(known === undefined ? thing : { ...thing, id: freshId() });
      count.added += 1;
    }
  }
  return { put, ...count };
};

const isAlikeInside = (one: ShelfItem, other: ShelfItem): boolean =>
  one.kind === other.kind && canonical(one.content) === canonical(other.content);

/** What a player sees of a thing, whatever its id and its time. */
const lookOf = ({ kind, name, note, content }: ShelfItem): string => canonical([kind, name, note, content]);

/** JSON with the fields of every object in one order. */
const canonical = (json: unknown): string => JSON.stringify(json, (_field, value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
});
