/** The battlefield: properties in, events out; it knows no rule and no step. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { buttons, theme } from '../theme/theme.ts';
import { fit } from './aim.ts';
import type { Box } from './boxes.ts';
import { isLow, isWide, magnified, type Camera, type Covered, type Magnification, type Window } from './camera.ts';
import { CameraRules } from './camera-rules.ts';
import { Drawing } from './drawing.ts';
import { CounterAsked, CounterChosen } from './events.ts';
import type { InteractionHost, MapInteraction } from './interaction.ts';
import type { Layers } from './layout.ts';
import { MapParts } from './map-parts.ts';
import { styles } from './styles.ts';
import { toolsTemplate } from './tools.ts';
import type { Counter, Filling, Token } from './pieces.ts';
import { EMPTY_VIEW, type BattlefieldView } from './view.ts';
import { battlefieldWords } from './battlefield-words.ts';

/** Text is drawn for a host whose text is this high. */
const USUAL_TEXT = 15;

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
export class AssaultBattlefield extends SpokenElement implements InteractionHost {
  static override styles = [theme, buttons, styles];
  static override properties = {
    view: { attribute: false },
    isTable: { type: Boolean, attribute: 'table', reflect: true },
    takesAllGestures: { type: Boolean, attribute: 'takes-all-gestures', reflect: true },
    covered: { attribute: false },
    hasKey: { state: true },
    layers: { state: true },
    lit: { state: true },
    text: { state: true },
    camera: { state: true },
    window: { state: true },
    visited: { state: true },
  };
  /** What is drawn. */
  declare view: BattlefieldView;
  /** Shown as a table. */
  declare isTable: boolean;
  /** Fingers and the wheel do not scroll the page from here. */
  declare takesAllGestures: boolean;
  /** How much of each edge lies under something else, in pixels; null: it is not known yet. */
  declare covered: Covered | null;
  /** What lies over the edges is still coming bit by bit: nobody has begun to use it. */
  isArriving = false;
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
  readonly #rules = new CameraRules(this);
  readonly #parts = new MapParts(this);
  readonly #drawing = new Drawing();
  /** Nobody saw it in the last frame. */
  protected wasHidden = true;
  readonly #watch = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    this.view = EMPTY_VIEW;
    this.isTable = false;
    this.takesAllGestures = false;
    this.covered = null;
    this.hasKey = false;
    this.layers = 3;
    this.lit = null;
    this.text = 1;
    this.camera = { centre: [0, 0], scale: 1 };
    this.window = { width: 0, height: 0 };
    this.visited = null;
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
    return this.wantsSheets ? ['sheets'] : [];
  }

  protected override get groundwork(): readonly (() => void)[] {
    return [() => this.#measure()];
  }

  protected override firstUpdated(): void {
    const letter = this.renderRoot.querySelector('.letter');
    if (letter !== null) this.#watch.observe(letter);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('view')) this.#parts.interaction?.updated(changed.get('view'));
  }

  get canMeasure(): boolean {
    return true;
  }

  /** Nobody has moved the camera. */
  get isAtRest(): boolean {
    return this.#rules.isAtRest;
  }

  /** Fingers or a button are on the map. */
  get isHeld(): boolean {
    return this.#rules.isHeld;
  }

  set isHeld(isHeld: boolean) {
    this.#rules.isHeld = isHeld;
  }

  /** Shows who matters again. */
  showAll(): void {
    this.#rules.showAll(this.hasUpdated);
  }

  /** The camera that shows who matters. */
  fitted(view: BattlefieldView): Camera {
    return this.#parts.interactions?.fitBesideChips(view, this.window, this.text) ?? fit(view, this.window);
  }

  /** Brings counters in view, beside the fight where there is room for both. */
  show(units: readonly string[]): void {
    const { view, window } = this;
    const { interactions } = this.#parts;
    if (interactions !== null) this.#rules.goTo(interactions.fitWith(view, window, units), true);
  }

  /** Somebody moved the camera: from now on it stays where it is put. */
  look(camera: Camera): void {
    this.#rules.isAtRest = false;
    this.camera = camera;
  }

  /** The camera is where it was in another view or before a reload; `isAtRest`: nobody had moved it. */
  resume(camera: Camera, isAtRest: boolean): void {
    this.#rules.resume(camera, isAtRest);
  }

  readonly magnify = (how: Magnification): void => {
    if (how === 'whole') this.showAll();
    else this.look(magnified(this.camera, this.window, how, this.view));
  };

  /** Nothing is complete before the key or the table that is wanted has come. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    const { coming } = this.#parts;
    if (coming === null) return isDone;
    await coming;
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated && SpokenElement.turn !== null) this.#drawUpwards(SpokenElement.turn);
    this.#rules.update(changed);
    const { details } = this.view;
    if (details !== undefined && details !== changed.get('view')?.details) this.#parts.adopt(...details.detailStyles);
    const { visited } = this;
    if (visited !== null && !this.counter(visited) && !this.token(visited)) this.visited = null;
  }

  protected override render(): TemplateResult {
    const { sheets, interaction } = this.#parts;
    const signs = interaction?.signs ?? [];
    return html`
      ${this.isTable && sheets !== null
        ? sheets.tableTemplate(this.view, this.#tell, this.covered) : this.#mapTemplate(signs)}
      ${isLow(this.window) && !this.wantsSheets ? nothing : toolsTemplate({
        isTable: this.isTable,
        hasKey: this.hasKey,
        covered: this.covered,
        isNarrow: !isWide(this.window),
        zoom: this.magnify,
        ruler: this.canMeasure ? interaction?.ruler.buttonTemplate : undefined,
        toggleKey: this.#toggleKey,
        turnOver: this.#turnOver,
      })}
      ${this.isTable ? nothing : interaction?.templateWith(signs) ?? nothing}
      <span class="letter"></span>
      <p class="spoken" role="status">${interaction?.announcement ?? ''}</p>`;
  }

  /** An SVG that listens for focus takes it itself in some browsers, so what is round it listens. */
  #mapTemplate(signs: readonly Box[]): TemplateResult {
    const { view, camera, window, isAtRest, layers, text } = this;
    const { sheets, interactions } = this.#parts;
    const { pointer, keyboard, click, begin, carrying, ruler }: Partial<MapInteraction> = this.#parts.interaction ?? {};
    const load = carrying?.load ?? null;
    const carriedTemplate = interactions?.carriedTemplate;
    const entry = this.visited ?? view.counters[0]?.id ?? null;
    const words = view.words ?? battlefieldWords;
    return html`
      <p class="spoken" id="keys">${view.counters.some(one => one.askable) ? words.keysAndAsking : words.keys}</p>
      <div @focusin=${this.#focusIn} @pointerdown=${begin} @keydown=${begin}>
        <svg
          part="map"
          class="map ${this.lit === null ? '' : `lit-${this.lit}`}"
          role="application"
          aria-roledescription=${battlefieldWords.mapRole}
          aria-label=${words.map(view.counters.length)}
          aria-describedby="keys"
          @click=${click ?? this.#early}
          @keydown=${keyboard?.down}
          @pointerdown=${pointer?.down}
          @pointermove=${pointer?.move}
          @pointerup=${pointer?.up}
          @pointercancel=${pointer?.cancel}
          @wheel=${pointer?.wheel}
          @touchmove=${pointer?.touchMove}
        >${this.#drawing.render({
          view, camera, window, isAtRest, layers, text, signs, entry, load, carriedTemplate,
          ruler: ruler?.template,
        })}</svg>
      </div>
      ${view.details?.legendTemplate(view, window, this.lit, this.#light)}
      ${this.hasKey && sheets !== null ? sheets.keyTemplate(view, this.covered) : nothing}`;
  }

  get wantsSheets(): boolean {
    return this.isTable || this.hasKey;
  }

  giveUpSheets(): void {
    this.isTable = false;
    this.hasKey = false;
  }

  /** Signs that come with it need room. */
  interactionCame(): void {
    const isFitted = this.isAtRest && !this.isHeld && !this.#rules.isResumed;
    if (isFitted && this.#parts.interaction!.isCrowded) this.showAll();
  }

  #drawUpwards(turn: NonNullable<typeof SpokenElement.turn>): void {
    this.layers = 1;
    for (const layers of [2, 3] as const) void turn(() => (this.layers = layers));
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this;
    this.wasHidden = width === 0 && height === 0;
    if (this.wasHidden) return; // it comes back as it was
    this.text = parseFloat(getComputedStyle(this).fontSize) / USUAL_TEXT || 1;
    if (width !== this.window.width || height !== this.window.height) this.window = { ...this.window, width, height };
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

  readonly #focusIn = ({ target }: FocusEvent): void => {
    const { token, counter } = (target as SVGElement).dataset;
    this.visited = token ?? counter ?? this.visited;
  };

  readonly #early = (event: MouseEvent): void => {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    const [target = null] = event.composedPath();
    void this.#parts.press({ at: [event.clientX - left, event.clientY - top], target, isExact: false });
  };

  /** Does what a tap on a counter does: it is selected, else asked. */
  tapped(counter: Counter | undefined): void {
    if (counter?.choosable) this.#tell(new CounterChosen(counter.id));
    else this.ask(counter);
  }

  ask(counter: Counter | undefined): void {
    if (counter?.askable) this.#tell(new CounterAsked(counter.id));
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
