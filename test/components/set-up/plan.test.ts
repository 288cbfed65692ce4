import { describe, expect, it } from 'vitest';
import {
  deployed, emptyPlan, linedUp, formationsIn, placesIn, planWith, swapped,
} from '../../../components/set-up/plan.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { marines, mob, wholePlan } from './plans.ts';
import { withCondition } from '../../../components/set-up/take-over.ts';

const scenarioOf = (plan = wholePlan): ReturnType<typeof deployed> => {
  const made = linedUp(plan, neteaLibrary);
  if (made === null || 'obstacles' in made) throw new Error('It cannot be lined up.');
  return made.scenario;
};

describe('a plan with one side missing', () => {
  const half = planWith(emptyPlan, 'attacker', { built: marines });

  it('has no places and is not lined up', () => {
    for (const plan of [emptyPlan, half]) {
      const made = [formationsIn(plan), placesIn(plan, neteaLibrary), linedUp(plan, neteaLibrary)];
      expect(made).toEqual([null, null, null]);
    }
  });

  it('has the side that is there deployed', () => {
    expect(deployed(half, neteaLibrary).formations.map(({ side }) => side)).toEqual(['attacker']);
  });
});

describe('a plan with both sides', () => {
  it('pairs off as many as the smaller side has, and says who has been put before others', () => {
    const { entries, says } = placesIn(wholePlan, neteaLibrary)!;
    expect(entries.defender.map(({ profile, inContact, inFirefight }) => [profile, inContact, inFirefight]))
      .toEqual([['nobz', 2, 0], ['boyz', 6, 0], ['grotz', 1, 1]]);
    expect(says).toEqual([]);
    expect(placesIn(swapped(wholePlan), neteaLibrary)!.entries.attacker).toEqual(entries.defender);
  });

  it('is lined up ready for the attacks, named after both', () => {
    const { title, startAt, formations } = scenarioOf();
    expect(title).toBe(`${marines.name} v ${mob.name}`);
    expect(startAt).toBe('a4Attacks');
    expect(formations.map(({ units }) => units.length)).toEqual([9, 10]);
  });

  it('carries the state of its sides into what is lined up and what is deployed', () => {
    const marched = planWith(wholePlan, 'attacker', { blastMarkers: 2, marched: true });
    const plan = planWith(marched, 'defender', { broken: true, blastMarkers: 1 });
    for (const { formations } of [scenarioOf(plan), deployed(plan, neteaLibrary)]) {
      expect(formations.map(({ blastMarkers, broken, marched }) => [blastMarkers, broken, marched]))
        .toEqual([[2, false, true], [0, true, false]]);
    }
  });

  it('A2.12: has the defender wait on overwatch in both, and not once it is broken or has marched', () => {
    const waits = (plan: typeof wholePlan): readonly boolean[] =>
      [scenarioOf(plan), deployed(plan, neteaLibrary)].map(({ formations }) => formations[1]!.overwatch);
    const waiting = planWith(wholePlan, 'defender', { overwatch: true });
    expect(waits(waiting)).toEqual([true, true]);
    expect(swapped(waiting).attacker.overwatch).toBe(false);
    const marched = withCondition({ plan: waiting, table: null }, 'defender', { marched: true }).plan.defender;
    expect([marched.marched, marched.overwatch]).toEqual([true, false]);
    const again = withCondition({ plan: waiting, table: null }, 'defender', { overwatch: true }).plan.defender;
    expect([again.marched, again.overwatch]).toEqual([false, true]);
  });

  it('lays the terrain of a side under its stands', () => {
    const { table } = scenarioOf(planWith(wholePlan, 'defender', { cover: 'ruins' }));
    expect(table.terrain.map(({ kind }) => kind)).toEqual(['ruins']);
  });

  it('is deployed for the charge with passengers aboard, and can be played as it stands', () => {
    const table = deployed(wholePlan, neteaLibrary);
    expect(table.startAt).toBe('a1ChooseTarget');
    expect(table.formations[0]!.units.filter(({ aboard }) => aboard !== null)).toHaveLength(6);
    expect(parseScenario(writeScenario(table))).toHaveProperty('scenario');
  });

  it('has its sides swapped with all that belongs to them', () => {
    const plan = planWith(wholePlan, 'defender', { cover: 'ruins' });
    expect(swapped(plan)).toEqual({ ...plan, attacker: plan.defender, defender: plan.attacker });
  });

  it('has nobody broken who engages after the sides are swapped', () => {
    expect(swapped(planWith(wholePlan, 'defender', { broken: true })).attacker.broken).toBe(false);
  });
});
