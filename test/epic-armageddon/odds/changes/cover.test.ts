import { describe, expect, it } from 'vitest';
import { coverChanges } from '../../../../src/epic-armageddon/odds/changes/cover.ts';
import { SCENARIO_LIMITS } from '../../../../src/epic-armageddon/model/limits.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { terrainOf } from '../../../support/build.ts';
import { stage, type Stands } from '../../../support/stage.ts';
import { changeIn } from './changed.ts';

const fought = (defenders: Stands, terrain: Scenario['table']['terrain'] = []): Scenario =>
  stage({ a: { at: [30, 20] } }, defenders, { terrain });
const ids = (scenario: Scenario): readonly string[] => [...coverChanges(scenario)].map(({ id }) => id);

describe('V2: cover that is given', () => {
  it('is ruins that reach as far as the bases of all on foot, and no further', () => {
    const scenario = fought({
      d1: { at: [30, 22] }, d2: { radius: 2, at: [40, 30] }, bike: { abilities: ['mounted'], at: [60, 50] },
      tank: { type: 'armoured-vehicle', at: [10, 50] },
    });
    const { rule, values, scenario: { table } } = changeIn(coverChanges(scenario), 'cover-given');
    expect(table.terrain).toEqual([terrainOf('ruins', [29, 21], [42, 32], { cutsSight: false })]);
    expect({ rule, values }).toEqual({ rule: 'V2', values: { terrain: 'Ruins', kind: 'ruins', cover: 4 } });
  });

  it('has an id of its own', () => {
    const { scenario } = changeIn(
      coverChanges(fought({ d: { at: [30, 22] } }, [terrainOf('ruins', [60, 60], [70, 70])])), 'cover-given');
    expect(scenario.table.terrain.map(({ id }) => id)).toEqual(['ruins', 'ruins-2']);
  });

  it('is none where the table holds no more terrain', () => {
    const pieces = (count: number) => Array.from({ length: count }, (_, i) =>
      terrainOf('road', [60, 60], [70, 70], { id: `road-${i}` }));
    expect(ids(fought({ d: { at: [30, 22] } }, pieces(SCENARIO_LIMITS.terrain - 1)))).toEqual(['cover-given']);
    expect(ids(fought({ d: { at: [30, 22] } }, pieces(SCENARIO_LIMITS.terrain)))).toEqual([]);
  });

  it('V3: is none for those who ride', () => {
    expect(ids(fought({ d: { at: [30, 22], abilities: ['mounted'] } }))).toEqual([]);
  });
});

describe('V2: cover that is taken', () => {
  it('is what anybody on foot stands in, field works too, and nothing else', () => {
    const [trench, wood, hill] = [
      terrainOf('fortifications', [29, 21], [31, 23], { id: 'trench', works: 'trench' }),
      terrainOf('woods', [80, 60], [90, 70]), terrainOf('hill', [20, 20], [50, 50]),
    ];
    const scenario = fought({ d1: { at: [30, 22] }, d2: { at: [33, 22] } }, [trench, wood, hill]);
    expect(ids(scenario)).toEqual(['cover-taken']);
    expect(changeIn(coverChanges(scenario), 'cover-taken').scenario.table.terrain)
      .toEqual([{ ...trench, kind: 'open-ground', works: null }, wood, hill]);
  });
});
