import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../../machines/charts/read-machine.ts';
import { chartDifferences } from '../../../../machines/compare/chart-differences.ts';
import { chargePartOf, partOfChart } from '../../../../machines/compare/editions/charge-charts.ts';
import { phaseMachine } from '../../../../machines/warhammer-40k/phase.machine.ts';

const CHART = chartOf(phaseMachine);

describe('a part of a statechart', () => {
  it('is the state with all that is in it, and the states it leads to', () => {
    const { states, transitions } = partOfChart(CHART, 'phase.chargeTogether');
    expect(states[0]).toMatchObject({ id: 'phase.chargeTogether', parent: null });
    expect(states.map(({ id }) => id)).toContain('phase.chargeTogether.moving.locking');
    expect(states.filter(({ id }) => !id.startsWith('phase.chargeTogether')).map(({ id, parent }) => [id, parent]))
      .toEqual([['phase.fight', 'phase.chargeTogether']]);
    expect(transitions.every(({ source }) => source.startsWith('phase.chargeTogether'))).toBe(true);
  });

  it('does not differ from itself', () => {
    const part = partOfChart(CHART, 'phase.chargeInTurn');
    expect(chartDifferences(part, part)).toEqual([]);
  });
});

describe('charges of two editions (40k.2)', () => {
  const lacking = (at: 0 | 1): readonly string[] =>
    chartDifferences(chargePartOf('together'), chargePartOf('in-turn'))
      .filter(({ of, aspect, ids }) => of === 'state' && aspect === 'lacking' && ids[at] === null)
      .map(({ ids }) => ids[1 - at]!.split('.').at(-1)!);

  it('one picks who moves, the other has overwatch and tests for danger', () => {
    expect(lacking(1)).toEqual(['picking']);
    expect([...lacking(0)].sort()).toEqual(['overwatch', 'templates', 'testing']);
  });

  it('lead on to the same fight', () => {
    const values = chartDifferences(chargePartOf('together'), chargePartOf('in-turn'))
      .filter(({ aspect }) => aspect === 'targets').flatMap(one => one.values);
    expect(JSON.stringify(values)).not.toContain('only there');
  });
});
