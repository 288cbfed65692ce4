/** A procedure drawn, live: where it stands, what can happen now, what cannot and why. */
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { PLAIN } from '../machines/chart/asking.ts';
import type { Place } from '../machines/chart/here.ts';
import type { Layout } from '../machines/chart/layout.ts';
import './parts/live-region.ts';
import { disclosure } from './parts/disclosure.ts';
import { mapOf } from './statechart/chart-map.ts';
import './statechart/drawing.ts';
import { ChartStepped, type ChartPartChosen, type ChartPartPointed } from './statechart/events.ts';
import { ChartGiven } from './statechart/given.ts';
import { Following, type Followed } from './statechart/following.ts';
import { frameTemplate, type FrameActions } from './statechart/frame.ts';
import type { StatechartLater } from './statechart/later.ts';
import { Standing } from './statechart/standing.ts';
import { styles } from './statechart/styles.ts';
import type { ChartFiles } from './statechart/take-away.ts';
import { aboutOf, explanation, whereItLeads, whereItStands } from './statechart/telling.ts';
import './statechart/tree.ts';
import { words } from './statechart/words.ts';
import { buttons, publicTheme, theme } from './theme.ts';

/** Properties with which a walk begins anew. */
const BEGUN = ['machine', 'asking', 'input', 'scenario', 'for'] as const;

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
export class AssaultStatechart extends ChartGiven {
  /** How the assault comes, its chart and the texts of its rules. */
  static later: StatechartLater | null = null;
  static override styles = [theme, publicTheme, buttons, disclosure, styles];
  static override properties = {
    ...ChartGiven.properties,
    drawn: { state: true },
    pointed: { state: true },
    about: { state: true },
    said: { state: true },
    note: { state: true },
    isUnreachable: { state: true },
  };
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
  #learning: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
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
    clearTimeout(this.#learning);
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

  /** The layout for the room there is; the assault's own comes when it is wanted. */
  async #choose(): Promise<void> {
    const own = this.ownLayout;
    if (own !== null) {
      this.drawn = own;
      return;
    }
    if (this.machine !== null || (this.clientWidth === 0 && this.variant === null)) return;
    try {
      const drawn = await AssaultStatechart.later?.[this.fitting]();
      if (this.ownLayout === null && drawn !== undefined) this.drawn = drawn;
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
    if (!this.isAssault || AssaultStatechart.later === null) return;
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

  /** Where somebody stands is shown at once, how they came there a moment later. */
  #follow({ played, snapshot }: Followed): void {
    if (this.for === null || played === null || !this.#standing.isBegun) return;
    const { scenario, events, at } = played;
    const isNews = this.active.length > 0;
    const learn = (): void => {
      this.#standing.learn({ scenario }, events.slice(0, at));
      this.#tell(isNews);
    };
    clearTimeout(this.#learning);
    if (!this.#standing.join(snapshot)) return learn();
    this.#tell(isNews);
    this.#learning = setTimeout(learn);
  }

  #see(place: Place | null): void {
    if (place === null) return void this.#begin();
    const isNews = this.active.length > 0;
    this.#standing.see(place);
    this.#tell(isNews);
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

  /** A place is said when it is news: where it stands at first is not. */
  #tell(isNews = true): void {
    const isSaid = isNews && !this.quiet;
    if (this.drawn !== null && isSaid) this.said = whereItStands(this.drawn.chart, this.#standing) || this.said;
    this.requestUpdate();
  }

  readonly #onPointed = (event: ChartPartPointed): void => {
    event.stopPropagation();
    const { id } = event.detail;
    this.pointed = id;
    if (id !== null && this.renderRoot.querySelector('chart-tree')?.focused === id) this.#drawing.reveal(id);
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
    this.pointed = id;
    this.said = whereItLeads(chart, this.#standing, id);
  }

  async #explain(id: string): Promise<void> {
    const about = aboutOf(this.drawn!.chart, this.#standing, id);
    if (about === null) return;
    try {
      this.about = await explanation(about, AssaultStatechart.later);
      this.said = words.opened(about.heading);
    } catch {
      this.note = words.notLoaded;
    }
  }

  readonly #tryAgain = (): void => {
    this.isUnreachable = false;
    void this.#choose();
    void this.#begin();
  };

  get #drawing(): HTMLElementTagNameMap['chart-drawing'] {
    return this.renderRoot.querySelector('chart-drawing')!;
  }

  async #save(act: (files: ChartFiles) => void | Promise<void>): Promise<void> {
    try {
      const files = await AssaultStatechart.later?.files();
      if (files !== undefined) await act(files);
    } catch {
      this.note = words.notLoaded;
    }
  }

  readonly #actions: FrameActions = {
    zoom: factor => this.#drawing.zoomBy(factor),
    showAll: () => this.#drawing.showAll(),
    showActive: () => this.#drawing.showActive(),
    takeSvg: () => void this.#save(files => files.saveSvg(this.#drawing, this.drawn!.chart.id)),
    takePng: () => void this.#save(async files => {
      const isSaved = await files.isPngSaved(this.#drawing, this.drawn!.chart.id);
      this.note = isSaved ? '' : words.noPicture;
    }),
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
