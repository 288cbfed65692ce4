import { describe, expect, it } from 'vitest';
import { beginAllocations } from '../../../src/warhammer-40k/allocation/allocate.ts';
import { whyTakes } from '../../../src/warhammer-40k/allocation/why-takes.ts';
import { woundOf } from '../../../src/warhammer-40k/allocation/wounds.ts';
import { isAimingUntold } from '../../../src/warhammer-40k/fight/aim.ts';
import { rungOf } from '../../../src/warhammer-40k/fight/initiative.ts';
import { endFight } from '../../../src/warhammer-40k/fight/rungs.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { profile, PROFILES, row, unit } from '../../support/warhammer-40k/build.ts';
import { begun, climbed } from '../../support/warhammer-40k/climbing.ts';
import { attackRules } from '../../support/warhammer-40k/wounds.ts';

const OWN = unit({ id: 'own', side: 'attacker', models: row('a', 1, [10, 10]) });
const FOES = unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) });

describe('two marines strike each other at one rung', () => {
  const phase = climbed(begun('4th', [OWN, FOES]));
  const wounded = (active: Phase['active']): Phase => beginAllocations({
    ...phase, active, fight: { ...phase.fight!, strikes: phase.fight!.strikes.map(one => ({ ...one, wounds: 1 })) },
  });

  it.each([
    ['attacker', ['own', 'foes']], ['defender', ['foes', 'own']],
  ] as const)('in the turn of the %s wounds of its side are settled first', (active, order) => {
    expect(wounded(active).fight!.allocations.map(one => one.unit)).toEqual(order);
  });

  it('40k.50: nobody takes a wound where none is left', () => {
    const { fight } = wounded('attacker');
    const allocations = fight!.allocations.map(one => ({ ...one, waiting: [] }));
    const settled = { ...phase, fight: { ...fight!, allocations } };
    expect([whyTakes(wounded('attacker'), 'own').length, whyTakes(settled, 'own')]).toEqual([1, []]);
  });

  it('40k.72: it is not asked how to aim where there is one unit to strike', () => {
    expect(isAimingUntold(phase)).toBe(false);
  });

  it('a fight that ends leaves no rungs, blows or wounds', () => {
    expect(endFight(wounded('attacker')).fight).toMatchObject({ ladder: [], strikes: [], allocations: [] });
  });
});

it('40k.27: Initiative 1 strikes last, and without Initiative nobody strikes', () => {
  const slow = (initiative: number): unknown => {
    const phase = begun('4th', [OWN, FOES], { profiles: { ...PROFILES, marine: profile({ initiative }) } });
    return rungOf(phase, phase.models[0]!);
  };
  expect([0, 1, 2].map(slow)).toEqual([null, 1, 2]);
});

it.each([
  ['to-hit', true, null], ['to-wound', false, 2], ['never', false, null],
] as const)('40k.55: a six of a weapon that rends %s denies armour: %s', (rends, deniesArmour, armourPiercing) => {
  const rules = attackRules({ rends, deniesArmour: false, armourPiercing: null });
  expect(woundOf({ id: 's', rules, strength: 4 }, true))
    .toMatchObject({ deniesArmour, armourPiercing });
});
