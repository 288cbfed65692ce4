/** What lies under a shelf: a database of the browser, where the browser lets us have one. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { SHELF_KINDS, type ShelfItem } from '../../../src/shelf/shelf-item.ts';
import type { Trouble } from './shelf-words.ts';

interface Schema extends DBSchema {
  readonly things: { readonly key: string; readonly value: ShelfItem };
}

export interface Store {
  readonly all: () => Promise<readonly ShelfItem[]>;
  /** Those that there are. */
  readonly read: (ids: readonly string[]) => Promise<readonly ShelfItem[]>;
  /** Puts in the place of what lies under an id what is made of it, with nobody between; null removes it. */
  readonly change: <T extends ShelfItem | null>(id: string, to: (stored: ShelfItem | null) => T) => Promise<T>;
  /** Writes all of them or none. */
  readonly putAll: (things: readonly ShelfItem[]) => Promise<void>;
}

export interface StoreOptions {
  readonly name: string;
  readonly version: number;
  /** Milliseconds to wait for another tab, or for a browser that never answers. */
  readonly patience: number;
  /** The store is gone for good, and why. */
  readonly onLost: (why: Trouble) => void;
}

/** The store, or the reason why there is none. */
export type StoreOpening = { readonly store: Store } | { readonly why: Trouble };

export const openStore = async (options: StoreOptions): Promise<StoreOpening> => {
  let isWaiting = true;
  let why: Trouble = 'blocked';
  const opening = opened(options, () => (why = 'held')).then(
    database => {
      if (!isWaiting) database.close();
      return { store: storeOf(database) };
    },
    (error: unknown): StoreOpening => ({ why: isOutdated(error) ? 'outdated' : 'blocked' }),
  );
  const tooLate = new Promise<StoreOpening>(resolve => {
    setTimeout(() => resolve({ why }), options.patience);
  });
  const first = await Promise.race([opening, tooLate]);
  isWaiting = false;
  return first;
};

const isOutdated = (error: unknown): boolean => error instanceof Error && error.name === 'VersionError';

/** Rejects wherever a browser throws: no database at all, a forbidden one, one of a newer version. */
const opened = async (
  { name, version, onLost }: StoreOptions, onHeld: () => void,
): Promise<IDBPDatabase<Schema>> => openDB<Schema>(name, version, {
  upgrade: database => {
    if (!database.objectStoreNames.contains('things')) database.createObjectStore('things', { keyPath: 'id' });
  },
  blocked: onHeld,
  blocking: (_from, _to, { target }) => {
    (target as IDBDatabase).close();
    onLost('newer');
  },
  terminated: () => onLost('closed'),
});

/** What a later version of the program may have put there is left alone. */
const isKnown = (thing: ShelfItem | undefined): thing is ShelfItem => thing !== undefined && SHELF_KINDS.includes(thing.kind);

const storeOf = (database: IDBPDatabase<Schema>): Store => ({
  all: async () => (await database.getAll('things')).filter(isKnown),
  read: async ids => {
    const { store } = database.transaction('things');
    return (await Promise.all(ids.map(id => store.get(id)))).filter(isKnown);
  },
  change: async (id, to) => {
    const { store, done } = database.transaction('things', 'readwrite');
    const change = async () => {
      const thing = to(await store.get(id) ?? null);
      await (thing === null ? store.delete(id) : store.put(thing));
      return thing;
    };
    const [thing] = await Promise.all([change(), done]);
    return thing;
  },
  putAll: async things => {
    const { store, done } = database.transaction('things', 'readwrite');
    await Promise.all([...things.map(thing => store.put(thing)), done]);
  },
});
