import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import {
  counterChargeAllowance, counterChargeTo, eagerMove, whyNotCounterCharge, whyNotEndCounterCharge,
} from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { assaultOf, ATTACKER_ROLLS_HIGH, formationIn, played } from '../../support/fight.ts';
import { beforeCharge } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  tank: profileOf({ name: 'Tank', type: 'war-engine', damageCapacity: 2 }),
  lander: profileOf({ name: 'Lander', type: 'war-engine', damageCapacity: 2, speed: 30, abilities: ['aircraft'] }),
  jet: profileOf({ name: 'Jet', speed: 30, abilities: ['skimmer', 'infiltrator'] }),
  bunker: profileOf({ name: 'Bunker', speed: 0 }),
};

describe('war engines', () => {
  /** A tank of capacity 2 at (60, 30), touched on its sides by so many; a further enemy below it. */
  const held = (count: number, rulings: Partial<Rulings> = {}): Assault => {
    const sides = [unitOf('a1', 'boyz', [56.5, 30]), unitOf('a2', 'boyz', [63.5, 30])].slice(0, count);
    return beforeCharge([unitOf('a9', 'boyz', [60, 22]), ...sides], [unitOf('d1', 'tank', [60, 30])], {
      profiles, rulings,
    });
  };
  const why = (assault: Assault, to: Point = [60, 25.5]) => whyNotCounterCharge(assault, 'defender', 'd1', to);

  it('A3.10, ruling 54: in contact may counter-charge while fewer touch it than its starting capacity', () => {
    expect(why(held(0))).toBeNull();
    expect(why(held(1))).toBeNull();
    expect(why(held(2))).toMatchObject({ rule: 'A3.1', key: 'in-contact-already' });
  });

  it('A3.10, A3.2: at the closest enemy that it does not touch, and nowhere else', () => {
    expect(why(held(1), [60, 33])).toMatchObject({ rule: 'A3.2', key: 'not-at-nearest', values: { enemy: 'Boyz 1' } });
  });

  it('A3.10: in contact stays where a club plays the printed rule', () => {
    expect(why(held(1, { warEngineCounterCharge: 'never' }))).toMatchObject({ key: 'in-contact-already' });
  });

  it('A3.10: ordinary units in contact stay whatever the ruling', () => {
    const touched = beforeCharge([unitOf('a1', 'boyz', [60, 28])], [unitOf('d1', 'boyz', [60, 30])]);
    expect(whyNotCounterCharge(touched, 'defender', 'd1', [60, 29.99])).toMatchObject({ key: 'in-contact-already' });
  });
});

describe('how far', () => {
  const allowance = (profile: string, rulings: Partial<Rulings> = {}): number => {
    const assault = beforeCharge([unitOf('a1', 'boyz', [60, 10])], [unitOf('d1', profile, [60, 30])], {
      profiles, rulings,
    });
    return counterChargeAllowance(assault, unitIn(assault, 'd1'));
  };

  it('A3.1, A3.3: war engines, skimmers and Infiltrators go as far as everybody of their Speed', () => {
    expect([allowance('tank'), allowance('jet')]).toEqual([5, 10]);
  });

  it('A3.10: landed aircraft and what has no Speed stay; the club may give the latter 5cm', () => {
    expect([allowance('lander'), allowance('bunker')]).toEqual([0, 0]);
    expect(allowance('bunker', { immobileCounterCharge: '5cm' })).toBe(5);
    expect(allowance('lander', { immobileCounterCharge: '5cm' })).toBe(0);
  });
});

describe('the unblooded', () => {
  const claws = (units: readonly ScenarioUnit[], more: Partial<ScenarioFormation> = {}) => ({
    startAt: 'a1ChooseTarget', formations: [
      formationOf('attacker', [unitOf('a1', 'boyz', [60, 16])]),
      formationOf('defender', units, { rules: ['unblooded'], ...more }),
    ],
  }) as const;
  const pair = rowOf('d', 'boyz', 2, [60, 30]);

  it('A3.9: cannot end the counter-charge while somebody who could has not moved', () => {
    expect(whyNotEndCounterCharge(assaultOf(claws(pair)), 'defender')).toMatchObject({
      rule: 'A3.9', key: 'must-counter-charge', values: { unit: 'Boyz 1' },
    });
    expect(whyNotEndCounterCharge(assaultOf(claws(pair, { rules: [] })), 'defender')).toBeNull();
  });

  it('A3.9: undecided go as far as they can, straight at the nearest enemy', () => {
    expect(eagerMove(assaultOf(claws(pair)))).toEqual({ unit: 'd1', to: [60, 25] });
    const { report } = played(scenarioOf(claws(pair)), [1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(formationIn(report, 'defender').units.map(unit => unit.at[1] < 26)).toEqual([true, true]);
  });

  it('A3.9: have to make the full move', () => {
    const after = (y: number) => counterChargeTo(assaultOf(claws([unitOf('d1', 'boyz', [60, 30])])), 'd1', [60, y]);
    expect(whyNotEndCounterCharge(after(25), 'defender')).toBeNull();
    expect(whyNotEndCounterCharge(after(29), 'defender')).toMatchObject({ rule: 'A3.9', values: { unit: 'Boyz' } });
    expect(eagerMove(after(29))).toEqual({ unit: 'd1', to: [60, 25] });
  });

  it('A3.9: in contact, or with nowhere to go, have nothing to do', () => {
    const stuck = assaultOf({ ...claws([unitOf('d1', 'bunker', [60, 30])]), profiles });
    expect(whyNotEndCounterCharge(stuck, 'defender')).toBeNull();
    expect(whyNotEndCounterCharge(assaultOf(claws([unitOf('d1', 'boyz', [60, 18])])), 'defender')).toBeNull();
  });
});
