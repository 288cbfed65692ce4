/** What happened in a phase, to print, to save and to paste. */
import type { PhaseReview } from '../../../machines/warhammer-40k/review/review.ts';
import type { PhaseReport } from '../../../src/warhammer-40k/explain/report.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { PlayedEvent } from '../../../src/warhammer-40k/stages/turns.ts';
import { ReportPage, type ReportContent } from '../../shared/report/report-page.ts';
import { phaseAccountOf } from './account.ts';
import { phaseHistoryOf, phaseJsonOf, phaseViewsOf, reportIn } from './history.ts';

export { phaseFactsOf } from './account.ts';

/**
 * The report of a phase with all its turns, over or not: as a page for the screen and for paper, as text in several
 * markups, as JSON. It is made from the scenario and its events alone.
 *
 * @csspart page - The page itself.
 */
export class PhaseReportPage extends ReportPage {
  static override properties = { review: { attribute: false } };
  /** As parsed; null: there is nothing to report. */
  declare scenario: Scenario | null;
  /** Everything that has happened, turn after turn. */
  declare events: readonly PlayedEvent[];
  /** What is known of the present turn’s decisions and throws; null: nothing. */
  declare review: PhaseReview | null;

  constructor() {
    super();
    this.review = null;
    this.scenario = null;
    this.events = [];
  }

  /** What the library gives of a phase; null while it is not over. */
  get report(): PhaseReport | null {
    const { scenario, events } = this;
    return scenario === null ? null : reportIn(phaseHistoryOf({ scenario, events }));
  }

  protected override tell(): ReportContent | null {
    const { scenario, events, link, review } = this;
    if (scenario === null) return null;
    const history = phaseHistoryOf({ scenario, events });
    return {
      account: phaseAccountOf(history, link, review),
      views: phaseViewsOf(history),
      isReckoning: false,
      json: () => phaseJsonOf(history, link),
    };
  }
}

if (!customElements.get('phase-report')) customElements.define('phase-report', PhaseReportPage);

declare global {
  interface HTMLElementTagNameMap {
    'phase-report': PhaseReportPage;
  }
}
