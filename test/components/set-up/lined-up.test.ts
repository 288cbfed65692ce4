import { describe, expect, it } from 'vitest';
import { linedUp, planWith } from '../../../components/set-up/plan.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { marines, mob, wholePlan } from './plans.ts';

describe('what is lined up', () => {
  it('has the initiative, the name and the rules that its player gave it', () => {
    const given = [
      { ...marines, name: 'First Company', initiative: 1 }, { ...mob, name: 'Da Lads', initiative: 5 },
    ] as const;
    const plan = planWith(planWith(wholePlan, 'attacker', { built: given[0] }), 'defender', { built: given[1] });
    const made = linedUp(plan, neteaLibrary);
    if (made === null || 'obstacles' in made) throw new Error('It cannot be lined up.');
    expect(made.scenario.formations.map(({ name, initiative, rules }) => ({ name, initiative, rules })))
      .toEqual(given.map(({ name, initiative, rules }) => ({ name, initiative, rules })));
  });
});
