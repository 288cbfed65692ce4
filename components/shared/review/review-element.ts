/** The review of what was played: what decisions cost, what dice turned, and what would have been better. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import '../battlefield/assault-battlefield.ts';
import type { AssaultBattlefield } from '../battlefield/assault-battlefield.ts';
import type { BattlefieldView } from '../battlefield/view.ts';
import '../frame/table-frame.ts';
import type { TableFrame } from '../frame/table-frame.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import '../parts/odds-bar.ts';
import { sideMarkStyles } from '../parts/side-mark.ts';
import { barStyles } from '../resolver/bar.styles.ts';
import { menuFrame, menuStyles } from '../resolver/menu.ts';
import { ReportWanted } from '../resolver/page-requests.ts';
import { placesOfPage } from '../resolver/places-of-page.ts';
import { resolverWords } from '../resolver/resolver-words.ts';
import { buttons, publicTheme, theme } from '../theme/theme.ts';
import './review-graph.ts';
import type { MomentChosen } from './review-graph.ts';
import {
  barTemplate, panelTemplate, switchTemplate, type BetterFound, type LongerLook, type ReviewActions, type ReviewScreen,
  type Shown,
} from './review-panel.ts';
import { attackersOf, type PricedReview, type ReviewRow } from './reviewed.ts';
import { reviewWords } from './review-words.ts';
import { styles } from './review.styles.ts';

/** An event of either game. */
interface AnyEvent {
  readonly type: string;
}

/** Sent when it is to be played on otherwise: `events` that have happened in it then. */
export class CourseWanted extends Event {
  readonly events: readonly AnyEvent[];

  constructor(events: readonly AnyEvent[]) {
    super('course-wanted');
    this.events = events;
  }
}

/** Sent when more work is to be put into it. */
export class LongerWanted extends Event {
  constructor() {
    super('longer-wanted');
  }
}

/** Sent when somebody will find the better decision without help: its moment begins after `at` events. */
export class TryWanted extends Event {
  readonly at: number;
  /** The event with which it has been made. */
  readonly ends: string;

  constructor(at: number, ends: string) {
    super('try-wanted');
    this.at = at;
    this.ends = ends;
  }
}

/**
 * A view of the table: the graph of one side's chance, the moments, the table as it stood at one of them.
 *
 * @fires course-wanted - It is to be played on otherwise: `events`.
 * @fires try-wanted - Somebody will find the better decision without help: `at`, `ends`.
 * @fires longer-wanted - More work is to be put into it.
 * @fires report-wanted - The report is wanted.
 * @slot back - Before the title; `views`, `actions` and `menu` are in the top bar as well.
 * @csspart primary - The next action.
 */
export abstract class ReviewElement<Row extends ReviewRow = ReviewRow> extends SpokenElement {
  static override styles = [theme, publicTheme, buttons, sideMarkStyles, menuStyles, barStyles, styles];
  static override properties = {
    theme: { reflect: true },
    scenario: { attribute: false },
    events: { attribute: false },
    review: { attribute: false },
    isAsking: { attribute: false },
    longer: { attribute: false },
    failure: { attribute: false },
    judged: { attribute: false },
    chosenAt: { state: true },
    shown: { state: true },
    isWhole: { state: true },
  };
  declare theme: string | null;
  /** Null: nothing is on the table. */
  declare scenario: object | null;
  /** Everything that has happened, in order. */
  declare events: readonly AnyEvent[];
  /** As much of it as is known; null: nothing yet. */
  declare review: PricedReview | null;
  /** More of it is on its way. */
  declare isAsking: boolean;
  /** More work can be put into it, or is being put into it; null: neither. */
  declare longer: LongerLook;
  /** Why there is none, or no more of it; empty: there is, or will be. */
  declare failure: string;
  /** The moment that somebody has tried to find, by its place among the events; null: none. */
  declare judged: number | null;
  /** The moment that is looked at, by its place among the events; null: that which cost most. */
  declare private chosenAt: number | null;
  declare private shown: Shown;
  /** Where there is little room: all moments are listed. */
  declare private isWhole: boolean;

  constructor() {
    super();
    this.theme = null;
    this.scenario = null;
    this.events = [];
    this.review = null;
    this.isAsking = false;
    this.longer = null;
    this.failure = '';
    this.judged = null;
    this.chosenAt = null;
    this.shown = 'best';
    this.isWhole = false;
  }

  /** The scenario or its events are others. */
  protected abstract begin(): void;
  /** What is on the table is called; null: nothing is there. */
  protected abstract get heading(): string | null;
  /** The moments that are listed, as far as they are known. */
  protected abstract get rows(): readonly Row[];
  /** Who has won; empty: it is not over. */
  protected abstract get outcome(): string;
  /** What the graph tells. */
  protected abstract graphLabel(first: Row): string;
  /** What was found to be better than what was played; null: it cannot be shown. */
  protected abstract found(row: Row): BetterFound | null;
  /** The table once a moment was played; before anything is known, as it stands. */
  protected abstract playedView(row: Row | null): BattlefieldView;
  /** The table once what was found to be better would have been played. */
  protected abstract bestView(row: Row): BattlefieldView;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('scenario') || changed.has('events')) {
      this.begin();
      this.chosenAt = null;
      this.shown = 'best';
    }
    if (changed.has('judged') && this.judged !== null) this.chosenAt = this.judged;
  }

  protected override render(): TemplateResult {
    const { heading } = this;
    if (heading === null) return this.#nothingTemplate();
    const { rows } = this;
    const place = this.#placeIn(rows);
    const row = rows[place] ?? null;
    const found = row !== null && row.isAsGood === false ? this.found(row) : null;
    const screen: ReviewScreen = {
      rows, place, row, found, review: this.review, outcome: this.outcome, isAsking: this.isAsking,
      longer: this.longer, failure: this.failure, isWhole: this.isWhole,
      isJudged: row !== null && row.moment.at === this.judged,
      shown: found === null ? 'played' : this.shown,
    };
    const graph = this.#graph(rows, place);
    const view = row !== null && screen.shown === 'best' ? this.bestView(row) : this.playedView(row);
    return html`<section aria-label=${reviewWords.title}>
      <table-frame>
        ${placesOfPage}
        <h2 class="title" slot="title">${heading}</h2>
        <button type="button" class="report" slot="actions" @click=${this.#wantReport}>${reviewWords.report}</button>
        ${menuFrame(resolverWords.menu, { deeds: html``, others: html`` })}
        <div class="map" slot="map" data-top="52">
          <div class="table">
            <assault-battlefield .view=${view}></assault-battlefield>
            ${switchTemplate(screen, this.#actions)}
          </div>
          <div class="under">${graph}</div>
        </div>
        <div class="panel" slot="panel">${panelTemplate(screen, graph, this.#actions)}</div>
        ${barTemplate(screen, this.#actions)}
      </table-frame>
    </section>`;
  }

  /** It is said why there is nothing; the ways to other views stay. */
  #nothingTemplate(): TemplateResult {
    return html`<table-frame>
      ${placesOfPage}
      <h2 class="title" slot="title">${reviewWords.title}</h2>
      ${menuFrame(resolverWords.menu, { deeds: html``, others: html`` })}
      <div class="panel" slot="panel"><p class="status" role="status">${this.failure}</p></div>
    </table-frame>`;
  }

  #graph(rows: readonly Row[], place: number): TemplateResult | typeof nothing {
    const [first] = rows;
    if (first === undefined) return nothing;
    const label = this.graphLabel(first);
    return html`<h3 class="of-graph">${label}</h3><review-graph
      .points=${rows.map(({ name, title, moment, isAsGood }) => ({
        name, title, kind: moment.kind, after: attackersOf(moment, moment.after),
        isCostly: isAsGood === false,
      }))}
      .start=${attackersOf(first.moment, first.moment.before)} .place=${place} .label=${label}
      @moment-chosen=${this.#onMoment}
    ></review-graph>`;
  }

  /** That which is looked at, else that which cost most. */
  #placeIn(rows: readonly Row[]): number {
    const chosen = rows.findIndex(({ moment }) => moment.at === this.chosenAt);
    if (chosen >= 0) return chosen;
    return rows.reduce((most, { moment: { cost } }, i) => (cost > rows[most]!.moment.cost ? i : most), 0);
  }

  /** The map with its camera, as the other views have it. */
  get map(): AssaultBattlefield | null {
    return this.renderRoot.querySelector('assault-battlefield');
  }

  #choose(place: number): void {
    const row = this.rows[place];
    if (row === undefined) return;
    this.chosenAt = row.moment.at;
    this.shown = 'best';
  }

  readonly #wantReport = (): boolean => this.dispatchEvent(new ReportWanted());

  readonly #onMoment = ({ place }: MomentChosen): void => this.#choose(place);

  readonly #actions: ReviewActions = {
    choose: place => this.#choose(place),
    turn: by => this.#choose(this.#placeIn(this.rows) + by),
    show: shown => (this.shown = shown),
    list: isWhole => {
      this.isWhole = isWhole;
      this.renderRoot.querySelector<TableFrame>('table-frame')!.rest(isWhole ? 'full' : 'half');
    },
    playBetter: ({ at, best }) =>
      this.dispatchEvent(new CourseWanted([...this.events.slice(0, at), ...best!.decisions as readonly AnyEvent[]])),
    playOn: ({ at, count }) => this.dispatchEvent(new CourseWanted(this.events.slice(0, at + count))),
    lookLonger: () => this.dispatchEvent(new LongerWanted()),
    findIt: ({ at, count }) => this.dispatchEvent(new TryWanted(at, this.events[at + count - 1]!.type)),
  };
}

declare global {
  interface HTMLElementEventMap {
    'course-wanted': CourseWanted;
    'longer-wanted': LongerWanted;
    'try-wanted': TryWanted;
  }
}
