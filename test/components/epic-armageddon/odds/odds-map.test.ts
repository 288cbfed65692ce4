/** What a single change looks like on the map before it is made. */
import { describe, expect, it } from 'vitest';
import { mapViewOf, type ShownChange } from '../../../../components/epic-armageddon/odds/odds-map.ts';
import { everyChange } from '../../../../src/epic-armageddon/odds/changes/every-change.ts';
import { swapSides } from '../../../../src/table-editing/engage-action.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';

const TABLE = scenarioOf({ formations: [
  formationOf('attacker', [...rowOf('a', 'tactical', 3, [30, 20]), ...rowOf('n', 'assault', 2, [30, 17])]),
  formationOf('defender', rowOf('d', 'boyz', 5, [30, 22])),
] });

const changed = (id: RegExp): ShownChange => {
  const found = [...everyChange(TABLE)].find(one => one !== null && id.test(one.id));
  if (found == null) throw new Error(`There is no change ${id.source}.`);
  return { after: found.scenario, units: [] };
};

const before = mapViewOf(TABLE, null);

describe('a change on the map', () => {
  it('that moves a stand is a ghost with its way and whom it touches; nobody else moves', () => {
    const { plans, counters } = mapViewOf(TABLE, changed(/^contact-more:attacker/));
    expect(plans).toHaveLength(1);
    const [{ unit, path, touches } = { unit: '', path: [], touches: [] }] = plans!;
    expect(path[0]).toEqual(before.counters.find(({ id }) => id === unit)!.at);
    expect(touches).not.toEqual([]);
    expect(counters.map(({ id, at }) => [id, at])).toEqual(before.counters.map(({ id, at }) => [id, at]));
  });

  it('that has two change places shows both where they stand then, marked', () => {
    const { plans, counters } = mapViewOf(TABLE, changed(/^contact-swap:attacker/));
    expect(plans).toEqual([]);
    const marked = counters.filter(({ now }) => now);
    expect(marked).toHaveLength(2);
    const places = (all: typeof counters): readonly string[] =>
      marked.map(({ id }) => all.find(one => one.id === id)!.at.map(cm => cm.toFixed(1)).join()).sort();
    expect(places(counters)).toEqual(places(before.counters));
    expect(marked.map(({ at }) => at)).not.toEqual(
      marked.map(({ id }) => before.counters.find(one => one.id === id)!.at));
  });

  it('that takes stands off shows them as lost, and the markers of their formation', () => {
    const { counters, formations } = mapViewOf(TABLE, changed(/^shot:defender:1/));
    expect(counters.filter(({ alive }) => !alive)).toHaveLength(1);
    expect(formations!.find(({ side }) => side === 'defender')!.label).toContain('2 Blast markers');
  });

  it('has the same view as long as the table is the same, and another stage for another', () => {
    expect(mapViewOf(TABLE, null)).toBe(before);
    expect(mapViewOf({ ...TABLE }, null).step).not.toBe(before.step);
  });
});

describe('a table the other way round', () => {
  it('has whoever was charged charge, from where everybody stands', () => {
    const other = swapSides(TABLE)!;
    expect(other.engage).toMatchObject({ formation: TABLE.engage.target, target: TABLE.engage.formation });
    expect(other.formations.map(({ side }) => side)).toEqual(['defender', 'attacker']);
    expect(swapSides(other)).toEqual(TABLE);
  });

  it('has nobody broken engage', () => {
    const [attackers, defenders] = TABLE.formations;
    const formations = [attackers!, { ...defenders!, broken: true }];
    const other = swapSides({ ...TABLE, formations })!;
    expect(other.formations.map(({ broken }) => broken)).toEqual([false, false]);
  });

  it('there is none where others are joined to a side', () => {
    expect(swapSides({ ...TABLE, engage: { ...TABLE.engage, intermingled: ['others'] } })).toBe(null);
  });
});
