import { describe, expect, it } from 'vitest';
import { rowsOf, type MomentRow } from '../../../../components/epic-armageddon/review/moments.ts';
import { worthOf } from '../../../../components/shared/review/reviewed.ts';
import {
  bestView, playedView, replyTo, snapshotOf, whyOf,
} from '../../../../components/epic-armageddon/review/review-map.ts';
import { reviewOf, timeline } from './made-review.ts';

const rows = rowsOf(timeline, reviewOf());
const charge = rows.find(({ decision }) => decision === 'charge')!;
const found = snapshotOf(timeline, charge)!;

describe('the moments of a review', () => {
  it('say what was decided and what was thrown; where there was no choice there is none', () => {
    expect(rows.map(({ title }) => title)).toEqual([
      'Charge: 4 in contact', 'Counter-charge: 1 stand moves', 'Hits: 4 of 5, 3 of 7', 'Saves: 0 of 3', 'Saves: 1 of 3',
      'Saves: 0 of 1', 'Hits: 1 of 3', 'Saves: 0 of 1', 'Result: 10 against 9',
    ]);
  });

  it('have a cost if they are decisions that could have been better, and luck if they are throws', () => {
    const worth = (row: MomentRow): number => Number(worthOf(row.moment).toFixed(3));
    expect(rows.slice(0, 4).map(row => [row.isAsGood, worth(row)])).toEqual([
      [false, -0.083], [true, 0], [null, 0.041], [null, 0.13],
    ]);
  });

  it('cost nothing within half a point, nor within what the figures may be off', () => {
    const asGood = (cost: number, error: number): boolean | null => {
      const { moments: [, made], ...sums } = reviewOf();
      const moment = { ...made!, cost, best: { ...made!.best!, error } };
      return rowsOf(timeline, { ...sums, moments: [moment] })[0]!.isAsGood;
    };
    expect([asGood(0.0049, 0), asGood(0.0051, 0), asGood(0.0051, 0.002)]).toEqual([true, false, true]);
  });

  it('are there as far as they are known', () => {
    expect(rowsOf(timeline, null)).toEqual([]);
    expect(rowsOf(timeline, reviewOf(2)).map(({ name }) => name)).toEqual(['Charge']);
  });
});

describe('the table of a moment', () => {
  const at = (view: ReturnType<typeof playedView>, id: string) => {
    const { filling, at } = view.counters.find(one => one.id === id)!;
    return [filling, ...at];
  };

  it('is as it stood once that was played', () => {
    expect(at(playedView(charge), 'a4')).toEqual(['solid', 63, 38]);
  });

  it('has ghosts where what was found would be, and faint stands where it was played otherwise', () => {
    const view = bestView(charge, found, null);
    expect(['a1', 'a4', 'a4 as played'].map(id => at(view, id))).toEqual([
      ['found', 48, 38], ['found', 61.5, 33], ['past', 63, 38],
    ]);
    expect(view.counters.some(({ id }) => id === 'a1 as played')).toBe(false);
  });

  it('is another step for the camera once something better still is found', () => {
    const { at, best } = charge.moment;
    const nothingMoved = { ...charge, moment: { ...charge.moment, best: { ...best!, decisions: [] } } };
    const stay = snapshotOf(timeline, nothingMoved)!;
    expect(bestView(nothingMoved, stay, null).step).not.toBe(bestView(charge, found, null).step);
    expect(at).toBeGreaterThan(0);
  });

  it('has the ways of those who would answer it', () => {
    const reply = replyTo(timeline, charge, found)!;
    expect(reply.map(({ unit }) => unit)).toEqual(['b5']);
    expect(bestView(charge, found, reply).plans).toBe(reply);
    const { best, ...unanswered } = charge.moment;
    expect(replyTo(timeline, { ...charge, moment: { ...unanswered, best: { ...best!, reply: null } } }, found))
      .toBe(null);
  });

  it('says why it would be better', () => {
    expect(whyOf(charge, found)).toBe('2 in contact, 2 fire. 7 enemies strike, as played.');
  });

  it('has nothing to show of what is refused', () => {
    const { best } = charge.moment;
    const refused = { ...best!, decisions: [{ type: 'unit.moved', unit: 'a1', to: [0, 0] } as const] };
    expect(snapshotOf(timeline, { ...charge, moment: { ...charge.moment, best: refused } })).toBe(null);
  });
});
