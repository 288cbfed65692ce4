/** The view in which it is asked how the table will end, from the moment at which it stands. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { AssaultOdds } from '../elements/assault-odds.ts';
import { notesTemplate } from '../epic-armageddon/odds/frame.ts';
import { meantBy, planOf, type Plan } from '../epic-armageddon/odds/plan.ts';
import type { Questions } from '../epic-armageddon/odds/question.ts';
import type { Reading } from '../epic-armageddon/odds/reading.ts';
import { isOther } from '../epic-armageddon/resolver/other-ruleset.ts';
import type { BattlefieldView } from '../shared/battlefield/view.ts';
import { respoken } from '../shared/languages/spoken.ts';
import { turnsTemplate, type Turns } from '../shared/resolver/turns.ts';
import { menuFrame, menuStyles } from '../shared/resolver/menu.ts';
import { placesOfPage } from '../shared/resolver/places-of-page.ts';
import type { phaseOnMap, PhaseOnMap } from '../warhammer-40k/odds/phase-map.ts';
import { siteWords, tableWords } from './site-words.ts';

/** The groups of words in which the map of a phase of Warhammer 40,000 is told. */
const PHASE_MAP_WORDS: readonly string[] = ['warhammer-40k', 'warhammer-40k-map', 'warhammer-40k-samples'];

/** A table, and the moment at which it stands. */
export interface TableMoment {
  readonly scenario: Scenario;
  /** The two lines of text that it was made of; null: it was made in another way. */
  readonly match: Plan | null;
  readonly moment: Questions['moment'];
  /** The name of its step, in the language in which it is read. */
  readonly step: () => string;
  /** Nothing has been played on it. */
  readonly isStart: boolean;
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

const isSame = (one: Plan, other: Plan | null): boolean =>
  other !== null && JSON.stringify(meantBy(one)) === JSON.stringify(meantBy(other));

/**
 * The odds of the table of the site.
 *
 * @fires match-typed - What is typed is another table: `match`, `scenario`.
 * @fires table-changed - A change is made on the table: `scenario`.
 * @fires undo-wanted - What happened last on the table, or was changed last, is to be taken back.
 * @fires redo-wanted - It is to be done again.
 */
export class TableOdds extends AssaultOdds {
  static override styles = [...AssaultOdds.styles, menuStyles, css`
    :host {
      --assault-height: auto;

      border: 0;
      border-radius: 0;
    }
    .top {
      display: flex;
      align-items: center;
      min-block-size: 48px;
      padding-inline: 2px;
      border-block-end: 1px solid var(--_line);
    }
    .beside {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-block-size: 0;
    }
    .rest {
      flex: 1;
      min-block-size: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    .rest > .note {
      padding: calc(var(--_space) * 3);
    }
    .acts > .main {
      margin-inline-start: auto;
    }
    :host([alone]) {
      block-size: auto;
    }
    .menu summary::before {
      content: none;
    }
    /* It has room of its own round its parts. */
    .panel:has(> phase-calculator) {
      padding: 0;
    }
    .news:empty {
      display: none;
    }
    .change {
      justify-self: start;
      padding-block: calc(var(--_space) * 2);
      color: var(--_now-ink);
      font-weight: 600;
    }
  `];
  static override properties = {
    ...AssaultOdds.properties, here: { attribute: false }, turns: { attribute: false }, news: {},
    selected: { state: true }, phaseOnMap: { state: true },
  };
  /** Null: there is no table yet, or one of another game. */
  declare here: TableMoment | null;
  /** What would be taken back on the table, and done again. */
  declare turns: Turns;
  /** How far it has been played again after a change; empty: as far as it went. */
  declare news: string;
  /** The stand that is selected in the other views; null: none is. */
  declare selected: string | null;
  /** What the map shows of a phase of Warhammer 40,000; null: it has not come. */
  declare private phaseOnMap: typeof phaseOnMap | null;
  #isPhaseMapComing = false;
  #characters: Reading['characters'] | null = null;

  constructor() {
    super();
    this.match = null;
    this.plan = planOf('');
    this.here = null;
    this.turns = { undoes: null, redoes: null };
    this.news = '';
    this.selected = null;
    this.phaseOnMap = null;
  }

  /** The name of a step is one of a moment. */
  protected override get words(): readonly string[] {
    return [
      ...super.words, ...(this.here === null ? [] : ['epic-moments']), ...(isOther(this) ? PHASE_MAP_WORDS : []),
    ];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (isOther(this) && !this.#isPhaseMapComing) void this.#bringPhaseMap();
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
    return isOther(this) ? this.#otherOnMap !== null : super.hasFrame;
  }

  /** Its map and its title are those of the other game, as soon as they have come. */
  protected override framed(content: TemplateResult): TemplateResult {
    const bar = html`<div class="bar"><div class="acts">
      ${turnsTemplate(this.turns, { undo: () => this.undo(), redo: () => this.redo() })}
      <button type="button" class="main" part="primary" @click=${this.#play}><span>${tableWords.play}</span></button>
    </div></div>`;
    const onMap = this.#otherOnMap;
    if (onMap === null) {
      return html`<div class="beside">
        <div class="top">${this.places}</div><div class="rest">${content}</div>${bar}
      </div>`;
    }
    return html`<section class="calculator"><table-frame detent="full">
      ${this.places}
      <h2 class="title" slot="title">${onMap.title}</h2>
      <div class="map" slot="map">
        <assault-battlefield .view=${this.drawn(onMap.view)}></assault-battlefield>
      </div>
      <div class="panel" slot="panel">${content}</div>
      <div class="foot" slot="bar">${bar}</div>
    </table-frame></section>`;
  }

  /** Null: the table is one of Epic, or nothing can be shown of it yet. */
  get #otherOnMap(): PhaseOnMap | null {
    return isOther(this) ? this.phaseOnMap?.(this) ?? null : null;
  }

  async #bringPhaseMap(): Promise<void> {
    this.#isPhaseMapComing = true;
    try {
      const { phaseOnMap } = await import('../warhammer-40k/odds/phase-map.ts');
      this.phaseOnMap = phaseOnMap;
    } catch {
      this.#isPhaseMapComing = false; // it is asked for again with the next table
    }
  }

  protected override get headline(): string {
    return this.here?.scenario.title || super.headline;
  }

  protected override onMap(asked: Scenario): ReturnType<AssaultOdds['onMap']> {
    return this.here?.moment ?? asked;
  }

  protected override drawn(view: BattlefieldView): BattlefieldView {
    const { selected } = this;
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

  /** Of another game nothing is known here but that it can be played. */
  readonly #play = (): void => {
    this.dispatchEvent(new Event('play-wanted'));
  };

  protected override change(scenario: Scenario): void {
    this.dispatchEvent(new TableChanged(scenario));
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
    const { scenario, match, moment, isStart } = here;
    this.asked = scenario;
    this.shown = null;
    if (match !== null && this.#characters === null) return;
    const characters = match === null ? { attacker: {}, defender: {} } : this.#characters!;
    this.inquiry.ask({ kind: 'moment', ...moment }, isStart ? { scenario, characters } : null);
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
  }
}
