/** Answers of the FAQ that no other file's subject holds. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/battlefield/base.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { ATTACKER_ROLLS_HIGH, formationIn, played } from '../support/fight.ts';
import { weaponOf } from '../support/profiles.ts';
import { stage, stands } from '../support/stage.ts';

const chosen: Decision = { type: 'target.chosen', target: 'defender' };
const charged: Decision = { type: 'charge.ended' };
const answered: Decision = { type: 'counterCharge.ended' };
const moved = (unit: string, ...to: Point): Decision => ({ type: 'unit.moved', unit, to });
const fire = (formation: string, target: string): Decision =>
  ({ type: 'overwatch.fired', formation, target, hits: [] });

describe('what draws overwatch fire', () => {
  const watched = stage(stands('a', 2, [40, 30]), stands('d', 2, [40, 42]), {
    startAt: 'a1ChooseTarget', defender: { overwatch: true },
    others: [{ side: 'attacker', id: 'friends', stands: stands('f', 3, [40, 60]), more: { overwatch: true } }],
  });

  it('A2.12, ruling 60: a charge does, though nobody in it goes a single centimetre', () => {
    const { report } = played(watched, ATTACKER_ROLLS_HIGH, [chosen, charged, fire('defender', 'attacker')]);
    expect(formationIn(report, 'attacker').blastMarkers).toBe(1);
  });

  it('A3.3, ruling 14: a counter-charge does not', () => {
    expect(() => played(watched, ATTACKER_ROLLS_HIGH, [
      chosen, charged, { type: 'overwatch.ended' }, moved('d1', 40, 38), answered, fire('friends', 'defender'),
    ])).toThrow(/Decision 6 .*never possible/);
  });

  it('A8.3, ruling 60: nor does a winner that consolidates', () => {
    expect(() => played(watched, ATTACKER_ROLLS_HIGH, [
      chosen, charged, { type: 'overwatch.ended' }, { type: 'consolidation.ended' }, fire('defender', 'attacker'),
    ])).toThrow(/never possible/);
  });
});

describe('special hits', () => {
  it('H8, ruling 21: a Lance that is scored among ordinary hits goes to the Reinforced Armour farther off', () => {
    const lance = weaponOf({ kind: 'small-arms', extraAttacks: 0, rules: ['lance'] });
    const scenario = stage(
      { a1: { at: [40, 20], ff: 2, weapons: [lance] }, a2: { at: [43, 20], ff: 2 }, a3: { at: [100, 4] } },
      {
        d1: { at: [41, 26], armour: 5 }, d2: { at: [41, 29], armour: 4, abilities: ['reinforced-armour'] },
        d3: { at: [100, 76] },
      },
    );
    const { dice } = played(scenario, [2, 2, 5, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(2, 4)).toEqual(['d1 save 5+: 5', 'd2 save lance 4+: 4']);
  });
});
