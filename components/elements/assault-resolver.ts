/** The whole walk-through of an assault: battlefield, steps, dice, log. */
import { html, noChange, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AnyMachineSnapshot } from 'xstate';
import type { AssaultSnapshot } from '../../machines/epic-armageddon/why.ts';
import type { AssaultEvent, Decision } from '../../src/epic-armageddon/model/events.ts';
import { SAMPLE_NAMES, type SampleName } from '../../src/epic-armageddon/scenario/samples/names.ts';
import '../shared/battlefield/assault-battlefield.ts';
import { onceTouched } from '../shared/once-touched.ts';
import { Keeping } from '../shared/kept/keeping.ts';
import { define } from '../shared/public/define.ts';
import {
  asEvents, asEventsOrNull, asFaces, asFlag, asText, asTextOrFields, asWhole,
} from '../shared/public/meant.ts';
import { PageInput } from '../shared/public/page-input.ts';
import { ProblemsPanel } from '../shared/public/problems-panel.ts';
import { PublicElement } from '../shared/public/public-element.ts';
import { bundledTitle } from '../shared/languages/bundled.ts';
import { inWords, wordsComing } from '../shared/languages/speech.ts';
import '../shared/parts/live-region.ts';
import '../shared/frame/table-frame.ts';
import '../shared/resolver/odds-from-here.ts';
import { ScenarioLoader } from '../epic-armageddon/resolver/scenario-loader.ts';
import { AssaultChosen } from '../shared/resolver/events.ts';
import { nothingYet, resolverTemplate, type ScreenActions } from '../epic-armageddon/resolver/frame.ts';
import type { ResolverLazyParts } from '../epic-armageddon/resolver/lazy-parts.ts';
import { isId } from '../epic-armageddon/resolver/source.ts';
import { menuStyles } from '../shared/resolver/menu.ts';
import type { RulingsChosen } from '../epic-armageddon/resolver/rulings-panel.ts';
import { openLink, TableNotifier } from '../epic-armageddon/resolver/on-table.ts';
import { isOther } from '../epic-armageddon/resolver/other-ruleset.ts';
import { focusEntry } from '../shared/resolver/step-panel.ts';
import { type PlayedOther, type WalkThrough, freshSeed } from '../shared/resolver/walk-through.ts';
import { ANSWERED, panelWith } from '../epic-armageddon/resolver/panels.ts';
import type { Played } from '../epic-armageddon/resolver/playing.ts';
import type { ResolverView } from '../epic-armageddon/resolver/resolver-view.ts';
import { styles } from '../shared/resolver/styles.ts';
import { StepNotifier } from '../epic-armageddon/resolver/step-notifier.ts';
import { barStyles } from '../shared/resolver/bar.styles.ts';
import { undoOrRedo, type Turns } from '../shared/resolver/turns.ts';
import type { InHand } from '../shared/resolver/in-hand.ts';
import { WaitingPresses } from '../shared/resolver/waiting-presses.ts';
import { isReading } from '../shared/resolver/watching.ts';
import { resolverWords } from '../shared/resolver/resolver-words.ts';
import '../epic-armageddon/steps/a1-choose-target-step.ts';
import type { StepPanel } from '../epic-armageddon/steps/step.ts';
import type { PlayCommand } from '../shared/resolver/timeline-controller.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';

/** Properties with which an assault begins again. */
const REPLAYED = ['seed', 'dice', 'decisions', 'events', 'step'] as const;

/**
 * Takes an assault step by step, from the charge to the winner's consolidation, with the odds from every moment on.
 *
 * @fires {CustomEvent<{ version: 1, path: string, at: number }>} assault-step - It stands somewhere else.
 * @fires {CustomEvent<{ version: 1, report: Report | PhaseReport }>} assault-ended - It has ended; the report tells
 * all of it.
 * @fires {CustomEvent<{ version: 1, id: string }>} assault-chosen - A bundled assault was chosen in the menu.
 * @fires {CustomEvent<{ version: 1, id: string | null, title: string, ruleset: string }>} assault-changed - Something
 * else lies on the table.
 * @slot back - Before the title: the way to where the reader came from.
 * @slot views - Beside the title: other ways to see what is played.
 * @slot actions - Before the menu.
 * @slot menu - At the end of the menu.
 * @slot compare - In the panel of a bundled phase: the way to the same in other editions.
 * @slot - Shown without the script, and beside what is wrong where the tag asks for what cannot be shown.
 * @csspart bar - The odds, the way on by itself, back and forward, dice from the table, and the next action.
 * @csspart undo - The button that takes a step back.
 * @csspart redo - The button that does it again.
 * @csspart play-on - The button that lets it run.
 * @csspart my-dice - The button that opens the entry of dice.
 * @csspart throw-rest - The button that stands in its place then: it throws the dice that are not entered.
 * @csspart primary - The next action.
 * @csspart menu - Other assaults, other dice, other rulings.
 * @csspart odds - Who will win, what hangs on the next throw, and what all throws have turned.
 * @csspart panel - The present step.
 * @csspart kept - An assault of before that can be gone on with.
 * @csspart problems - What is wrong with a scenario.
 * @cssprop --assault-height - Its height; 85 % of the window's unless set, between 560 and 760 px.
 * @cssprop --assault-bar - The height of the bar of the odds.
 */
export class AssaultResolver extends PublicElement {
  /** How the parts come that the first screen can do without. */
  static lazyParts: ResolverLazyParts | null = null;
  /** The bundled assaults, in the order in which they teach. */
  static readonly assaults: readonly SampleName[] = SAMPLE_NAMES;
  static override styles = [theme, publicTheme, buttons, styles, barStyles, menuStyles];
  static override properties = {
    scenario: { meant: asTextOrFields },
    ruleset: { meant: asText },
    step: { meant: asText },
    readonly: { type: Boolean, reflect: true, meant: asFlag },
    decisions: { attribute: false, meant: asEventsOrNull },
    events: { attribute: false, meant: asEvents },
    seed: { type: Number, meant: asWhole },
    dice: { attribute: false, meant: asFaces },
    asked: { state: true },
  };
  /**
   * The id of a bundled assault, the address of a JSON file, a link, or a scenario as an object or as JSON. Unless set:
   * the JSON in a script inside the tag, or the first bundled assault.
   */
  declare scenario: unknown;
  /** The ruleset where it is not Epic: 'warhammer-40k-4th'; null: what the scenario says. */
  declare ruleset: string | null;
  /** Where it opens: a step such as 'A4', or after so many events; null: where it begins. */
  declare step: string | null;
  /** It is only watched, forwards and back: nobody throws, moves or decides. */
  declare readonly: boolean;
  /** What is decided unless the players decide otherwise; null: what comes with a bundled assault. */
  declare decisions: readonly Decision[] | null;
  /** What has happened in the scenario already: it goes on from there. */
  declare events: readonly AssaultEvent[];
  /** The seed of the dice that the program throws; null: that of a bundled assault, or a new one. */
  declare seed: number | null;
  /** The faces of the first dice that are thrown in it; those of the seed follow. */
  declare dice: readonly number[];
  /** The club's rulings are on the screen: how the last answer was taken; null: they are not. */
  declare private asked: string | null;
  #panel: StepPanel | null = null;
  /** The moment that is on the screen. */
  #shown: ResolverView | null = null;
  readonly #given: PageInput<'scenario'> = new PageInput(this, 'scenario', link => this.#openLink(link));
  readonly #tableNotifier = new TableNotifier(this);
  readonly #stepNotifier = new StepNotifier(this);
  readonly #waiting = new WaitingPresses(this);
  readonly #loader = new ScenarioLoader(this, () => AssaultResolver.lazyParts!, path => this.#open(path));
  readonly #keeping = new Keeping(this, () => AssaultResolver.lazyParts!.keeper(), () =>
    (isOther(this) ? this.#walkThrough?.running ?? null : this.#loader.running));
  readonly #problems = new ProblemsPanel(this, () => AssaultResolver.lazyParts!.problems(), tryAgain =>
    nothingYet(true, tryAgain));
  #hadFocus = false;

  constructor() {
    super();
    this.scenario = null;
    this.ruleset = null;
    this.step = null;
    this.readonly = false;
    this.decisions = null;
    this.events = [];
    this.seed = null;
    this.dice = [];
    this.asked = null;
    onceTouched(this, () => this.#loader.bringToPlay());
    for (const type of ANSWERED) this.addEventListener(type, this.#answer);
    this.addEventListener('rulings-chosen', this.#rule);
    this.addEventListener('rulings-closed', this.#endAsking);
    this.addEventListener('keydown', this.#onKey);
  }

  /** One visible step: the next prepared decision, throw or usual decision. */
  async playOn(): Promise<void> {
    await this.#do('playOn');
  }

  async undo(): Promise<void> {
    await this.#do('undo');
  }

  async redo(): Promise<void> {
    await this.#do('redo');
  }

  /** Whoever knows what undo takes back and redo does again, in words; null: nothing is played. */
  async turns(): Promise<Turns | null> {
    if (isOther(this)) return (await this.#broughtWalk())?.turns ?? null;
    const controller = await this.#loader.bringToPlay();
    return this.#loader.playing && controller;
  }

  /** The same assault from its start, with the same dice unless another seed is given. */
  startAgain(seed?: number): void {
    if (isOther(this)) return void this.#inWalk(walk => walk.startAgain(seed));
    const { playing } = this.#loader;
    if (playing !== null) this.#loader.begin({ ...playing, events: [], step: null, seed: seed ?? playing.seed });
  }

  /** What is played, with every step that has been taken in it; null: nothing is, or another ruleset. */
  get played(): Played | null {
    return this.#loader.played;
  }

  /** What is played of another ruleset; null: nothing is. */
  get playedOther(): PlayedOther | null {
    return isOther(this) ? this.#walkThrough?.played ?? null : null;
  }

  /** What the players have in their hands; null: nothing is played, or nobody has touched it. */
  get inHand(): InHand | null {
    if (isOther(this)) return this.#walkThrough?.inHand ?? null;
    return this.#loader.playing && (this.#loader.controller?.inHand ?? null);
  }

  /** They have it in their hands again. */
  async resume(inHand: InHand): Promise<void> {
    if (isOther(this)) return (await this.#broughtWalk())?.resume(inHand);
    const controller = await this.#loader.bringToPlay();
    if (this.#loader.playing) controller?.resume(inHand);
  }

  /** The statechart as it stands, also of another ruleset; null: what plays it has not come, or nothing is played. */
  get snapshot(): AssaultSnapshot | AnyMachineSnapshot | null {
    if (isOther(this)) return this.#walkThrough?.snapshot ?? null;
    return this.#loader.playing === null ? null : this.#loader.controller?.snapshot ?? null;
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'hidden'];
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (name === 'hidden') this.requestUpdate();
  }

  /** Hidden it says nothing: it is drawn when it is shown. */
  protected override get words(): readonly string[] {
    if (this.hidden) return [];
    if (isOther(this)) {
      // A tag that was there before its script is asked as it is defined: what it brings is not known yet.
      return AssaultResolver.lazyParts === null || this.#loader.isOpening ? ['resolver']
        : ['resolver', 'warhammer-40k', 'warhammer-40k-moments', 'warhammer-40k-map', 'warhammer-40k-samples'];
    }
    if (!isId(this.scenario ?? '')) return ['resolver']; // of which game it is, is not known before it is read
    const isAtStart = this.step === null && this.events.length === 0;
    return ['resolver', 'samples', 'opening', ...(isAtStart ? ['steps-target'] : [])];
  }

  protected override get groundwork(): readonly (() => void)[] {
    return this.#loader.groundwork;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#keeping.given();
    if (changed.has('scenario') || changed.has('ruleset')) this.#take();
    else if (this.#given.isComing) this.#shown = null;
    else if (REPLAYED.some(name => changed.has(name))) this.#loader.show();
    this.#hadFocus = this.matches(':focus-within');
  }

  protected override render(): TemplateResult | typeof noChange {
    if (this.hidden) return noChange;
    return html`${this.#keeping.template}${this.#tableTemplate()}`;
  }

  /** Until the words and the elements of its moment have come it stays as it is. */
  #tableTemplate(): TemplateResult | typeof noChange {
    this.#shown = null;
    const { controller, isUnreachable } = this.#loader;
    const problems = [...this.#given.problems, ...this.#loader.problems];
    const nothing = (): TemplateResult => nothingYet(isUnreachable, () => this.#loadAgain());
    if (problems.length > 0) return this.#problems.template(problems);
    if (this.#given.isComing) return nothing();
    if (isOther(this)) return this.#otherTemplate(nothing);
    const { view } = this.#loader;
    if (view === null) return nothing();
    const words = controller?.wordsOf(view, this.asked !== null, this.readonly) ?? ['opening', 'steps-target'];
    if (wordsComing(...words) !== null || controller?.later.isComingFor(view, this.asked !== null)) return noChange;
    this.#shown = view;
    const { note } = view;
    this.#panel = panelWith(this.#panel, { ...view, refusal: note?.isRefusal ? note : null });
    if (this.#panel !== null) controller?.tellIn(this.#panel);
    return resolverTemplate({
      view,
      title: bundledTitle(this.#loader.id, this.#loader.playing!.scenario.title) || resolverWords.untitled,
      id: this.#loader.id,
      panel: this.#panel,
      asked: this.asked,
      teaches: controller?.teaches ?? null,
      lineWords: controller?.logGroups ?? [],
      isWatched: this.readonly,
      isUnreachable,
      isGoingOn: this.#waiting.isGoingOn,
      controls: this.controls,
    }, this.#actions);
  }

  /** The first screen of another ruleset, with its game once somebody has asked for that; then the game alone. */
  #otherTemplate(waiting: () => TemplateResult): TemplateResult {
    const { opening, other, isUnreachable } = this.#loader;
    const bring = (): void => void this.#loader.bringOther();
    const end = (): void => this.#loader.endOpening();
    const lack = (): unknown => (isUnreachable ? nothingYet(true, bring) : nothing);
    const game = other?.(this, this.#problems.template) ?? (opening === null ? waiting() : lack());
    return html`${opening?.(this, { bring, end }) ?? nothing}${game}`;
  }

  protected override updated(): void {
    if (this.#hadFocus) void this.#keepFocus();
    this.#tellTable();
    const { controller } = this.#loader;
    if (controller !== null && this.#shown !== null) this.#stepNotifier.tell(this.#shown, controller);
  }

  /** What its moment needs has come too. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let isDone = await super.getUpdateComplete();
    for (let coming; (coming = this.#loader.controller?.later.coming);) {
      await coming;
      isDone = await super.getUpdateComplete();
    }
    return isDone;
  }

  protected override backOnline(): void {
    const { playing, isUnreachable, opening } = this.#loader;
    if (isUnreachable && opening !== null) return void this.#loader.bringOther();
    if (this.#given.isUnfetched || (isUnreachable && playing === null)) this.#loadAgain();
    else if (isUnreachable) void this.#loader.bring();
  }

  #take(): void {
    if (this.#given.take()) this.#loader.load();
  }

  #openLink(link: string): ReturnType<typeof openLink> {
    return openLink(link, AssaultResolver.lazyParts!, ({ events, scenario }) =>
      void Object.assign(this, { ruleset: null, events, scenario }));
  }

  /** The page hears of everything that comes to lie on the table. */
  #tellTable(): void {
    const walkThrough = this.#walkThrough;
    if (walkThrough !== null) return void this.#tableNotifier.tellOther(walkThrough, this.#loader.opening !== null);
    this.#tableNotifier.tell(this.played?.scenario ?? null, this.#loader.id);
  }

  get #walkThrough(): WalkThrough | null {
    return this.renderRoot.querySelector<WalkThrough>('phase-resolver');
  }

  /** What plays another ruleset, once it has come; null: it cannot be had. */
  async #broughtWalk(): Promise<WalkThrough | null> {
    if (this.#walkThrough === null) {
      await this.#loader.bringOther();
      await this.updateComplete;
    }
    await this.#walkThrough?.updateComplete;
    return this.#walkThrough;
  }

  /** At once where it is there. */
  async #inWalk(act: (walk: WalkThrough) => void): Promise<void> {
    const walk = this.#walkThrough ?? await this.#broughtWalk();
    if (walk !== null) act(walk);
  }

  /** Another assault begins, perhaps with the moment that the page knows. */
  #open(path: string | null): void {
    this.asked = null;
    if (path !== null) this.#stepNotifier.open(path);
  }

  #loadAgain(): void {
    this.#take();
    this.requestUpdate();
  }

  async #do(command: PlayCommand): Promise<void> {
    if (isOther(this)) return this.#inWalk(walk => walk.do(command));
    this.asked = null;
    const controller = await this.#loader.bringToPlay();
    if (this.#loader.playing !== null) controller?.[command]();
  }

  /** A command of the screen; while the game is still on its way, each is carried out once. */
  #press(command: PlayCommand): Promise<void> {
    if (isOther(this) || this.#loader.canPlay) return this.#do(command);
    return this.#waiting.answer(command, () => this.#do(command));
  }

  /** A step that ends does not take the focus with it. */
  async #keepFocus(): Promise<void> {
    await this.#panel?.updateComplete;
    if (this.matches(':focus-within')) return;
    if (this.#panel !== null) this.#panel.focusMain();
    else this.renderRoot.querySelector<HTMLElement>('.waiting, summary')?.focus();
  }

  readonly #actions: ScreenActions = {
    undo: () => void this.#press('undo'),
    redo: () => void this.#press('redo'),
    takePrimary: () => void this.#press('takePrimary'),
    letItRun: () => void this.#press(this.readonly ? 'playOn' : 'letItRun'),
    runToEnd: () => void this.#press('runToEnd'),
    enterDice: () => void this.#press('enterDice').then(() => focusEntry(this)),
    throwRest: () => void this.#press('throwRest'),
    tryAgain: () => void this.#loader.bring(),
    startAgain: () => this.startAgain(),
    newDice: () => this.startAgain(freshSeed()),
    turnOdds: () => void this.#loader.bringToPlay().then(controller => controller?.turnOdds()),
    askClub: () => void this.#loader.bringToPlay().then(controller => controller && (this.asked = '')),
    choose: id => {
      this.events = [];
      this.scenario = id;
      this.dispatchEvent(new AssaultChosen(id));
    },
  };

  readonly #rule = ({ rulings }: RulingsChosen): void => {
    this.asked = this.#loader.controller!.rule(rulings);
    this.#loader.follow();
  };

  readonly #endAsking = (): void => {
    this.asked = null;
  };

  readonly #answer = (event: Event): void => {
    if (isOther(this) || (this.readonly && !isReading(event))) return;
    const { controller } = this.#loader;
    if (controller !== null) inWords(controller.groups, () => controller.answer(event));
    else {
      void this.#waiting.answer(`${event.type} ${JSON.stringify({ ...event })}`, () =>
        this.#loader.bringToPlay().then(later => later?.answer(event)));
    }
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const turn = undoOrRedo(event);
    if (turn === null || isOther(this)) return;
    event.preventDefault();
    void this.#press(turn);
  };
}

define('assault-resolver', AssaultResolver);

declare global {
  interface HTMLElementTagNameMap {
    'assault-resolver': AssaultResolver;
  }
}
