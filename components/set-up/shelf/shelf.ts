/** The shelf of a player: in the database of the browser where there is one, else in memory. */
import { keptBoth, mergeShelves, newestFirst } from '../../../src/shelf/merging.ts';
import { openShelfFile, writeShelf } from '../../../src/shelf/shelf-file.ts';
import {
  tidyText, type NewShelfItem, type ShelfItem, type ShelfKind,
} from '../../../src/shelf/shelf-item.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { readEntries } from './read-entries.ts';
import { searchOver } from './searching.ts';
import { askToPersist, newItemId, openStore, otherTabs, plainCopy, type OtherTabs, type Store } from './store.ts';
import { shelfWords, type ShelfProblem } from './shelf-words.ts';

export interface ShelfOptions {
  /** The clock. */
  readonly now?: () => Date;
  /** The name of the database. */
  readonly name?: string;
  readonly version?: number;
  readonly patience?: number;
}

/** What became of the items in a file. */
export interface ShelfImport {
  readonly added: number;
  readonly replaced: number;
  readonly same: number;
  /** A sentence for each item that was left out, or not taken whole. */
  readonly problems: readonly string[];
}

/**
 * Every item is in memory and written to the database behind that. What the browser does not take stays in memory
 * until the page is closed, is marked, and is in every file that is saved.
 *
 * @fires change - An item was put, changed or removed, here or in another tab; or the items are stored elsewhere now.
 */
export class Shelf extends EventTarget {
  readonly #items = new Map<string, ShelfItem>();
  readonly #unsaved = new Set<string>();
  readonly #now: () => Date;
  /** Once a visit, with the first save. */
  readonly #persist = onceLoaded(askToPersist);
  #store: Store | null = null;
  #why: ShelfProblem | null = null;
  #others: OtherTabs | null = null;
  #search: ReturnType<typeof searchOver> | null = null;

  constructor(now: () => Date) {
    super();
    this.#now = now;
  }

  /** Brings what the browser has; without that the shelf is in memory, and says why. */
  async open({ name = 'assault-shelf', version = 1, patience = 4000 }: ShelfOptions): Promise<void> {
    const opening = await openStore({ name, version, patience, onLost: why => this.#lose(why) });
    if ('why' in opening) return this.#lose(opening.why);
    this.#store = opening.store;
    this.#others = otherTabs(name, ids => void this.#reread(ids));
    try {
      for (const item of await opening.store.all()) this.#items.set(item.id, item);
    } catch {
      this.#lose('blocked');
    }
  }

  /** Where items are stored. */
  get where(): 'browser' | 'memory' {
    return this.#store === null ? 'memory' : 'browser';
  }

  /** Why something is not stored as it should be; null: all is well. */
  get why(): string | null {
    return this.#why === null ? null : shelfWords[this.#why];
  }

  /** Whether an item will be forgotten with this page although others are kept. */
  isUnsaved(id: string): boolean {
    return this.#unsaved.has(id);
  }

  /** Newest first. */
  list(kind: ShelfKind | null = null): readonly ShelfItem[] {
    const all = [...this.#items.values()].filter(item => kind === null || item.kind === kind);
    return all.sort(newestFirst);
  }

  /** Likeliest first; without words the whole list. */
  search(typed: string): readonly ShelfItem[] {
    this.#search ??= searchOver(this.list());
    return this.#search(typed);
  }

  get(id: string): ShelfItem | null {
    return this.#items.get(id) ?? null;
  }

  /**
   * Puts an item on the shelf: a new one without an id, else in the place of the one with that id. Where `savedAt` is
   * not that of the stored one, somebody has saved that since, and both are kept.
   */
  async put(toKeep: NewShelfItem): Promise<ShelfItem> {
    const { id = newItemId(), savedAt, name, note = '', kind, content } = toKeep;
    const about = { name: tidyText(name) || shelfWords.unnamed, note: tidyText(note) };
    const item = plainCopy({ ...about, id, kind, content, savedAt: this.#now().toISOString() } as ShelfItem);
    const kept = await this.#change(
      id, stored => (savedAt === undefined ? item : keptBoth(stored, item, savedAt, newItemId)));
    if (this.#store !== null) void this.#persist();
    return kept!;
  }

  async rename(id: string, name: string, note?: string): Promise<ShelfItem | null> {
    return this.#change(id, stored => stored && {
      ...stored, name: tidyText(name) || stored.name, note: note === undefined ? stored.note : tidyText(note),
    });
  }

  /** Gives what was there, so that it can be put back. */
  async remove(id: string): Promise<ShelfItem | null> {
    const item = this.get(id);
    await this.#change(id, () => null);
    return item;
  }

  /** Puts something back as it was. */
  async putBack(item: ShelfItem): Promise<void> {
    await this.#change(item.id, stored => keptBoth(stored, item, item.savedAt, newItemId));
  }

  /** One file with everything, also with what the browser did not take. */
  exportAll(): string {
    return writeShelf(this.list());
  }

  /** Adds what is in a file. Nothing that is here is lost: of two versions both are kept. */
  async importText(written: string): Promise<ShelfImport> {
    const opened = openShelfFile(written);
    if ('problem' in opened) return { added: 0, replaced: 0, same: 0, problems: [opened.problem] };
    const { items, problems } = await readEntries(opened.entries);
    const { put, ...counts } = mergeShelves(this.list(), items, newItemId);
    await this.#putAll(put);
    if (put.length > 0 && this.#store !== null) void this.#persist();
    return { ...counts, problems };
  }

  /** Stops listening to other tabs; the items stay. */
  close(): void {
    this.#others?.leave();
  }

  /** The item with an id becomes another, or none: first in the browser, then here; here at least. */
  async #change(id: string, to: (stored: ShelfItem | null) => ShelfItem | null): Promise<ShelfItem | null> {
    const here = this.get(id);
    let item: ShelfItem | null;
    let isSaved = false;
    try {
      if (this.#store === null) item = to(here);
      else item = await this.#store.change(id, stored => to(this.#unsaved.has(id) ? here : stored ?? here));
      isSaved = true;
    } catch (error) {
      item = to(here);
      this.#complain(error);
    }
    if (item === null) this.#forget(id);
    else this.#remember([item], isSaved);
    this.#notify([id, ...(item === null ? [] : [item.id])]);
    if (isSaved) await this.#saveRest();
    return item;
  }

  async #putAll(items: readonly ShelfItem[]): Promise<void> {
    if (items.length === 0) return;
    let isSaved = true;
    try {
      await this.#store?.putAll(items);
    } catch (error) {
      isSaved = false;
      this.#complain(error);
    }
    this.#remember(items, isSaved);
    this.#notify(items.map(({ id }) => id));
  }

  /** What the browser would not take before it may take now. */
  async #saveRest(): Promise<void> {
    if (this.#store === null || this.#why === null) return;
    const rest = [...this.#unsaved].flatMap(id => this.get(id) ?? []);
    try {
      await this.#store.putAll(rest);
    } catch {
      return;
    }
    this.#unsaved.clear();
    this.#why = null;
    this.#notify(rest.map(({ id }) => id));
  }

  #remember(items: readonly ShelfItem[], isSaved: boolean): void {
    for (const item of items) {
      this.#items.set(item.id, item);
      if (isSaved) this.#unsaved.delete(item.id);
      else this.#unsaved.add(item.id);
    }
  }

  #forget(id: string): void {
    this.#items.delete(id);
    this.#unsaved.delete(id);
  }

  #complain(error: unknown): void {
    this.#why = error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }

  /** From now on nothing is written down; nothing that is here goes away. */
  #lose(why: ShelfProblem): void {
    this.#store = null;
    this.#why = why;
    this.#notify([]);
  }

  /** Tells listeners and other tabs. */
  #notify(ids: readonly string[]): void {
    this.#search = null;
    if (ids.length > 0) this.#others?.tell(ids);
    this.dispatchEvent(new Event('change'));
  }

  /** Another tab has changed these. */
  async #reread(ids: readonly string[]): Promise<void> {
    const theirs = ids.filter(id => !this.#unsaved.has(id));
    try {
      const stored = await this.#store?.read(theirs);
      if (stored === undefined) return;
      for (const id of theirs) this.#items.delete(id);
      for (const item of stored) this.#items.set(item.id, item);
    } catch {
      return;
    }
    this.#notify([]);
  }
}

/** The shelf of this browser; it always opens, and says why if it forgets. */
export const openShelf = async (options: ShelfOptions = {}): Promise<Shelf> => {
  const shelf = new Shelf(options.now ?? (() => new Date()));
  await shelf.open(options);
  return shelf;
};
