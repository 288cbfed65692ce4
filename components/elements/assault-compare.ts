/** Two rulings, or two machines, side by side: the same assault stepped through both, and what differs marked. */
import type { PropertyValues, TemplateResult } from 'lit';
import { both, type Both } from '../../machines/compare/game.ts';
import type { RulingEffect } from '../../machines/compare/rulings-that-matter.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { RULING_IDS, type RulingId } from '../../src/epic-armageddon/rulings/rulings.ts';
import type { GivenProblem } from '../shared/public/given-words.ts';
import { BothOdds } from '../epic-armageddon/compare/both-odds.ts';
import { chosenOf, type Chosen } from '../epic-armageddon/compare/chooser.ts';
import type { Pair } from '../epic-armageddon/compare/comparable.ts';
import '../epic-armageddon/compare/compare-side.ts';
import { newsWords } from '../epic-armageddon/compare/difference-words.ts';
import { CompareChosen, CompareStep } from '../epic-armageddon/compare/events.ts';
import {
  type CompareActions, type CompareScreen, compareTemplate, lackTemplate, scenarioProblemsTemplate, readingTemplate,
} from '../epic-armageddon/compare/frame.ts';
import type { CompareLazyParts } from '../epic-armageddon/compare/lazy-parts.ts';
import { answersFor, pairOfRulings, type Prepared } from '../epic-armageddon/compare/rulings-pair.ts';
import { Stepping } from '../epic-armageddon/compare/stepping.ts';
import { styles } from '../epic-armageddon/compare/styles.ts';
import { RulingSearch } from '../epic-armageddon/compare/ruling-search.ts';
import { compareWords } from '../shared/compare/compare-words.ts';
import { areWordsThere, inWords, language, wordsComing } from '../shared/languages/speech.ts';
import { onceTouched } from '../shared/once-touched.ts';
import { GivenElement } from '../shared/public/given-element.ts';
import {
  asEventsOrNull, asFaces, asFields, asFlag, asHaving, asText, asTextOrFields, asTexts, asWhole, isCallable,
} from '../shared/public/meant.ts';
import { disclosure } from '../shared/parts/disclosure.ts';
import { formFieldStyles } from '../shared/parts/field.styles.ts';
import '../shared/parts/live-region.ts';
import { tableStyles } from '../shared/parts/table.styles.ts';
import '../shared/resolver/odds-from-here.ts';
import { atOnce, loaded, playingOf, type Source } from '../epic-armageddon/resolver/source.ts';
import { LOG_GROUPS } from '../epic-armageddon/spoken/word-groups.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';

/** What decides which assault is played, if any is. */
const PLAYED = ['scenario', 'decisions', 'seed', 'dice', 'machines'] as const;

/** What happens in steps is said with these: before the first nothing has. */
const STEP_WORDS = [...LOG_GROUPS, 'refusals'] as const;
const ODDS_WORDS = ['live-odds'] as const;

/** In which words the steps are told now. */
const tellingNow = (): string => `${language()} ${areWordsThere(...STEP_WORDS)}`;

/**
 * Lays two answers to an open question of the rules side by side, or two machines that a page gives it: the same
 * assault, the same decisions and the same dice, step by step, with everything marked in which they differ.
 *
 * @fires compare-step - Both stand after another step: `detail.at`, `detail.of`, `detail.differs`.
 * @fires compare-chosen - Something else is compared: `detail.scenario`, `detail.ruling`, `detail.answers`.
 * @csspart chooser - What is compared.
 * @csspart bar - The buttons; `back`, `on` and `to-difference`.
 * @csspart facts - What differs, as a table.
 */
export class AssaultCompare extends GivenElement {
  /** How the parts come that need not be there at once. */
  static lazyParts: CompareLazyParts | null = null;
  static override styles = [theme, publicTheme, buttons, disclosure, formFieldStyles, tableStyles, styles];
  static override properties = {
    scenario: { meant: asTextOrFields },
    decisions: { attribute: false, meant: asEventsOrNull },
    seed: { type: Number, meant: asWhole },
    dice: { attribute: false, meant: asFaces },
    ruling: { meant: asText },
    answers: { attribute: false, meant: asTexts },
    machines: { attribute: false, meant: asHaving({ title: asText, sides: asFields, stream: isCallable }) },
    chart: { type: Boolean, reflect: true, meant: asFlag },
    theme: { reflect: true, meant: asText },
    shown: { state: true },
    problems: { state: true },
    isUnreachable: { state: true },
    charts: { state: true },
    said: { state: true },
  };
  /** The id of a bundled assault, or a scenario as an object or as JSON; the first bundled assault unless set. */
  declare scenario: unknown;
  /** What is decided in it; null: what comes with a bundled assault. */
  declare decisions: readonly Decision[] | null;
  /** The seed of its dice; null: that of a bundled assault. */
  declare seed: number | null;
  /** The faces of its first dice; those of the seed follow. */
  declare dice: readonly number[];
  /** The question that is answered in two ways; null: the first on which something turns. */
  declare ruling: string | null;
  /** The two answers; those that are not named: the one in force, and the first other. */
  declare answers: readonly string[];
  /** Two games or machines instead of two rulings; null: rulings. */
  declare machines: Pair | null;
  /** The statecharts are shown instead of the table. */
  declare chart: boolean;
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  declare private shown: 0 | 1;
  declare private problems: readonly GivenProblem[];
  declare private isUnreachable: boolean;
  declare private charts: CompareScreen['charts'];
  declare private said: string;
  #ready: Prepared | null = null;
  #pair: Pair | null = null;
  readonly #stepping = new Stepping();
  #found: RulingId | null = null;
  #telling = tellingNow();
  /** A reader has chosen something of which the page has not been told. */
  #isChosen = false;
  /** It is not known yet what is compared; until then everything stays as it was. */
  #isPending = false;
  /** Another assault is on its way. */
  #isComing = false;
  readonly #turning = new RulingSearch(this, turn => this.#settle(turn));
  readonly #odds = new BothOdds(this, () => AssaultCompare.lazyParts!.odds);

  constructor() {
    super();
    this.scenario = null;
    this.decisions = null;
    this.seed = null;
    this.dice = [];
    this.ruling = null;
    this.answers = [];
    this.machines = null;
    this.chart = false;
    this.theme = null;
    this.shown = 0;
    this.problems = [];
    this.isUnreachable = false;
    this.charts = null;
    this.said = '';
    onceTouched(this, () => wordsComing(...STEP_WORDS));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.#telling !== tellingNow()) this.#sayAgain();
    if (this.machines === null && PLAYED.some(name => changed.has(name))) this.#load();
    else if (changed.has('machines') || changed.has('ruling') || changed.has('answers')) this.#compare();
    const isChart = this.chart || (this.#pair !== null && this.#stepping.lock === null);
    if (isChart && this.charts === null) this.#bringCharts();
  }

  protected override render(): TemplateResult {
    if (this.problems.length > 0) return scenarioProblemsTemplate(this.problems);
    if (this.isUnreachable) return lackTemplate(this.#tryAgain);
    if (this.#pair === null) return readingTemplate();
    const { shown, chart: isChart, charts, said } = this;
    const [pair, stepping, chosen] = [this.#pair, this.#stepping, this.#chosen] as const;
    const [turning, odds] = [this.#turning, this.#odds] as const;
    return compareTemplate({ pair, stepping, chosen, turning, odds, shown, isChart, charts, said }, this.#actions);
  }

  /** What a reader has chosen is told as soon as it is known what is compared. */
  protected override updated(): void {
    if (!this.#isChosen || this.#isPending || this.#ready === null) return;
    this.#isChosen = false;
    this.dispatchEvent(new CompareChosen(this.#ready.id, this.#rulingNow!, this.#answersNow));
  }

  /** Both are played again where everything that was said was said in another language, or before its words came. */
  #sayAgain(): void {
    this.#telling = tellingNow();
    const { at } = this.#stepping;
    if (this.#pair === null) return;
    this.#compare();
    this.#stepping.at = at;
  }

  get #rulingNow(): RulingId | null {
    return RULING_IDS.find(id => id === this.ruling) ?? this.#found ?? this.#turning.first;
  }

  get #answersNow(): Both<string> {
    return answersFor(this.#ready!, this.#rulingNow!, this.answers);
  }

  get #chosen(): Chosen | null {
    if (this.machines !== null || this.#ready === null || this.#rulingNow === null) return null;
    return chosenOf(this.#ready, this.#rulingNow, this.#answersNow, this.#turning);
  }

  /** The scenario, at once or when it has come. */
  #load(): void {
    const wanted = this.scenario;
    this.isUnreachable = false;
    this.#isPending = true;
    const source = atOnce(wanted);
    this.#isComing = source === null;
    if (source !== null) return this.#show(source);
    loaded(wanted, AssaultCompare.lazyParts!).then(
      found => wanted === this.scenario && this.#show(found),
      () => {
        this.isUnreachable = wanted === this.scenario;
      },
    );
  }

  #show(source: Source): void {
    this.#isComing = false;
    this.problems = 'problems' in source ? source.problems : [];
    if ('problems' in source) return;
    const { decisions, seed, dice } = this;
    this.#ready = { id: source.id, ...playingOf(source, { decisions, events: [], seed, dice, step: null }) };
    this.#isPending = this.ruling === null;
    this.#turning.seek(this.#ready);
    this.#compare();
  }

  /** Both are played; nothing is, as long as it is not known what is asked. */
  #compare(): void {
    const ruling = this.#rulingNow;
    if (this.machines !== null) this.#pair = this.machines;
    else if (this.#ready === null || ruling === null) return;
    else this.#pair = pairOfRulings({ ready: this.#ready, ruling, answers: this.#answersNow });
    this.#stepping.begin(this.#pair);
    this.#odds.forget();
    this.requestUpdate();
  }

  /** The first question on which something turns, where none was named and nobody has begun to step. */
  #settle(turn: RulingEffect | null): void {
    if (this.#isComing) return; // that was of the assault before
    this.#isPending = false;
    if (this.ruling !== null || (this.#pair !== null && this.#stepping.at > 0)) return;
    this.#found = turn?.ruling ?? this.#found ?? this.#turning.first;
    this.#compare();
  }

  /** Somewhere else, if there is anywhere to go, once what happens there can be said. */
  #go(step: (stepping: Stepping) => boolean): void {
    inWords(STEP_WORDS, () => step(this.#stepping) && this.#tell());
  }

  #tell(): void {
    const { at, lock, step } = this.#stepping;
    const news = step?.news ?? [];
    this.#odds.forget();
    this.said = compareWords.said(at, lock!.steps.length, news.length > 0 ? newsWords(news) : compareWords.alike);
    this.dispatchEvent(new CompareStep(at, lock!.steps.length, news.length > 0));
  }

  #choose(change: Partial<Pick<AssaultCompare, 'scenario' | 'ruling' | 'answers'>>): void {
    Object.assign(this, change);
    this.#isChosen = true;
  }

  #bringCharts(): void {
    AssaultCompare.lazyParts!.charts().then(charts => (this.charts = charts), () => (this.isUnreachable = true));
  }

  readonly #tryAgain = (): void => {
    this.isUnreachable = false;
    if (this.machines === null && this.#ready === null) this.#load();
  };

  readonly #actions: CompareActions = {
    back: () => this.#go(stepping => stepping.back()),
    on: () => this.#go(stepping => stepping.on()),
    toDifference: () => this.#go(stepping => stepping.toDifference()),
    show: shown => {
      this.shown = shown;
    },
    turn: isChart => {
      this.chart = isChart;
    },
    compare: ({ ruling, answer }) => this.#choose({ ruling, answers: ['', answer] }),
    chooseScenario: scenario => {
      this.#found = this.#rulingNow;
      this.#choose({ scenario, ruling: null, answers: [] });
    },
    chooseRuling: ruling => this.#choose({ ruling, answers: [] }),
    chooseAnswers: answers => this.#choose({ ruling: this.#rulingNow, answers }),
    askOdds: () => inWords(ODDS_WORDS, () => {
      const { states } = this.#stepping;
      this.#odds.ask(both(this.#pair!.sides, ({ oddsOf }, which) => oddsOf!(states![which])));
    }),
  };
}

if (!customElements.get('assault-compare')) customElements.define('assault-compare', AssaultCompare);

declare global {
  interface HTMLElementTagNameMap {
    'assault-compare': AssaultCompare;
  }
}
