/** A procedure drawn, live: where it stands, what can happen now, what cannot and why. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AnyStateMachine } from 'xstate';
import { PLAIN, type Asking } from '../machines/chart/asking.ts';
import type { Place } from '../machines/chart/here.ts';
import type { Layout, Variant } from '../machines/chart/layout.ts';
import './parts/live-region.ts';
import { disclosure } from './parts/disclosure.ts';
import { saveFile } from './parts/taking.ts';
import { innermost, mapOf } from './statechart/chart-map.ts';
import './statechart/drawing.ts';
import { ChartStepped, type ChartPartChosen, type ChartPartPointed } from './statechart/events.ts';
import type { About } from './statechart/explained.ts';
import { Following, type Followed } from './statechart/following.ts';
import { frameTemplate, nowTitle, type FrameActions } from './statechart/frame.ts';
import type { StatechartLater } from './statechart/later.ts';
import { Standing } from './statechart/standing.ts';
import { styles } from './statechart/styles.ts';
import { pngOf, seenOf, svgOf } from './statechart/taking.ts';
import './statechart/tree.ts';
import { eventTitle, verdictOf } from './statechart/tree-rows.ts';
import { words } from './statechart/words.ts';
import { buttons, publicTheme, theme } from './theme.ts';

/** From this width on there is room for the list beside the chart, and for a chart that runs across. */
const WIDE = 1100;

/** Properties with which a walk begins anew. */
const BEGUN = ['machine', 'asking', 'input', 'scenario', 'for', 'layout', 'layouts'] as const;

/**
 * A statechart that shows where its machine stands.
 *
 * Unless it is given another machine it is the assault of Epic: Armageddon. With `for` it follows a resolver, with
 * `snapshot` whoever sets it; otherwise it is walked by hand.
 *
 * @fires chart-stepped - Walked by hand it stands somewhere else: `detail.active`, `detail.at`.
 * @csspart frame - Everything.
 * @csspart chart - The drawing.
 * @csspart moment - What can happen now, and what cannot.
 * @csspart tree - The chart as a list.
 * @cssprop --assault-height - The height of the drawing.
 */
export class AssaultStatechart extends LitElement {
  /** How the assault comes, its chart and the texts of its rules. */
  static later: StatechartLater | null = null;
  static override styles = [theme, publicTheme, buttons, disclosure, styles];
  static override properties = {
    for: {},
    scenario: {},
    machine: { attribute: false },
    layout: { attribute: false },
    layouts: { attribute: false },
    snapshot: { attribute: false },
    asking: { attribute: false },
    input: { attribute: false },
    marked: { attribute: false },
    variant: {},
    theme: { reflect: true },
    drawn: { state: true },
    pointed: { state: true },
    about: { state: true },
    said: { state: true },
    note: { state: true },
    isUnreachable: { state: true },
  };
  /** The id of an `<assault-resolver>` of the page, to be followed; null: none. */
  declare for: string | null;
  /** What the assault is walked with: the id of a bundled one, or a parsed scenario; null: the first bundled one. */
  declare scenario: unknown;
  /** Any XState v5 machine; null: the assault. A machine of its own needs a layout of its own. */
  declare machine: AnyStateMachine | null;
  /** Where it is drawn, made by `layOut` from its chart; null: `layouts` says it. */
  declare layout: Layout | null;
  /** A layout for little width and one for much; null: those of the assault. */
  declare layouts: { readonly [variant in Variant]: Layout } | null;
  /** Where the machine stands: one of its snapshots, also a stored one; null: it is walked by hand. */
  declare snapshot: Place | null;
  /** What is worth asking a machine of one's own, and how it says no; unless set, events are their type alone. */
  declare asking: Asking | null;
  /** What a machine of one's own is begun with. */
  declare input: unknown;
  /** Ids of states and transitions to be marked as differing. */
  declare marked: readonly string[];
  /** 'tall' or 'wide', whatever room there is; null: as there is room. */
  declare variant: Variant | null;
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  declare private drawn: Layout | null;
  declare private pointed: string | null;
  /** The rule that is shown. */
  declare private about: TemplateResult | null;
  declare private said: string;
  declare private note: string;
  declare private isUnreachable: boolean;
  readonly #standing = new Standing();
  readonly #following = new Following(this, followed => this.#follow(followed));
  readonly #room = new ResizeObserver(() => void this.#choose());
  #turn = 0;

  constructor() {
    super();
    this.for = null;
    this.scenario = null;
    this.machine = null;
    this.layout = null;
    this.layouts = null;
    this.snapshot = null;
    this.asking = null;
    this.input = undefined;
    this.marked = [];
    this.variant = null;
    this.theme = null;
    this.drawn = null;
    this.pointed = null;
    this.about = null;
    this.said = '';
    this.note = '';
    this.isUnreachable = false;
    this.addEventListener('chart-part-chosen', this.#onChosen);
    this.addEventListener('chart-part-pointed', this.#onPointed);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#room.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.disconnect();
  }

  /** Ids of the states that are active, the machine itself first. */
  get active(): readonly string[] {
    return this.#standing.moment?.active ?? [];
  }

  /** The next usual event, where it is walked by hand. */
  next(): void {
    this.#walk(() => this.#standing.next());
  }

  /** Takes the last event back. */
  back(): void {
    this.#walk(() => this.#standing.back());
  }

  /** Begins the walk again. */
  reset(): void {
    this.#walk(() => this.#standing.reset());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('layout') || changed.has('layouts') || changed.has('variant')) void this.#choose();
    if (BEGUN.some(name => changed.has(name))) void this.#begin();
    else if (changed.has('snapshot')) this.#see(this.snapshot);
    if (changed.has('for')) this.#following.follow(this.for);
  }

  protected override render(): TemplateResult {
    const { drawn } = this;
    if (this.isUnreachable) {
      return html`<div class="waiting" role="alert"><p>${words.notLoaded}</p>
        <button @click=${this.#tryAgain}>${words.tryAgain}</button></div>`;
    }
    if (drawn === null) return html`<p class="waiting">${words.loading}</p>`;
    return frameTemplate({
      layout: drawn,
      lights: this.#standing.lights(drawn.chart, this.pointed, this.marked),
      visits: this.#standing.visits(drawn.chart),
      isWalked: this.#isWalked,
      canGoBack: this.#standing.at > 0,
      about: this.about,
      said: this.said,
      note: this.note,
    }, this.#actions);
  }

  get #isWalked(): boolean {
    return this.for === null && this.snapshot === null && this.#standing.isWalked;
  }

  get #isAssault(): boolean {
    return this.machine === null && (this.for !== null || this.scenario !== null || this.#ownLayout === null);
  }

  get #ownLayout(): Layout | null {
    const variant = this.variant ?? (this.clientWidth >= WIDE ? 'wide' : 'tall');
    return this.layout ?? this.layouts?.[variant] ?? null;
  }

  /** The layout for the room there is; the assault's own comes when it is wanted. */
  async #choose(): Promise<void> {
    const own = this.#ownLayout;
    if (own !== null) {
      this.drawn = own;
      return;
    }
    const variant = this.variant ?? (this.clientWidth >= WIDE ? 'wide' : 'tall');
    if (this.machine !== null || (this.clientWidth === 0 && this.variant === null)) return;
    try {
      const drawn = await AssaultStatechart.later?.[variant]();
      if (this.#ownLayout === null && drawn !== undefined) this.drawn = drawn;
    } catch {
      this.isUnreachable = true;
    }
  }

  /** What is walked through, and where it stands at first. */
  async #begin(): Promise<void> {
    const turn = this.#turn += 1;
    this.about = null;
    const { machine, snapshot } = this;
    if (machine !== null) {
      this.#standing.begin({ machine, asking: this.asking ?? PLAIN }, snapshot === null ? { input: this.input } : null);
      if (snapshot !== null) this.#standing.see(snapshot);
      return this.requestUpdate();
    }
    if (!this.#isAssault || AssaultStatechart.later === null) return;
    try {
      const subject = (await AssaultStatechart.later.assault())();
      if (turn !== this.#turn) return;
      const isWalked = this.for === null && this.snapshot === null;
      this.#standing.begin(subject, isWalked ? subject.prepare(this.scenario) : null);
      if (this.snapshot !== null) this.#see(this.snapshot);
      const { followed } = this.#following;
      if (followed !== null) this.#follow(followed);
      this.requestUpdate();
    } catch {
      this.isUnreachable = true;
    }
  }

  #follow({ played, snapshot }: Followed): void {
    if (this.for === null || played === null || !this.#standing.isBegun) return;
    this.#standing.follow({ scenario: played.scenario }, played.events.slice(0, played.at), snapshot);
    this.#tell();
  }

  #see(place: Place | null): void {
    if (place === null) return void this.#begin();
    this.#standing.see(place);
    this.#tell();
  }

  /** Does something to the walk and tells what came of it. */
  #walk(act: () => void): void {
    if (!this.#isWalked) return;
    const before = this.#standing.at;
    act();
    if (this.#standing.at === before) return;
    this.#tell();
    this.dispatchEvent(new ChartStepped(this.active, this.#standing.at));
  }

  #tell(): void {
    const { moment } = this.#standing;
    const chart = this.drawn?.chart;
    if (moment === null || chart === undefined) return this.requestUpdate();
    const where = nowTitle(chart, innermost(chart, moment.active)) || mapOf(chart).states.get(chart.id)?.title;
    this.said = `${words.now}: ${where}.${moment.isOver ? ` ${words.over}` : ''}`;
    this.requestUpdate();
  }

  readonly #onPointed = (event: ChartPartPointed): void => {
    event.stopPropagation();
    this.pointed = event.detail.id;
  };

  readonly #onChosen = (event: ChartPartChosen): void => {
    event.stopPropagation();
    this.#take(event.detail.id);
  };

  /** A state tells its rule; an event happens where it is walked by hand and can, and says where it leads elsewhere. */
  #take(id: string): void {
    const chart = this.drawn!.chart;
    const transition = mapOf(chart).transitions.get(id);
    if (transition === undefined) return void this.#explain(id);
    const outlook = this.#standing.moment?.outlooks.find(one => one.transition === id);
    if (outlook?.verdict !== 'open') return void this.#explain(id);
    if (this.#isWalked) return this.#walk(() => this.#standing.send(id));
    const led = innermost(chart, this.#standing.ledBy(id));
    this.pointed = id;
    this.said = led.length === 0 ? words.leadsNowhere : words.leads(led.map(one => nowTitle(chart, [one])).join(', '));
  }

  async #explain(id: string): Promise<void> {
    const chart = this.drawn!.chart;
    const { states, transitions } = mapOf(chart);
    const transition = transitions.get(id);
    const state = states.get(transition?.source ?? id);
    if (state === undefined) return;
    const outlook = this.#standing.moment?.outlooks.find(one => one.transition === id) ?? null;
    const heading = transition === undefined ? state.title : eventTitle(transition);
    const about: About = {
      heading,
      fact: transition === undefined ? state.description : verdictOf(outlook),
      rule: outlook?.reason?.rule || (state.rule ?? ''),
      context: this.#standing.context,
    };
    this.about = await this.#explanation(about);
    this.said = words.opened(heading);
  }

  /** A rule of the game with everything that is known of it; of another machine what it says itself. */
  async #explanation(about: About): Promise<TemplateResult> {
    if (about.rule !== '' && AssaultStatechart.later !== null) {
      try {
        return (await AssaultStatechart.later.explained())(about);
      } catch {
        this.note = words.notLoaded;
      }
    }
    return html`<div class="plain"><strong>${about.heading}</strong> ${about.rule === '' ? nothing : about.rule}
      <p>${about.fact || words.noRule}</p></div>`;
  }

  readonly #tryAgain = (): void => {
    this.isUnreachable = false;
    void this.#choose();
    void this.#begin();
  };

  get #drawing(): HTMLElementTagNameMap['chart-drawing'] {
    return this.renderRoot.querySelector('chart-drawing')!;
  }

  async #takePng(): Promise<void> {
    const { picture, camera, window } = this.#drawing;
    if (picture === null) return;
    try {
      this.note = '';
      saveFile(`${this.drawn!.chart.id}.png`, 'image/png', await pngOf(seenOf(picture, camera, window)));
    } catch {
      this.note = words.noPicture;
    }
  }

  readonly #actions: FrameActions = {
    zoom: factor => this.#drawing.zoomBy(factor),
    showAll: () => this.#drawing.showAll(),
    showActive: () => this.#drawing.showActive(),
    takeSvg: () => {
      const { picture, chart } = this.#drawing;
      if (picture !== null) saveFile(`${this.drawn!.chart.id}.svg`, 'image/svg+xml', svgOf(picture, chart));
    },
    takePng: () => void this.#takePng(),
    next: () => this.next(),
    back: () => this.back(),
    reset: () => this.reset(),
    choose: id => this.#take(id),
    point: id => {
      this.pointed = id;
    },
    explain: id => void this.#explain(id),
    close: () => {
      this.about = null;
    },
  };
}

if (!customElements.get('assault-statechart')) customElements.define('assault-statechart', AssaultStatechart);

declare global {
  interface HTMLElementTagNameMap {
    'assault-statechart': AssaultStatechart;
  }
}
