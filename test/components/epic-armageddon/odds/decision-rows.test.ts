/** Decisions as rows: in which order, how many of a kind, and with which chance. */
import { describe, expect, it } from 'vitest';
import { changeRows, decisionRows } from '../../../../components/epic-armageddon/odds/change-rows.ts';
import { decisionText } from '../../../../components/epic-armageddon/odds/decision-words.ts';
import type { DecisionWorth } from '../../../../components/epic-armageddon/odds/inquiry.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';

const oddsOf = (attacker: number, error = 0): Odds => ({
  winner: { attacker, defender: 1 - attacker, none: 0 }, error, unresolved: 0,
} as unknown as Odds);

const NOT_LOOKED_AT = { at: () => null };

const goes = (
  unit: string, delta: number | null, more: Partial<DecisionWorth> = {}, side: Side = 'defender',
): DecisionWorth => ({
  id: unit, delta, isExact: true, ...more,
  decision: {
    id: unit, kind: 'counter-charge', side, rule: 'A3.1', units: [], events: [], moment: null,
    text: () => decisionText({ kind: 'counter-charge', values: { side, unit } }),
  },
});

const plain = (text: string): string => text.replaceAll('\u202f', ' ');
const told = (worths: readonly DecisionWorth[], closer: Parameters<typeof decisionRows>[2] = NOT_LOOKED_AT) =>
  decisionRows(worths, oddsOf(0.5), closer).map(({ name, delta, chance }) => [name, delta, plain(chance)]);

describe('decisions', () => {
  it('come with the best for whoever decides first, three of a kind, and none that nobody could see', () => {
    expect(told([goes('A', 3), goes('B', -2), goes('C', 0.01), goes('D', 1), goes('E', -9)])).toEqual([
      ['E counter-charges', -9, '41.0 %'], ['B counter-charges', -2, '48.0 %'], ['D counter-charges', 1, '51.0 %'],
    ]);
    expect(told([goes('A', 3, {}, 'attacker'), goes('B', 5, {}, 'attacker')]).map(([name]) => name))
      .toEqual(['B counter-charges', 'A counter-charges']);
  });

  it('keep the one that is shown, however many better ones come', () => {
    const rows = decisionRows(['A', 'B', 'C', 'D'].map((id, i) => goes(id, -i)), oddsOf(0.5), NOT_LOOKED_AT, 'A');
    expect(rows.map(({ id }) => id)).toEqual(['D', 'C', 'B', 'A']);
  });

  it('after which nobody wins come last, without a chance', () => {
    expect(told([goes('A', null), goes('B', 8)])).toEqual([['B counter-charges', 8, '58.0 %'],
      ['A counter-charges', null, '']]);
  });

  it('are told as about so likely until they are looked at as long as the table', () => {
    const rough = goes('A', -2, { isExact: false });
    expect(told([rough])).toEqual([['A counter-charges', -2, 'about 48.0 %']]);
    const [[, delta, chance] = []] = told([rough], { at: () => oddsOf(0.4812, 0.001) });
    expect(delta).toBeCloseTo(-1.88, 9);
    expect(chance).toBe('48.1 % ± 0.3');
  });
});

describe('a change', () => {
  it('has the chance of a longer look too', () => {
    const { scenario } = sampleOf('marines-charge-warband')!;
    const matter = {
      id: 'a', change: { kind: 'contact-more', values: { side: 'attacker', unit: 'A', enemy: 'B' } }, rule: 'A4.1',
      scenario, delta: 2, isExact: false,
    } as const;
    const chanceBy = (closer: Parameters<typeof changeRows>[2]): readonly string[] =>
      changeRows([matter], oddsOf(0.5), closer).decided.map(({ chance }) => plain(chance));
    expect(chanceBy(NOT_LOOKED_AT)).toEqual(['about 52.0 %']);
    expect(chanceBy({ at: id => (id === 'a' ? oddsOf(0.5234) : null) })).toEqual(['52.3 %']);
  });
});
