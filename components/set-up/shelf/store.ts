/** Where a browser stores a shelf: its database, leave to keep it, and the other tabs that have it open. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { withLaterFields } from '../../../src/shelf/later-fields.ts';
import { SHELF_KINDS, type ShelfItem } from '../../../src/shelf/shelf-item.ts';
import type { ShelfProblem } from './shelf-words.ts';

interface Schema extends DBSchema {
  readonly things: { readonly key: string; readonly value: ShelfItem };
}

export interface Store {
  readonly all: () => Promise<readonly ShelfItem[]>;
  /** Those that there are. */
  readonly read: (ids: readonly string[]) => Promise<readonly ShelfItem[]>;
  /** Replaces the item with an id by what is made of it, in one transaction; null removes it. */
  readonly change: <T extends ShelfItem | null>(id: string, to: (stored: ShelfItem | null) => T) => Promise<T>;
  /** Writes all of them or none. */
  readonly putAll: (items: readonly ShelfItem[]) => Promise<void>;
}

export interface StoreOptions {
  readonly name: string;
  readonly version: number;
  /** Milliseconds to wait for another tab, or for a browser that never answers. */
  readonly patience: number;
  /** The store is gone for good, and why. */
  readonly onLost: (why: ShelfProblem) => void;
}

/** The store, or the reason why there is none. */
export type StoreOpening = { readonly store: Store } | { readonly why: ShelfProblem };

export const openStore = async (options: StoreOptions): Promise<StoreOpening> => {
  let isWaiting = true;
  let why: ShelfProblem = 'blocked';
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
const isKnown = (item: ShelfItem | undefined): item is ShelfItem =>
  item !== undefined && SHELF_KINDS.includes(item.kind);

const storeOf = (database: IDBPDatabase<Schema>): Store => ({
  all: async () => (await database.getAll('things')).filter(isKnown).map(withLaterFields),
  read: async ids => {
    const { store } = database.transaction('things');
    return (await Promise.all(ids.map(id => store.get(id)))).filter(isKnown).map(withLaterFields);
  },
  change: async (id, to) => {
    const { store, done } = database.transaction('things', 'readwrite');
    const change = async () => {
      const item = to(await store.get(id) ?? null);
      await (item === null ? store.delete(id) : store.put(item));
      return item;
    };
    const [item] = await Promise.all([change(), done]);
    return item;
  },
  putAll: async items => {
    const { store, done } = database.transaction('things', 'readwrite');
    await Promise.all([...items.map(item => store.put(item)), done]);
  },
});

/** A copy that nobody else can change, and that a database takes. */
export const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** An id that no other browser gives either. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Other tabs with the same shelf: each tells the others what it has changed. */
export interface OtherTabs {
  /** Ids of items that were put, changed or removed. */
  readonly tell: (ids: readonly string[]) => void;
  readonly leave: () => void;
}

const NOBODY: OtherTabs = { tell: () => undefined, leave: () => undefined };

/** A browser without a way between tabs has no other tabs; whoever has left tells nobody. */
export const otherTabs = (name: string, onChange: (ids: readonly string[]) => void): OtherTabs => {
  let channel: BroadcastChannel | null;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return NOBODY;
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) onChange(data.filter(id => typeof id === 'string'));
  });
  return {
    tell: ids => channel?.postMessage(ids),
    leave: () => {
      channel?.close();
      channel = null;
    },
  };
};

/** Asks the browser not to clear the shelf of its own accord, unless it has agreed; some browsers cannot be asked. */
export const askToPersist = async (): Promise<void> => {
  const { storage } = navigator as { readonly storage?: StorageManager };
  try {
    if (await storage?.persisted?.() === false) await storage?.persist?.();
  } catch {
    // Nothing more can be done about it.
  }
};
