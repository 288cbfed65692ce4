/** Importing lists and tables from texts and files. */
import { html, nothing, type TemplateResult } from 'lit';
import { withFileProfiles } from '../../../src/army-lists/import/choose-profiles.ts';
import { settleWords } from '../../../src/army-lists/import/settle-words.ts';
import type { ImportResult, UnderstoodList } from '../../../src/army-lists/import/import-result.ts';
import { IMPORT_LIMITS, TOO_LARGE } from '../../../src/army-lists/import/limits.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { fileDropStyles } from '../../shared/parts/file-drop.styles.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { askForFiles, FileDrop, filesChosen } from '../../shared/parts/file-drop.ts';
import '../../shared/parts/live-region.ts';
import { tickStyles } from '../../shared/parts/tick.styles.ts';
import { buttons, publicTheme, theme } from '../../shared/theme/theme.ts';
import { ListImported } from '../events.ts';
import type { ListReader } from './lazy-list-reader.ts';
import { styles } from './styles.ts';
import { nameAmong, understoodTemplate, type UnderstoodListActions } from './understood-list.ts';
import { importWords } from './import-words.ts';

/** One reader for the whole page. */
const readerOfPage = onceLoaded(async (): Promise<ListReader> => (await import('./lazy-list-reader.ts')).neteaReader);

/** So many problems are listed one by one. */
const MOST_LISTED = 8;

const KINDS = '.ros,.rosz,.json,.xml,.txt,.md,text/plain,application/json';

/**
 * Reads rosters of other programs, lists in words, and tables, from a file, a paste or a drop, and shows what was
 * understood before anything is done with it.
 *
 * @fires imported - Somebody goes on with what was read: `detail.formations` or `detail.scenario`.
 * @csspart import - The whole import.
 */
export class AssaultImport extends SpokenElement {
  static override styles = [
    theme, publicTheme, buttons, disclosure, formFieldStyles, tickStyles, fileDropStyles, styles,
  ];
  static override properties = {
    theme: { reflect: true },
    pasted: { state: true },
    isReading: { state: true },
    read: { state: true },
    leftOut: { state: true },
    isByFile: { state: true },
    said: { state: true },
  };
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  declare private pasted: string;
  declare private isReading: boolean;
  /** What the last file or text was understood as. */
  declare private read: ImportResult | null;
  /** Places of the formations that are not taken over. */
  declare private leftOut: ReadonlySet<number>;
  /** Where the library has other values than the file, those of the file are played. */
  declare private isByFile: boolean;
  declare private said: string;
  readonly #drop = new FileDrop(this, ['Files', 'text/plain'], dropped => this.#readDropped(dropped));
  #reader: ListReader | null = null;
  /** Counts what was handed in: only the last of it is shown. */
  #turn = 0;

  constructor() {
    super();
    this.theme = null;
    this.pasted = '';
    this.isReading = false;
    this.read = null;
    this.leftOut = new Set();
    this.isByFile = false;
    this.said = '';
  }

  protected override get words(): readonly string[] {
    return ['import', 'problems', 'notes'];
  }

  protected override render(): TemplateResult {
    return html`<section
      class=${this.#drop.isOver ? 'over' : ''} part="import" aria-labelledby="title"
      @dragover=${this.#drop.hover} @dragleave=${this.#drop.leave} @drop=${this.#drop.drop}
    >
      <h3 id="title">${importWords.title}</h3>
      <p class="hint">${importWords.intro}</p>
      <div class="file">
        <button type="button" class="choose ${this.read === null ? 'main' : ''}" @click=${askForFiles}>
          ${importWords.file}
        </button>
        <input type="file" accept=${KINDS} hidden @change=${this.#choose}>
        <span class="hint">${importWords.drop}</span>
      </div>
      <div class="paste">
        <label for="pasted">${importWords.paste}</label>
        <textarea
          id="pasted" rows="4" spellcheck="false" autocomplete="off" placeholder=${importWords.pasteHint}
          .value=${this.pasted} @input=${this.#type}
        ></textarea>
        <button type="button" class="read" ?disabled=${this.pasted.trim() === ''} @click=${this.#readPasted}>
          ${importWords.read}
        </button>
      </div>
      ${this.#result()}
      <live-region .message=${this.said}></live-region>
    </section>`;
  }

  #result(): TemplateResult | typeof nothing {
    if (this.isReading) return html`<p class="hint">${importWords.reading}</p>`;
    const { read } = this;
    if (read === null) return nothing;
    if ('problems' in read) {
      return html`<div class="result"><h4>${importWords.problems}</h4>
        <ul class="problems">
          ${read.problems.slice(0, MOST_LISTED).map(problem => html`<li>${respoken(problem)}</li>`)}
          ${read.problems.length <= MOST_LISTED
            ? nothing : html`<li>${importWords.more(read.problems.length - MOST_LISTED)}</li>`}
        </ul></div>`;
    }
    return 'scenario' in read ? this.#table(read.scenario) : this.#list(read);
  }

  #table({ title, formations }: Scenario): TemplateResult {
    const units = formations.reduce((sum, formation) => sum + formation.units.length, 0);
    return html`<div class="result"><h4>${title || importWords.untitled}</h4>
      <p>${importWords.table(units, formations.length)}: ${formations.map(({ name }) => name).join(', ')}</p>
      ${this.#deeds(importWords.takeTable, false)}</div>`;
  }

  #list(so: UnderstoodList): TemplateResult {
    const { leftOut, isByFile } = this;
    const count = this.#taken(so).length;
    return html`<div class="result"><h4>${importWords.found}</h4>
      ${understoodTemplate(this.#chosen(so), { leftOut, isByFile }, this.#reader!.library, this.#actions)}
      ${so.unmatched.length === 0 ? nothing : html`<p class="hint">${importWords.open(so.unmatched.length)}</p>`}
      ${this.#deeds(importWords.take(count), count === 0)}</div>`;
  }

  #deeds(name: string, isDisabled: boolean): TemplateResult {
    return html`<div class="deeds">
      <button type="button" class="main take" ?disabled=${isDisabled} @click=${this.#take}>${name}</button>
      <button type="button" class="quiet again" @click=${this.#again}>${importWords.another}</button>
    </div>`;
  }

  /** What is taken over as things stand; the differences are there to be chosen, so that no note has to tell them. */
  #chosen(so: UnderstoodList): UnderstoodList {
    const { formations, notes } = withFileProfiles(so, this.#reader!.library);
    return { ...so, notes, formations: this.isByFile ? formations : so.formations };
  }

  #taken({ formations }: UnderstoodList): UnderstoodList['formations'] {
    return formations.filter(({ units }, place) => units.length > 0 && !this.leftOut.has(place));
  }

  readonly #take = (): void => {
    const { read } = this;
    if (read === null || 'problems' in read) return;
    this.dispatchEvent(new ListImported('scenario' in read ? read : { formations: this.#taken(this.#chosen(read)) }));
  };

  readonly #again = (): void => {
    this.read = null;
    this.pasted = '';
    this.said = '';
    this.renderRoot.querySelector<HTMLElement>('.choose')?.focus();
  };

  readonly #choose = (event: Event): void => {
    const [file] = filesChosen(event);
    if (file) void this.#readFile(file);
  };

  /** What is pasted is read at once; what is typed, when the reader says so. */
  readonly #type = (event: InputEvent): void => {
    this.pasted = (event.target as HTMLTextAreaElement).value;
    if (event.inputType === 'insertFromPaste') this.#readPasted();
  };

  readonly #readPasted = (): void => void this.#readAll(() => Promise.resolve(this.pasted));

  #readDropped(dropped: DataTransfer): void {
    const { files } = dropped;
    const text = dropped.getData('text/plain');
    if (files[0]) void this.#readFile(files[0], files.length > 1 ? importWords.onlyFirst : '');
    else void this.#readAll(() => Promise.resolve(text));
  }

  async #readFile(file: File, note = ''): Promise<void> {
    if (file.size > IMPORT_LIMITS.file) return this.#show({ problems: [TOO_LARGE] }, note);
    return this.#readAll(async () => new Uint8Array(await file.arrayBuffer()), note);
  }

  async #readAll(open: () => Promise<string | Uint8Array>, note = ''): Promise<void> {
    const turn = this.#turn += 1;
    this.isReading = true;
    this.said = importWords.reading;
    const found = await this.#understand(open);
    if (turn === this.#turn) this.#show(found, note);
  }

  async #understand(open: () => Promise<string | Uint8Array>): Promise<ImportResult> {
    try {
      this.#reader = await readerOfPage();
    } catch {
      return { problems: [importWords.notLoaded] };
    }
    try {
      return await this.#reader.read(await open());
    } catch {
      return { problems: [importWords.unreadable] };
    }
  }

  #show(found: ImportResult, note: string): void {
    this.#turn += 1;
    this.isReading = false;
    this.leftOut = new Set();
    this.isByFile = false;
    this.read = 'formations' in found && note !== '' ? { ...found, notes: [note, ...found.notes] } : found;
    this.said = this.#saidOf(this.read);
  }

  #saidOf(found: ImportResult): string {
    if ('problems' in found) return found.problems[0] ?? importWords.problems;
    if ('scenario' in found) return found.scenario.title || importWords.untitled;
    return importWords.understood(
      found.formations.filter(({ units }) => units.length > 0).length, found.unmatched.length,
    );
  }

  readonly #actions: UnderstoodListActions = {
    tick: (place, isTaken) => {
      const others = [...this.leftOut].filter(one => one !== place);
      this.leftOut = new Set(isTaken ? others : [...others, place]);
    },
    settle: (place, unit) => void this.#settle(place, unit),
    chooseFile: isByFile => void (this.isByFile = isByFile),
  };

  async #settle(place: number, unit: string | null): Promise<void> {
    const { read } = this;
    const open = read !== null && 'formations' in read ? read.unmatched[place] : undefined;
    if (open === undefined || this.#reader === null) return;
    const { library } = this.#reader;
    const so = settleWords(read as UnderstoodList, place, unit, library);
    const name = unit === null ? '' : nameAmong(unit, open.near, library);
    if (so === read) {
      this.said = importWords.cannotJoin(name);
      return;
    }
    this.read = so;
    this.said = unit === null ? importWords.leftOut(open.words) : importWords.settled(open.words, name);
    await this.updateComplete;
    this.#focusNext(place);
  }

  /** The next open words, else the button that goes on. */
  #focusNext(place: number): void {
    const open = this.renderRoot.querySelectorAll<HTMLElement>('.open');
    const next = open[Math.min(place, open.length - 1)]?.querySelector('button');
    (next ?? this.renderRoot.querySelector<HTMLElement>('.take:enabled, .again'))?.focus();
  }
}

if (!customElements.get('assault-import')) customElements.define('assault-import', AssaultImport);

declare global {
  interface HTMLElementTagNameMap {
    'assault-import': AssaultImport;
  }
}
