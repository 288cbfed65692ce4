import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { Chart } from '../../../machines/charts/chart.ts';
import { foldChart, type ChartView, type FoldedChart } from '../../../machines/charts/fold-chart.ts';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import { assaultChart } from '../../../machines/charts/layouts/assault-chart.ts';
import { phaseChart } from '../../../machines/charts/layouts/phase-chart.ts';
import { jukebox } from './machines-of-every-kind.ts';

const fold = (chart: Chart, open: readonly string[] = [], more: Partial<ChartView> = {}): FoldedChart =>
  foldChart(chart, {
    isOpen: id => id.includes('#') || open.includes(id), isWhole: false, known: new Set(), names: 'words', ...more,
  });
const titlesIn = ({ chart }: FoldedChart, parent: string): readonly string[] =>
  chart.states.filter(one => one.parent === parent).map(({ title }) => title);
const arrowsIn = ({ chart }: FoldedChart): readonly string[] => chart.transitions
  .map(({ source, targets, label }) => `${source} ${targets[0]} ${label!.event}`.trim());

describe('the assault', () => {
  it('is eight steps, two ends, and the saves once', () => {
    expect(titlesIn(fold(assaultChart), 'assault')).toEqual([
      '1 Target', '2 Charge', '3 Counter-charge', '4 Attacks', '5 Support', '6 Result', '7 Withdraw',
      '8 Consolidate', 'Over',
      'No assault', 'Saves and losses',
    ]);
  });

  it('has the saves once even with every box opened', () => {
    const { chart } = fold(assaultChart, [], { isWhole: true });
    expect(chart.states.filter(({ title }) => title === 'Saves and losses')).toHaveLength(1);
    expect(assaultChart.states.filter(({ procedure }) => procedure !== undefined).length).toBeGreaterThan(10);
    expect(chart.states.filter(({ procedure, id }) => procedure !== undefined && !id.includes('#'))
      .every(({ id }) => chart.states.every(({ parent }) => parent !== id))).toBe(true);
  });

  it('shows every run of the saves as a box in its step, and lights both', () => {
    const folded = fold(assaultChart, ['assault.a4Attacks', 'assault.a4Attacks.attacks']);
    expect(folded.boxes.get('assault.a4Attacks.attacks.settling.saving'))
      .toEqual(['assault.a4Attacks.attacks.settling', 'assault#Saves and losses.0']);
    expect(folded.boxes.get('assault.a5SupportingFire.firing.rolling')).toEqual(['assault.a5SupportingFire']);
  });

  it('leaves out what passes by itself, unless every box is opened', () => {
    const open = ['assault.a4Attacks'];
    expect(titlesIn(fold(assaultChart, open), open[0]!)).toEqual(['How to fight', 'First Strike', 'Attacks', 'Blasts']);
    expect(titlesIn(fold(assaultChart, open, { isWhole: true }), open[0]!)).toContain('Swift outcome');
    expect(titlesIn(fold(assaultChart, [], { isWhole: true }), 'assault')[0]).toBe('Set-up');
  });

  it('draws what stands aside where it has been', () => {
    const known = new Set(['assault.a0ActionTest']);
    expect(titlesIn(fold(assaultChart, [], { known }), 'assault')[0]).toBe('Action test');
  });

  it('writes where ways part on what condition, and leads through what passes', () => {
    const arrows = arrowsIn(fold(assaultChart));
    expect(arrows).toContain('assault.a6Result assault.a3CounterCharge is tied');
    expect(arrows).toContain('assault.a4Attacks assault.a5SupportingFire');
    expect(arrows).toContain('assault.a1ChooseTarget assault.a2Charge');
  });

  it('knows by which transitions an arrow is gone', () => {
    const { ways } = fold(assaultChart);
    const [tie] = [...ways].filter(([id]) => id.endsWith('assault.a6Result assault.a3CounterCharge'));
    expect(tie![1]).toEqual([['assault.a6Result.settled//0']]);
  });
});

it('a phase of Warhammer 40,000 folds by what its machine says', () => {
  expect(titlesIn(fold(phaseChart), 'phase'))
    .toEqual(['1 Charges', '2 Charges', '3 Fight', '4 After the fight', 'Over']);
});

describe('any machine', () => {
  it('folds to its outermost states', () => {
    expect(titlesIn(fold(chartOf(jukebox)), 'jukebox')).toEqual(['On', 'Off', 'Broken']);
    expect(arrowsIn(fold(chartOf(jukebox), [], { names: 'identifiers' }))).toEqual([
      'jukebox.on jukebox.off power.cut', 'jukebox.off jukebox.on power.back', 'jukebox.off jukebox.broken kick',
    ]);
  });

  it('that passes round in circles is folded all the same', () => {
    const chart = chartOf(createMachine({
      id: 'circle', initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    }));
    expect(arrowsIn(fold(chart))).toEqual([]);
    expect(titlesIn(fold(chart), 'circle')).toEqual(['A']);
  });

  it('has procedures of its own by its meta', () => {
    const states = { asked: { on: { paid: 'done' } }, done: {} };
    const run = { initial: 'asked', meta: { procedure: 'Payment' }, states };
    const chart = chartOf(createMachine({ id: 'shop', initial: 'buy', states: { buy: run, rent: run } }));
    expect(titlesIn(fold(chart), 'shop')).toEqual(['Buy', 'Rent', 'Payment']);
    expect(fold(chart).boxes.get('shop.rent.asked')).toEqual(['shop.rent', 'shop#Payment.0']);
  });
});
