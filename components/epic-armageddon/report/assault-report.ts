/** What happened in an assault, to print, to save and to paste. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { accountOf } from './account.ts';
import { historyOf, jsonOf, reportIn, viewsOf } from './history.ts';
import { ReportPage, type ReportContent } from '../../shared/report/report-page.ts';

/**
 * The report of an assault, over or not: as a page for the screen and for paper, as text in several markups, as JSON.
 * It is made from the scenario and its events alone, so it says what the rules say of them.
 *
 * @csspart page - The page itself.
 */
export class AssaultReport extends ReportPage {
  static override properties = { odds: { attribute: false } };
  /** As parsed; null: there is nothing to report. */
  declare scenario: Scenario | null;
  /** Everything that has happened, in order. */
  declare events: readonly AssaultEvent[];
  /** The odds before the first throw; null: they are not told. */
  declare odds: Odds | null;

  constructor() {
    super();
    this.scenario = null;
    this.events = [];
    this.odds = null;
  }

  /** The report of the contract; null while the assault is not over. */
  get report(): Report | null {
    return this.scenario === null ? null : reportIn(historyOf(this.scenario, this.events));
  }

  protected override tell(): ReportContent | null {
    const { scenario, events, odds, link } = this;
    if (scenario === null) return null;
    const history = historyOf(scenario, events);
    const beside = { odds, link };
    return {
      account: accountOf(history, beside), views: viewsOf(history), odds, json: () => jsonOf(history, beside),
    };
  }
}

if (!customElements.get('assault-report')) customElements.define('assault-report', AssaultReport);

declare global {
  interface HTMLElementTagNameMap {
    'assault-report': AssaultReport;
  }
}
