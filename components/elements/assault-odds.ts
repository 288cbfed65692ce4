/** The calculator: should I charge? */
import type { PropertyValues, TemplateResult } from 'lit';
import type { Odds } from '../../src/epic-armageddon/odds/answer.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { define } from '../shared/public/define.ts';
import { asFlag, asText, asTextOrFields } from '../shared/public/meant.ts';
import { PageInput } from '../shared/public/page-input.ts';
import { ProblemsPanel } from '../shared/public/problems-panel.ts';
import { PublicElement } from '../shared/public/public-element.ts';
import { answererFor } from '../epic-armageddon/odds/answerers.ts';
import { OddsAsker } from '../epic-armageddon/odds/odds-asker.ts';
import { edited, type PlanEdited } from '../epic-armageddon/odds/edit.ts';
import { OddsKnown } from '../epic-armageddon/odds/events.ts';
import { comingTemplate, oddsTemplate, type OddsActions } from '../epic-armageddon/odds/frame.ts';
import { Inquiry } from '../epic-armageddon/odds/inquiry.ts';
import type { OddsLazyParts, OtherOdds } from '../epic-armageddon/odds/lazy-parts.ts';
import type { Reading as LossReading } from '../epic-armageddon/odds/loss-chart.ts';
import { EXAMPLE, matchOf, meantBy, planOf, swapped, type Plan } from '../epic-armageddon/odds/plan.ts';
import { SHOWN_ODDS } from '../epic-armageddon/odds/question.ts';
import { Reader } from '../epic-armageddon/odds/reader.ts';
import type { Reading } from '../epic-armageddon/odds/reading.ts';
import { saidOf, type Pinned } from '../epic-armageddon/odds/result.ts';
import { styles } from '../epic-armageddon/odds/styles.ts';
import { oddsWords } from '../epic-armageddon/odds/odds-words.ts';
import { disclosure } from '../shared/parts/disclosure.ts';
import { sideMarkStyles } from '../shared/parts/side-mark.ts';
import { tableStyles } from '../shared/parts/table.styles.ts';
import { language } from '../shared/languages/speech.ts';
import { onceLoaded } from '../shared/once-loaded.ts';
import { openLink } from '../epic-armageddon/resolver/on-table.ts';
import { isOther } from '../epic-armageddon/resolver/other-ruleset.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';

/** A plan that can be gone back to; null: a scenario of the page. */
interface Kept extends Pinned {
  readonly plan: Plan | null;
}

const NO_CHARACTERS = { attacker: {}, defender: {} } as const;

/** One worker for all calculators of a page. */
const answerer = onceLoaded(() => answererFor(AssaultOdds.lazyParts!));

/**
 * Works out how an assault ends, exactly, while its units are typed.
 *
 * @fires {CustomEvent<{ version: 2, odds: object, match: string | null }>} odds-known - The odds are as good as they
 * get.
 * @slot - Shown without the script, and beside what is wrong where the tag asks for what cannot be shown.
 * @csspart result - The bar and its figures.
 * @csspart side - One of the two columns.
 * @csspart matters - What matters most.
 * @csspart problems - What is wrong with a scenario.
 * @cssprop --assault-bar - The height of the bar.
 */
export class AssaultOdds extends PublicElement {
  /** How the parts come that need not be there at once. */
  static lazyParts: OddsLazyParts | null = null;
  static override styles = [
    theme, publicTheme, buttons, disclosure, sideMarkStyles, tableStyles, styles,
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
    areMattersWhole: { state: true },
    isMapOpen: { state: true },
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
  declare private reading: Reading | null;
  /** What is asked about. */
  declare protected asked: Scenario | null;
  declare private problems: readonly Problem[];
  declare private pinned: Kept | null;
  declare private lossReading: LossReading;
  declare private areMattersWhole: boolean;
  declare private isMapOpen: boolean;
  declare private isUnreachable: boolean;
  declare private said: string;
  readonly #reader = new Reader(() => AssaultOdds.lazyParts!);
  readonly #given: PageInput<'scenario'> = new PageInput(this, 'scenario', link => this.#openLink(link));
  readonly #problems = new ProblemsPanel(this, () => AssaultOdds.lazyParts!.problems(), tryAgain =>
    comingTemplate(true, tryAgain));
  /** The language in which the units have been read and spoken of. */
  #readIn = language();
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
    this.areMattersWhole = false;
    this.isMapOpen = false;
    this.isUnreachable = false;
    this.said = '';
    this.addEventListener('plan-edited', this.#edit);
  }

  /** The last answer; null: none yet. */
  get odds(): Odds | null {
    return this.inquiry.odds;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!isOther(this)) this.#asker.warm();
    if (this.hasUpdated) this.#read();
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
    if (this.#readIn !== language()) this.#read();
  }

  protected override render(): TemplateResult {
    if (this.#given.problems.length > 0) return this.#problems.template(this.#given.problems);
    if (this.#given.isComing) return comingTemplate(false, this.#actions.tryAgain);
    if (isOther(this)) return this.other?.(this) ?? comingTemplate(this.isUnreachable, this.#actions.tryAgain);
    return oddsTemplate({
      inquiry: this.inquiry,
      pinned: this.pinned,
      plan: this.scenario === null ? this.plan : null,
      reading: this.reading,
      scenario: this.asked,
      problems: this.problems,
      isUnreachable: this.isUnreachable,
      lossReading: this.lossReading,
      areMattersWhole: this.areMattersWhole,
      isMapOpen: this.isMapOpen,
      isWatched: this.readonly,
      said: this.said,
    }, this.#actions);
  }

  /** Nothing is asked about until the next reading. */
  #forget(): void {
    this.inquiry.rest();
    this.asked = null;
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
    this.#read();
    if (await this.#reader.learn()) this.#read();
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

  #read(): void {
    this.#readIn = language();
    const { forces } = this.#reader;
    if (forces === null || isOther(this)) return;
    if (this.scenario === null) {
      this.problems = [];
      this.reading = forces.read(meantBy(this.plan));
      return this.ask(this.reading.scenario, this.reading.characters);
    }
    const parsed = this.#reader.parse(this.scenario)!;
    this.problems = 'problems' in parsed ? parsed.problems : [];
    this.ask('scenario' in parsed ? parsed.scenario : null, NO_CHARACTERS);
  }

  /** What has been asked already is not asked again, and nothing off the page: back on it, it reads anew. */
  protected ask(scenario: Scenario | null, characters: Reading['characters']): void {
    if (!this.isConnected) return;
    if (scenario !== null && JSON.stringify(scenario) === JSON.stringify(this.asked)) return;
    this.asked = scenario;
    if (scenario === null) this.inquiry.rest();
    else this.inquiry.ask({ kind: 'scenario', scenario, options: SHOWN_ODDS }, { scenario, characters });
  }

  #know(odds: Odds): void {
    this.said = saidOf(odds);
    this.dispatchEvent(new OddsKnown(odds, this.scenario === null ? matchOf(meantBy(this.plan)) : null));
  }

  #plan(plan: Plan): void {
    this.plan = plan;
    this.#read();
  }

  readonly #edit = (event: PlanEdited): void => {
    const plan = edited(this.plan, event, this.#reader.forces, this.reading);
    if (plan !== null) this.#plan(plan);
  };

  async #turnMap(): Promise<void> {
    if (this.asked === null) return;
    try {
      await AssaultOdds.lazyParts!.map();
      this.isMapOpen = !this.isMapOpen;
    } catch {
      this.isUnreachable = true;
    }
  }

  readonly #actions: OddsActions = {
    swap: () => this.#plan(swapped(this.plan)),
    pin: () => {
      const { odds, isStale } = this.inquiry;
      if (odds === null || isStale) return;
      const plan = this.scenario === null ? this.plan : null;
      this.pinned = { odds, plan, title: plan === null ? this.asked?.title ?? '' : matchOf(plan) };
    },
    unpin: () => {
      this.pinned = null;
    },
    goBack: () => {
      if (this.pinned?.plan) this.#plan(this.pinned.plan);
    },
    tryAgain: () => {
      this.asked = null;
      void this.#load();
    },
    read: reading => {
      this.lossReading = reading;
    },
    showAllMatters: () => {
      this.areMattersWhole = true;
    },
    turnMap: () => void this.#turnMap(),
    leaveScenario: () => {
      this.scenario = null;
    },
  };
}

define('assault-odds', AssaultOdds);

declare global {
  interface HTMLElementTagNameMap {
    'assault-odds': AssaultOdds;
  }
}
