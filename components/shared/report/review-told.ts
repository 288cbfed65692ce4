/** What decisions have cost, as a report tells it. */
import { points } from '../parts/figures.ts';
import type { PlayerSide } from '../parts/side-mark.ts';
import type { ReportedDecision, ReportedLuck } from './account.ts';
import { reportWords } from './report-words.ts';
import { worthOf, type PricedReview, type ReviewRow } from '../review/reviewed.ts';
import { reviewWords } from '../review/review-words.ts';

const SIDES: readonly PlayerSide[] = ['attacker', 'defender'];

/** One after the other, and at the end all of each side; empty: nothing was held against anything better. */
export const decisionsOf = (rows: readonly ReviewRow[], { cost }: PricedReview): readonly ReportedDecision[] => {
  const decisions = rows.filter(({ isAsGood }) => isAsGood !== null).map(decisionOf);
  return decisions.length === 0 ? [] : [...decisions, ...SIDES.map(side => ({
    side, name: reportWords.allDecisions, worth: points(-100 * cost[side]),
  }))];
};

const decisionOf = ({ moment, title, isAsGood }: ReviewRow): ReportedDecision =>
  ({ side: moment.side, name: title, worth: isAsGood === true ? reviewWords.asGood : points(100 * worthOf(moment)) });

/** What throws have turned, those of one name together; null: there were none. */
export const luckOf = (rows: readonly ReviewRow[], { luck }: PricedReview): ReportedLuck | null => {
  const swings = new Map<string, number>();
  for (const { moment, name } of rows) {
    if (moment.kind === 'throw') swings.set(name, (swings.get(name) ?? 0) + worthOf(moment));
  }
  if (swings.size === 0) return null;
  return {
    lines: [...swings].map(([name, swing]) => ({ name, points: points(100 * swing) })),
    total: points(100 * luck.attacker), facts: [],
  };
};
