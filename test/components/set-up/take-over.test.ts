import { describe, expect, it } from 'vitest';
import { deployed, emptyPlan, linedUp, planWith } from '../../../components/set-up/plan.ts';
import {
  byHand, entriesOf, inStep, relined, scenarioOf, shownOf, withBuilt, withCondition, withFormations, withNobody,
  withSidesSwapped, withSpread, type SetUp,
} from '../../../components/set-up/take-over.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { moveBy } from '../../../src/table-editing/arrange.ts';
import { removeUnits } from '../../../src/table-editing/condition.ts';
import { addTerrain, rectangle } from '../../../src/table-editing/terrain.ts';
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
    expect(setUp.plan).toMatchObject({ attacker: { built: marines }, defender: { built: mob } });
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

/** Both face to face, changed by nobody's hand. */
const lined: SetUp = { plan: wholePlan, table: null };
const linedTable = scenarioOf(lined, neteaLibrary)!;
const attackers = linedTable.formations.find(({ side }) => side === 'attacker')!.units.map(({ id }) => id);

const placesOf = (setUp: SetUp, side: 'attacker' | 'defender'): readonly string[] =>
  entriesOf(setUp, neteaLibrary)![side]
    .map(({ inContact, inFirefight, back }) => `${inContact}/${inFirefight}/${back}`);

describe('map and lines', () => {
  it('say the same of a table as of the plan that it was lined up from', () => {
    const hand = byHand(lined, linedTable, neteaLibrary);
    for (const side of ['attacker', 'defender'] as const) expect(placesOf(hand, side)).toEqual(placesOf(lined, side));
    expect(hand.plan.attacker.built!.units).toBe(marines.units);
  });

  it('say how many are where once somebody has been moved', () => {
    const apart = byHand(lined, moveBy(linedTable, attackers, [0, -40]), neteaLibrary);
    for (const side of ['attacker', 'defender'] as const) {
      expect(placesOf(apart, side).every(places => places.startsWith('0/0/'))).toBe(true);
    }
  });

  it('have one stand less where one was taken off, and nobody where all were', () => {
    const one = byHand(lined, removeUnits(linedTable, attackers.slice(0, 1)), neteaLibrary);
    expect(one.plan.attacker.built!.units).toHaveLength(marines.units.length - 1);
    expect(one.plan.attacker.text).toBe(null);
    const all = byHand(lined, removeUnits(linedTable, attackers), neteaLibrary);
    expect(all.plan.attacker.built).toBe(null);
    expect(all.plan.defender.built).toEqual(mob);
  });

  it('know who stands on a table of which nothing else is known', () => {
    const { plan } = inStep({ plan: emptyPlan, table: linedTable }, neteaLibrary);
    expect(plan.attacker.built).toMatchObject({ name: marines.name, profiles: {} });
    expect(linedUp(plan, neteaLibrary)).toMatchObject({ scenario: { formations: linedTable.formations } });
  });
});

describe('places by numbers', () => {
  const inContactOf = (setUp: SetUp, side: 'attacker' | 'defender'): number =>
    entriesOf(setUp, neteaLibrary)![side].reduce((sum, { inContact }) => sum + inContact, 0);
  const none = entriesOf(lined, neteaLibrary)!.defender
    .map(({ inContact, inFirefight, back }) => ({ inContact: 0, inFirefight: inContact + inFirefight, back }));

  it('put the stands there, and keep the wood that was drawn and the third formation', () => {
    const three = take(empty, 'attacker', marines, mob, third);
    const wooded = addTerrain(three.table!, 'woods', rectangle([2, 2], [12, 10]));
    const { table } = withSpread({ ...three, table: wooded }, 'defender', none, neteaLibrary);
    expect(table!.table.terrain.map(({ kind }) => kind)).toEqual(['woods']);
    expect(table!.formations.map(({ name }) => name).sort()).toEqual([marines.name, mob.name, third.name].sort());
    expect(scenarioOf({ plan: three.plan, table }, neteaLibrary)).not.toBe(null);
    expect(table!.startAt).toBe('a4Attacks');
  });

  it('leave the other side where it was put by hand', () => {
    const apart = byHand(lined, moveBy(linedTable, attackers, [0, -40]), neteaLibrary);
    const before = placesOf(apart, 'attacker');
    expect(placesOf(withSpread(apart, 'defender', none, neteaLibrary), 'attacker')).toEqual(before);
  });

  it('let the other side be touched where nobody of it stands in contact', () => {
    const apart = byHand(lined, moveBy(linedTable, attackers, [0, -5]), neteaLibrary);
    const touching = entriesOf(lined, neteaLibrary)!.attacker;
    for (const before of [apart, withSpread(lined, 'defender', none, neteaLibrary)]) {
      expect(inContactOf(before, 'attacker')).toBe(0);
      expect(inContactOf(withSpread(before, 'attacker', touching, neteaLibrary), 'attacker')).toBeGreaterThan(0);
    }
  });
});

describe('a line that is typed', () => {
  it('keeps the wood that was drawn before anybody stood there', () => {
    const wood = addTerrain(shownOf(empty, neteaLibrary), 'woods', rectangle([2, 2], [12, 10]));
    const wooded = byHand(empty, wood, neteaLibrary);
    const one = withBuilt(wooded, 'attacker', marines, neteaLibrary, { text: 'tactical' });
    expect(shownOf(one, neteaLibrary).formations.map(({ name }) => name)).toEqual([marines.name]);
    const both = withBuilt(one, 'defender', mob, neteaLibrary, { text: 'mob' });
    expect(both.table!.startAt).toBe('a4Attacks');
    expect(both.table!.table.terrain).toHaveLength(1);
    expect(both.plan.attacker.text).toBe('tactical');
  });

  it('that is emptied leaves nobody', () => {
    expect(withNobody(lined, 'attacker').plan.attacker.built).toBe(null);
    expect(withNobody(byHand(lined, linedTable, neteaLibrary), 'attacker').table!.formations).toHaveLength(1);
  });

  it('of the same units moves nobody, and their name is the new one', () => {
    const apart = byHand(lined, moveBy(linedTable, attackers, [0, -40]), neteaLibrary);
    const { table } = withBuilt(apart, 'attacker', { ...marines, name: 'First' }, neteaLibrary);
    expect(table!.formations.map(({ units }) => units)).toEqual(apart.table!.formations.map(({ units }) => units));
    expect(table!.title).toBe(`First v ${mob.name}`);
  });
});

describe('sides that are swapped', () => {
  it('stand where they stood by hand, each for the other', () => {
    const hand = byHand(lined, linedTable, neteaLibrary);
    const { plan, table } = withSidesSwapped(hand);
    expect(plan.attacker.built).toEqual(mob);
    expect(table!.formations.map(({ side }) => side)).toEqual(['defender', 'attacker']);
    expect(scenarioOf({ plan, table }, neteaLibrary)).not.toBe(null);
    expect(inStep({ plan, table }, neteaLibrary).plan.attacker).toEqual(plan.attacker);
  });

  it('and twice are as before', () => {
    expect(withSidesSwapped(withSidesSwapped(lined))).toEqual(lined);
  });
});

describe('the state of a side', () => {
  it('is changed on the table where it stands', () => {
    const hand = byHand(lined, linedTable, neteaLibrary);
    const { plan, table } = withCondition(hand, 'defender', { blastMarkers: 2 });
    expect([plan.defender.blastMarkers, table!.formations[1]!.blastMarkers]).toEqual([2, 2]);
    expect(relined({ plan, table }, neteaLibrary).table).toBe(null);
  });
});
