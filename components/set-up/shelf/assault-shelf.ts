/** The shelf on the screen. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { SHELF_KINDS, type ShelfKind, type ShelfItem } from '../../../src/shelf/shelf-item.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { fileDropStyles } from '../../shared/parts/file-drop.styles.ts';
import { FileDrop } from '../../shared/parts/file-drop.ts';
import '../../shared/parts/live-region.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { buttons, publicTheme, theme } from '../../shared/theme/theme.ts';
import { ShelfOpened } from '../events.ts';
import { type FileActions, fileBarTemplate, openFiles } from './file-bar.ts';
import { rowsOf, rowTemplate, type RowActions } from './rows.ts';
import { openShelf, type ShelfImport, type Shelf } from './shelf.ts';
import { styles } from './styles.ts';
import { shelfWords } from './shelf-words.ts';

/** So many are shown before somebody asks for more. */
const FIRST = 50;

/** One shelf for the whole page. */
export const shelfOfPage = onceLoaded(() => openShelf());

/**
 * The items of a shelf: found by name, note or whoever is in it, opened, renamed, removed and brought back, saved as
 * a file and added from one.
 *
 * @fires shelf-opened - Somebody wants to go on with something: `detail.item`.
 * @csspart shelf - The whole shelf.
 * @csspart item - One item on it.
 */
export class AssaultShelf extends SpokenElement {
  static override styles = [theme, publicTheme, buttons, formFieldStyles, fileDropStyles, styles];
  static override properties = {
    shelf: { attribute: false },
    theme: { reflect: true },
    kind: {},
    sought: { state: true },
    renaming: { state: true },
    removed: { state: true },
    isWhole: { state: true },
    told: { state: true },
    said: { state: true },
  };
  /** What is shown; unless set, the shelf of the page. */
  declare shelf: Shelf | null;
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  /** The kind of items that is shown; null: all of them. The reader may choose another. */
  declare kind: ShelfKind | null;
  declare private sought: string;
  /** The id of what is being renamed. */
  declare private renaming: string | null;
  /** What can be brought back where it was, until something else is looked for. */
  declare private removed: readonly ShelfItem[];
  declare private isWhole: boolean;
  /** What became of the last file. */
  declare private told: ShelfImport | null;
  declare private said: string;
  readonly #drop = new FileDrop(this, ['Files'], ({ files }) => void this.#take([...files]));
  #watched: Shelf | null = null;
  #whySaid: string | null = null;

  constructor() {
    super();
    this.shelf = null;
    this.theme = null;
    this.sought = '';
    this.kind = null;
    this.renaming = null;
    this.removed = [];
    this.isWhole = false;
    this.told = null;
    this.said = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.shelf === null) void this.#openOwn();
    else this.#watch(this.shelf);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch(null);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('shelf') && this.isConnected) this.#watch(this.shelf);
  }

  protected override get words(): readonly string[] {
    return ['sharing', 'problems', 'warhammer-40k-samples'];
  }

  protected override render(): TemplateResult {
    const { shelf } = this;
    return html`<section
      class=${this.#drop.isOver ? 'over' : ''} part="shelf" aria-labelledby="shelf"
      @dragover=${this.#drop.hover} @dragleave=${this.#drop.leave} @drop=${this.#drop.drop}
    >
      <h3 id="shelf">${shelfWords.shelf}</h3>
      ${shelf === null ? html`<p class="hint">${shelfWords.loading}</p>` : this.#open(shelf)}
      <live-region .message=${this.said}></live-region>
    </section>`;
  }

  #open(shelf: Shelf): TemplateResult {
    const all = shelf.list();
    return html`
      ${shelf.why === null ? nothing : html`<p class="why">${shelf.why}</p>`}
      ${all.length === 0 && this.removed.length === 0 ? html`<p>${shelfWords.empty}</p>` : this.#list(shelf, all)}
      ${fileBarTemplate(shelf, this.told, this.#files)}`;
  }

  #list(shelf: Shelf, all: readonly ShelfItem[]): TemplateResult {
    const found = this.#found(shelf);
    const shown = this.isWhole ? found : found.slice(0, FIRST);
    const rows = rowsOf(shelf, shown, this.removed, this.renaming);
    const count = found.length === all.length ? shelfWords.all(all.length) : shelfWords.found(found.length, all.length);
    return html`<div class="tools">
        <label>${shelfWords.search}
          <input type="search" autocomplete="off" .value=${this.sought} @input=${this.#seek}>
        </label>
        <label>${shelfWords.show}
          <select @change=${this.#chooseKind}>
            <option value="" .selected=${this.kind === null}>${shelfWords.everything}</option>
            ${SHELF_KINDS.map(kind => html`<option value=${kind} .selected=${kind === this.kind}>
              ${shelfWords.plural[kind]}
            </option>`)}
          </select>
        </label>
      </div>
      <p class="count">${count}</p>
      ${found.length === 0 ? html`<p>${this.#nothingFound()}</p>` : nothing}
      <ul class="items" ?hidden=${rows.length === 0}>
        ${repeat(rows, ({ item }) => item.id, row => rowTemplate(row, this.#actions))}
      </ul>
      ${shown.length < found.length
        ? html`<button type="button" class="quiet" @click=${() => (this.isWhole = true)}>
            ${shelfWords.showAll(found.length)}
          </button>`
        : nothing}`;
  }

  #nothingFound(): string | typeof nothing {
    if (this.sought.trim() !== '') return shelfWords.notFound(this.sought.trim());
    return this.removed.length > 0 ? nothing : shelfWords.emptyKind;
  }

  #found(shelf: Shelf): readonly ShelfItem[] {
    return shelf.search(this.sought).filter(({ kind }) => this.kind === null || kind === this.kind);
  }

  async #openOwn(): Promise<void> {
    const shelf = await shelfOfPage();
    this.shelf ??= shelf;
  }

  #watch(shelf: Shelf | null): void {
    this.#watched?.removeEventListener('change', this.#turn);
    this.#watched = shelf;
    shelf?.addEventListener('change', this.#turn);
  }

  readonly #turn = (): void => {
    this.requestUpdate();
    const why = this.shelf?.why ?? null;
    if (why !== null && why !== this.#whySaid) this.said = why;
    this.#whySaid = why;
  };

  readonly #seek = (event: Event): void => {
    this.sought = (event.target as HTMLInputElement).value;
    this.#lookElsewhere();
    this.said = this.#saidFound();
  };

  readonly #chooseKind = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    this.kind = SHELF_KINDS.find(kind => kind === value) ?? null;
    this.#lookElsewhere();
    this.said = this.#saidFound();
  };

  #lookElsewhere(): void {
    this.removed = [];
    this.isWhole = false;
    this.renaming = null;
  }

  #saidFound(): string {
    return shelfWords.found(this.#found(this.shelf!).length, this.shelf!.list().length);
  }

  async #take(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    if (this.shelf === null) await this.#openOwn();
    this.told = await openFiles(this.shelf!, files);
    const { added, replaced, same, problems } = this.told;
    this.said = [shelfWords.imported(added, replaced, same), ...problems.slice(0, 1).map(respoken)].join(' ');
  }

  readonly #files: FileActions = {
    say: sentence => {
      this.said = sentence;
    },
    take: files => void this.#take(files),
  };

  /** Puts the focus on something in the row of an item, once it is there. */
  async #focusOn(id: string, selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] ${selector}`)?.focus();
  }

  readonly #actions: RowActions = {
    open: item => void this.dispatchEvent(new ShelfOpened(item)),
    beginRenaming: ({ id }) => {
      this.renaming = id;
      void this.#focusOn(id, 'input');
    },
    leaveRenaming: ({ id }) => {
      this.renaming = null;
      void this.#focusOn(id, '.rename');
    },
    rename: async ({ id }, name, note) => {
      const renamed = await this.shelf!.rename(id, name, note);
      this.renaming = null;
      if (renamed !== null) this.said = shelfWords.renamed(renamed.name);
      await this.#focusOn(id, '.rename');
    },
    remove: async ({ id }) => {
      const removed = await this.shelf!.remove(id);
      if (removed === null) return;
      this.removed = [...this.removed.filter(item => item.id !== id), removed];
      this.said = shelfWords.removed(removed.name);
      await this.#focusOn(id, '.undo');
    },
    undo: async item => {
      await this.shelf!.putBack(item);
      this.removed = this.removed.filter(({ id }) => id !== item.id);
      this.said = shelfWords.back(item.name);
      await this.#focusOn(item.id, '.open');
    },
  };
}

if (!customElements.get('assault-shelf')) customElements.define('assault-shelf', AssaultShelf);

declare global {
  interface HTMLElementTagNameMap {
    'assault-shelf': AssaultShelf;
  }
}
