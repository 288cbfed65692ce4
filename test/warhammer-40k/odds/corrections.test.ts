/** Odds against every throw of the statechart where texts differ in weapons, saves, majorities and armour. */
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { FOURTH_COMPLETION } from '../../../src/warhammer-40k/editions/fourth.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import {
  WEAPON_KINDS, type Profile, type UnitTrait, type WeaponKind,
} from '../../../src/warhammer-40k/model/profile.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { RULINGS, usualRulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { profile, PROFILES, row, scenario, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { IS_WHOLE, shareOf } from '../../support/share.ts';
import { everyBlowOf, everyThrowOf } from '../../support/warhammer-40k/fight-verdicts.ts';
import { duel } from '../../support/warhammer-40k/played.ts';

/** What is told beside the fourth edition, and of the rest what comes first. */
const AGREED = {
  ...FOURTH_COMPLETION, panic: 'no', moralePenalty: 'no', autoFail: 'no', consolidate: 'three-new',
} as const;

const fightIn = (edition: Edition, table: Partial<Scenario>): Phase =>
  setUpPhase(scenario(edition, { startAt: 'fight', completion: edition === '4th' ? AGREED : {}, ...table }));

/** Of so many dice in one throw each face is looked at; in the suite of none, `oracle.test.ts` does it there. */
const DICE = shareOf(2, 0);
/** Who strikes alone has so many Attacks. */
const ATTACKS = shareOf(2, 1);

const wrongIn = (edition: Edition, table: Partial<Scenario>): readonly string[] =>
  everyThrowOf(fightIn(edition, table), DICE).wrong;

/** Where a text differs in blows alone: what comes after them is followed as well in the long tests. */
const wrongInBlows = (edition: Edition, table: Partial<Scenario>): readonly string[] =>
  (IS_WHOLE ? everyThrowOf : everyBlowOf)(fightIn(edition, table), DICE).wrong;

/** Kinds that a text has with a number alone. */
const arm = (kind: WeaponKind) => weapon({ kind, armourPiercing: kind === 'power' || kind === 'heavy' ? 3 : null });
const VICTIMS: readonly Partial<Profile>[] = [
  { attacks: 1, initiative: 2, wounds: 2, save: 3 },
  { attacks: 1, initiative: 5, toughness: 3, save: 5, invulnerable: 4 },
];

/** In the suite each kind in every other text. */
const kindsIn = (edition: Edition): readonly WeaponKind[] =>
  WEAPON_KINDS.filter((_, i) => IS_WHOLE || (i + EDITIONS.indexOf(edition)) % 2 === 0);

describe.each(EDITIONS)('%s: the odds are those of every throw', edition => {
  it.each(kindsIn(edition))('of %s weapons (40k.46, 40k.55)', kind => {
    expect(wrongInBlows(edition, duel({ attacks: ATTACKS, weapons: [arm(kind)] }, VICTIMS))).toEqual([]);
  });

  it('of a monstrous creature (40k.75)', () => {
    expect(wrongInBlows(edition, duel({ attacks: ATTACKS }, VICTIMS, { traits: ['monstrous-creature'] }))).toEqual([]);
  });

  it('of armour with an invulnerable save (40k.45, R-X.08)', () => {
    const saves = [{ save: 6, invulnerable: 4 }, { save: 2, invulnerable: 5 }, { save: null, invulnerable: 6 }];
    expect(wrongInBlows(edition, duel({ attacks: 3 }, saves))).toEqual([]);
  });

  it('of nobody in the majority (40k.40, 40k.42, R-X.02)', () => {
    const mixed = [2, 4, 4, 5, 5].map(value => ({ weaponSkill: value, toughness: value }));
    expect(wrongInBlows(edition, duel({ attacks: 2 }, mixed))).toEqual([]);
  });

  it('of three kinds of armour (40k.47, R-0.10)', () => {
    const armours = [2, 2, 3, 5, 5].map(save => ({ save }));
    expect(wrongInBlows(edition, duel({ attacks: 3 }, armours))).toEqual([]);
  });

  it('of mixed Initiative in a sweep (40k.64)', () => {
    const men = unit({
      id: 'men', side: 'attacker', models: [...row('q', 1, [20, 20], { profile: 'quick' }), ...row('m', 2, [21, 20])],
    });
    const foes = unit({
      id: 'foes', side: 'defender', models: [...row('f', 1, [20, 21], { profile: 'weak' }), ...row('g', 1, [21, 21])],
    });
    const profiles = {
      ...PROFILES, quick: profile({ initiative: 6 }), marine: profile({ initiative: 3, attacks: 0 }),
      weak: profile({ initiative: 5, attacks: 0, wounds: 3, leadership: 6, save: null }),
    };
    expect(wrongIn(edition, { profiles, units: [men, foes] })).toEqual([]);
  });
});

describe('4th: the odds are those of every throw where blows change which Initiative most have (40k.64)', () => {
  it('of two who are quick and one who is slow', () => {
    const men = unit({
      id: 'men', side: 'attacker', models: [...row('s', 1, [20, 20], { profile: 'slow' }), ...row('q', 2, [21, 20])],
    });
    const foes = unit({ id: 'foes', side: 'defender', models: row('f', 1, [20.5, 20.866], { profile: 'foe' }) });
    const profiles = {
      ...PROFILES, marine: profile({ initiative: 6 }), slow: profile({ initiative: 2 }),
      foe: profile({ attacks: 1, initiative: 7, wounds: 3, leadership: 6, save: null }),
    };
    expect(wrongIn('4th', { profiles, units: [men, foes] })).toEqual([]);
  });
});

describe('7th: the odds are those of every throw in dangerous terrain (40k.8, R-2.27)', () => {
  it.each(RULINGS.dangerousSave.answers)('whose wounds are saved by %s', dangerousSave => {
    const outline = [[11.3, 11.3], [11.8, 11.3], [11.8, 14], [11.3, 14]] as const;
    const profiles = {
      ...PROFILES, marine: profile(), heavy: profile({ wounds: 2, save: 5, invulnerable: 4, initiative: 4 }),
    };
    expect(wrongInBlows('7th', {
      profiles, rulings: { ...usualRulings('7th'), dangerousSave },
      table: {
        width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' },
        terrain: [{ id: 'mire', kind: 'swamp', name: null, outline, traits: ['dangerous'] }],
      },
      units: [
        unit({ id: 'own', side: 'attacker', models: row('a', 1, [10, 10]) }),
        unit({
          id: 'foes', side: 'defender',
          models: [...row('d', 1, [10, 11]), ...row('e', 1, [13, 13], { profile: 'heavy' })],
        }),
      ],
    })).toEqual([]);
  });
});

describe('7th: the odds are those of every throw with a character who is one of the unit (40k.74, R-2.26)', () => {
  const profiles = {
    ...PROFILES, striker: profile({ attacks: 2, initiative: 5 }), weak: profile({ toughness: 3, attacks: 1, save: 5 }),
    hero: profile({ wounds: 2, weaponSkill: 5, attacks: 1, leadership: 9, save: 3, invulnerable: 5 }),
  };
  const joined = (kind: string, ...traits: readonly UnitTrait[]) => unit({
    id: 'hero', side: 'attacker', joined: 'men', models: row('h', 1, [21, 20], { profile: kind }),
    traits: ['independent-character', ...traits],
  });
  const men = unit({ id: 'men', side: 'attacker', models: row('m', 1, [20, 20], { profile: 'weak' }) });
  const foes = unit({ id: 'foes', side: 'defender', models: row('f', 1, [20.5, 20.866], { profile: 'striker' }) });

  it('by values of his own', () => {
    expect(wrongIn('7th', { profiles, units: [men, joined('hero'), foes] })).toEqual([]);
  });

  it('who keeps it from sweeping while he lives', () => {
    const foe = profile({ attacks: 2, initiative: 5, wounds: 3, leadership: 6, save: null });
    const table = { profiles: { ...profiles, striker: foe, weak: profile({ attacks: 2, save: 5 }) } };
    expect(wrongIn('7th', { ...table, units: [men, joined('weak', 'may-not-sweep'), foes] })).toEqual([]);
  });
});
