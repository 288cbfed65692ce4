/** What the decisions of an assault have cost, for its report. */
import type { Review } from '../../../machines/epic-armageddon/review/review.ts';
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { points } from '../../shared/parts/figures.ts';
import type { ReportedDecision } from '../../shared/report/account.ts';
import { reportWords } from '../../shared/report/report-words.ts';
import { rowsOf, worthOf, type MomentRow } from '../review/moments.ts';
import { reviewWords } from '../review/review-words.ts';

/** One after the other, and at the end all of each side. */
export const decisionsIn = (timeline: Timeline, review: Review): readonly ReportedDecision[] => {
  const decisions = rowsOf(timeline, review).filter(({ isAsGood }) => isAsGood !== null).map(decisionOf);
  return decisions.length === 0 ? [] : [...decisions, ...SIDES.map(side => ({
    side, name: reportWords.allDecisions, worth: points(-100 * review.cost[side]),
  }))];
};

const decisionOf = ({ moment, title, isAsGood }: MomentRow): ReportedDecision =>
  ({ side: moment.side, name: title, worth: isAsGood === true ? reviewWords.asGood : points(100 * worthOf(moment)) });
