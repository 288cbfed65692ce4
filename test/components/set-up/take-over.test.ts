import { describe, expect, it } from 'vitest';
import { deployed, emptyPlan, planWith } from '../../../components/set-up/plan.ts';
import { scenarioOf, withFormations, withBuilt, type SetUp } from '../../../components/set-up/take-over.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { profileOf } from '../../support/profiles.ts';
import { formation, marines, mob, wholePlan } from './plans.ts';

const empty: SetUp = { plan: emptyPlan, table: null };
const third = formation('4 assault');

const take = (setUp: SetUp, side: 'attacker' | 'defender', ...formations: readonly BuiltFormation[]): SetUp =>
  withFormations(setUp, side, formations, neteaLibrary);

const namesOn = ({ table }: SetUp): readonly string[] => table!.formations.map(({ side, name }) => `${side} ${name}`);

describe('formations that are taken over', () => {
  it('are one for the side they were taken for, and a second for the other', () => {
    expect(take(empty, 'defender', mob).plan).toEqual(planWith(emptyPlan, 'defender', { built: mob }));
    expect(take(empty, 'defender', mob, marines)).toEqual({ plan: wholePlan, table: null });
  });

  it('are nothing where there are none', () => {
    expect(take(empty, 'attacker')).toBe(empty);
  });

  it('stand beside the first two on a table where there are more, for the side they were taken for', () => {
    const setUp = take(empty, 'attacker', marines, mob, third);
    expect(setUp.plan).toEqual(wholePlan);
    expect(namesOn(setUp)).toEqual([`attacker ${marines.name}`, `defender ${mob.name}`, `attacker ${third.name}`]);
    expect(setUp.table!.engage).toMatchObject({
      formation: setUp.table!.formations[0]!.id, target: setUp.table!.formations[1]!.id,
    });
  });
});

describe('what can be played of a set-up', () => {
  it('is worked out once, lined up or by hand', () => {
    const table = deployed(wholePlan, neteaLibrary);
    for (const setUp of [{ plan: wholePlan, table: null }, { plan: wholePlan, table }]) {
      const scenario = scenarioOf(setUp, neteaLibrary);
      expect(scenario).not.toBe(null);
      expect(scenarioOf({ ...setUp }, neteaLibrary)).toBe(scenario);
    }
  });
});

describe('another formation for a side', () => {
  it('stands as usual, whatever was said of the places of the one before it; the markers stay', () => {
    const before = planWith(wholePlan, 'attacker', { spread: [], blastMarkers: 2 });
    const { plan } = withBuilt({ plan: before, table: null }, 'attacker', third, neteaLibrary);
    expect(plan.attacker).toEqual({ ...before.attacker, built: third, spread: null });
  });

  it('takes the place of the one that fights for it on a table, and leaves the others there', () => {
    const three = take(empty, 'attacker', marines, mob, third);
    const heroes = { ...third, name: 'Heroes' };
    const setUp = withBuilt(three, 'attacker', heroes, neteaLibrary);
    const names = ['attacker Heroes', `attacker ${third.name}`, `defender ${mob.name}`];
    expect([...namesOn(setUp)].sort()).toEqual(names.sort());
    const fights = setUp.table!.formations.find(({ id }) => id === setUp.table!.engage.formation);
    expect(fights!.name).toBe('Heroes');
  });

  it('brings its own profiles along', () => {
    const own = { ...third, profiles: { assault: profileOf({ name: 'Own assault' }) } };
    const before = { plan: wholePlan, table: deployed(wholePlan, neteaLibrary) };
    const { table } = withBuilt(before, 'attacker', own, neteaLibrary);
    expect(Object.values(table!.profiles).map(({ name }) => name)).toContain('Own assault');
  });
});
