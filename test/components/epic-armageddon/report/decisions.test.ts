import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../components/epic-armageddon/report/account.ts';
import { historyOf } from '../../../../components/epic-armageddon/report/history.ts';
import { PLAIN } from '../../../../components/shared/report/markup.ts';
import { textOf } from '../../../../components/shared/report/report-text.ts';
import { events, reviewOf, scenario } from '../review/made-review.ts';

const history = historyOf(scenario, events);
const beside = { odds: null, link: null };

describe('the decisions of a report', () => {
  it('are told once it has been reviewed, with what each cost and all of a side', () => {
    const { decisions } = accountOf(history, { ...beside, review: reviewOf() });
    expect(decisions?.map(({ side, name, worth }) => [side, name, worth])).toEqual([
      ['attacker', 'Charge: 4 in contact', '−8.3'], ['defender', 'Counter-charge: 1 stand moves', 'as good as any'],
      ['attacker', 'All decisions', '−8.3'], ['defender', 'All decisions', '0.0'],
    ]);
  });

  it('stand in its text as well, and nowhere without a review', () => {
    const told = textOf(accountOf(history, { ...beside, review: reviewOf() }), PLAIN);
    expect(told).toContain('- Attacker: Charge: 4 in contact: −8.3');
    expect(textOf(accountOf(history, beside), PLAIN)).not.toContain('Decisions');
  });
});
