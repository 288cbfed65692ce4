/** The calculator: should I charge? */
import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Odds } from '../../src/epic-armageddon/odds/answer.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { swapSides } from '../../src/table-editing/engage-action.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { addStyles } from '../shared/public/add-styles.ts';
import { define } from '../shared/public/define.ts';
import { asFlag, asText, asTextOrFields } from '../shared/public/meant.ts';
import { PageInput } from '../shared/public/page-input.ts';
import { ProblemsPanel } from '../shared/public/problems-panel.ts';
import { PublicElement } from '../shared/public/public-element.ts';
import { AskedHistory, type Asked } from '../epic-armageddon/odds/asked-history.ts';
import { answererFor } from '../epic-armageddon/odds/answerers.ts';
import { edited, gestureOf, type PlanEdited } from '../epic-armageddon/odds/edit.ts';
import { OddsKnown, PlayWanted } from '../epic-armageddon/odds/events.ts';
import {
  comingTemplate, givenTemplate, oddsTemplate, typedTemplate, type OddsActions,
} from '../epic-armageddon/odds/frame.ts';
import { Inquiry } from '../epic-armageddon/odds/inquiry.ts';
import type { OddsLazyParts, OtherOdds } from '../epic-armageddon/odds/lazy-parts.ts';
import type { Reading as LossReading } from '../epic-armageddon/odds/loss-chart.ts';
import { OddsAsker } from '../epic-armageddon/odds/odds-asker.ts';
import type { mapViewOf, ShownMoment } from '../epic-armageddon/odds/odds-map.ts';
import { oddsWords } from '../epic-armageddon/odds/odds-words.ts';
import type * as PanelParts from '../epic-armageddon/odds/panel-parts.ts';
import { EXAMPLE, isWhole, matchOf, meantBy, planOf, swapped, type Plan } from '../epic-armageddon/odds/plan.ts';
import { SHOWN_ODDS } from '../epic-armageddon/odds/question.ts';
import { Reader } from '../epic-armageddon/odds/reader.ts';
import type { Reading } from '../epic-armageddon/odds/reading.ts';
import { namedForces, saidOf, type Pinned } from '../epic-armageddon/odds/result.ts';
import { styles } from '../epic-armageddon/odds/styles.ts';
import { openLink } from '../epic-armageddon/resolver/on-table.ts';
import { isOther } from '../epic-armageddon/resolver/other-ruleset.ts';
import type { BattlefieldView } from '../shared/battlefield/view.ts';
import { language } from '../shared/languages/speech.ts';
import { onceLoaded } from '../shared/once-loaded.ts';
import { disclosure } from '../shared/parts/disclosure.ts';
import { sideMarkStyles } from '../shared/parts/side-mark.ts';
import { tableStyles } from '../shared/parts/table.styles.ts';
import { barStyles } from '../shared/resolver/bar.styles.ts';
import { undoOrRedo, type Turns } from '../shared/resolver/turns.ts';
import { historyWords } from '../shared/resolver/history-words.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';

/** What can be gone back to: two lines of text, or a table. */
interface Kept extends Pinned {
  readonly plan: Plan | null;
  readonly scenario: Scenario;
}

const NO_CHARACTERS = { attacker: {}, defender: {} } as const;

/** One worker for all calculators of a page. */
const answerer = onceLoaded(() => answererFor(AssaultOdds.lazyParts!));

/**
 * Works out how an assault ends, exactly, while its units are typed: its map, the number, and what would change it.
 *
 * @fires {CustomEvent<{ version: 1, scenario: object }>} play-wanted - The table is to be played: `controls` names
 * `play`, and its button was pressed.
 * @fires {CustomEvent<{ version: 2, odds: object, match: string | null }>} odds-known - The odds are as good as they
 * get.
 * @slot - Shown without the script, and beside what is wrong where the tag asks for what cannot be shown.
 * @csspart result - The number, what both sides lose, and the bar of both chances.
 * @csspart side - One of the two columns in which units are typed.
 * @csspart matters - What can be decided now, and what shooting first could do.
 * @csspart bar - What is assumed, back and forward, the other way round, and the way to play it.
 * @csspart undo - The button that takes a change back.
 * @csspart redo - The button that makes it again.
 * @csspart primary - The way to play it.
 * @csspart problems - What is wrong with a scenario.
 * @cssprop --assault-height - Its height; 85 % of the window's unless set, between 560 and 760 px. Without the map it
 * is as high as what is in it.
 * @cssprop --assault-bar - The height of the bar of both chances.
 */
export class AssaultOdds extends PublicElement {
  /** How the parts come that need not be there at once. */
  static lazyParts: OddsLazyParts | null = null;
  static override styles = [
    theme, publicTheme, buttons, disclosure, sideMarkStyles, tableStyles, barStyles, styles,
  ];
  static override properties = {
    match: { meant: asText },
    scenario: { meant: asTextOrFields },
    ruleset: { meant: asText },
    readonly: { type: Boolean, reflect: true, meant: asFlag },
    other: { state: true },
    plan: { state: true },
    reading: { state: true },
    asked: { state: true },
    problems: { state: true },
    pinned: { state: true },
    lossReading: { state: true },
    changedTo: { state: true },
    shown: { state: true },
    areSidesOpen: { state: true },
    isUnreachable: { state: true },
    said: { state: true },
  };
  /** '6 boyz v 4 assault'; an example unless set. */
  declare match: string | null;
  /**
   * A whole scenario instead: the id of a bundled assault, the address of a JSON file, a link, of which the odds are
   * told from its beginning, an object or JSON. Unless set: the JSON in a script inside the tag, or what `match` says.
   */
  declare scenario: unknown;
  /** The ruleset where it is not Epic: 'warhammer-40k-4th'; `scenario` may then name a bundled phase. */
  declare ruleset: string | null;
  /** It is only read: nobody types, swaps or compares. */
  declare readonly: boolean;
  /** How another ruleset is drawn; null: none has been asked for, or it has not come. */
  declare private other: OtherOdds | null;
  declare protected plan: Plan;
  declare protected reading: Reading | null;
  /** What is asked about. */
  declare protected asked: Scenario | null;
  declare private problems: readonly Problem[];
  declare private pinned: Kept | null;
  declare private lossReading: LossReading;
  /** The table on which something has been changed since it was typed or given; null: nothing has been. */
  declare private changedTo: Scenario | null;
  /** The change that is drawn on the map; null: none is. */
  declare protected shown: string | null;
  declare private areSidesOpen: boolean;
  declare private isUnreachable: boolean;
  declare private said: string;
  readonly #reader = new Reader(() => AssaultOdds.lazyParts!);
  readonly #given: PageInput<'scenario'> = new PageInput(this, 'scenario', link => this.#openLink(link));
  readonly #problems = new ProblemsPanel(this, () => AssaultOdds.lazyParts!.problems(), tryAgain =>
    comingTemplate(true, tryAgain));
  /** The language in which the units have been read and spoken of. */
  #readIn = language();
  readonly #history = new AskedHistory();
  #mapViewOf: typeof mapViewOf | null = null;
  #panelParts: typeof PanelParts | null = null;
  readonly #asker = new OddsAsker(answerer, () => oddsWords.notLoaded);
  protected readonly inquiry = new Inquiry(this, this.#asker, odds => this.#know(odds));

  constructor() {
    super();
    this.match = EXAMPLE;
    this.scenario = null;
    this.ruleset = null;
    this.other = null;
    this.readonly = false;
    this.plan = planOf(EXAMPLE);
    this.reading = null;
    this.asked = null;
    this.problems = [];
    this.pinned = null;
    this.lossReading = 'exactly';
    this.changedTo = null;
    this.shown = null;
    this.areSidesOpen = false;
    this.isUnreachable = false;
    this.said = '';
    this.addEventListener('plan-edited', this.#edit);
    this.addEventListener('keydown', this.#onKey);
  }

  /** The last answer; null: none yet. */
  get odds(): Odds | null {
    return this.inquiry.odds;
  }

  /** Its bar speaks as that of a resolver. */
  protected override get words(): readonly string[] {
    return isOther(this) ? super.words : [...super.words, 'resolver'];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!isOther(this)) this.#asker.warm();
    if (this.hasUpdated) this.read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('match')) this.plan = planOf(this.match ?? '');
    const isOtherWanted = changed.has('match') || changed.has('scenario') || changed.has('ruleset');
    if (isOtherWanted) this.#forget();
    if (isOtherWanted && this.#given.take()) void this.#load();
    if (this.#readIn !== language()) this.read();
    if (changed.has('controls') && this.hasUpdated) void this.#bringMap();
    this.toggleAttribute('alone', !this.hasFrame);
  }

  protected override render(): TemplateResult {
    if (this.#given.problems.length > 0) return this.framed(this.#problems.template(this.#given.problems));
    if (this.#given.isComing) return this.framed(comingTemplate(false, this.#actions.tryAgain));
    if (isOther(this)) {
      return this.framed(this.other?.(this) ?? comingTemplate(this.isUnreachable, this.#actions.tryAgain));
    }
    const { inquiry, asked } = this;
    return oddsTemplate({
      title: this.headline,
      inquiry,
      pinned: this.pinned,
      forces: namedForces(asked),
      isAsked: asked !== null,
      shown: this.shown,
      parts: this.#panelParts,
      sides: this.sidesTemplate(),
      map: this.#map,
      isAlone: !this.hasFrame,
      places: this.places,
      bar: {
        odds: inquiry.isStale ? null : inquiry.odds, ...this.turnsNow, canSwap: this.#swapped !== null,
        isPlayable: asked !== null && this.isPlayable, isWatched: this.readonly,
      },
      isUnreachable: this.isUnreachable,
      lossReading: this.lossReading,
      isWatched: this.readonly,
      said: this.said,
    }, this.#actions);
  }

  /** It has a map, and so a frame of a fixed height; without, the panel stands alone. */
  protected get hasFrame(): boolean {
    return this.#showsPart('map') && !isOther(this) && this.#given.problems.length === 0;
  }

  /** What stands in the place of the odds. */
  protected framed(content: TemplateResult): TemplateResult {
    return content;
  }

  /** What the page around has above everything else. */
  protected get places(): unknown {
    return nothing;
  }

  /** What is asked about, in few words. */
  protected get headline(): string {
    if (this.scenario !== null) return this.asked?.title || oddsWords.untitled;
    return isWhole(this.plan) ? matchOf(meantBy(this.plan)) : oddsWords.calculator;
  }

  /** What the map shows of a table. */
  protected onMap(asked: Scenario): Scenario | ShownMoment {
    return asked;
  }

  /** The map as it is drawn. */
  protected drawn(view: BattlefieldView): BattlefieldView {
    return view;
  }

  get #map(): BattlefieldView | null {
    const { asked } = this;
    return asked === null || this.#mapViewOf === null ? null
      : this.drawn(this.#mapViewOf(this.onMap(asked), this.#shownChange));
  }

  /** What would be taken back, and done again. */
  protected get turnsNow(): Turns {
    const { canUndo, canRedo } = this.#history;
    return { undoes: canUndo ? historyWords.setUp : null, redoes: canRedo ? historyWords.setUp : null };
  }

  /** A button leads to play. */
  protected get isPlayable(): boolean {
    return this.controls !== null && this.#showsPart('play');
  }

  /** The two lines of text that are asked about; null: something else is. */
  protected get typed(): Plan | null {
    return this.scenario === null && this.changedTo === null ? this.plan : null;
  }

  /** Who fights, and how that is changed. */
  protected sidesTemplate(): unknown {
    if (this.readonly && this.problems.length === 0) return nothing;
    if (this.scenario !== null) return givenTemplate(this.problems, () => (this.scenario = null));
    return typedTemplate(this.plan, this.reading, this.#panelParts, {
      isOpen: this.areSidesOpen, turn: isOpen => (this.areSidesOpen = isOpen),
    });
  }

  /** The table becomes this one, which can be taken back. */
  protected change(scenario: Scenario): void {
    this.#history.leave(this.#now, null);
    this.changedTo = scenario;
    this.read();
  }

  protected undo(): void {
    this.#goTo(this.#history.undo(this.#now));
  }

  protected redo(): void {
    this.#goTo(this.#history.redo(this.#now));
  }

  protected play(): void {
    this.dispatchEvent(new PlayWanted(this.asked!));
  }

  get #now(): Asked {
    return { plan: this.plan, changedTo: this.changedTo };
  }

  #goTo(asked: Asked | null): void {
    if (asked === null) return;
    Object.assign(this, asked);
    this.read();
  }

  #showsPart(name: string): boolean {
    return this.controls === null || this.controls.split(/\s+/).includes(name);
  }

  /** The table that a row tells of, as long as the row stands. */
  get #shownChange(): Scenario | null {
    return this.inquiry.matters?.find(({ id }) => id === this.shown)?.scenario ?? null;
  }

  /** Both sides the other way round; null: they cannot change places. */
  get #swapped(): Plan | Scenario | null {
    if (this.typed !== null) return isWhole(this.typed) ? swapped(meantBy(this.typed)) : null;
    return this.asked === null ? null : swapSides(this.asked);
  }

  /** Nothing is asked about until the next reading. */
  #forget(): void {
    this.inquiry.rest();
    this.asked = null;
    this.changedTo = null;
    this.#history.clear();
  }

  /** Brings what reads the units, and reads what is there by then. */
  async #load(): Promise<void> {
    this.isUnreachable = false;
    if (isOther(this)) return this.#bringOther();
    try {
      await this.#reader.bring(() => this.scenario);
    } catch {
      this.isUnreachable = true;
    }
    this.read();
    void this.#bringMap();
    void this.#bringPanel();
    if (await this.#reader.learn()) this.read();
  }

  async #bringMap(): Promise<void> {
    if (this.#mapViewOf !== null || !this.hasFrame) return;
    const { mapViewOf } = await AssaultOdds.lazyParts!.map();
    this.#mapViewOf = mapViewOf;
    this.requestUpdate();
  }

  async #bringPanel(): Promise<void> {
    if (this.#panelParts !== null) return;
    const parts = await AssaultOdds.lazyParts!.panel();
    if (this.#panelParts !== null) return;
    this.#panelParts = parts;
    addStyles(this, parts.answersStyles);
    this.requestUpdate();
  }

  protected override backOnline(): void {
    if (this.#given.isUnfetched && !this.#given.take()) this.requestUpdate();
    else if (this.isUnreachable || this.inquiry.failure !== null) this.#actions.tryAgain();
  }

  #openLink(link: string): ReturnType<typeof openLink> {
    return openLink(link, AssaultOdds.lazyParts!, ({ scenario }) =>
      void Object.assign(this, { ruleset: null, scenario }));
  }

  /** Another ruleset, with which nothing of this one is asked. */
  async #bringOther(): Promise<void> {
    this.#forget();
    try {
      this.other = await AssaultOdds.lazyParts!.phase();
    } catch {
      this.isUnreachable = true;
    }
  }

  /** What is typed or given is read anew, and asked about. */
  protected read(): void {
    this.#readIn = language();
    const { forces } = this.#reader;
    if (forces === null || isOther(this)) return;
    if (this.scenario === null) {
      this.problems = [];
      this.reading = forces.read(meantBy(this.plan));
      if (this.reading.scenario === null) this.areSidesOpen = true;
      return this.ask(this.changedTo ?? this.reading.scenario, this.reading.characters);
    }
    if (this.changedTo !== null) return this.ask(this.changedTo, NO_CHARACTERS);
    const parsed = this.#reader.parse(this.scenario)!;
    this.problems = 'problems' in parsed ? parsed.problems : [];
    this.ask('scenario' in parsed ? parsed.scenario : null, NO_CHARACTERS);
  }

  /** What has been asked already is not asked again, and nothing off the page: back on it, it reads anew. */
  protected ask(scenario: Scenario | null, characters: Reading['characters']): void {
    if (!this.isConnected) return;
    if (scenario !== null && JSON.stringify(scenario) === JSON.stringify(this.asked)) return;
    this.asked = scenario;
    this.shown = null;
    if (scenario === null) this.inquiry.rest();
    else this.inquiry.ask({ kind: 'scenario', scenario, options: SHOWN_ODDS }, { scenario, characters });
  }

  #know(odds: Odds): void {
    this.said = saidOf(odds);
    this.dispatchEvent(new OddsKnown(odds, this.typed === null ? null : matchOf(meantBy(this.typed))));
  }

  #plan(plan: Plan, gesture: string | null = null): void {
    const isSame = this.changedTo === null && JSON.stringify(plan) === JSON.stringify(this.plan);
    if (!isSame) this.#history.leave(this.#now, gesture);
    this.plan = plan;
    this.changedTo = null;
    this.read();
  }

  readonly #edit = (event: PlanEdited): void => {
    const plan = edited(this.plan, event, this.#reader.forces, this.reading);
    if (plan !== null) this.#plan(plan, gestureOf(event));
  };

  /** In a field the keys take back what was typed there. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const turn = undoOrRedo(event);
    if (turn === null || this.readonly || event.composedPath()[0] instanceof HTMLInputElement) return;
    event.preventDefault();
    this[turn]();
  };

  /** The button of a change that is made is gone with its row: the focus goes to the number. */
  async #keepFocus(): Promise<void> {
    await this.updateComplete;
    if (!this.matches(':focus-within')) this.renderRoot.querySelector<HTMLElement>('.result')?.focus();
  }

  #pin(): void {
    const { odds, isStale } = this.inquiry;
    if (odds === null || isStale || this.asked === null) return;
    this.pinned = { odds, plan: this.typed, scenario: this.asked, title: this.headline };
  }

  #goBack({ plan, scenario }: Kept): void {
    if (plan === null) this.change(scenario);
    else this.#plan(plan);
  }

  #swap(): void {
    const other = this.#swapped;
    if (other === null) return;
    if ('formations' in other) this.change(other);
    else this.#plan(other);
  }

  readonly #actions: OddsActions = {
    swap: () => this.#swap(),
    undo: () => this.undo(),
    redo: () => this.redo(),
    play: () => this.play(),
    change: scenario => {
      this.change(scenario);
      void this.#keepFocus();
    },
    show: id => {
      this.shown = id;
    },
    pin: () => this.#pin(),
    unpin: () => {
      this.pinned = null;
    },
    goBack: () => this.#goBack(this.pinned!),
    tryAgain: () => {
      this.asked = null;
      void this.#load();
    },
    read: reading => {
      this.lossReading = reading;
    },
  };
}

define('assault-odds', AssaultOdds);

declare global {
  interface HTMLElementTagNameMap {
    'assault-odds': AssaultOdds;
  }
}
