/** The battlefield: properties in, events out; it knows no rule and no step. */
import { LitElement, html, type PropertyValues, type TemplateResult } from 'lit';
import { buttons, theme } from '../theme.ts';
import { fit, reveal, showsAll, zoom, type Camera, type Window } from './camera.ts';
import { Carrying } from './carrying.ts';
import { Drawing } from './drawing.ts';
import { CounterChosen, LineChosen, TokenChosen } from './events.ts';
import { intentOf, neighbour, visit, visits, type Intent } from './keyboard.ts';
import { Pointer, type Stage } from './pointer.ts';
import { styles } from './styles.ts';
import { tableTemplate } from './table-view.ts';
import { toolsTemplate } from './tools.ts';
import { EMPTY_VIEW, type BattlefieldView, type Counter, type Token } from './view.ts';
import { WORDS } from './words.ts';

/** Text is drawn for a host whose text is this high. */
const USUAL_TEXT = 15;
const ZOOM_STEP = 1.3;

/**
 * A map of the assault: counters, the lines between them, hits, terrain; or the same facts as a table.
 *
 * Give it another `view` whenever something changed. It keeps its own camera: at rest it shows all counters.
 *
 * @fires counter-chosen - A counter was tapped or chosen.
 * @fires counter-dragged - A counter is on its way; answer with a view that has a ghost.
 * @fires counter-dropped - A counter was let go.
 * @fires move-cancelled - The move was given up.
 * @fires token-chosen - A hit was tapped.
 * @fires token-moved - A hit was carried to another counter.
 * @fires line-chosen - A line or its label was tapped.
 * @csspart map - The SVG.
 * @csspart table - The table instead of it.
 * @csspart tools - The buttons in the corner.
 */
export class AssaultBattlefield extends LitElement implements Stage {
  static override styles = [theme, buttons, styles];
  static override properties = {
    view: { attribute: false },
    isTable: { type: Boolean, attribute: 'table', reflect: true },
    camera: { state: true },
    window: { state: true },
    visited: { state: true },
  };
  /** What is drawn. */
  declare view: BattlefieldView;
  /** Shown as a table. */
  declare isTable: boolean;
  declare camera: Camera;
  declare window: Window;
  /** The counter or hit that has, or last had, the focus. */
  declare visited: string | null;
  readonly carrying = new Carrying(this);
  isAtRest = true;
  readonly #pointer = new Pointer(this);
  readonly #drawing = new Drawing();
  readonly #watch = new ResizeObserver(() => this.#measure());
  #text = 1;

  constructor() {
    super();
    this.view = EMPTY_VIEW;
    this.isTable = false;
    this.camera = { centre: [0, 0], scale: 1 };
    this.window = { width: 0, height: 0 };
    this.visited = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#measure();
    this.#watch.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  /** Shows all counters again. */
  showAll(): void {
    this.isAtRest = true;
    this.camera = fit(this.view, this.window);
  }

  /** Somebody moved the camera: from now on it stays where it is put. */
  look(camera: Camera): void {
    this.isAtRest = false;
    this.camera = camera;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('window')) {
      if (this.isAtRest) this.showAll();
    } else if (changed.has('view')) this.#follow(changed.get('view') ?? EMPTY_VIEW);
    const order = visits(this.view);
    if (this.visited !== null && !order.includes(this.visited)) this.visited = null;
  }

  protected override render(): TemplateResult {
    return html`
      ${this.isTable ? tableTemplate(this.view, this.#tell) : this.#mapTemplate()}
      ${toolsTemplate(this.isTable, this.#act, this.#turnOver)}
      <p class="spoken" role="status">${this.#announcement()}</p>`;
  }

  #mapTemplate(): TemplateResult {
    const { view, camera, window, isAtRest } = this;
    const entry = this.visited ?? view.counters[0]?.id ?? null;
    return html`
      <p class="spoken" id="keys">${WORDS.keys}</p>
      <svg
        part="map"
        class=${isAtRest ? 'map' : 'map roaming'}
        role="application"
        aria-roledescription=${WORDS.mapRole}
        aria-label=${WORDS.map(view.counters.length)}
        aria-describedby="keys"
        @click=${this.#click}
        @keydown=${this.#keydown}
        @focusin=${this.#focusIn}
        @pointerdown=${this.#pointer.down}
        @pointermove=${this.#pointer.move}
        @pointerup=${this.#pointer.up}
        @pointercancel=${this.#pointer.cancel}
        @wheel=${this.#pointer.wheel}
        @touchmove=${this.#pointer.touchMove}
      >${this.#drawing.render({ view, camera, window, isAtRest, text: this.#text, entry, load: this.carrying.load })}</svg>`;
  }

  /** The same units stay where they are seen, unless one has gone out of sight; other units are shown from the start. */
  #follow(before: BattlefieldView): void {
    const known = new Set(before.counters.map(one => one.id));
    const isSame = this.view.counters.length === known.size && this.view.counters.every(one => known.has(one.id));
    const isStranger = !this.view.counters.some(one => known.has(one.id));
    if (isStranger) this.showAll();
    else if (this.isAtRest && this.carrying.load === null && (!isSame || !showsAll(this.camera, this.window, this.view))) {
      this.showAll();
    }
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this;
    this.#text = parseFloat(getComputedStyle(this).fontSize) / USUAL_TEXT || 1;
    if (width !== this.window.width || height !== this.window.height) this.window = { width, height };
  }

  #announcement(): string {
    const load = this.carrying.load;
    if (load === null) return '';
    if (load.kind === 'counter') {
      const { ghost } = this.view;
      return ghost?.unit === load.id ? (ghost.refusal ?? ghost.remaining) : '';
    }
    const over = this.#counter(load.over);
    const token = this.#token(load.id);
    return over === undefined || token === undefined ? '' : WORDS.tokenOn(token.number, over.name);
  }

  readonly #tell = (event: Event): void => {
    this.dispatchEvent(event);
  };

  readonly #turnOver = async (): Promise<void> => {
    this.isTable = !this.isTable;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.tools button:last-child')?.focus();
  };

  readonly #click = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || this.#pointer.hasDragged) return;
    const { token, counter, line } = target.closest<SVGGElement>('[data-token], [data-counter], [data-line]')?.dataset ?? {};
    if (token !== undefined) this.#tell(new TokenChosen(token));
    else if (counter !== undefined && this.#counter(counter)?.choosable) this.#tell(new CounterChosen(counter));
    else if (line !== undefined && line !== '') this.#tell(new LineChosen(line));
  };

  readonly #focusIn = ({ target }: FocusEvent): void => {
    const { token, counter } = (target as SVGElement).dataset;
    this.visited = token ?? counter ?? this.visited;
  };

  readonly #keydown = (event: KeyboardEvent): void => {
    const { token: tokenId, counter: counterId } = (event.target as SVGElement).dataset;
    const counter = this.#counter(counterId ?? null);
    const token = this.#token(tokenId ?? null);
    const intent = intentOf(event, (counter ?? token)?.movable === true);
    if (intent === null) return;
    if (intent.kind === 'cancel' && this.carrying.load === null) return;
    event.preventDefault();
    if (intent.kind === 'visit') void this.#visit(intent.which);
    else if (intent.kind === 'step' && counter !== undefined) this.#nudge(counter, intent.by);
    else if (intent.kind === 'step' && token !== undefined) this.#pass(token, intent.by);
    else this.#act(intent.kind, counter, token);
  };

  readonly #act = (kind: Intent['kind'], counter?: Counter, token?: Token): void => {
    switch (kind) {
      case 'choose': return this.#choose(counter, token);
      case 'cancel': return this.carrying.cancel();
      case 'closer': return this.#zoom(ZOOM_STEP);
      case 'further': return this.#zoom(1 / ZOOM_STEP);
      case 'whole': return this.showAll();
      case 'step':
      case 'visit': return;
    }
  };

  #choose(counter: Counter | undefined, token: Token | undefined): void {
    if (this.carrying.load !== null) this.carrying.drop();
    else if (token !== undefined) this.#tell(new TokenChosen(token.id));
    else if (counter?.choosable) this.#tell(new CounterChosen(counter.id));
  }

  #nudge(counter: Counter, [dx, dy]: readonly [number, number]): void {
    const [x, y] = this.carrying.placeOf(counter.id) ?? counter.at;
    this.carrying.moveCounter(counter.id, [x + dx, y + dy]);
    const place = this.carrying.placeOf(counter.id);
    if (place !== null) this.camera = reveal(this.camera, this.window, place, this.view);
  }

  /** A hit goes from counter to counter in the arrow's direction. */
  #pass(token: Token, by: readonly [number, number]): void {
    const load = this.carrying.load;
    const from = this.#counter(load?.kind === 'token' ? (load.over ?? token.unit) : token.unit);
    const to = from === undefined ? null : neighbour(this.view.counters, from, by);
    if (to !== null) this.carrying.moveToken(token.id, to.at, to.id === token.unit ? null : to.id);
  }

  async #visit(which: 'next' | 'previous' | 'first' | 'last'): Promise<void> {
    this.carrying.cancel();
    const id = visit(visits(this.view), this.visited, which);
    if (id === null) return;
    const place = (this.#counter(id) ?? this.#counter(this.#token(id)?.unit ?? null))?.at;
    if (place !== undefined) this.camera = reveal(this.camera, this.window, place, this.view);
    this.visited = id;
    await this.updateComplete;
    const name = CSS.escape(id);
    this.renderRoot.querySelector<SVGElement>(`[data-counter="${name}"], [data-token="${name}"]`)?.focus({ preventScroll: true });
  }

  #zoom(factor: number): void {
    const { width, height } = this.window;
    this.look(zoom(this.camera, this.window, factor, [width / 2, height / 2], this.view));
  }

  #counter(id: string | null): Counter | undefined {
    return this.view.counters.find(one => one.id === id);
  }

  #token(id: string | null): Token | undefined {
    return this.view.tokens.find(one => one.id === id);
  }
}

if (!customElements.get('assault-battlefield')) customElements.define('assault-battlefield', AssaultBattlefield);

declare global {
  interface HTMLElementTagNameMap {
    'assault-battlefield': AssaultBattlefield;
  }
}
