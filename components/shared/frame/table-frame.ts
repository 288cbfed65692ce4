/** The frame of a table: top bar, map, panel or sheet, and the bar with the next action, all on the screen at once. */
import { adoptStyles, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AssaultBattlefield } from '../battlefield/assault-battlefield.ts';
import type { BattlefieldView } from '../battlefield/view.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import type { LogLine } from '../parts/report-log.ts';
import type { RailStep } from '../parts/step-rail.ts';
import '../parts/step-rail.ts';
import { onceTouched } from '../once-touched.ts';
import { theme } from '../theme/theme.ts';
import { frameWords } from './frame-words.ts';
import type * as FrameParts from './frame-parts.ts';
import { besideMap, nextDetent, type Detent } from './sheet.ts';
import type { SheetHost } from './sheet-drag.ts';
import { frameStyles } from './table-frame.styles.ts';

/** What the panel shows: the present step, what has happened, the rules behind the step, the map in words. */
export const TABS = ['step', 'log', 'rules', 'table'] as const;
export type Tab = (typeof TABS)[number];

/** What lies beside a title stands so far from it, in pixels. */
const APART = 8;

/** Put in by the build of a script that has them in another one beside it. */
declare const FRAME_PARTS_IN_OTHER_SCRIPT: true | undefined;

/**
 * Lays a table out by its own box: stacked with a sheet over the map, or with the panel beside it. Nothing but the
 * panel scrolls.
 *
 * @slot back - Before the title.
 * @slot title - What is played.
 * @slot views - The ways to see the table.
 * @slot actions - What stands before the menu where there is room.
 * @slot menu - Everything else.
 * @slot variant - Beside the rail: by which text it is played.
 * @slot variant-chip - The same where the rail has no place.
 * @slot map - The map and what lies over it; `data-top`: so many pixels of its upper edge.
 * @slot panel - The present step.
 * @slot bar - The odds and the next action.
 */
export class TableFrame extends SpokenElement implements SheetHost {
  static override styles = [theme, frameStyles];
  /** How that comes which is needed once somebody turns to it. */
  static parts: (() => Promise<typeof FrameParts>) | null =
    typeof FRAME_PARTS_IN_OTHER_SCRIPT === 'undefined' ? () => import('./frame-parts.ts') : null;
  static override properties = {
    steps: { attribute: false },
    lines: { attribute: false },
    lineWords: { attribute: false },
    view: { attribute: false },
    controls: { reflect: true },
    detent: { reflect: true },
    tab: { state: true },
    hasLog: { state: true },
    hasMap: { type: Boolean, reflect: true, attribute: 'map-shown' },
    hasViews: { type: Boolean, reflect: true, attribute: 'views' },
  };
  /** The steps in the order of the procedure; none: what is seen has no steps, and so no log. */
  declare steps: readonly RailStep[];
  /** The lines of the log. */
  declare lines: readonly LogLine[];
  /** The groups of words that all of them need, and not the newest alone. */
  declare lineWords: readonly string[];
  /** What the map shows, for the same in words. */
  declare view: BattlefieldView | null;
  /** The names of the parts that are shown, with spaces between; null: all. */
  declare controls: string | null;
  /** How high the sheet is. */
  declare detent: Detent;
  /** What the panel shows. */
  declare tab: Tab;
  /** The log is open over the map. */
  declare private hasLog: boolean;
  /** Where there is hardly any height, the map is shown all the same. */
  declare private hasMap: boolean;
  /** There are other ways to see the table. */
  declare private hasViews: boolean;
  #parts: typeof FrameParts | null = null;
  #coming: Promise<void> | null = null;
  /** What scrolls in the panel, if it has been scrolled since it was last at its beginning. */
  #scrolled: Element | null = null;
  /**
   * What lies under the sheet nobody sees: the map shows who matters in what is left. What lies beside the title of a
   * panel has its room there, as long as its words may be.
   */
  readonly #cover = (): void => {
    const { sheet } = this;
    if (this.clientHeight === 0) return; // it is hidden: it comes back as it was
    const besideTitle = [...this.renderRoot.querySelectorAll<HTMLElement>('.chips, .tabs')]
      .filter(one => getComputedStyle(one).position === 'absolute').map(({ offsetWidth }) => offsetWidth);
    const room = Math.max(...besideTitle, 0);
    this.style.setProperty('--_head-room', `${room === 0 ? 0 : room + APART}px`);
    const isStacked = getComputedStyle(sheet).position === 'absolute';
    const bottom = isStacked ? Math.round(sheet.getBoundingClientRect().height) : 0;
    const [slotted] = this.renderRoot.querySelector<HTMLSlotElement>('slot[name=map]')!.assignedElements();
    const top = Number(slotted?.getAttribute('data-top'));
    const map = slotted?.querySelector<AssaultBattlefield>('assault-battlefield, table-map');
    if (!map) return;
    map.takesAllGestures = this.hasViews;
    map.isArriving = this.#coming === null;
    if (map.covered?.bottom !== bottom) map.covered = { top, right: 0, bottom, left: 0 };
  };

  readonly #watch = new ResizeObserver(this.#cover);

  constructor() {
    super();
    this.steps = [];
    this.lines = [];
    this.lineWords = [];
    this.view = null;
    this.controls = null;
    this.detent = 'half';
    this.tab = 'step';
    this.hasLog = false;
    this.hasMap = false;
    this.hasViews = false;
    onceTouched(this, () => (this.#coming ??= this.#bring()));
  }

  /** Where the sheet comes to rest; the focus does not stay in what is put away. */
  rest(detent: Detent): void {
    const before = this.sheet.offsetHeight;
    if (detent === 'peek' && this.sheet.matches(':focus-within')) this.#grabber.focus();
    this.detent = detent;
    void this.updateComplete.then(() => this.#parts?.glide(this.sheet, before));
  }

  get sheet(): HTMLElement {
    return this.renderRoot.querySelector('.sheet')!;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#watchHead();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  protected override get words(): readonly string[] {
    return [...this.#isInWords ? ['sheets'] : [], ...this.tab === 'log' || this.hasLog ? this.lineWords : []];
  }

  /** A new step opens at half, unless the reader keeps the sheet down, and with the step. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('steps') || changed.get('steps') === undefined) return;
    if (nowIn(changed.get('steps')!)?.id === nowIn(this.steps)?.id) return;
    this.detent = besideMap(this.detent);
    this.tab = 'step';
    this.#scrolled?.scrollTo(0, 0); // asked of another one, the browser would lay out the page at once
    this.#scrolled = null;
  }

  protected override render(): TemplateResult {
    const hasSteps = this.steps.length > 0;
    return html`
      <div class="top">
        <slot name="back"></slot>
        <slot name="title"></slot>
        <slot name="views" @slotchange=${this.#onViews}></slot>
        <slot name="actions"></slot>
        <slot name="menu"></slot>
      </div>
      <div class=${hasSteps ? 'space' : 'space bare'}>
        ${hasSteps ? html`<div class="rail">
          <step-rail .steps=${this.steps}></step-rail>
          <slot name="variant"></slot>
        </div>` : nothing}
        <button type="button" class="fold" aria-expanded=${this.hasMap} @click=${this.#turnMap}>
          ${frameWords.showMap}
        </button>
        <div class="map"><slot name="map" @slotchange=${this.#cover}></slot></div>
        ${hasSteps ? this.#logLine() : nothing}
        <section class="sheet" aria-label=${frameWords.panel}>
          <div class="head">
            <button
              type="button" class="grabber" aria-label=${frameWords.sheet(frameWords.detents[this.detent])}
              @click=${() => this.rest(nextDetent(this.detent))}
            ></button>
            ${hasSteps ? html`${this.#tabs()}
              <div class="chips"><slot name="variant-chip"></slot>${this.#chip()}</div>` : nothing}
          </div>
          <div
            class="content" ?inert=${this.detent === 'peek'} tabindex="-1"
            @scroll=${({ currentTarget }: Event) => (this.#scrolled = currentTarget as Element)}
          >
            <slot
              name="panel" ?hidden=${this.tab === 'log' || this.tab === 'table'} @slotchange=${this.#tellPanel}
            ></slot>
            ${this.tab === 'log' ? html`<report-log .lines=${this.lines}></report-log>` : nothing}
            ${this.#isInWords
              ? html`<assault-battlefield class="in-words" table .view=${this.view}></assault-battlefield>` : nothing}
          </div>
        </section>
      </div>
      <slot name="bar"></slot>`;
  }

  protected override firstUpdated(): void {
    this.#watchHead();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('tab')) this.#tellPanel();
  }

  #tabs(): TemplateResult {
    return html`<div class="tabs" role="tablist" aria-label=${frameWords.panel}>${TABS.map(tab => html`
      <button
        type="button" role="tab" class="tab" aria-selected=${tab === this.tab} tabindex=${tab === this.tab ? 0 : -1}
        @click=${() => this.#show(tab)}
      >${frameWords.tabs[tab]}${tab === 'log' ? html` <small>${this.lines.length}</small>` : nothing}</button>`)}
    </div>`;
  }

  /** Where there is no room for the rail: 'step 4 of 8', which unfolds it, and the other tabs. */
  #chip(): TemplateResult {
    const at = this.steps.findIndex(({ state }) => state === 'now');
    return html`<details class="steps" @focusout=${this.#onLeave}>
      <summary>${frameWords.step(at + 1 || this.steps.length, this.steps.length)}</summary>
      <div class="choice">
        <step-rail upright .steps=${this.steps}></step-rail>
        ${TABS.map(tab => html`<button type="button" aria-pressed=${tab === this.tab} @click=${() => this.#show(tab)}>
          ${frameWords.tabs[tab]}</button>`)}
      </div>
    </details>`;
  }

  #logLine(): TemplateResult {
    const shown = this.lines.find(({ current }) => current) ?? this.lines.at(-1);
    return html`<div class="log" ?open=${this.hasLog}>
      ${this.hasLog ? html`<report-log .lines=${this.lines}></report-log>` : nothing}
      <button type="button" class="newest" aria-expanded=${this.hasLog} @click=${this.#turnLog}>
        <b>${frameWords.tabs.log}</b> <span>${shown?.say ?? ''}</span>
        <small>${frameWords.lines(this.lines.length)}</small>
      </button>
    </div>`;
  }

  get #isInWords(): boolean {
    return this.tab === 'table' && this.view !== null;
  }

  get #grabber(): HTMLElement {
    return this.renderRoot.querySelector('.grabber')!;
  }

  #show(tab: Tab): void {
    this.tab = tab;
    this.renderRoot.querySelector<HTMLDetailsElement>('.steps')!.open = false;
    if (tab !== 'step' || this.detent === 'peek') this.detent = tab === 'step' ? 'half' : 'full';
  }

  #watchHead(): void {
    for (const one of this.renderRoot.querySelectorAll('.sheet, .chips, .tabs')) this.#watch.observe(one);
  }

  async #bring(): Promise<void> {
    this.#parts = await TableFrame.parts!();
    this.#parts.listenTo(this);
    adoptStyles(this.renderRoot as ShadowRoot, [...TableFrame.elementStyles, this.#parts.openedStyles]);
  }

  /** A panel shows the rules behind its step where they are asked for, and otherwise the step. */
  readonly #tellPanel = (): void => {
    const slot = this.renderRoot.querySelector<HTMLSlotElement>('slot[name=panel]');
    const shows = this.tab === 'rules' ? 'rules' : 'step';
    for (const panel of slot?.assignedElements() ?? []) {
      panel.setAttribute('data-shows', shows);
      for (const one of panel.children) if ('shows' in one) one.shows = shows;
    }
  };

  readonly #onViews = ({ target }: Event): void => {
    this.hasViews = (target as HTMLSlotElement).assignedElements({ flatten: true }).length > 0;
  };

  readonly #onLeave = (event: FocusEvent): void => {
    const folded = event.currentTarget as HTMLDetailsElement;
    if (!folded.contains(event.relatedTarget as Node | null)) folded.open = false;
  };

  readonly #turnLog = (): void => {
    this.hasLog = !this.hasLog;
  };

  readonly #turnMap = (): void => {
    this.hasMap = !this.hasMap;
  };
}

const nowIn = (steps: readonly RailStep[]): RailStep | undefined => steps.find(({ state }) => state === 'now');

if (!customElements.get('table-frame')) customElements.define('table-frame', TableFrame);

declare global {
  interface HTMLElementTagNameMap {
    'table-frame': TableFrame;
  }
}
