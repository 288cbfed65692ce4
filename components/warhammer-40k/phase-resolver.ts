/** The whole walk-through of an assault phase of Warhammer 40,000: battlefield, steps, dice, log. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Decision, PhaseEvent } from '../../src/warhammer-40k/events.ts';
import { phaseReportOf, type PhaseReport } from '../../src/warhammer-40k/report.ts';
import type { Scenario } from '../../src/warhammer-40k/scenario.ts';
import type { PhaseSnapshot } from '../../machines/warhammer-40k/why.ts';
import '../battlefield/assault-battlefield.ts';
import type { DiceEntered } from '../parts/throw-events.ts';
import '../parts/live-region.ts';
import type { LogChosen } from '../parts/report-log.ts';
import '../parts/report-log.ts';
import '../parts/step-rail.ts';
import { controlsTemplate } from '../resolver/controls.ts';
import { AssaultStep } from '../resolver/events.ts';
import { styles } from '../resolver/styles.ts';
import { turnOf } from '../resolver/undo-keys.ts';
import { buttons, publicTheme, theme } from '../theme.ts';
import { announcementOf, logLinesOf } from './log.ts';
import { phasePanelWith } from './panels.ts';
import { railOf } from './rail.ts';
import { Session } from './session.ts';
import type { ModelsShown, PhaseDecided, PhasePanel } from './steps/phase-panel.ts';
import { Table } from './table.ts';
import { EDITION_NAMES, words } from './words.ts';

const ANSWERED = [
  'counter-dragged', 'counter-dropped', 'move-cancelled', 'counter-chosen', 'line-chosen', 'phase-decided',
  'models-shown', 'throw-wanted', 'dice-entered', 'log-chosen',
] as const;

/** Properties with which a phase begins again. */
const PLAYED = ['scenario', 'decisions', 'events', 'seed', 'dice'] as const;

/**
 * Takes an assault phase step by step, in the edition of its scenario.
 *
 * @fires assault-step - It stands somewhere else: `detail.path`, `detail.at`.
 * @csspart bar - Back, forward and on; `undo`, `redo` and `play-on` its buttons.
 * @csspart panel - The present step.
 * @cssprop --assault-height - The height of the battlefield where the panel stands beside it.
 */
export class PhaseResolver extends LitElement {
  static override styles = [theme, publicTheme, buttons, styles];
  static override properties = {
    scenario: { attribute: false },
    decisions: { attribute: false },
    events: { attribute: false },
    seed: { type: Number },
    dice: { attribute: false },
    theme: { reflect: true },
  };
  declare scenario: Scenario | null;
  /** What is decided unless the players decide otherwise. */
  declare decisions: readonly Decision[];
  /** What has happened already: it goes on from there. */
  declare events: readonly PhaseEvent[];
  declare seed: number;
  declare dice: readonly number[];
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  readonly #session = new Session(this);
  readonly #table = new Table(this, this.#session);
  #panel: PhasePanel | null = null;
  #at = 0;
  #said = '';
  #hadFocus = false;

  constructor() {
    super();
    this.scenario = null;
    this.decisions = [];
    this.events = [];
    this.seed = 0;
    this.dice = [];
    this.theme = null;
    for (const type of ANSWERED) this.addEventListener(type, this.#answer);
    this.addEventListener('keydown', this.#onKey);
  }

  /** One visible step: the next prepared decision, throw or usual decision. */
  playOn(): void {
    this.#do(() => this.#session.playOn());
  }

  undo(): void {
    this.#do(() => this.#session.undo());
  }

  redo(): void {
    this.#do(() => this.#session.redo());
  }

  /** The same phase from its start, with the same dice unless another seed is given. */
  startAgain(seed?: number): void {
    this.seed = seed ?? this.seed;
    this.events = [];
    this.#begin();
  }

  /** The statechart as it stands; null: nothing is played. */
  get snapshot(): PhaseSnapshot | null {
    return this.#session.playing === null ? null : this.#session.snapshot;
  }

  /** What has happened so far. */
  get report(): PhaseReport | null {
    return this.#session.playing === null ? null : phaseReportOf(this.#session.phase);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (PLAYED.some(name => changed.has(name))) this.#begin();
    this.#hadFocus = this.matches(':focus-within');
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.#session.playing === null) return nothing;
    const session = this.#session;
    const { told } = this.#table;
    this.#panel = phasePanelWith(this.#panel, session, this.#table.chosen, told?.isRefusal ? told : null);
    const { title, ruleset } = session.playing!.scenario;
    return html`<section aria-label=${words.phase(title || words.untitled)}>
      <header class="head">
        <div class="name">
          <h2 class="title">${title || words.untitled} <small>${EDITION_NAMES[session.phase.edition]}</small></h2>
        </div>
        <step-rail .steps=${railOf(session.timeline)} data-ruleset=${ruleset}></step-rail>
      </header>
      <div class="body">
        <div class="map">
          <assault-battlefield .view=${this.#table.view}></assault-battlefield>
          ${told === null || told.isRefusal ? nothing
            : html`<p class="note"><span>${told.say}</span> <span class="rule">${told.rule}</span></p>`}
        </div>
        <div class="side">
          <div class="panel" part="panel">${this.#panel}</div>
          <div class="foot">${controlsTemplate(session, this.#controls)}</div>
        </div>
        <report-log .lines=${logLinesOf(session.timeline)}></report-log>
      </div>
      <live-region .message=${told?.say ?? this.#said}></live-region>
    </section>`;
  }

  protected override updated(): void {
    if (this.#hadFocus) void this.#keepFocus();
  }

  readonly #controls = {
    undo: () => this.undo(),
    redo: () => this.redo(),
    playOn: () => this.playOn(),
  };

  #begin(): void {
    const { scenario, decisions, events, seed, dice } = this;
    if (scenario === null) return;
    this.#session.begin({ scenario, prepared: decisions, seed, dice, events });
    this.#table.forget();
    this.#at = this.#session.timeline.at;
  }

  #do(act: () => void): void {
    if (this.#session.playing === null) return;
    this.#table.clear();
    act();
    this.#follow();
  }

  readonly #answer = (event: Event): void => {
    switch (event.type) {
      case 'throw-wanted': return this.#do(() => this.#session.throwDice());
      case 'dice-entered': return this.#do(() => this.#session.throwDice((event as DiceEntered).faces));
      case 'log-chosen': return this.#do(() => this.#session.revisit((event as LogChosen).index));
      case 'models-shown': return this.#table.show((event as ModelsShown).models);
      case 'phase-decided': this.#table.wish((event as PhaseDecided).decision); break;
      default: this.#table.answer(event);
    }
    this.#follow();
  };

  /** Another moment is said once, and told to the page. */
  #follow(): void {
    const { timeline, state } = this.#session;
    if (timeline.at === this.#at) return;
    this.#said = announcementOf(timeline, this.#at);
    this.#at = timeline.at;
    this.requestUpdate();
    this.dispatchEvent(new AssaultStep(state.path, timeline.at));
  }

  /** A step that ends does not take the focus with it. */
  async #keepFocus(): Promise<void> {
    await this.#panel?.updateComplete;
    if (!this.matches(':focus-within')) this.#panel?.focusMain();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const turn = turnOf(event);
    if (turn === null) return;
    event.preventDefault();
    this[turn]();
  };
}

if (!customElements.get('phase-resolver')) customElements.define('phase-resolver', PhaseResolver);

declare global {
  interface HTMLElementTagNameMap {
    'phase-resolver': PhaseResolver;
  }
}
