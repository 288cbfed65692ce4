/** The whole walk-through of an assault phase of Warhammer 40,000: battlefield, steps, dice, log. */
import { css, noChange, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { phaseReportOf, type PhaseReport } from '../../../src/warhammer-40k/explain/report.ts';
import type { PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import '../../shared/battlefield/assault-battlefield.ts';
import { inWords, wordsComing } from '../../shared/languages/speech.ts';
import { onceTouched } from '../../shared/once-touched.ts';
import '../../shared/parts/live-region.ts';
import '../../shared/frame/table-frame.ts';
import '../../shared/parts/report-log.ts';
import type { Running } from '../../shared/kept/keeper.ts';
import { OnlineAgain } from '../../shared/public/online.ts';
import { AssaultEnded, AssaultStep } from '../../shared/resolver/events.ts';
import type { InHand } from '../../shared/resolver/in-hand.ts';
import { menuStyles } from '../../shared/resolver/menu.ts';
import { type OpeningScreen, type PlayedOther, freshSeed } from '../../shared/resolver/walk-through.ts';
import { selectedStyles } from '../../shared/resolver/selected-band.ts';
import { styles } from '../../shared/resolver/styles.ts';
import { barStyles } from '../../shared/resolver/bar.styles.ts';
import { undoOrRedo, type Turns } from '../../shared/resolver/turns.ts';
import '../../shared/resolver/odds-from-here.ts';
import { focusEntry } from '../../shared/resolver/step-panel.ts';
import { WaitingPresses } from '../../shared/resolver/waiting-presses.ts';
import { isReading } from '../../shared/resolver/watching.ts';
import type { PlayCommand } from '../../shared/resolver/timeline-controller.ts';
import { buttons, publicTheme, theme } from '../../shared/theme/theme.ts';
import './fight/phase-fight.ts';
import { frameStyles } from './frame.styles.ts';
import { resolverTemplate } from './frame.ts';
import '../odds/phase-odds.ts';
import { PhaseLater, laterElementsOf } from './later.ts';
import { LATER_WORDS, wordsOfMoment } from './moment-words.ts';
import { ANSWERED, panelNameFor, phasePanelWith } from './panels.ts';
import { PhaseChosen } from './phase-chosen.ts';
import { phaseWords } from './phase-words.ts';
import { takeOver } from './take-over.ts';
import { ResolverController } from './resolver-controller.ts';
import type { PhaseWhole } from './turns-controller.ts';
import type { PhasePanel } from '../steps/phase-panel.ts';
import { WantedPhase } from './wanted-phase.ts';

/** Properties with which a phase begins again. */
const PLAYED = ['scenario', 'decisions', 'events', 'seed', 'dice', 'step'] as const;

/**
 * Takes an assault phase step by step, in the edition of its scenario.
 *
 * @fires assault-step - It stands somewhere else: `detail.path`, `detail.at`.
 * @fires assault-ended - It has ended: `detail.report`.
 * @fires phase-chosen - Another phase is wanted, or another text: `sample`, `edition`.
 * @csspart bar - The bar; `play-on`, `undo`, `redo`, `my-dice`, `throw-rest` and `primary` are its buttons.
 * @csspart menu - Other phases, other texts, other dice, other rulings.
 * @csspart panel - The present step.
 * @cssprop --assault-height - The height of the battlefield where the panel stands beside it.
 */
export class PhaseResolver extends WantedPhase {
  static override styles = [
    theme, publicTheme, buttons, styles, selectedStyles, barStyles, menuStyles, frameStyles, css`
      phase-fight {
        margin-block-start: calc(var(--_space) * 5);
      }
    `,
  ];
  static override properties = { ...WantedPhase.properties, isAsking: { state: true } };
  /** The questions that the texts leave open are on the screen. */
  declare private isAsking: boolean;
  readonly #later = new PhaseLater(this);
  readonly #controller = new ResolverController(
    this, () => this.#tellMoment(), () => this.controls === null || /\bodds\b/.test(this.controls),
  );
  readonly #waiting = new WaitingPresses(this);
  #panel: PhasePanel | null = null;
  /** The page has not been told yet that it stands at the start of something else. */
  #isBegunAgain = false;
  #hadFocus = false;
  #hasTakenOver = false;
  /** How far it has been played again; null: all of it, or it has not. */
  #told: string | null = null;
  /** The focus goes to the reasons that have been asked for. */
  #hasAsked = false;

  constructor() {
    super();
    this.isAsking = false;
    onceTouched(this, () => {
      wordsComing(...LATER_WORDS);
      this.#controller.turnTo();
    });
    for (const type of ANSWERED) this.addEventListener(type, this.#answer);
    this.addEventListener('keydown', this.#onKey);
    new OnlineAgain(this, () => void (this.#later.isUnreachable && this.#later.bring()));
  }

  /** One visible step: the next prepared decision, throw or usual decision. */
  playOn(): void {
    this.do('playOn');
  }

  undo(): void {
    this.do('undo');
  }

  redo(): void {
    this.do('redo');
  }

  /** The same phase from its start, with the same dice unless another seed is given. */
  startAgain(seed?: number): void {
    this.step = null;
    this.seed = seed ?? this.seed;
    this.events = [];
    this.#begin();
  }

  /** The statechart as it stands; null: nothing is played. */
  get snapshot(): PhaseSnapshot | null {
    return this.#controller.playing === null ? null : this.#controller.snapshot;
  }

  /** What its statechart began with, and what has happened since; null: nothing is played. */
  get played(): (PlayedOther & { readonly whole: PhaseWhole }) | null {
    return this.#controller.playing === null ? null : { ...this.#controller.timeline, whole: this.#controller.whole };
  }

  /** As it can be gone on with; null: nothing is played. */
  get running(): Running | null {
    if (this.#controller.playing === null) return null;
    const { whole: { scenario, events, at }, state, phase: { turn }, isOver } = this.#controller;
    return {
      id: scenario === this.scenario ? this.sample : null, scenario, seed: this.seed, events: events.slice(0, at),
      step: state.title, counts: 'turn', count: turn, isOver,
    };
  }

  /** What undo takes back and redo does again, in words; null: nothing is played. */
  get turns(): Turns | null {
    return this.#controller.playing && this.#controller;
  }

  /** What the players have in their hands; null: nothing is played. */
  get inHand(): InHand | null {
    return this.#controller.playing === null ? null : this.#controller.inHand;
  }

  /** They have it in their hands again. */
  resume(inHand: InHand): void {
    if (this.#controller.playing !== null) inWords(LATER_WORDS, () => this.#controller.resume(inHand));
  }

  /** What has happened so far. */
  get report(): PhaseReport | null {
    return this.#controller.playing === null ? null : phaseReportOf(this.#controller.phase);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (PLAYED.some(name => changed.has(name))) this.#begin();
    this.#hadFocus = this.matches(':focus-within');
  }

  /** Until the words and the elements of its moment have come it stays as it is. */
  protected override render(): TemplateResult | typeof nothing | typeof noChange {
    if (this.#controller.playing === null) return nothing;
    if (wordsComing(...wordsOfMoment(this.#controller)) !== null || this.#areElementsComing) return noChange;
    const { note, chosen } = this.#controller.table;
    this.#panel = phasePanelWith(this.#panel, this.#controller, chosen, note?.isRefusal ? note : null);
    return resolverTemplate({
      controller: this.#controller, panel: this.#panel, sample: this.sample, isAsking: this.isAsking,
      isWatched: this.readonly,
      isUnreachable: this.#later.isUnreachable,
      isGoingOn: this.#waiting.isGoingOn,
      told: this.#told,
      controls: this.controls,
    }, this.#actions);
  }

  /** It goes on from its first screen, where there is one, once it is drawn itself. */
  #takeOver(): void {
    if (this.#hasTakenOver || this.#panel === null) return;
    this.#hasTakenOver = true;
    const screen = (this.getRootNode() as ParentNode).querySelector<OpeningScreen & HTMLElement>('phase-opening');
    if (screen !== null) void takeOver(this, screen);
  }

  protected override updated(): void {
    this.#takeOver();
    if (this.#hadFocus) void this.#keepFocus();
    if (this.#isBegunAgain) this.#tell();
  }

  get #areElementsComing(): boolean {
    return this.#later.areComing([panelNameFor(this.#controller), ...laterElementsOf(this.#controller, this.isAsking)]);
  }

  /** What its moment needs has come too. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    const { coming } = this.#later;
    if (coming === null) return isDone;
    await coming;
    return this.updateComplete;
  }

  readonly #actions = {
    undo: () => this.undo(),
    redo: () => this.redo(),
    takePrimary: () => this.do('takePrimary'),
    letItRun: () => this.do(this.readonly ? 'playOn' : 'letItRun'),
    runToEnd: () => this.do('runToEnd'),
    enterDice: () => {
      this.do('enterDice');
      void focusEntry(this);
    },
    throwRest: () => this.do('throwRest'),
    startAgain: () => this.startAgain(),
    newDice: () => this.startAgain(freshSeed()),
    tryAgain: () => void this.#later.bring(),
    askClub: () => void (this.isAsking = true),
    playBy: (edition: Edition) => {
      const { events, at } = this.#controller.whole;
      this.dispatchEvent(new PhaseChosen(this.sample, edition, events.slice(0, at)));
    },
    choose: (sample: string) => void this.dispatchEvent(new PhaseChosen(sample, this.#controller.phase.edition)),
  };

  #begin(): void {
    const { scenario, decisions, events, seed, dice, step } = this;
    if (scenario === null) return;
    this.#isBegunAgain = this.#controller.playing !== null;
    this.#controller.begin({ scenario, prepared: decisions, seed, dice, events }, step);
    this.isAsking = false;
    this.#told = step === null && this.#controller.whole.at < events.length
      ? phaseWords.playedUpTo(this.#controller.state.title) : null;
  }

  do(command: PlayCommand): void {
    this.#told = null;
    if (this.#controller.playing !== null) this.#press(command, () => void this.#controller[command]());
  }

  /** At once where its words are there; while they are on their way each thing is done once. */
  #press(pressed: string, act: () => void): void {
    const coming = wordsComing(...LATER_WORDS);
    if (coming === null) act();
    else void this.#waiting.answer(pressed, () => coming.then(act));
  }

  readonly #answer = (event: Event): void => {
    if (this.readonly && !isReading(event)) return;
    this.#press(`${event.type} ${JSON.stringify({ ...event })}`, () => {
      this.#told = null;
      if (event.type === 'rulings-left') this.isAsking = false;
      else this.#controller.answer(event);
      this.#hasAsked = event.type === 'counter-asked';
    });
  };

  /** Once a step is done the rest comes too. */
  #tellMoment(): void {
    this.#later.bringWhenIdle();
    this.#tell();
  }

  #tell(): void {
    this.#isBegunAgain = false;
    this.dispatchEvent(new AssaultStep(this.#controller.state.path, this.#controller.timeline.at));
    if (this.#controller.isOver) this.dispatchEvent(new AssaultEnded(this.report!));
  }

  /** A step that ends does not take the focus with it. */
  async #keepFocus(): Promise<void> {
    await this.#panel?.updateComplete;
    if (this.#later.coming !== null) return; // once it has come
    const reasons = this.#hasAsked ? this.renderRoot.querySelector('model-reasons') : null;
    this.#hasAsked = false;
    await reasons?.updateComplete;
    if (reasons !== null) return reasons.focus();
    if (!this.matches(':focus-within')) this.#panel?.focusMain();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const turn = undoOrRedo(event);
    if (turn === null) return;
    event.preventDefault();
    this.do(turn);
  };
}

if (!customElements.get('phase-resolver')) customElements.define('phase-resolver', PhaseResolver);

declare global {
  interface HTMLElementTagNameMap {
    'phase-resolver': PhaseResolver;
  }
}
