/** What happened in an assault, to print, to save and to paste. */
import type { PropertyValues } from 'lit';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { ReportPage, type ReportContent } from '../../shared/report/report-page.ts';
import type { Review } from '../../../machines/epic-armageddon/review/review.ts';
import type { EngineLoaders } from '../odds/answerers.ts';
import { LiveOdds } from '../resolver/live-odds/live-odds.ts';
import { accountOf } from './account.ts';
import { type History, historyOf, jsonOf, reportIn, viewsOf } from './history.ts';

/**
 * The report of an assault, over or not: as a page for the screen and for paper, as text in several markups, as JSON.
 * It is made from the scenario and its events alone, so it says what the rules say of them.
 *
 * @csspart page - The page itself.
 */
export class AssaultReport extends ReportPage {
  static override properties = {
    odds: { attribute: false }, engine: { attribute: false }, review: { attribute: false },
  };
  /** As parsed; null: there is nothing to report. */
  declare scenario: Scenario | null;
  /** Everything that has happened, in order. */
  declare events: readonly AssaultEvent[];
  /** The odds before the first throw; null: those that the engine finds, if there is one. */
  declare odds: Odds | null;
  /** How the engine comes that works out odds and luck; null: they are not told. */
  declare engine: EngineLoaders | null;
  /** What its decisions have cost; null: it has not been reviewed. */
  declare review: Review | null;
  #history: History | null = null;
  #liveOdds: LiveOdds | null = null;

  constructor() {
    super();
    this.scenario = null;
    this.events = [];
    this.odds = null;
    this.engine = null;
    this.review = null;
  }

  /** The report of the contract; null while the assault is not over. */
  get report(): Report | null {
    return this.scenario === null ? null : reportIn(historyOf(this.scenario, this.events));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isOther = changed.has('scenario') || changed.has('events');
    if (isOther) this.#history = this.scenario === null ? null : historyOf(this.scenario, this.events);
    if (isOther || changed.has('engine')) this.#askLuck();
    super.willUpdate(changed);
  }

  protected override tell(): ReportContent | null {
    const history = this.#history;
    if (history === null) return null;
    const { luck = null, isReckoning = false, failure = null } = this.#liveOdds?.view ?? {};
    const beside = { odds: this.odds ?? luck?.before ?? null, luck, review: this.review, link: this.link };
    return {
      account: accountOf(history, beside), views: viewsOf(history), json: () => jsonOf(history, beside),
      isReckoning: isReckoning && failure === null,
    };
  }

  /** What the dice have turned is asked for once all have fallen. */
  #askLuck(): void {
    if (this.#liveOdds !== null) this.removeController(this.#liveOdds);
    this.#liveOdds?.hostDisconnected();
    this.#liveOdds = null;
    if (this.engine === null || !this.#history?.isOver) return;
    this.#liveOdds = new LiveOdds(this, this.engine, true);
    this.#liveOdds.begin(this.#history.timeline);
  }
}

if (!customElements.get('assault-report')) customElements.define('assault-report', AssaultReport);

declare global {
  interface HTMLElementTagNameMap {
    'assault-report': AssaultReport;
  }
}
