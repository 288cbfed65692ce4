import { describe, expect, it } from 'vitest';
import { beginBatch } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { assaultWith, hitWith, unitWith, volleyWith } from '../../../src/epic-armageddon/model/copies.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { changeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import {
  fallOn, hasHits, limitOf, PLAIN_HIT, volleyOn, withPoints,
} from '../../../src/epic-armageddon/attacks/volley.ts';
import type { Hit, Volley } from '../../../src/epic-armageddon/model/volley.ts';
import { formationOf, scenarioOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { ATTACKER_ROLLS_HIGH, engagedOf, lostTo, played } from '../../support/fight.ts';
import { profileOf, weaponOf } from '../../support/profiles.ts';
import { engine, stageParts, type Stand } from '../../support/stage.ts';

const claws = (...rules: readonly string[]): Partial<Profile> => ({ cc: 2, weapons: [weaponOf({ rules })] });

/**
 * Attackers in contact each with the defender of the same number; everybody hits on 2+, attackers never are hit because
 * the defenders have no weapons.
 */
const charge = (
  attackers: readonly Partial<Profile>[], defenders: readonly Partial<Profile>[],
  rulings: ScenarioParts['rulings'] = {},
) => {
  const profiles: Record<string, Profile> = {};
  const stands = (name: string, sheets: readonly Partial<Profile>[], y: number) => sheets.map((sheet, i) => {
    profiles[`${name}${i + 1}`] = profileOf(name === 'd' ? { cc: null, ff: null, ...sheet } : sheet);
    return unitOf(`${name}${i + 1}`, `${name}${i + 1}`, [30 + 3 * i, y]);
  });
  return scenarioOf({
    formations: [
      formationOf('attacker', stands('a', attackers, 20)),
      formationOf('defender', [...stands('d', defenders, 22), unitOf('rear', 'boyz', [30, 60])]),
    ],
    profiles, rulings,
  });
};

const bare = { armour: null };
const saves = (dice: readonly string[]): readonly string[] =>
  dice.filter(die => / (save|re-roll|invulnerable) /.test(die));

describe('a batch of hits', () => {
  it('H3: every hit is allocated before anybody saves, so that a dead unit’s neighbour takes none of its hits', () => {
    const { report, dice } = played(charge([{}, {}, {}], [{}, {}]), [4, 4, 4, 1, 5, 2, ...ATTACKER_ROLLS_HIGH]);
    expect(saves(dice)).toEqual(['d1 save 4+: 1', 'd2 save 4+: 5', 'd1 save 4+: 2']);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it('H11: two hits on one unit are two saves, one failure kills it, and it is one kill', () => {
    const { report, dice } = played(charge([{}, {}], [{}]), [4, 4, 6, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(saves(dice)).toHaveLength(2);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
    expect(report.kills.attacker).toBe(1);
  });

  it('H11: two failures on one unit are one kill', () => {
    const { report } = played(charge([{}, {}], [{}]), [4, 4, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(report.kills.attacker).toBe(1);
  });

  it('H6: ordinary hits are saved and removed before macro-weapon and Titan Killer hits are allocated', () => {
    const scenario = charge([claws('macro-weapon'), claws('titan-killer')], [bare, bare, bare, bare]);
    const { report } = played(scenario, [6, 6, 6, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['d1', 'd2', 'd3', 'd4']);
  });

  it('H6, V7: of macro-weapon and Titan Killer hits the macro-weapon hits fall first', () => {
    const terminators = { abilities: ['reinforced-armour'] };
    const scenario = charge([claws('titan-killer'), claws('macro-weapon')], [terminators, terminators]);
    const { report, dice } = played(scenario, [1, 1, 6, 6, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(saves(dice)).toEqual(['d1 save macro-weapon 4+: 6']);
    expect(lostTo(report, 'attack')).toEqual(['d2']);
  });

  it('H7: macro-weapon hits begin a fresh lap with the nearest survivor', () => {
    const { report } = played(charge([claws('macro-weapon')], [{}, {}]), [6, 6, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it('H7: a club may let the lap go on instead', () => {
    const scenario = charge([claws('macro-weapon')], [{}, {}], { laterBatch: 'lap-continues' });
    expect(lostTo(played(scenario, [6, 6, 6, ...ATTACKER_ROLLS_HIGH]).report, 'attack')).toEqual(['d2']);
  });

  const onD2: Decision = { type: 'hit.moved', side: 'defender', hit: 0, to: 'd2' };

  it.each([
    ['settled anew for the macro-weapon hits, in list order', 'settled-anew', ['d1']],
    ['as it was where a club plays it so', 'stay-settled', ['d2']],
  ] as const)('H7: a tie that the owner has settled for the ordinary hits is %s', (_, settledTies, lost) => {
    const scenario = charge([claws('macro-weapon'), {}], [{}, {}], { settledTies });
    const { report } = played(scenario, [6, 1, 6, 6, ...ATTACKER_ROLLS_HIGH], [onD2]);
    expect(lostTo(report, 'attack')).toEqual(lost);
  });

  it.each([
    ['settled anew for the attacks after it, in list order', 'settled-anew', 'd1'],
    ['as it was where a club plays it so', 'stay-settled', 'd2'],
  ] as const)('H7: a tie that the owner has settled for First Strike is %s', (_, settledTies, lost) => {
    const scenario = charge([{ abilities: ['first-strike'] }, {}], [{}, {}], { settledTies });
    const { report, dice } = played(scenario, [6, 6, 6, 1, ...ATTACKER_ROLLS_HIGH], [onD2]);
    expect(saves(dice)).toEqual(['d2 save 4+: 6', `${lost} save 4+: 1`]);
    expect(lostTo(report, 'attack')).toEqual([lost]);
  });

  it('H6: First Strike has its own batch, its macro-weapon hits saved before anybody else strikes', () => {
    const scenario = charge([{ ...claws('macro-weapon'), abilities: ['first-strike'] }, {}], [{}, bare, bare]);
    const { report, dice } = played(scenario, [6, 6, 6, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(0, 4)).toEqual([
      'a1 close-combat 2+: 6', 'a1 close-combat macro-weapon 2+: 6', 'd1 save 4+: 6', 'a2 close-combat 4+: 4',
    ]);
    expect(lostTo(report, 'attack')).toEqual(['d1', 'd2']);
  });
});

describe('choosing a save', () => {
  const chosen = (save: 'armour' | 'cover' | 'none'): Decision => ({
    type: 'save.chosen', side: 'defender', hit: 0, save,
  });

  it.each([
    ['V2: a unit in the open has no cover save', 'cover', /no cover save against this hit.*\(V2\)/],
    ['V2: a unit that can save does', 'none', /saves with armour or cover/],
  ] as const)('%s', (_, save, reason) => {
    expect(() => played(charge([{}], [{}]), [4, 6, ...ATTACKER_ROLLS_HIGH], [chosen(save)])).toThrow(reason);
  });
});

describe('where hits fall that not everybody may take', () => {
  const at = (x: number, more: Partial<Stand> = {}): Stand => ({ at: [x, 30], ...more });
  const HEAVY: Partial<Stand> = { type: 'armoured-vehicle', armour: 5, abilities: ['reinforced-armour'] };
  const targets = ['d1', 'd2'].map((unit, i) => ({ unit, cm: i }));
  const lance: Hit = { ...PLAIN_HIT, effect: 'lance' };
  const ofEngine: Hit = { ...PLAIN_HIT, from: 'e1' };
  const field = (rulings: ScenarioParts['rulings'] = {}): Assault => {
    const assault = engagedOf(stageParts(
      { e1: engine(2, [40, 20]), a1: { at: [44, 20] } }, { d1: at(40), d2: at(44, HEAVY), far: at(100) }, { rulings },
    ));
    const begun = beginBatch(assault, 'attacks');
    return assaultWith(begun, {
      batch: { ...begun.batch!, reach: { e1: { 'close-combat': [], firefight: ['d1', 'd2'] } } },
    });
  };
  const fallen = (hits: readonly Hit[], list = targets) =>
    fallOn(field(), list, hits, 'attacks').map(({ unit, effect, from }) => [unit, effect, from].join(' '));

  it('H8, W3: special hits change places with hits that anybody may take, never with a war engine’s', () => {
    expect(fallen([lance, ofEngine])).toEqual(['d1 lance ', 'd2 normal e1']);
    expect(fallen([PLAIN_HIT, lance])).toEqual(['d1 normal ', 'd2 lance ']);
  });

  it('H12: with nobody left to take them they are lost, special ones too', () => {
    expect(fallen([PLAIN_HIT, lance], [])).toEqual([]);
  });

  it.each(['lost', 'anybody-engaged'] as const)(
    'W3: a war engine’s falls on those in its reach while one of them lives, where the others are %s', ruling => {
      const assault = field({ impossibleHits: ruling });
      const without = (...ids: readonly string[]) => assaultWith(assault, {
        units: changeUnits(assault, ids, unit => unitWith(unit, { lostTo: 'attack' })),
      });
      expect(limitOf(without('d1'), ofEngine)).toEqual(['d1', 'd2']);
      expect(limitOf(without('d1', 'd2'), ofEngine)).toEqual(ruling === 'lost' ? ['d1', 'd2'] : null);
    },
  );

  it('no hits have fallen before there is a volley', () => {
    expect(hasHits(null)).toBe(false);
    expect(hasHits(volleyOn(field(), 'attacks', 'a4Attacks', []))).toBe(false);
  });

  it('H7: where laps go on, that is nothing to hits that no batch has scored', () => {
    const assault = field({ laterBatch: 'lap-continues' });
    const volley = volleyOn(assault, 'hack-down', 'a6Result', [{ unit: 'd1' }]);
    const later = volleyOn(assaultWith(assault, { volley, batch: null }), 'withdrawal', 'a7Withdraw', [{ unit: 'd1' }]);
    expect(later.hits.defender).toHaveLength(1);
  });
});

describe('a Titan Killer whose damage has been thrown', () => {
  const FIELDS: Partial<Stand> = { abilities: ['holofield', 'knight-shield'] };
  const assault = engagedOf(stageParts({ a1: { at: [40, 20] } }, {
    e1: engine(3, [40, 31], FIELDS), d1: { at: [46, 30], abilities: ['holofield'] },
  }));
  const killer: Hit = { ...PLAIN_HIT, effect: 'titan-killer', points: 'D3' };
  const before = (): Volley => {
    const hits = fallOn(assault, [{ unit: 'e1', cm: 5, takes: 3 }, { unit: 'd1', cm: 8 }], [killer, killer], 'attacks');
    const chosen = hits.map(hit => hitWith(hit, { save: 'knight-shield' }));
    const empty = volleyOn(assault, 'attacks', 'a4Attacks', []);
    return volleyWith(empty, {
      targets: { attacker: [], defender: [{ unit: 'e1', cm: 5, takes: 3 }, { unit: 'd1', cm: 8 }] },
      hits: { attacker: [], defender: chosen },
    });
  };
  const saves = (points: number) => withPoints(assault, before(), 'defender', 0, points).hits.defender
    .map(({ unit, save }) => `${unit} ${save}`);

  it('V2, V10, H10: is saved as its owner chose; one that falls on somebody else now, as that one does best', () => {
    expect(saves(1)).toEqual(['e1 knight-shield', 'e1 knight-shield']);
    expect(saves(3)).toEqual(['e1 knight-shield', 'd1 holofield']);
  });
});
