/** The shelf: what a player has kept, in this browser if it can be, in memory if it cannot. */
import { mergeShelves } from '../../../src/shelf/merging.ts';
import { openShelfFile, writeShelf } from '../../../src/shelf/shelf-file.ts';
import { tidyName, tidyNote, type ShelfKind, type ShelfItem, type NewShelfItem } from '../../../src/shelf/shelf-item.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { keptBoth, newItemId, newestFirst, plainCopy } from './lying.ts';
import { otherTabs, type OtherTabs } from './other-tabs.ts';
import { askToPersist } from './persisting.ts';
import { readEntries } from './read-entries.ts';
import { searchOver } from './searching.ts';
import { openStore, type Store } from './store.ts';
import { shelfWords, type Trouble } from './shelf-words.ts';

export interface ShelfOptions {
  /** The clock. */
  readonly now?: () => Date;
  /** The name of the database. */
  readonly name?: string;
  readonly version?: number;
  readonly patience?: number;
}

/** What became of the things in a file. */
export interface ShelfImport {
  readonly added: number;
  readonly replaced: number;
  readonly same: number;
  /** A sentence for each thing that was left out, or not taken whole. */
  readonly problems: readonly string[];
}

/**
 * Everything that is kept, at hand at once and written down behind that. What the browser does not take stays here
 * until the page is closed, is marked, and is in every file that is saved.
 *
 * @fires change - Something lies otherwise than before, here or through another tab; or it lies elsewhere.
 */
export class Shelf extends EventTarget {
  readonly #things = new Map<string, ShelfItem>();
  readonly #unsaved = new Set<string>();
  readonly #now: () => Date;
  /** Once a visit, with the first save. */
  readonly #persist = onceLoaded(askToPersist);
  #store: Store | null = null;
  #why: Trouble | null = null;
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
      for (const thing of await opening.store.all()) this.#things.set(thing.id, thing);
    } catch {
      this.#lose('blocked');
    }
  }

  /** Where things are kept. */
  get where(): 'browser' | 'memory' {
    return this.#store === null ? 'memory' : 'browser';
  }

  /** Why something is not kept as it should be; null: all is well. */
  get why(): string | null {
    return this.#why === null ? null : shelfWords[this.#why];
  }

  /** Whether a thing will be forgotten with this page although others are kept. */
  isUnsaved(id: string): boolean {
    return this.#unsaved.has(id);
  }

  /** Newest first. */
  list(kind: ShelfKind | null = null): readonly ShelfItem[] {
    const all = [...this.#things.values()].filter(thing => kind === null || thing.kind === kind);
    return all.sort(newestFirst);
  }

  /** Likeliest first; without words the whole list. */
  search(typed: string): readonly ShelfItem[] {
    this.#search ??= searchOver(this.list());
    return this.#search(typed);
  }

  get(id: string): ShelfItem | null {
    return this.#things.get(id) ?? null;
  }

  /**
   * Keeps something: anew without an id, else in the place of what lies under it. Where `savedAt` is not that of what
   * lies there, somebody has saved that since, and both are kept.
   */
  async put(toKeep: NewShelfItem): Promise<ShelfItem> {
    const { id = newItemId(), savedAt, name, note = '', kind, content } = toKeep;
    const about = { name: tidyName(name) || shelfWords.unnamed, note: tidyNote(note) };
    const thing = plainCopy({ ...about, id, kind, content, savedAt: this.#now().toISOString() } as ShelfItem);
    const kept = await this.#change(id, stored => (savedAt === undefined ? thing : keptBoth(stored, thing, savedAt)));
    if (this.#store !== null) void this.#persist();
    return kept!;
  }

  async rename(id: string, name: string, note?: string): Promise<ShelfItem | null> {
    return this.#change(id, stored => stored && {
      ...stored, name: tidyName(name) || stored.name, note: note === undefined ? stored.note : tidyNote(note),
    });
  }

  /** Gives what was there, so that it can be put back. */
  async remove(id: string): Promise<ShelfItem | null> {
    const thing = this.get(id);
    await this.#change(id, () => null);
    return thing;
  }

  /** Puts something back as it was. */
  async putBack(thing: ShelfItem): Promise<void> {
    await this.#change(thing.id, stored => keptBoth(stored, thing, thing.savedAt));
  }

  /** One file with everything, also with what the browser did not take. */
  exportAll(): string {
    return writeShelf(this.list());
  }

  /** Adds what is in a file. Nothing that is here is lost: of two versions both are kept. */
  async importText(written: string): Promise<ShelfImport> {
    const opened = openShelfFile(written);
    if ('problem' in opened) return { added: 0, replaced: 0, same: 0, problems: [opened.problem] };
    const { things, problems } = await readEntries(opened.entries);
    const { put, ...counts } = mergeShelves(this.list(), things, newItemId);
    await this.#putAll(put);
    if (put.length > 0 && this.#store !== null) void this.#persist();
    return { ...counts, problems };
  }

  /** Lets go of the other tabs; what is kept stays. */
  close(): void {
    this.#others?.leave();
  }

  /** What lies under an id becomes something else, first in the browser, then here; here at least. */
  async #change(id: string, to: (stored: ShelfItem | null) => ShelfItem | null): Promise<ShelfItem | null> {
    const here = this.get(id);
    let thing: ShelfItem | null;
    let isSaved = false;
    try {
      if (this.#store === null) thing = to(here);
      else thing = await this.#store.change(id, stored => to(this.#unsaved.has(id) ? here : stored ?? here));
      isSaved = true;
    } catch (error) {
      thing = to(here);
      this.#complain(error);
    }
    if (thing === null) this.#forget(id);
    else this.#lay([thing], isSaved);
    this.#turn([id, ...(thing === null ? [] : [thing.id])]);
    if (isSaved) await this.#saveRest();
    return thing;
  }

  async #putAll(things: readonly ShelfItem[]): Promise<void> {
    if (things.length === 0) return;
    let isSaved = true;
    try {
      await this.#store?.putAll(things);
    } catch (error) {
      isSaved = false;
      this.#complain(error);
    }
    this.#lay(things, isSaved);
    this.#turn(things.map(({ id }) => id));
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
    this.#turn(rest.map(({ id }) => id));
  }

  #lay(things: readonly ShelfItem[], isSaved: boolean): void {
    for (const thing of things) {
      this.#things.set(thing.id, thing);
      if (isSaved) this.#unsaved.delete(thing.id);
      else this.#unsaved.add(thing.id);
    }
  }

  #forget(id: string): void {
    this.#things.delete(id);
    this.#unsaved.delete(id);
  }

  #complain(error: unknown): void {
    this.#why = error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }

  /** From now on nothing is written down; nothing that is here goes away. */
  #lose(why: Trouble): void {
    this.#store = null;
    this.#why = why;
    this.#turn([]);
  }

  /** Tells everybody, other tabs as well. */
  #turn(ids: readonly string[]): void {
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
      for (const id of theirs) this.#things.delete(id);
      for (const thing of stored) this.#things.set(thing.id, thing);
    } catch {
      return;
    }
    this.#turn([]);
  }
}

/** The shelf of this browser; it always opens, and says why if it forgets. */
export const openShelf = async (options: ShelfOptions = {}): Promise<Shelf> => {
  const shelf = new Shelf(options.now ?? (() => new Date()));
  await shelf.open(options);
  return shelf;
};
