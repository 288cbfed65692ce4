/** The review of an assault: what its decisions cost, what its dice turned, and what would have been better. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import '../../shared/battlefield/assault-battlefield.ts';
import type { AssaultBattlefield } from '../../shared/battlefield/assault-battlefield.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import '../../shared/frame/table-frame.ts';
import type { TableFrame } from '../../shared/frame/table-frame.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import '../../shared/parts/odds-bar.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { barStyles } from '../../shared/resolver/bar.styles.ts';
import { menuFrame, menuStyles } from '../../shared/resolver/menu.ts';
import { ReportWanted } from '../../shared/resolver/page-requests.ts';
import { placesOfPage } from '../../shared/resolver/places-of-page.ts';
import { resolverWords } from '../../shared/resolver/resolver-words.ts';
import { buttons, publicTheme, theme } from '../../shared/theme/theme.ts';
import { forceOf } from '../steps/wording.ts';
import { styles } from './assault-review.styles.ts';
import { attackersOf, rowsOf, type MomentRow } from './moments.ts';
import './review-graph.ts';
import type { MomentChosen } from './review-graph.ts';
import { bestView, playedView, replyTo, snapshotOf, viewAt } from './review-map.ts';
import {
  barTemplate, panelTemplate, switchTemplate, type LongerLook, type ReviewActions, type ReviewScreen, type Shown,
} from './review-panel.ts';
import type { Review } from '../../../machines/epic-armageddon/review/review.ts';
import { reviewWords } from './review-words.ts';

/** Sent when an assault is to be played on otherwise: `events` that have happened in it then. */
export class CourseWanted extends Event {
  readonly events: readonly AssaultEvent[];

  constructor(events: readonly AssaultEvent[]) {
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
  readonly ends: AssaultEvent['type'];

  constructor(at: number, ends: AssaultEvent['type']) {
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
export class AssaultReview extends SpokenElement {
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
  declare scenario: Scenario | null;
  /** Everything that has happened, in order. */
  declare events: readonly AssaultEvent[];
  /** As much of it as is known; null: nothing yet. */
  declare review: Review | null;
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
  #timeline: Timeline | null = null;

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

  protected override get words(): readonly string[] {
    return [
      'resolver', 'opening', 'samples', 'review', 'throws', 'steps-playing', 'steps-map', 'steps-charge',
      'epic-moments',
    ];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('scenario') || changed.has('events')) {
      this.#timeline = this.scenario === null ? null : replay(this.scenario, this.events);
      this.chosenAt = null;
      this.shown = 'best';
    }
    if (changed.has('judged') && this.judged !== null) this.chosenAt = this.judged;
  }

  protected override render(): TemplateResult {
    const timeline = this.#timeline;
    if (timeline === null) return this.#nothingTemplate();
    const rows = rowsOf(timeline, this.review);
    const place = this.#placeIn(rows);
    const row = rows[place] ?? null;
    const found = row === null ? null : snapshotOf(timeline, row);
    const canShowBest = row !== null && found !== null && row.isAsGood === false;
    const screen: ReviewScreen = {
      timeline, rows, place, row, found: canShowBest ? found : null,
      reply: canShowBest ? replyTo(timeline, row, found) : null, review: this.review, isAsking: this.isAsking,
      longer: this.longer, failure: this.failure, isWhole: this.isWhole,
      isJudged: row !== null && row.moment.at === this.judged,
      shown: canShowBest ? this.shown : 'played',
    };
    const { title } = timeline.scenario;
    return html`<section aria-label=${reviewWords.title}>
      <table-frame>
        ${placesOfPage}
        <h2 class="title" slot="title">${bundledTitle(null, title) || resolverWords.untitled}</h2>
        <button type="button" class="report" slot="actions" @click=${this.#wantReport}>${reviewWords.report}</button>
        ${menuFrame(resolverWords.menu, { deeds: html``, others: html`` })}
        <div class="map" slot="map" data-top="52">
          <div class="table">
            <assault-battlefield .view=${this.#view(screen)}></assault-battlefield>
            ${switchTemplate(screen, this.#actions)}
          </div>
          <div class="under">${this.#graph(screen)}</div>
        </div>
        <div class="panel" slot="panel">${panelTemplate(screen, this.#graph(screen), this.#actions)}</div>
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

  /** Before anything is known, as it stands. */
  #view({ row, found, reply, shown, timeline: { snapshots, at } }: ReviewScreen): BattlefieldView {
    if (row === null) return viewAt(snapshots[at]!, snapshots[at]!);
    return shown === 'best' && found !== null ? bestView(row, found, reply) : playedView(row);
  }

  #graph({ rows, place, timeline }: ReviewScreen): TemplateResult | typeof nothing {
    const [first] = rows;
    if (first === undefined) return nothing;
    const label = reviewWords.graph(forceOf(first.before.context.assault, 'attacker') || timeline.scenario.title);
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
  #placeIn(rows: readonly MomentRow[]): number {
    const chosen = rows.findIndex(({ moment }) => moment.at === this.chosenAt);
    if (chosen >= 0) return chosen;
    return rows.reduce((most, { moment: { cost } }, i) => (cost > rows[most]!.moment.cost ? i : most), 0);
  }

  /** The map with its camera, as the other views have it. */
  get map(): AssaultBattlefield | null {
    return this.renderRoot.querySelector('assault-battlefield');
  }

  get #rows(): readonly MomentRow[] {
    return this.#timeline === null ? [] : rowsOf(this.#timeline, this.review);
  }

  #choose(place: number): void {
    const row = this.#rows[place];
    if (row === undefined) return;
    this.chosenAt = row.moment.at;
    this.shown = 'best';
  }

  readonly #wantReport = (): boolean => this.dispatchEvent(new ReportWanted());

  readonly #onMoment = ({ place }: MomentChosen): void => this.#choose(place);

  readonly #actions: ReviewActions = {
    choose: place => this.#choose(place),
    turn: by => this.#choose(this.#placeIn(this.#rows) + by),
    show: shown => (this.shown = shown),
    list: isWhole => {
      this.isWhole = isWhole;
      this.renderRoot.querySelector<TableFrame>('table-frame')!.rest(isWhole ? 'full' : 'half');
    },
    playBetter: ({ at, best }) =>
      this.dispatchEvent(new CourseWanted([...this.events.slice(0, at), ...best!.decisions])),
    playOn: ({ at, count }) => this.dispatchEvent(new CourseWanted(this.events.slice(0, at + count))),
    lookLonger: () => this.dispatchEvent(new LongerWanted()),
    findIt: ({ at, count }) => this.dispatchEvent(new TryWanted(at, this.events[at + count - 1]!.type)),
  };
}

if (!customElements.get('assault-review')) customElements.define('assault-review', AssaultReview);

declare global {
  interface HTMLElementTagNameMap {
    'assault-review': AssaultReview;
  }
  interface HTMLElementEventMap {
    'course-wanted': CourseWanted;
    'longer-wanted': LongerWanted;
    'try-wanted': TryWanted;
  }
}
