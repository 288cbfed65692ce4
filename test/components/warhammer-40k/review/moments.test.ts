/** What the review of a phase says of its moments, and what the report takes from it. */
import { describe, expect, it } from 'vitest';
import { decisionsOf, luckOf } from '../../../../components/shared/report/review-told.ts';
import { phaseReviewAnswers } from '../../../../components/warhammer-40k/review/question.ts';
import { decidedBy, fightsIn, phaseRowsOf, turnOf } from '../../../../components/warhammer-40k/review/moments.ts';
import type { PhaseReview } from '../../../../machines/warhammer-40k/review/review.ts';
import type { PlayedEvent } from '../../../../src/warhammer-40k/stages/turns.ts';
import type { Scenario } from '../../../../src/warhammer-40k/model/scenario.ts';
import { row, scenario, unit } from '../../../support/warhammer-40k/build.ts';

/** A marine in contact with an ork and a grot. */
const table: Scenario = scenario('7th', {
  startAt: 'fight',
  units: [
    unit({ id: 'a', name: 'Marines', side: 'attacker', models: row('a', 1, [10, 20], { profile: 'marine' }) }),
    unit({ id: 'ork', name: 'Orks', side: 'defender', models: row('o', 1, [10, 21], { profile: 'ork' }) }),
    unit({ id: 'grot', name: 'Grots', side: 'defender', models: row('g', 1, [10, 19], { profile: 'grot' }) }),
  ],
});

const events: readonly PlayedEvent[] = [
  { type: 'strikes.aimed', model: 'a1', at: { grot: 1 } }, { type: 'strikes.settled' },
  { type: 'dice.thrown', faces: [6] }, { type: 'dice.thrown', faces: [6] },
];

const reviewed = (): PhaseReview => {
  const answers = phaseReviewAnswers({ scenario: table, events });
  let last: PhaseReview | undefined;
  for (let step = answers.next(); step.done !== true; step = answers.next()) last = step.value ?? last;
  return last!;
};

describe('the moments of a phase', () => {
  const review = reviewed();
  const rows = phaseRowsOf(turnOf({ scenario: table, events }), review);

  it('are choices that there were, by what they are and whom they meet, and throws by what came of them', () => {
    expect(rows.map(({ title }) => title)).toEqual(['Whom to strike: Grots', 'To hit: 1 of 1', 'To wound: 1 of 1']);
    expect(rows.map(({ moment }) => moment.at)).toEqual([0, 2, 3]);
    expect(rows[0]!.moment.best!.tried).toBe(2);
    expect(rows[1]!.isAsGood).toBe(null);
  });

  it('are told in the report: what decisions cost, and what throws of one name turned together', () => {
    const [aimed, ...sums] = decisionsOf(rows, review);
    expect(aimed).toMatchObject({ side: 'attacker', name: 'Whom to strike: Grots' });
    expect(sums.map(({ side }) => side)).toEqual(['attacker', 'defender']);
    const luck = luckOf(rows, review)!;
    expect(luck.lines.map(({ name }) => name)).toEqual(['To hit', 'To wound']);
    expect(luck.total).toMatch(/^\+/);
    expect(luckOf([], review)).toBe(null);
    expect(decisionsOf(rows.slice(1), review)).toEqual([]);
  });

  it('know how many fights there are, and say that nobody else charges', () => {
    expect(fightsIn(turnOf({ scenario: table, events }))).toBe(1);
    const { phase } = turnOf({ scenario: table, events }).timeline.snapshots[0]!.context;
    expect(decidedBy(phase, { type: 'declarations.ended' })).toBe('nobody else charges');
    expect(decidedBy(phase, { type: 'charge.declared', unit: 'a', targets: ['ork', 'grot'] })).toBe('Orks and Grots');
  });
});
