/** A chart as a tree for the keyboard and for those who hear it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Chart } from '../../../machines/charts/chart.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { lineageOf } from './chart-map.ts';
import { ChartPartChosen, ChartPartPointed } from './events.ts';
import { DARK, type Lights } from './lights.ts';
import { treeStyles } from './tree.styles.ts';
import { moveFor } from './tree-keys.ts';
import { treeRows, verdictOf, type TreeRow } from './tree-rows.ts';
import { statechartWords } from './statechart-words.ts';

/** Letters typed within this time are one word, ms. */
const QUICK = 700;
const DEEPEST = 6;

/**
 * States and events of a chart, one row in the focus at a time. What becomes active is unfolded.
 *
 * @fires chart-part-chosen - Enter or a click on a row: `detail.id`.
 * @fires chart-part-pointed - The focus or the pointer came to a row, or left: `detail.id`.
 */
export class ChartTree extends SpokenElement {
  static override styles = [theme, treeStyles];
  static override properties = {
    chart: { attribute: false },
    lights: { attribute: false },
    names: {},
    unfolded: { state: true },
    at: { state: true },
  };
  declare chart: Chart | null;
  declare lights: Lights;
  /** How events are called. */
  declare names: 'words' | 'identifiers';
  /** What somebody has unfolded or folded, and what is unfolded since it is active. */
  declare private unfolded: ReadonlySet<string>;
  /** The row that Tab leads to. */
  declare private at: string;
  /** What was unfolded since it was active, and is folded again when it is no longer. */
  #byItself: ReadonlySet<string> = new Set();
  #isNews = false;
  #rows: readonly TreeRow[] = [];
  #letters = '';
  #typed = 0;
  #isMoving = false;
  readonly #seen = new IntersectionObserver(entries => this.#scroll(entries), { root: this });

  constructor() {
    super();
    this.chart = null;
    this.lights = DARK;
    this.names = 'identifiers';
    this.unfolded = new Set();
    this.at = '';
  }

  /** The row that has the focus; null: none. */
  get focused(): string | null {
    return this.shadowRoot?.activeElement?.getAttribute('data-id') ?? null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#seen.disconnect();
  }

  /** Unfolds what holds a state or transition and gives its row the focus. */
  async focusOn(id: string): Promise<void> {
    if (this.chart === null) return;
    const source = this.chart.transitions.find(one => one.id === id)?.source;
    const outer = lineageOf(this.chart, source ?? id).map(state => state.id);
    this.unfolded = new Set([...this.unfolded, ...(source === undefined ? outer.slice(0, -1) : outer)]);
    this.at = id;
    await this.updateComplete;
    this.#focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('chart')) {
      this.at = this.chart?.states[0]?.id ?? '';
      this.unfolded = new Set([this.at]);
    }
    if (changed.has('chart') || this.#isElsewhere(changed.get('lights'))) this.#unfoldActive();
    this.#rows = this.chart === null ? [] : treeRows(this.chart, this.unfolded, this.lights, this.names);
    if (!this.#rows.some(({ id }) => id === this.at)) this.#moveOn();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.chart === null) return nothing;
    return html`<ul class="tree" role="tree" aria-label=${statechartWords.treeOf(this.#rows[0]?.title ?? '')}
      @keydown=${this.#onKey} @focusin=${this.#onFocus} @focusout=${this.#onLeave} @click=${this.#onClick}
      @pointerover=${this.#onFocus} @pointerleave=${this.#onLeave}>
      ${repeat(this.#rows, ({ id }) => id, row => this.#row(row))}
    </ul>`;
  }

  protected override updated(): void {
    if (this.#isNews) this.#watch();
    this.#isNews = false;
    if (this.#isMoving) this.#focus();
    this.#isMoving = false;
  }

  /** Asks whether what is active is seen where the list scrolls by itself, once that is laid out. */
  #watch(): void {
    const last = [...this.renderRoot.querySelectorAll('.active')].at(-1);
    if (last === undefined) return;
    this.#seen.disconnect();
    this.#seen.observe(last);
  }

  /** Brings it there; the page stays where it is. */
  #scroll([entry]: readonly IntersectionObserverEntry[]): void {
    this.#seen.disconnect();
    const { boundingClientRect: row, rootBounds: list, isIntersecting } = entry!;
    if (list === null || (isIntersecting && row.top >= list.top && row.bottom + row.height <= list.bottom)) return;
    this.scrollTop += row.top - list.top - list.height / 3;
  }

  #row(row: TreeRow): TemplateResult {
    const { eventVerdict } = row;
    const verdict = verdictOf(eventVerdict);
    const classes = [
      'row', row.kind, `level-${Math.min(DEEPEST, row.level)}`, row.isActive ? 'active' : '', row.isLed ? 'led' : '',
      eventVerdict?.verdict ?? '',
    ].filter(Boolean).join(' ');
    const fold = row.isOpen === true ? '' : 'folded';
    return html`<li class=${classes} role="treeitem" data-id=${row.id} tabindex=${row.id === this.at ? 0 : -1}
      aria-level=${row.level} aria-setsize=${row.size} aria-posinset=${row.position}
      aria-expanded=${row.isOpen === null ? nothing : row.isOpen} aria-current=${row.isActive ? 'step' : nothing}>
      <span class="fold" aria-hidden="true"><span class="twisty ${row.isOpen === null ? 'none' : fold}"></span></span>
      <span class="words"><span class="title">${row.title}</span>
        ${row.more === '' ? nothing : html`<span class="more">${row.more}</span>`}
        ${row.isVisited && !row.isActive ? sign('✓', statechartWords.wasActive) : nothing}
        ${row.isMarked ? sign('≠', statechartWords.isMarked) : nothing}
        ${verdict === '' ? nothing : html`<span class="verdict ${eventVerdict!.verdict}">${verdict}</span>`}</span>
    </li>`;
  }

  /** The row with the focus has gone: the innermost active state has it now. */
  #moveOn(): void {
    this.at = (this.#rows.filter(({ isActive }) => isActive).at(-1) ?? this.#rows[0])?.id ?? '';
    this.#isMoving ||= this.focused !== null;
  }

  #isElsewhere(before: Lights | undefined): boolean {
    return before !== undefined && before.moment?.active.join() !== this.lights.moment?.active.join();
  }

  #unfoldActive(): void {
    const active = this.lights.moment?.active ?? [];
    const kept = [...this.unfolded].filter(id => !this.#byItself.has(id) || active.includes(id));
    this.#byItself = new Set(active.filter(id => this.#byItself.has(id) || !this.unfolded.has(id)));
    this.unfolded = new Set([...kept, ...active]);
    this.#isNews = true;
  }

  #focus(): void {
    this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  #turn(id: string, isOpen: boolean): void {
    const others = [...this.unfolded].filter(one => one !== id);
    this.#byItself = new Set([...this.#byItself].filter(one => one !== id));
    this.unfolded = new Set(isOpen ? [...others, id] : others);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.dispatchEvent(new ChartPartChosen(this.at));
      return;
    }
    const isLetter = event.key.length === 1;
    if (isLetter) this.#type(event);
    const at = this.#rows.findIndex(({ id }) => id === this.at);
    const isRtl = this.matches(':dir(rtl)');
    const move = moveFor(event.key, this.#rows, at, isLetter ? this.#letters : '', isRtl);
    if (move === null) return;
    event.preventDefault();
    if ('to' in move) this.at = this.#rows[move.to]!.id;
    else if ('fold' in move) this.#turn(move.fold, false);
    else this.#turn(move.unfold, true);
    this.#isMoving = 'to' in move;
  };

  #type({ key, timeStamp }: KeyboardEvent): void {
    this.#letters = timeStamp - this.#typed > QUICK ? key.toLowerCase() : this.#letters + key.toLowerCase();
    this.#typed = timeStamp;
  }

  readonly #onFocus = (event: Event): void => {
    const row = rowOf(event);
    if (row === null) return;
    if (event.type === 'focusin') this.at = row;
    this.dispatchEvent(new ChartPartPointed(row));
  };

  readonly #onLeave = (): void => void this.dispatchEvent(new ChartPartPointed(null));

  readonly #onClick = (event: Event): void => {
    const row = rowOf(event);
    if (row === null) return;
    this.at = row;
    if (event.target instanceof Element && event.target.closest('.fold') !== null) {
      this.#turn(row, !this.unfolded.has(row));
      return;
    }
    this.dispatchEvent(new ChartPartChosen(row));
  };
}

const sign = (drawn: string, spoken: string): TemplateResult => html`<span class="sign">
  <span aria-hidden="true">${drawn}</span><span class="spoken">${spoken}</span></span>`;

const rowOf = ({ target }: Event): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>('.row')?.dataset['id'] ?? null : null);

if (!customElements.get('chart-tree')) customElements.define('chart-tree', ChartTree);

declare global {
  interface HTMLElementTagNameMap {
    'chart-tree': ChartTree;
  }
}
