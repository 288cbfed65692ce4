/** Who throws what in a round, and on whom it may fall: tiny fights held to the statechart. */
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../src/epic-armageddon/model/profile.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf, weaponOf } from '../../../support/profiles.ts';
import { engine, stage, stands } from '../../../support/stage.ts';
import { wrongInFirst } from './held.ts';

const SNIPING = { weapons: [weaponOf({ kind: 'small-arms', rules: ['sniper'] })] };
const LANCES = weaponOf({ kind: 'small-arms', extraAttacks: 0, rules: ['lance'] });
const FAST = { abilities: ['first-strike'] };
/** Of a target that only waits for its hits. */
const FAIR = { armour: 4 };

/** Two of one datasheet whose targets stand far from each other. */
const twins = (sheet: Partial<Profile>): Scenario => scenarioOf({
  formations: [
    formationOf('attacker', [unitOf('a', 'twin', [20, 40]), unitOf('b', 'twin', [44, 40])]),
    formationOf('defender', [unitOf('d', 'brave', [20, 50]), unitOf('e', 'weak', [44, 51])]),
  ],
  profiles: {
    twin: profileOf({ cc: null, ff: 4, ...sheet }), brave: profileOf({ armour: 3, ff: null }),
    weak: profileOf({ armour: 6, ff: null }),
  },
});

describe('whole rounds throw what the statechart throws', () => {
  it.each<readonly [string, Scenario]>([
    ['A4.2: for D3 extra attacks', stage(
      { a: { cc: 4, at: [30, 40], weapons: [weaponOf({ extraAttacks: 'D3' })] } },
      { d: { ...FAIR, at: [30, 42] } },
    )],
    ['A4.4: for one whose weapon strikes first and who does not', stage(
      { a: { ...FAIR, cc: 4, at: [30, 40], weapons: [weaponOf({ rules: ['first-strike'] })] } },
      { d: { ...FAIR, cc: 3, at: [30, 42] } },
    )],
    ['A4.4: for one who is rid of whom it touched, and fires at another instead', stage(
      { x: { ...FAIR, cc: 5, ff: 3, at: [30, 40] }, b: { ...FAST, cc: 2, ff: 2, at: [32, 42] } },
      { d: { armour: 6, at: [30, 42] }, e: { ...FAIR, at: [30, 50] } },
    )],
    ['A4.4: for one without a blow who is rid of whom it touched', stage(
      { x: { ...FAIR, ff: 3, at: [30, 40] }, b: { ...FAST, cc: 2, at: [32, 42] } },
      { d: { armour: 6, at: [30, 42] }, e: { ...FAIR, at: [30, 50] } },
    )],
    ['W2: for a war engine that is rid of whom it touched', stage(
      { x: engine(2, [30, 38.5], { cc: 4, ff: 5 }), b: { ...FAST, cc: 2, at: [32, 42] } },
      { d: { armour: 6, at: [30, 42] }, e: { ...FAIR, at: [30, 50] } },
    )],
    ['W2: for a war engine that cannot strike', stage(
      { x: engine(2, [30, 38.5], { ff: 4 }) }, { d: { armour: 6, at: [30, 42] }, e: { ...FAIR, at: [30, 46] } },
    )],
    ['W2: for a war engine that cannot fire', stage(
      { x: engine(2, [30, 38.5], { cc: 4 }) }, { d: { armour: 6, at: [30, 42] }, e: { ...FAIR, at: [30, 46] } },
    )],
    ['W2: for a war engine out of contact that cannot fire', stage(
      { x: engine(2, [30, 36], { cc: 4 }), a: { cc: 4, at: [30, 40] } }, { d: { ...FAIR, at: [30, 42] } },
    )],
    ['W2: for a war engine that strikes better than it fires', stage(
      { x: engine(2, [30, 38.5], { cc: 3, ff: 5 }) }, { d: { armour: 6, at: [30, 42] }, e: { ...FAIR, at: [30, 46] } },
    )],
    ['W2: for a war engine that fires better than it strikes', stage(
      { x: engine(2, [30, 38.5], { cc: 5, ff: 3 }) }, { d: { armour: 6, at: [30, 42] }, e: { ...FAIR, at: [30, 46] } },
    )],
    ['W2, A4.4: for a war engine of whose weapons one strikes first', stage(
      { x: engine(2, [30, 38.5], { cc: 4, ff: 4, weapons: [weaponOf({ rules: ['first-strike'] })] }) },
      { d: { ...FAIR, cc: 4, at: [30, 42] } },
    )],
  ])('%s', (_, scenario) => {
    expect(wrongInFirst(scenario)).toEqual([]);
  });
});

describe('whole rounds let hits fall on whom they fall in the statechart', () => {
  it.each<readonly [string, Scenario]>([
    ['W3: those of a war engine’s swords and of its guns', stage(
      { x: engine(2, [30, 38.5], { cc: 4, ff: 5, weapons: [weaponOf(), weaponOf({ kind: 'small-arms' })] }) },
      { d: { armour: 6, at: [30, 42] }, e: { armour: 3, at: [30, 46] } },
    )],
    ['W3: those of a war engine that skimmers keep from striking', stage(
      { x: engine(2, [30, 38.5], { cc: 3, ff: 5 }) },
      { d: { type: 'light-vehicle', radius: 1, ff: 3, cc: 6, armour: 5, abilities: ['skimmer'], at: [30, 42] },
        e: { armour: 3, at: [30, 46] } },
    )],
    ['H6: a sniper’s, of two targets one of which it does not see', stage(
      { s: { ...SNIPING, ff: 4, at: [20, 40] }, b: { ff: 4, at: [44, 40] } },
      { d: { armour: 3, at: [20, 51] }, e: { armour: 6, at: [44, 50] } },
    )],
    ['H6: those of two snipers of one kind, each of whom sees another target', twins(SNIPING)],
    ['W3: those of two war engines of one kind, each of which sees another target', twins({
      type: 'war-engine', damageCapacity: 2, radius: 2.5,
    })],
    ['W3: a war engine’s blows before the fire of one listed before it', stage(
      { x: engine(2, [60, 40], { ff: 4, speed: 40 }), y: engine(2, [70, 43.5], { cc: 4, speed: 40 }) },
      { d: { armour: 3, speed: 40, at: [70, 40] }, e: { armour: 6, speed: 40, at: [52, 47] } },
    )],
    ['W3: a war engine’s ordinary fire before the lances of one listed before it', stage(
      { x: engine(2, [60, 40], { ff: 4, speed: 40, weapons: [LANCES] }),
        y: engine(2, [70, 50], { ff: 4, speed: 40 }) },
      { d: { armour: 3, speed: 40, at: [70, 40] }, e: { armour: 6, speed: 40, at: [50, 47] } },
    )],
    ['V10: blows and shots on a war engine with a shield', stage(
      { a: { cc: 3, at: [30, 40] }, b: { ff: 4, at: [30, 36] } },
      { d: engine(2, [30, 43.5], { ...FAIR, abilities: ['void-shield-1'] }) },
    )],
    ['V10: blows and shots on a war engine with a shield and on a stand beside it', stage(
      { a: { cc: 3, at: [30, 40] }, b: { ff: 4, at: [30, 36] } },
      { d: engine(2, [30, 43.5], { ...FAIR, abilities: ['void-shield-1'] }), e: { armour: 6, at: [36, 42] } },
    )],
  ])('%s', (_, scenario) => {
    expect(wrongInFirst(scenario)).toEqual([]);
  });

  it('A4.2: all of many alike', () => {
    expect(wrongInFirst(stage(stands('a', 3, [30, 40], { cc: 4 }), { d: { armour: 4, at: [30, 42] } }))).toEqual([]);
  });
});
