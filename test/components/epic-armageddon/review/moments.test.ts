import { describe, expect, it } from 'vitest';
import { rowsOf, worthOf } from '../../../../components/epic-armageddon/review/moments.ts';
import { snapshotOf, whyOf, bestView, playedView } from '../../../../components/epic-armageddon/review/review-map.ts';
import { events, reviewOf, timeline } from './made-review.ts';

describe('dump', () => {
  it('x', () => {
    console.log(events.map(e => JSON.stringify(e).slice(0, 90)).join('\n'));
    const rows = rowsOf(timeline, reviewOf());
    console.log(rows.map(r => `${r.moment.at}+${r.moment.count} ${r.name} | ${r.title} | ${r.isAsGood} ${worthOf(r.moment)}`).join('\n'));
    const row = rows.find(r => r.decision === 'charge')!;
    const found = snapshotOf(timeline, row);
    console.log(found && whyOf(row, found));
    console.log(bestView(row, found!).counters.map(c => `${c.id} ${c.filling} ${c.counts} ${c.at}`).join('\n'));
    expect(playedView(row).counters.length).toBeGreaterThan(3);
  });
});
