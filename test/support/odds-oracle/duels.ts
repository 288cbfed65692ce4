/** Assaults in which both sides have the same to say: two rows in contact in the middle of an open table. */
import { fc } from '../laws.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { ArmyRule } from '../../../src/epic-armageddon/model/army-rules.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, rowOf, scenarioOf } from '../build.ts';
import { profileOf, weaponOf } from '../profiles.ts';

/** A side: stands of one kind that strike as well as they fire. */
export interface Force {
  readonly units: number;
  readonly hit: number;
  readonly save: number;
  readonly abilities: readonly string[];
  /** A macro-weapon attack more in close combat. */
  readonly macro: boolean;
  readonly blastMarkers: number;
  readonly rules: readonly ArmyRule[];
  /** Stands of another formation that fire in support. */
  readonly supporters: number;
}

const parts = {
  units: fc.integer({ min: 1, max: 3 }),
  hit: fc.integer({ min: 2, max: 6 }),
  save: fc.integer({ min: 3, max: 7 }),
  abilities: fc.subarray(['first-strike', 'inspiring', 'fearless', 'reinforced-armour', 'invulnerable-save']),
  blastMarkers: fc.integer({ min: 0, max: 2 }),
  rules: fc.constantFrom<readonly ArmyRule[]>([], ['they-shall-know-no-fear']),
  supporters: fc.integer({ min: 0, max: 2 }),
};

export const anyForce: fc.Arbitrary<Force> = fc.record({ ...parts, macro: fc.boolean() });

/** One that is as good at firing as at striking in everything: whoever dies takes no advantage of its enemy along. */
export const anyPlainForce: fc.Arbitrary<Force> = fc.record({ ...parts, macro: fc.constant(false) });

/** Rows that mirror each other at the middle of the table; supporters behind them in reach of everybody. */
export const duel = (attacker: Force, defender: Force): Scenario => {
  const forces = { attacker, defender };
  return scenarioOf({
    formations: [
      ...SIDES.map(side => formationOf(side, rowOf(side, `${side}s`, forces[side].units, [55, PLACES[side].front]), {
        blastMarkers: Math.min(forces[side].blastMarkers, forces[side].units - 1), rules: forces[side].rules,
      })),
      ...SIDES.filter(side => forces[side].supporters > 0).map(side => formationOf(
        side, rowOf(`${side}-friend`, 'friends', forces[side].supporters, [55, PLACES[side].back]),
        { id: `${side}-friends` },
      )),
    ],
    profiles: {
      attackers: sheetOf(attacker), defenders: sheetOf(defender), friends: profileOf(),
    },
  });
};

const PLACES: { readonly [side in Side]: { readonly front: number; readonly back: number } } = {
  attacker: { front: 39, back: 35 }, defender: { front: 41, back: 45 },
};

/** A save of 7 is none. */
const sheetOf = ({ hit, save, abilities, macro }: Force) => profileOf({
  cc: hit, ff: hit, armour: save > 6 ? null : save,
  abilities: save > 6 ? abilities.filter(word => word !== 'reinforced-armour') : abilities,
  weapons: macro ? [weaponOf({ rules: ['macro-weapon'] })] : [],
});
