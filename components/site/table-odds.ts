/** The view in which it is asked how the table will end, from the moment at which it stands. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Timeline } from '../../machines/epic-armageddon/timeline.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { AssaultOdds } from '../elements/assault-odds.ts';
import type { DecisionDrawn, Drawn } from '../epic-armageddon/advice/best-found.ts';
import type { BestOffer } from '../epic-armageddon/advice/best-offer.ts';
import '../epic-armageddon/advice/best-offer.ts';
import { notesTemplate } from '../epic-armageddon/odds/frame.ts';
import { oddsWords } from '../epic-armageddon/odds/odds-words.ts';
import { meantBy, planOf, type Plan } from '../epic-armageddon/odds/plan.ts';
import { NO_CHARACTERS, type DecisionHere } from '../epic-armageddon/odds/inquiry.ts';
import type { Question, Questions } from '../epic-armageddon/odds/question.ts';
import type { Reading } from '../epic-armageddon/odds/reading.ts';
import type { BattlefieldView } from '../shared/battlefield/view.ts';
import type { Decided } from '../epic-armageddon/steps/step.ts';
import { advice } from '../embed/lazy/advice.ts';
import { respoken } from '../shared/languages/spoken.ts';
import { turnsTemplate, type Turns } from '../shared/resolver/turns.ts';
import { menuFrame, menuStyles } from '../shared/resolver/menu.ts';
import { placesOfPage } from '../shared/resolver/places-of-page.ts';
import { siteWords, tableWords } from './site-words.ts';
import { styles } from './table-odds.styles.ts';
import type { PhaseHere } from './table/phase-of-table.ts';

/** A table, and the moment at which it stands. */
export interface TableMoment {
  readonly scenario: Scenario;
  /** What has been played on it, up to that moment. */
  readonly timeline: Timeline;
  /** The two lines of text that it was made of; null: it was made in another way. */
  readonly match: Plan | null;
  readonly moment: Questions['moment'];
  /** The name of its step, in the language in which it is read. */
  readonly step: () => string;
  /** Nothing has been played on it. */
  readonly isStart: boolean;
  /** What can be decided now. */
  readonly decisions: () => readonly DecisionHere[];
  /** Why nothing can be; null: something may. */
  readonly nothingOpen: keyof typeof oddsWords.nothingOpen | null;
  /** The moment at which another set-up of the table starts. */
  readonly startOf: (scenario: Scenario) => Questions['moment'];
}

/** Sent when something is decided on the table. */
export class DecisionMade extends Event {
  readonly decision: Pick<DecisionHere, 'events'>;

  constructor(decision: Pick<DecisionHere, 'events'>) {
    super('decision-made');
    this.decision = decision;
  }
}

/** Sent when what is typed is another table. */
export class MatchTyped extends Event {
  readonly match: Plan;
  readonly scenario: Scenario;

  constructor(match: Plan, scenario: Scenario) {
    super('match-typed');
    this.match = match;
    this.scenario = scenario;
  }
}

/** Sent when something is changed on the table. */
export class TableChanged extends Event {
  readonly scenario: Scenario;

  constructor(scenario: Scenario) {
    super('table-changed');
    this.scenario = scenario;
  }
}

/** With which a phase of another game is told of. */
const PHASE = [
  'warhammer-40k', 'warhammer-40k-odds', 'warhammer-40k-moments', 'warhammer-40k-map', 'warhammer-40k-samples',
] as const;

const isSame = (one: Plan, other: Plan | null): boolean =>
  other !== null && JSON.stringify(meantBy(one)) === JSON.stringify(meantBy(other));

/**
 * The odds of the table of the site.
 *
 * @fires match-typed - What is typed is another table: `match`, `scenario`.
 * @fires table-changed - A change is made on the table: `scenario`.
 * @fires decision-made - Something is decided on the table as it stands: `decision`.
 * @fires undo-wanted - What happened last on the table, or was changed last, is to be taken back.
 * @fires redo-wanted - It is to be done again.
 */
export class TableOdds extends AssaultOdds {
  static override styles = [...AssaultOdds.styles, menuStyles, styles];
  static override properties = {
    ...AssaultOdds.properties, here: { attribute: false }, phaseHere: { attribute: false },
    turns: { attribute: false }, news: {}, selected: { state: true }, best: { state: true },
  };
  /** Null: there is no table yet, or one of another game. */
  declare here: TableMoment | null;
  /** A table of another game at the moment at which it stands; null: there is none, or it has not come. */
  declare phaseHere: PhaseHere | null;
  /** What would be taken back on the table, and done again. */
  declare turns: Turns;
  /** How far it has been played again after a change; empty: as far as it went. */
  declare news: string;
  /** The stand that is selected in the other views; null: none is. */
  declare selected: string | null;
  /** The best decision found, while it is drawn on the map; null: it is not. */
  declare private best: Drawn | null;
  #characters: Reading['characters'] | null = null;

  constructor() {
    super();
    this.match = null;
    this.plan = planOf('');
    this.best = null;
    this.here = null;
    this.phaseHere = null;
    this.turns = { undoes: null, redoes: null };
    this.news = '';
    this.selected = null;
  }

  /** The name of a step is one of a moment. */
  protected override get words(): readonly string[] {
    return [
      ...super.words, ...(this.here === null ? [] : ['epic-moments']), ...(this.phaseHere === null ? [] : PHASE),
    ];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.shown !== null && this.best !== null) this.#bestOffer?.hide();
    if (!changed.has('here')) return;
    if (changed.has('match') && this.match !== null) return this.inquiry.rest(); // another table is asked for
    const { here } = this;
    const before = changed.get('here') as TableMoment | null | undefined;
    if (here !== null && here.scenario !== before?.scenario && !isSame(this.plan, here.match)) {
      this.plan = here.match ?? planOf('');
      this.#characters = null;
      if (here.match !== null) this.read();
    }
    this.#askHere();
  }

  protected override get places(): TemplateResult {
    return html`${placesOfPage}${menuFrame(siteWords.more, { deeds: html``, others: html`` })}`;
  }

  protected override get hasFrame(): boolean {
    return super.hasFrame || this.phaseHere !== null;
  }

  protected override framed(content: TemplateResult): TemplateResult {
    const bar = html`<div class="bar"><div class="acts">
      ${turnsTemplate(this.turns, { undo: () => this.undo(), redo: () => this.redo() })}
      <button type="button" class="main" part="primary" @click=${this.#play}><span>${tableWords.play}</span></button>
    </div></div>`;
    return this.phaseHere === null ? html`<div class="beside">
      <div class="top">${this.places}</div><div class="rest">${content}</div>${bar}
    </div>` : this.#phaseFrame(this.phaseHere, bar);
  }

  #phaseFrame({ title, step, isStart, view, template }: PhaseHere, bar: TemplateResult): TemplateResult {
    return html`<section class="calculator" aria-label=${oddsWords.calculator}><table-frame detent="full">
      ${this.places}
      <h2 class="title" slot="title">${title()}</h2>
      <div class="map" slot="map"><assault-battlefield .view=${this.drawn(view())}></assault-battlefield></div>
      <div class="panel" slot="panel">
        ${isStart ? nothing : html`<p class="note from">${tableWords.from(step())}</p>`}${template()}</div>
      <div class="foot" slot="bar">${bar}</div>
    </table-frame></section>`;
  }

  protected override get headline(): string {
    return this.here?.scenario.title || super.headline;
  }

  protected override onMap(asked: Scenario): ReturnType<AssaultOdds['onMap']> {
    return this.here?.moment ?? asked;
  }

  protected override drawn(plain: BattlefieldView): BattlefieldView {
    const { selected, best } = this;
    const view = best?.draw(plain) ?? plain;
    if (selected === null) return view;
    return { ...view, counters: view.counters.map(one => (one.id === selected ? { ...one, now: true } : one)) };
  }

  protected override get turnsNow(): Turns {
    return this.turns;
  }

  protected override get isPlayable(): boolean {
    return this.here !== null;
  }

  protected override get typed(): Plan | null {
    return this.here === null ? super.typed : this.here.match;
  }

  /** From where the odds are, what has been made of what was typed, and where it is changed. */
  protected override sidesTemplate(): TemplateResult {
    const { here, reading } = this;
    const isRead = here === null || here.match !== null;
    return html`
      <p class="note news" role="status">${this.news}</p>
      ${here === null || here.isStart ? nothing : html`<p class="note from">${tableWords.from(here.step())}</p>`}
      ${isRead && reading !== null ? html`${remarksTemplate(reading)}${notesTemplate(reading)}` : nothing}
      <a class="change" href="#set-up">${tableWords.changeInSetUp}</a>`;
  }

  protected override get advice(): TemplateResult | typeof nothing {
    return this.here === null ? nothing : html`<best-offer
      .timeline=${this.here.timeline} .ways=${this.#advised} ?inert=${this.readonly}
      @decision-drawn=${this.#drawBest} @decided=${this.#decideBest}
    ></best-offer>`;
  }

  readonly #advised = { ...this.lazyParts, advice };

  get #bestOffer(): BestOffer | null {
    return this.renderRoot.querySelector('best-offer');
  }

  readonly #drawBest = ({ drawn }: DecisionDrawn): void => {
    this.best = drawn;
    if (drawn !== null) this.shown = null;
  };

  readonly #decideBest = ({ decision, rest }: Decided): void => {
    this.decide({ events: [decision, ...rest] });
  };

  /** Of another game nothing is known here but that it can be played. */
  readonly #play = (): void => {
    this.dispatchEvent(new Event('play-wanted'));
  };

  protected override change(scenario: Scenario): void {
    this.dispatchEvent(new TableChanged(scenario));
  }

  protected override decide(decision: Pick<DecisionHere, 'events'>): void {
    this.dispatchEvent(new DecisionMade(decision));
  }

  protected override questionAfter(scenario: Scenario): Question<'scenario' | 'moment'> {
    return this.here === null ? super.questionAfter(scenario) : { kind: 'moment', ...this.here.startOf(scenario) };
  }

  protected override get nothingOpen(): keyof typeof oddsWords.nothingOpen | null {
    return this.here?.nothingOpen ?? super.nothingOpen;
  }

  protected override undo(): void {
    this.dispatchEvent(new Event('undo-wanted'));
  }

  protected override redo(): void {
    this.dispatchEvent(new Event('redo-wanted'));
  }

  /** What is typed becomes the table, and is asked about when it is. */
  protected override ask(scenario: Scenario | null, characters: Reading['characters']): void {
    const { here, plan } = this;
    if (here !== null && isSame(plan, here.match)) {
      const isFirst = this.#characters === null;
      this.#characters = characters;
      if (isFirst) this.#askHere();
    } else if (scenario !== null && this.isConnected) {
      this.#characters = characters;
      this.inquiry.rest();
      this.dispatchEvent(new MatchTyped(plan, scenario));
    }
  }

  /** Changes of a table that was typed are looked for with the characters of its forces. */
  #askHere(): void {
    const { here } = this;
    if (here === null) return this.inquiry.rest();
    const { scenario, match, moment, isStart, decisions } = here;
    this.asked = scenario;
    this.shown = null;
    if (match !== null && this.#characters === null) return;
    const characters = match === null ? NO_CHARACTERS : this.#characters!;
    const changed = isStart ? { scenario, characters } : null;
    this.inquiry.ask({ kind: 'moment', ...moment }, { changed, decisions });
  }
}

/** What was typed and means nothing on the table. */
const remarksTemplate = ({ attacker, defender }: Reading): TemplateResult | typeof nothing => {
  const lost = [...attacker.remarks, ...defender.remarks].filter(({ isLost }) => isLost);
  return lost.length === 0 ? nothing
    : html`<ul class="says" role="status">${lost.map(({ say }) => html`<li>${respoken(say)}</li>`)}</ul>`;
};

if (!customElements.get('table-odds')) customElements.define('table-odds', TableOdds);

declare global {
  interface HTMLElementTagNameMap {
    'table-odds': TableOdds;
  }
  interface HTMLElementEventMap {
    'match-typed': MatchTyped;
    'table-changed': TableChanged;
    'decision-made': DecisionMade;
  }
}
