/** What the dice of an assault have turned, step by step, and what its decisions have cost. */
import type { Review } from '../../../machines/epic-armageddon/review/review.ts';
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { percent, points } from '../../shared/parts/figures.ts';
import type { LuckLine, ReportedDecision, ReportedLuck } from '../../shared/report/account.ts';
import { reportWords } from '../../shared/report/report-words.ts';
import { decisionsOf } from '../../shared/report/review-told.ts';
import type { NamedLuck } from '../resolver/live-odds/view.ts';
import { rowsOf } from '../review/moments.ts';

/** `winner`: null: nobody has won. */
export const luckIn = (luck: NamedLuck, winner: Side | null): ReportedLuck => ({
  lines: linesOf(luck),
  total: points(100 * luck.swing.attacker),
  facts: winner === null ? [] : factsOf(luck, winner),
});

/** Throws of the same step and round are told together; those whose odds are not known are left out. */
const linesOf = ({ throws, names }: NamedLuck): readonly LuckLine[] => {
  const swings = new Map<string, number>();
  throws.forEach(({ swing }, i) => {
    if (swing !== null) swings.set(names[i]!, (swings.get(names[i]!) ?? 0) + swing.attacker);
  });
  return [...swings].map(([name, swing]) => ({ name, points: points(100 * swing) }));
};

const factsOf = ({ before, swing }: NamedLuck, winner: Side): readonly string[] => {
  const told = points(100 * swing[winner]);
  const size = told.replace(/^[+−]/, '');
  return [
    ...(before === null ? [] : [reportWords.chanceBefore(percent(before.winner[winner]))]),
    told.startsWith('−') ? reportWords.diceTook(size) : reportWords.diceGave(size),
  ];
};

export const decisionsIn = (timeline: Timeline, review: Review): readonly ReportedDecision[] =>
  decisionsOf(rowsOf(timeline, review), review);
