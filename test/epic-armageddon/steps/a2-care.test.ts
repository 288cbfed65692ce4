import { describe, expect, it } from 'vitest';
import { chargeTo } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { takeCare, whyNotCareful } from '../../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import { removeUnits, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import { unitOf } from '../../support/build.ts';
import { beforeCharge } from '../../support/moves.ts';

const rhinos = beforeCharge([
  unitOf('a1', 'rhino', [60, 10]), unitOf('a2', 'land-raider', [66, 10]),
  unitOf('p1', 'tactical', [60, 10], { aboard: 'a1' }),
], [unitOf('d1', 'boyz', [60, 60])]);
const why = (id: string, assault = rhinos) => whyNotCareful(assault, id, ['attacker']);
const notHis = (unit: string) => ({ rule: 'A2.10', key: 'not-yours-to-move', values: { unit } });

describe('taking care', () => {
  it('A2.10: is told, and holds for the unit that takes it', () => {
    const careful = takeCare(rhinos, 'a1', 'a3CounterCharge');
    expect(careful.units.filter(unit => unit.careful).map(unit => unit.id)).toEqual(['a1']);
    expect(careful.log.at(-1)).toEqual({
      step: 'a3CounterCharge', rule: 'A2.10', key: 'takes-care', values: { unit: 'Rhino' },
    });
  });

  it('A2.10: is open to units on the table whose move it is', () => {
    expect([why('a1'), why('a2')]).toEqual([null, null]);
    expect(why('d1')).toEqual(notHis('Boyz'));
    expect(why('p1')).toEqual(notHis('Tactical'));
    expect(why('a2', removeUnits(rhinos, ['a2'], 'attack'))).toEqual(notHis('Land Raider'));
    expect(why('nobody')).toEqual(notHis('nobody'));
  });

  it('A2.10: is no longer open to one that has gone more than 5cm', () => {
    expect(why('a1', chargeTo(rhinos, 'a1', [60, 15]))).toBeNull();
    expect(why('a1', chargeTo(rhinos, 'a1', [60, 18]))).toEqual({
      rule: 'A2.10', key: 'too-far', values: { unit: 'Rhino', cm: 8, allowance: 5 },
    });
    expect(unitIn(takeCare(rhinos, 'a2', 'a2Charge'), 'a1').careful).toBe(false);
  });
});
