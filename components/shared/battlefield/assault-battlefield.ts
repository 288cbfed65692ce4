/** The battlefield: properties in, events out; it knows no rule and no step. */
import { adoptStyles, html, nothing, type CSSResult, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { buttons, theme } from '../theme/theme.ts';
import { fit, isSeenWell, type Camera, type Window } from './camera.ts';
import { Carrying } from './carrying.ts';
import { Drawing, type Layers } from './drawing.ts';
import { CounterAsked, CounterChosen, LineChosen, TokenChosen } from './events.ts';
import { Keyboard, type KeyboardHost } from './keyboard.ts';
import { visits } from './keys.ts';
import { Pointer, type Stage } from './pointer.ts';
import type * as Sheets from './sheets.ts';
import { styles } from './styles.ts';
import { toolsTemplate } from './tools.ts';
import type { Counter, Filling, Token } from './pieces.ts';
import { EMPTY_VIEW, type BattlefieldView } from './view.ts';
import { battlefieldWords } from './battlefield-words.ts';

/** Text is drawn for a host whose text is this high. */
const USUAL_TEXT = 15;

/** Put in by the build of a script that has them in another one beside it. */
declare const SHEETS_IN_OTHER_SCRIPT: true | undefined;

/**
 * A map of the assault: counters, the lines between them, hits, terrain; or the same facts as a table.
 *
 * Give it another `view` whenever something changed. It keeps its own camera: at rest it shows the fight.
 *
 * @fires counter-chosen - A counter was tapped or chosen.
 * @fires counter-asked - It was asked of a counter why its unit may do something or may not.
 * @fires counter-dragged - A counter is on its way; answer with a view that has a ghost.
 * @fires counter-dropped - A counter was let go.
 * @fires move-cancelled - The move was given up.
 * @fires token-chosen - A hit was tapped.
 * @fires token-moved - A hit was carried to another counter.
 * @fires line-chosen - A line or its label was tapped.
 * @csspart map - The SVG.
 * @csspart table - The table instead of it.
 * @csspart key - The key of the map.
 * @csspart tools - The buttons in the corner.
 */
export class AssaultBattlefield extends SpokenElement implements Stage, KeyboardHost {
  static override styles = [theme, buttons, styles];
  /** How its key and its table come. */
  static sheets: (() => Promise<typeof Sheets>) | null =
    typeof SHEETS_IN_OTHER_SCRIPT === 'undefined' ? () => import('./sheets.ts') : null;
  static override properties = {
    view: { attribute: false },
    isTable: { type: Boolean, attribute: 'table', reflect: true },
    hasKey: { state: true },
    layers: { state: true },
    lit: { state: true },
    text: { state: true },
    camera: { state: true },
    window: { state: true },
    visited: { state: true },
    sheets: { state: true },
  };
  /** What is drawn. */
  declare view: BattlefieldView;
  /** Shown as a table. */
  declare isTable: boolean;
  /** The key is open. */
  declare hasKey: boolean;
  /** How much of the map is drawn. */
  declare private layers: Layers;
  /** Stands of this filling stand out; null: all alike. */
  declare private lit: Filling | null;
  /** How large text is, 1 for the usual size. */
  declare text: number;
  declare camera: Camera;
  declare window: Window;
  /** The counter or hit that has, or last had, the focus. */
  declare visited: string | null;
  /** The key and the table; null: they have not come. */
  declare private sheets: typeof Sheets | null;
  readonly carrying = new Carrying(this);
  isAtRest = true;
  readonly #pointer = new Pointer(this);
  readonly #keyboard = new Keyboard(this);
  readonly #drawing = new Drawing();
  readonly #adopted: CSSResult[] = [];
  #coming: Promise<void> | null = null;
  readonly #watch = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    this.view = EMPTY_VIEW;
    this.isTable = false;
    this.hasKey = false;
    this.layers = 3;
    this.lit = null;
    this.text = 1;
    this.camera = { centre: [0, 0], scale: 1 };
    this.window = { width: 0, height: 0 };
    this.visited = null;
    this.sheets = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // While a page is read many may come: to ask each for its size would lay out the page as often.
    if (this.ownerDocument.readyState !== 'loading' && SpokenElement.turn === null) this.#measure();
    this.#watch.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  protected override get words(): readonly string[] {
    return this.isTable || this.hasKey ? ['sheets'] : [];
  }

  protected override get groundwork(): readonly (() => void)[] {
    return [() => this.#measure()];
  }

  protected override firstUpdated(): void {
    const letter = this.renderRoot.querySelector('.letter');
    if (letter !== null) this.#watch.observe(letter);
  }

  /** Shows the fight again. */
  showAll(): void {
    this.isAtRest = true;
    this.camera = fit(this.view, this.window);
  }

  /** Somebody moved the camera: from now on it stays where it is put. */
  look(camera: Camera): void {
    this.isAtRest = false;
    this.camera = camera;
  }

  /** Nothing is complete before the key or the table that is wanted has come. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    if (this.#coming === null) return isDone;
    await this.#coming;
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated && SpokenElement.turn !== null) this.#drawUpwards(SpokenElement.turn);
    if ((this.isTable || this.hasKey) && this.sheets === null) this.#coming ??= this.#bring();
    const { details } = this.view;
    if (details !== undefined && details !== changed.get('view')?.details) this.#adopt(...details.detailStyles);
    if (changed.has('window')) {
      if (this.isAtRest) this.showAll();
    } else if (changed.has('view')) this.#follow(changed.get('view') ?? EMPTY_VIEW);
    const order = visits(this.view);
    if (this.visited !== null && !order.includes(this.visited)) this.visited = null;
  }

  protected override render(): TemplateResult {
    return html`
      ${this.isTable && this.sheets !== null ? this.sheets.tableTemplate(this.view, this.#tell) : this.#mapTemplate()}
      ${toolsTemplate({
        isTable: this.isTable,
        hasKey: this.hasKey,
        zoom: this.#keyboard.act,
        toggleKey: this.#toggleKey,
        turnOver: this.#turnOver,
      })}
      <span class="letter"></span>
      <p class="spoken" role="status">${this.#announcement()}</p>`;
  }

  /** An SVG that listens for focus takes it itself in some browsers, so what is round it listens. */
  #mapTemplate(): TemplateResult {
    const { view, camera, window, isAtRest, layers, text, carrying: { load } } = this;
    const entry = this.visited ?? view.counters[0]?.id ?? null;
    const words = view.words ?? battlefieldWords;
    return html`
      <p class="spoken" id="keys">${view.counters.some(one => one.askable) ? words.keysAndAsking : words.keys}</p>
      <div @focusin=${this.#keyboard.focusIn}>
        <svg
          part="map"
          class="map ${isAtRest ? '' : 'roaming'} ${this.lit === null ? '' : `lit-${this.lit}`}"
          role="application"
          aria-roledescription=${battlefieldWords.mapRole}
          aria-label=${words.map(view.counters.length)}
          aria-describedby="keys"
          @click=${this.#click}
          @keydown=${this.#keyboard.down}
          @pointerdown=${this.#pointer.down}
          @pointermove=${this.#pointer.move}
          @pointerup=${this.#pointer.up}
          @pointercancel=${this.#pointer.cancel}
          @wheel=${this.#pointer.wheel}
          @touchmove=${this.#pointer.touchMove}
        >${this.#drawing.render({ view, camera, window, isAtRest, layers, text, entry, load })}</svg>
      </div>
      ${view.details?.legendTemplate(view, window, this.lit, this.#light)}
      ${this.hasKey && this.sheets !== null ? this.sheets.keyTemplate(view) : nothing}`;
  }

  /** Where they cannot be had the map stays. */
  async #bring(): Promise<void> {
    try {
      const sheets = await AssaultBattlefield.sheets!();
      this.#adopt(sheets.keyStyles, sheets.tableStyles);
      this.sheets = sheets;
    } catch {
      this.isTable = false;
      this.hasKey = false;
    }
    this.#coming = null;
  }

  #adopt(...styles: readonly CSSResult[]): void {
    this.#adopted.push(...styles.filter(one => !this.#adopted.includes(one)));
    const { elementStyles } = this.constructor as typeof AssaultBattlefield;
    adoptStyles(this.renderRoot as ShadowRoot, [...elementStyles, ...this.#adopted]);
  }

  #drawUpwards(turn: NonNullable<typeof SpokenElement.turn>): void {
    this.layers = 1;
    for (const layers of [2, 3] as const) void turn(() => (this.layers = layers));
  }

  /** Whoever is seen well stays where he is; other units are shown from the start. */
  #follow(before: BattlefieldView): void {
    const known = new Set(before.counters.map(one => one.id));
    const isStranger = !this.view.counters.some(one => known.has(one.id));
    const isCalm = this.isAtRest && this.carrying.load === null;
    if (isStranger || (isCalm && !isSeenWell(this.camera, this.window, this.view))) this.showAll();
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this;
    this.text = parseFloat(getComputedStyle(this).fontSize) / USUAL_TEXT || 1;
    if (width !== this.window.width || height !== this.window.height) this.window = { width, height };
  }

  #announcement(): string {
    const load = this.carrying.load;
    if (load === null) return '';
    if (load.kind === 'counter') {
      const { ghost } = this.view;
      return ghost?.unit === load.id ? (ghost.refusal ?? ghost.remaining) : '';
    }
    const over = this.counter(load.over);
    const token = this.token(load.id);
    return over === undefined || token === undefined
      ? '' : (this.view.words ?? battlefieldWords).tokenOn(token.number, over.name);
  }

  readonly #tell = (event: Event): void => {
    this.dispatchEvent(event);
  };

  readonly #light = (filling: Filling): void => {
    this.lit = this.lit === filling ? null : filling;
  };

  readonly #toggleKey = (): void => {
    this.hasKey = !this.hasKey;
  };

  readonly #turnOver = async (): Promise<void> => {
    this.isTable = !this.isTable;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.tools button:last-child')?.focus();
  };

  readonly #click = (event: MouseEvent): void => {
    const { target } = event;
    if (this.#pointer.endsDrag() || !(target instanceof Element)) return;
    const thing = target.closest<SVGGElement>('[data-token], [data-counter], [data-line]');
    const { token, counter, line } = thing?.dataset ?? {};
    if (token !== undefined) this.#tell(new TokenChosen(token));
    else if (counter !== undefined) this.#tapped(this.counter(counter));
    else if (line !== undefined) this.#tell(new LineChosen(line));
  };

  #tapped(counter: Counter | undefined): void {
    if (counter?.choosable) this.#tell(new CounterChosen(counter.id));
    else if (counter?.askable) this.#tell(new CounterAsked(counter.id));
  }

  counter(id: string | null): Counter | undefined {
    return this.view.counters.find(one => one.id === id);
  }

  token(id: string | null): Token | undefined {
    return this.view.tokens.find(one => one.id === id);
  }
}

if (!customElements.get('assault-battlefield')) customElements.define('assault-battlefield', AssaultBattlefield);

declare global {
  interface HTMLElementTagNameMap {
    'assault-battlefield': AssaultBattlefield;
  }
}
