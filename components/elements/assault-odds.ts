/** The calculator: should I charge? */
import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { swapSides } from '../../src/table-editing/engage-action.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { define } from '../shared/public/define.ts';
import { asText, asTextOrFields } from '../shared/public/meant.ts';
import { PageInput } from '../shared/public/page-input.ts';
import { ProblemsPanel } from '../shared/public/problems-panel.ts';
import { AskedHistory, type Asked } from '../epic-armageddon/odds/asked-history.ts';
import { edited, gestureOf, type PlanEdited } from '../epic-armageddon/odds/edit.ts';
import { comingTemplate, givenTemplate, typedTemplate } from '../epic-armageddon/odds/frame.ts';
import type { OddsLazyParts, OtherOdds } from '../epic-armageddon/odds/lazy-parts.ts';
import { OddsElement } from '../epic-armageddon/odds/odds-element.ts';
import { changesTo, NO_CHARACTERS } from '../epic-armageddon/odds/inquiry.ts';
import { oddsWords } from '../epic-armageddon/odds/odds-words.ts';
import { EXAMPLE, isWhole, matchOf, meantBy, planOf, swapped, type Plan } from '../epic-armageddon/odds/plan.ts';
import { SHOWN_ODDS } from '../epic-armageddon/odds/question.ts';
import { Reader } from '../epic-armageddon/odds/reader.ts';
import type { Reading } from '../epic-armageddon/odds/reading.ts';
import { openLink } from '../epic-armageddon/resolver/on-table.ts';
import { isOther } from '../epic-armageddon/resolver/other-ruleset.ts';
import { language } from '../shared/languages/speech.ts';
import type { Turns } from '../shared/resolver/turns.ts';

/**
 * Works out how an assault ends, exactly, while its units are typed: its map, the number, and what would change it.
 *
 * @fires {CustomEvent<{ version: 1, scenario: Scenario }>} play-wanted - The table is to be played: `controls` names
 * `play`, and its button was pressed.
 * @fires {CustomEvent<{ version: 2, odds: Odds, match: string | null }>} odds-known - The odds are as good as they get.
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
export class AssaultOdds extends OddsElement {
  /** How the parts come that need not be there at once. */
  static lazyParts: OddsLazyParts | null = null;
  static override properties = {
    ...OddsElement.properties,
    match: { meant: asText },
    scenario: { meant: asTextOrFields },
    ruleset: { meant: asText },
    other: { state: true },
    plan: { state: true },
    reading: { state: true },
    problems: { state: true },
    changedTo: { state: true },
    areSidesOpen: { state: true },
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
  /** How another ruleset is drawn; null: none has been asked for, or it has not come. */
  declare private other: OtherOdds | null;
  declare protected plan: Plan;
  declare protected reading: Reading | null;
  declare private problems: readonly Problem[];
  /** The table on which something has been changed since it was typed or given; null: nothing has been. */
  declare private changedTo: Scenario | null;
  declare private areSidesOpen: boolean;
  readonly #reader = new Reader(() => AssaultOdds.lazyParts!);
  readonly #given: PageInput<'scenario'> = new PageInput(this, 'scenario', link => this.#openLink(link));
  readonly #problems = new ProblemsPanel(this, () => AssaultOdds.lazyParts!.problems(), tryAgain =>
    comingTemplate(true, tryAgain));
  /** The language in which the units have been read and spoken of. */
  #readIn = language();
  readonly #history = new AskedHistory();

  constructor() {
    super();
    this.match = EXAMPLE;
    this.scenario = null;
    this.ruleset = null;
    this.other = null;
    this.plan = planOf(EXAMPLE);
    this.reading = null;
    this.problems = [];
    this.changedTo = null;
    this.areSidesOpen = false;
    this.addEventListener('plan-edited', this.#edit);
  }

  /** Its bar speaks as that of a resolver. */
  protected override get words(): readonly string[] {
    return isOther(this) ? super.words : [...super.words, 'resolver'];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!isOther(this)) this.asker.warm();
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
    if (changed.has('controls') && this.hasUpdated) void this.bringMap();
    this.toggleAttribute('alone', !this.hasFrame);
  }

  protected override render(): TemplateResult {
    if (this.#given.problems.length > 0) return this.framed(this.#problems.template(this.#given.problems));
    if (this.#given.isComing) return this.framed(comingTemplate(false, this.actions.tryAgain));
    if (isOther(this)) {
      return this.framed(this.other?.(this) ?? comingTemplate(this.isUnreachable, this.actions.tryAgain));
    }
    return this.template;
  }

  protected override get lazyParts(): OddsLazyParts {
    return AssaultOdds.lazyParts!;
  }

  protected override get hasFrame(): boolean {
    return this.showsPart('map') && !isOther(this) && this.#given.problems.length === 0;
  }

  /** What stands in the place of the odds. */
  protected framed(content: TemplateResult): TemplateResult {
    return content;
  }

  protected override get headline(): string {
    if (this.scenario !== null) return this.asked?.title || oddsWords.untitled;
    return isWhole(this.plan) ? matchOf(meantBy(this.plan)) : oddsWords.calculator;
  }

  protected override get turnsNow(): Turns {
    return this.#history.turns;
  }

  protected override get typed(): Plan | null {
    return this.scenario === null && this.changedTo === null ? this.plan : null;
  }

  protected override sidesTemplate(): unknown {
    if (this.readonly && this.problems.length === 0) return nothing;
    if (this.scenario !== null) return givenTemplate(this.problems, () => (this.scenario = null));
    return typedTemplate(this.plan, this.reading, this.panelParts, {
      isOpen: this.areSidesOpen, turn: isOpen => (this.areSidesOpen = isOpen),
    });
  }

  protected override change(scenario: Scenario): void {
    this.#history.leave(this.#now, null);
    this.changedTo = scenario;
    this.read();
  }

  protected override undo(): void {
    this.#goTo(this.#history.undo(this.#now));
  }

  protected override redo(): void {
    this.#goTo(this.#history.redo(this.#now));
  }

  get #now(): Asked {
    return { plan: this.plan, changedTo: this.changedTo };
  }

  #goTo(asked: Asked | null): void {
    if (asked === null) return;
    Object.assign(this, asked);
    this.read();
  }

  protected override get swapped(): Plan | Scenario | null {
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
    void this.bringMap();
    void this.bringPanel();
    if (await this.#reader.learn()) this.read();
  }

  protected override backOnline(): void {
    if (this.#given.isUnfetched && !this.#given.take()) this.requestUpdate();
    else if (this.isUnreachable || this.inquiry.failure !== null) this.tryAgain();
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
    else this.inquiry.ask({ kind: 'scenario', scenario, options: SHOWN_ODDS }, changesTo({ scenario, characters }));
  }

  protected override typeAnew(plan: Plan, gesture: string | null = null): void {
    const isSame = this.changedTo === null && JSON.stringify(plan) === JSON.stringify(this.plan);
    if (!isSame) this.#history.leave(this.#now, gesture);
    this.plan = plan;
    this.changedTo = null;
    this.read();
  }

  readonly #edit = (event: PlanEdited): void => {
    const plan = edited(this.plan, event, this.#reader.forces, this.reading);
    if (plan !== null) this.typeAnew(plan, gestureOf(event));
  };

  protected override tryAgain(): void {
    this.asked = null;
    void this.#load();
  }
}

define('assault-odds', AssaultOdds);

declare global {
  interface HTMLElementTagNameMap {
    'assault-odds': AssaultOdds;
  }
}
