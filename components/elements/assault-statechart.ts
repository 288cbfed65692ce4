/** A procedure drawn, live: where it stands, what can happen now, what cannot and why. */
import type { TemplateResult } from 'lit';
import { define } from '../shared/public/define.ts';
import { language, type Language } from '../shared/languages/speech.ts';
import { besideStyles } from '../shared/statechart/beside.styles.ts';
import { ChartStart } from '../shared/statechart/chart-start.ts';
import { mapOf } from '../shared/statechart/chart-map.ts';
import '../shared/statechart/drawing.ts';
import {
  ChartStepped, type ChartBoxTurned, type ChartPartChosen, type ChartPartPointed,
} from '../shared/statechart/events.ts';
import type { FoldedDrawing } from '../shared/statechart/folds.ts';
import { chartTemplate, chartLackTemplate, waitingTemplate } from '../shared/statechart/frame.ts';
import type { StatechartLazyParts } from '../shared/statechart/lazy-parts.ts';
import { saved, type Note } from '../shared/statechart/save-chart.ts';
import { momentStyles } from '../shared/statechart/moment.styles.ts';
import type { ChartActions, Panel } from '../shared/statechart/chart-screen.ts';
import { panelsIn } from '../shared/statechart/panels.ts';
import { styles } from '../shared/statechart/styles.ts';
import { aboutOf, explanation, whereItLeads, whereItStands } from '../shared/statechart/chart-sentences.ts';
import '../shared/statechart/tree.ts';
import { statechartWords } from '../shared/statechart/statechart-words.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';
import { turnFullScreen } from '../shared/turn-full-screen.ts';

/**
 * A statechart that shows where its machine stands.
 *
 * Unless it is given another machine it is the assault of Epic: Armageddon. With `for` it follows a resolver, with
 * `snapshot` whoever sets it; otherwise it is walked by hand.
 *
 * @fires {CustomEvent<{ version: 1, active: readonly string[], at: number }>} chart-stepped - Walked by hand it stands
 * somewhere else.
 * @slot - Shown without the script, and beside what is wrong where the tag asks for what cannot be shown.
 * @csspart frame - Everything.
 * @csspart chart - The drawing.
 * @csspart legend - What the colours and lines of the drawing mean.
 * @csspart moment - What can happen now, and what cannot.
 * @csspart tree - The chart as a list.
 * @csspart history - Where it has been.
 * @csspart problems - What is wrong with a scenario.
 * @cssprop --assault-height - The height of the drawing.
 */
export class AssaultStatechart extends ChartStart {
  /** How the assault comes, its chart and the texts of its rules. */
  static lazyParts: StatechartLazyParts | null = null;
  static override styles = [theme, publicTheme, buttons, momentStyles, besideStyles, styles];
  static override properties = {
    ...ChartStart.properties,
    pointed: { state: true },
    panel: { state: true },
    about: { state: true },
    said: { state: true },
    note: { state: true },
  };
  declare private pointed: string | null;
  /** What is shown beside the drawing, where there is something in it. */
  declare private panel: Panel;
  /** The rule that is shown. */
  declare private about: TemplateResult | null;
  declare private said: string;
  declare private note: Note;
  /** How its boxes are drawn; null: by a layout of the page. */
  #drawn: FoldedDrawing | null = null;
  /** What the rule that is shown is said in: in another language it is asked for anew. */
  #aboutIn: Language | null = null;

  constructor() {
    super();
    this.pointed = null;
    this.panel = 'moment';
    this.about = null;
    this.said = '';
    this.note = '';
    this.addEventListener('chart-part-chosen', this.#onChosen);
    this.addEventListener('chart-part-pointed', this.#onPointed);
    this.addEventListener('chart-box-turned', this.#onTurned);
    this.addEventListener('fullscreenchange', this.#onLarge);
  }

  /** Ids of the states that are active, the machine itself first. */
  get active(): readonly string[] {
    return this.position.moment?.active ?? [];
  }

  /** The next usual event, where it is walked by hand. */
  next(): void {
    this.#walk(() => this.position.next());
  }

  /** Takes the last event back. */
  back(): void {
    this.#walk(() => this.position.back());
  }

  /** Begins the walk again. */
  reset(): void {
    this.#walk(() => this.position.reset());
  }

  protected override get lazyParts(): StatechartLazyParts | null {
    return AssaultStatechart.lazyParts;
  }

  protected override get words(): readonly string[] {
    return [
      'chart',
      ...(this.machine === null && !this.namesRuleset ? ['epic-chart'] : []),
      ...(this.remarks.length > 0 ? ['warhammer-40k'] : []),
    ];
  }

  protected override render(): TemplateResult {
    const { chart } = this;
    if (this.isUnreachable) return chartLackTemplate(() => this.tryAgain());
    const { instead } = this;
    if (instead !== null) return instead;
    if (chart === null) return waitingTemplate();
    const lights = this.position.lights(chart, this.pointed, this.marked);
    this.#drawn = this.given !== null ? null
      : this.folds!.drawing(chart, lights, this.rows, statechartWords.inside);
    const visits = this.position.visits(chart);
    const panels = panelsIn(this.controls, lights, visits);
    return chartTemplate({
      chart, lights, lit: this.#drawn === null ? lights : this.inRows!.foldedLights(this.#drawn.folded, lights),
      ...this.#drawn, layout: this.given ?? this.#drawn!.layout,
      isWhole: this.folds?.isWhole ?? true,
      names: this.folds?.names ?? 'identifiers',
      isLarge: document.fullscreenElement === this,
      visits, panels, panel: panels.find(one => one === this.panel) ?? panels[0]!,
      isWalked: this.isWalked,
      canGoBack: this.position.at > 0,
      about: this.#aboutIn === language() ? this.about : null,
      said: this.said,
      remarks: this.remarks,
      note: this.note,
    }, this.#actions);
  }

  protected override begin(): Promise<void> {
    this.about = null;
    return super.begin();
  }

  /** Does something to the walk and tells what came of it. */
  #walk(act: () => void): void {
    if (!this.isWalked) return;
    const before = this.position.at;
    act();
    if (this.position.at === before) return;
    this.tell();
    this.dispatchEvent(new ChartStepped(this.active, this.position.at));
  }

  /** A place is said when it is news: where it stands at first is not. */
  protected override tell(isNews = true): void {
    const isSaid = isNews && !this.quiet;
    if (this.chart !== null && isSaid) this.said = whereItStands(this.chart, this.position) || this.said;
    this.requestUpdate();
  }

  readonly #onPointed = (event: ChartPartPointed): void => {
    event.stopPropagation();
    const { id } = event.detail;
    this.pointed = id === null ? null : this.#behind(id);
    if (id === null || this.renderRoot.querySelector('chart-tree')?.focused !== id) return;
    const lights = this.position.lights(this.chart!, id, []);
    const drawn = this.#drawn === null ? id : this.inRows!.foldedLights(this.#drawn.folded, lights).pointed;
    this.#drawing.reveal(drawn ?? id);
  };

  readonly #onChosen = (event: ChartPartChosen): void => {
    event.stopPropagation();
    this.#take(this.#behind(event.detail.id));
  };

  readonly #onTurned = (event: ChartBoxTurned): void => {
    event.stopPropagation();
    this.folds?.turn(event.detail.id);
    this.requestUpdate();
  };

  readonly #onLarge = (): void => this.requestUpdate();

  /** What is meant by a part of the drawing. */
  #behind(id: string): string {
    if (this.#drawn === null) return id;
    return this.inRows!.partBehind(this.#drawn.folded, id, this.position.lights(this.chart!, null, []));
  }

  /** A state tells its rule; an event happens where it is walked by hand and can, and says where it leads elsewhere. */
  #take(id: string): void {
    const chart = this.chart!;
    const transition = mapOf(chart).transitions.get(id);
    if (transition === undefined) return void this.#explain(id);
    const eventVerdict = this.position.moment?.eventVerdicts.find(one => one.transition === id);
    if (eventVerdict?.verdict !== 'open') return void this.#explain(id);
    if (this.isWalked && !this.readonly) return this.#walk(() => this.position.send(id));
    this.pointed = id;
    this.said = whereItLeads(chart, this.position, id);
  }

  async #explain(id: string): Promise<void> {
    const about = aboutOf(this.chart!, this.position, id);
    if (about === null) return;
    try {
      this.about = await explanation(about, this.lazyParts);
      this.#aboutIn = language();
      this.said = statechartWords.opened(about.heading);
    } catch {
      this.note = 'notLoaded';
    }
  }

  get #drawing(): HTMLElementTagNameMap['chart-drawing'] {
    return this.renderRoot.querySelector('chart-drawing')!;
  }

  async #save(as: 'svg' | 'png'): Promise<void> {
    const said = await saved(as, this.#drawing, this.chart!.id, this.lazyParts);
    if (said !== null) this.note = said;
  }

  readonly #actions: ChartActions = {
    zoom: factor => this.#drawing.zoomBy(factor),
    showAll: () => this.#drawing.showAll(),
    openAll: () => {
      if (this.folds !== null) this.folds.isWhole = !this.folds.isWhole;
      this.requestUpdate();
    },
    name: names => {
      if (this.folds !== null) this.folds.names = names;
      this.requestUpdate();
    },
    enlarge: () => void turnFullScreen(this),
    showActive: () => this.#drawing.showActive(),
    takeSvg: () => void this.#save('svg'),
    takePng: () => void this.#save('png'),
    next: () => this.next(),
    back: () => this.back(),
    reset: () => this.reset(),
    show: panel => (this.panel = panel),
    choose: id => this.#take(id),
    point: id => (this.pointed = id),
    explain: id => void this.#explain(id),
    close: () => (this.about = null),
  };
}

define('assault-statechart', AssaultStatechart);

declare global {
  interface HTMLElementTagNameMap {
    'assault-statechart': AssaultStatechart;
  }
}
