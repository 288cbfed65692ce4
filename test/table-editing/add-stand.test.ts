import { describe, expect, it } from 'vitest';
import { addStand, kindsOfStands, whyNotAdded } from '../../src/table-editing/add-stand.ts';
import { sidesSwapped } from '../../src/table-editing/engage-action.ts';
import { idsOf, twoSides } from './set-ups.ts';

const start = twoSides();

describe('one stand more', () => {
  it('is of the kind and the formation of another, whole, on foot and without its characters', () => {
    const hurt = { ...start, formations: start.formations.map((formation, at) => (at > 0 ? formation
      : { ...formation, units: formation.units.map(unit => ({ ...unit, damage: 1, characters: ['captain'] })) })) };
    const { setUp, id } = addStand(hurt, 'a2', [10.004, 20]);
    expect(idsOf(setUp, 0)).toEqual([...idsOf(start, 0), id]);
    const unit = setUp.formations[0]!.units.at(-1)!;
    expect(unit).toMatchObject({ at: [10, 20], damage: 0, aboard: null, characters: [] });
    expect(unit.profile).toBe(start.formations[0]!.units[1]!.profile);
  });

  it('is nothing where there is none like it', () => {
    expect(addStand(start, 'nobody', [1, 1]).setUp).toBe(start);
  });

  it('is offered once for every kind of a formation', () => {
    expect(kindsOfStands(start)).toHaveLength(new Set(start.formations.flatMap(({ id, units }) =>
      units.map(({ profile }) => `${id} ${profile}`))).size);
  });

  it('is refused where a formation is as large as may be', () => {
    let setUp = start;
    while (whyNotAdded(setUp, 'a1') === null) ({ setUp } = addStand(setUp, 'a1', [1, 1]));
    expect(setUp.formations[0]!.units).toHaveLength(60);
    expect(whyNotAdded(setUp, 'a1')).toContain('60');
  });
});

describe('sides that are swapped on a table', () => {
  it('have the other engage, unbroken, and nobody moves', () => {
    const broken = { ...start, formations: start.formations.map(one => ({ ...one, broken: one.side === 'defender' })) };
    const { formations, engage } = sidesSwapped(broken);
    expect(engage).toMatchObject({ formation: start.engage.target, target: start.engage.formation });
    expect(formations.map(({ side, broken: isBroken }) => [side, isBroken]))
      .toEqual([['defender', false], ['attacker', false]]);
    expect(formations.map(({ units }) => units)).toEqual(start.formations.map(({ units }) => units));
  });
});
