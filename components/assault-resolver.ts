/** The whole walk-through of an assault: battlefield, steps, dice, log. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Decision } from '../src/epic-armageddon/events.ts';
import { reportOf, type Report } from '../src/epic-armageddon/report.ts';
import type { Problem } from '../src/scenario/problems.ts';
import './battlefield/assault-battlefield.ts';
import type { DiceEntered } from './parts/dice-throw.ts';
import './parts/live-region.ts';
import './parts/report-log.ts';
import type { LogChosen } from './parts/report-log.ts';
import './parts/step-rail.ts';
import { announcementOf } from './resolver/announcement.ts';
import { controlsTemplate } from './resolver/controls.ts';
import type { Later } from './resolver/later.ts';
import { logLinesOf } from './resolver/log-lines.ts';
import { menuStyles, menuTemplate } from './resolver/menu.ts';
import { panelWith } from './resolver/panels.ts';
import { problemStyles, problemsTemplate } from './resolver/problems.ts';
import { railOf } from './resolver/rail.ts';
import { Session, type Playing } from './resolver/session.ts';
import { bundled, freshSeed, fromOutside, type Source } from './resolver/source.ts';
import { stepOf } from './resolver/step-state.ts';
import { styles } from './resolver/styles.ts';
import { Table } from './resolver/table.ts';
import { words } from './resolver/words.ts';
import type { Decided, StepPanel } from './steps/step.ts';
import { buttons, publicTheme, theme } from './theme.ts';

/** Sent when the assault stands somewhere else: the path of states, and after how many events. */
export class AssaultStep extends CustomEvent<{ readonly path: string; readonly at: number }> {
  constructor(path: string, at: number) {
    super('assault-step', { bubbles: true, composed: true, detail: { path, at } });
  }
}

/** Sent when the assault has ended, with everything that happened. */
export class AssaultEnded extends CustomEvent<{ readonly report: Report }> {
  constructor(report: Report) {
    super('assault-ended', { bubbles: true, composed: true, detail: { report } });
  }
}

/**
 * Takes an assault step by step, from the charge to the winner's consolidation.
 *
 * @fires assault-step - It stands somewhere else: `detail.path`, `detail.at`.
 * @fires assault-ended - It has ended: `detail.report`.
 * @csspart bar - Back, forward and on; `undo`, `redo` and `play-on` its buttons.
 * @csspart menu - Other assaults and other dice.
 * @csspart panel - The present step.
 * @csspart problems - What is wrong with a scenario.
 * @cssprop --assault-height - The height of battlefield and panel side by side.
 */
export class AssaultResolver extends LitElement {
  /** How panels, parser and library come when they are wanted. */
  static later: Later | null = null;
  static override styles = [theme, publicTheme, buttons, styles, menuStyles, problemStyles];
  static override properties = {
    scenario: {},
    decisions: { attribute: false },
    seed: { type: Number },
    theme: { reflect: true },
    problems: { state: true },
    isUnreachable: { state: true },
  };
  /** The id of a bundled assault, or a scenario as an object or as JSON; the first bundled assault unless set. */
  declare scenario: unknown;
  /** What is decided unless the players decide otherwise; null: what comes with a bundled assault. */
  declare decisions: readonly Decision[] | null;
  /** The seed of the dice that the program throws; null: that of a bundled assault, or a new one. */
  declare seed: number | null;
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  declare private problems: readonly Problem[];
  /** Something could not be loaded. */
  declare private isUnreachable: boolean;
  readonly #session = new Session(this);
  readonly #table = new Table(this, this.#session);
  #source: Source | null = null;
  #panel: StepPanel | null = null;
  #before = { path: '', at: 0 };
  #said = '';
  #hadFocus = false;
  #hasPanels = false;

  constructor() {
    super();
    this.scenario = null;
    this.decisions = null;
    this.seed = null;
    this.theme = null;
    this.problems = [];
    this.isUnreachable = false;
  }

  /** One visible step: the next prepared decision, throw or usual decision. */
  playOn(): void {
    this.#act(() => this.#session.playOn());
  }

  undo(): void {
    this.#act(() => this.#session.undo());
  }

  redo(): void {
    this.#act(() => this.#session.redo());
  }

  /** The same assault from its start, with the same dice unless another seed is given. */
  startAgain(seed?: number): void {
    const { playing } = this.#session;
    if (playing !== null) this.#begin({ ...playing, seed: seed ?? playing.seed });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('scenario')) this.#load();
    else if ((changed.has('seed') || changed.has('decisions')) && this.#source !== null) this.#show(this.#source);
    this.#hadFocus = this.matches(':focus-within');
    if (this.#session.playing !== null) this.#meet();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.problems.length > 0) return problemsTemplate(this.problems);
    if (this.#session.playing === null) return html`<p class="lead">${words.reading}</p>`;
    return this.#frame();
  }

  protected override updated(): void {
    if (this.#hadFocus) void this.#keepFocus();
  }

  #frame(): TemplateResult {
    const { timeline, playing } = this.#session;
    const title = playing!.scenario.title || words.untitled;
    return html`<section
      aria-label=${words.resolver(title)}
      @keydown=${this.#onKey}
      @decided=${(event: Decided) => this.#wish(event.decision)}
      @throw-wanted=${() => this.#act(() => this.#session.throwDice())}
      @dice-entered=${({ faces }: DiceEntered) => this.#act(() => this.#session.throwDice(faces))}
      @log-chosen=${({ index }: LogChosen) => this.#act(() => this.#session.revisit(index))}
      @unit-chosen=${this.#table.onUnitChosen}
    >
      <header class="head">
        <div class="name"><h2 class="title">${title}</h2>${this.#menu()}</div>
        <step-rail .steps=${railOf(timeline)}></step-rail>
      </header>
      <div class="body">
        <div class="map">${this.#map()}</div>
        <div class="side">
          <div class="panel" part="panel">${this.#panel ?? this.#fallback()}${this.#tally()}</div>
          ${this.#controls()}
        </div>
      </div>
      <report-log .lines=${logLinesOf(timeline)}></report-log>
      <live-region .message=${this.#said}></live-region>
    </section>`;
  }

  #map(): TemplateResult {
    const table = this.#table;
    const { told } = table;
    return html`<assault-battlefield
        .view=${table.view()}
        @counter-dragged=${table.onDragged}
        @counter-dropped=${table.onDropped}
        @move-cancelled=${table.onCancelled}
        @counter-chosen=${table.onCounterChosen}
        @line-chosen=${table.onLineChosen}
        @token-chosen=${table.onTokenChosen}
        @token-moved=${table.onTokenMoved}
      ></assault-battlefield>
      ${told === null ? nothing : html`<p class=${told.isRefusal ? 'note refused' : 'note'}>
        <span>${told.say}</span> <span class="rule">${told.rule}</span>
      </p>`}`;
  }

  #tally(): TemplateResult | typeof nothing {
    const { assault } = this.#session;
    return assault.engaged.length === 0 ? nothing : html`<assault-tally .assault=${assault}></assault-tally>`;
  }

  /** What is known of a step whose panel is still on its way. */
  #fallback(): TemplateResult {
    const { title, description } = this.#session.state;
    return html`<h2 class="fallback" tabindex="-1">${title}</h2>
      <p class="lead">${this.isUnreachable ? words.notLoaded : description}</p>
      ${this.isUnreachable ? html`<button type="button" @click=${this.#bringPanels}>${words.tryAgain}</button>` : nothing}`;
  }

  #menu(): TemplateResult {
    const id = this.#source !== null && 'id' in this.#source ? this.#source.id : null;
    return menuTemplate(id, {
      startAgain: () => this.startAgain(),
      newDice: () => this.startAgain(freshSeed()),
      choose: chosen => {
        this.scenario = chosen;
      },
    });
  }

  #controls(): TemplateResult {
    const { canUndo, canRedo, isOver } = this.#session;
    return controlsTemplate({
      canUndo, canRedo, isOver,
      undo: () => this.undo(), redo: () => this.redo(), playOn: () => this.playOn(),
    });
  }

  #load(): void {
    const wanted = this.scenario;
    const source = bundled(wanted);
    if (source !== null) return this.#show(source);
    this.#source = null;
    this.isUnreachable = false;
    void fromOutside(wanted, AssaultResolver.later!).then(
      found => wanted === this.scenario && this.#show(found),
      () => (this.problems = [{ path: '', code: 'not-json', say: words.notLoaded }]),
    );
  }

  #show(source: Source): void {
    this.#source = source;
    this.problems = 'problems' in source ? source.problems : [];
    if ('problems' in source) return;
    this.#begin({ ...source, prepared: this.decisions ?? source.prepared, seed: this.seed ?? source.seed });
  }

  #begin(playing: Playing): void {
    this.#session.begin(playing);
    this.#table.forget();
    this.#before = { path: this.#session.state.path, at: 0 };
    this.#said = '';
  }

  /** Something happens on the table; what was said and carried before is over. */
  #act(act: () => void): void {
    if (this.#session.playing === null) return;
    this.#table.clear();
    act();
  }

  #wish(decision: Decision): void {
    this.#table.wish(decision);
  }

  /** The screen meets the moment: its panel, what is said of it, who else is told. */
  #meet(): void {
    const { assault, state, hands, timeline, isOver } = this.#session;
    const before = this.#before;
    const hasMoved = before.path !== state.path || before.at !== timeline.at;
    if (stepOf(before.path) !== stepOf(state.path)) this.#table.forget();
    const { chosen, told } = this.#table;
    const refusal = told?.isRefusal ? told : null;
    this.#panel = panelWith(this.#panel, { assault, state, hands, chosen, refusal });
    if (this.#panel === null && !this.isUnreachable) this.#bringPanels();
    if (hasMoved) this.#said = announcementOf(timeline, before.at);
    else if (told !== null) this.#said = told.say;
    if (!hasMoved) return;
    this.#before = { path: state.path, at: timeline.at };
    this.dispatchEvent(new AssaultStep(state.path, timeline.at));
    if (isOver) this.dispatchEvent(new AssaultEnded(reportOf(assault)));
  }

  readonly #bringPanels = (): void => {
    if (this.#hasPanels) return;
    this.isUnreachable = false;
    AssaultResolver.later?.panels().then(() => {
      this.#hasPanels = true;
      this.requestUpdate();
    }, () => (this.isUnreachable = true));
  };

  /** A step that ends does not take the focus with it. */
  async #keepFocus(): Promise<void> {
    await this.#panel?.updateComplete;
    if (this.matches(':focus-within') && !this.shadowRoot?.activeElement?.matches('.fallback')) return;
    if (this.#panel !== null) this.#panel.focusMain();
    else this.renderRoot.querySelector<HTMLElement>('.fallback, summary')?.focus();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    if (isRedo) this.redo();
    else this.undo();
  };
}

if (!customElements.get('assault-resolver')) customElements.define('assault-resolver', AssaultResolver);

declare global {
  interface HTMLElementTagNameMap {
    'assault-resolver': AssaultResolver;
  }
  interface HTMLElementEventMap {
    'assault-step': AssaultStep;
    'assault-ended': AssaultEnded;
  }
}
