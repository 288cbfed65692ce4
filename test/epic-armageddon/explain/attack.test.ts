/** Why a unit may attack or support, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { beginAttacks, beginBatch, endSwiftly, resolveAttacks } from '../../../src/epic-armageddon/a4-attacks.ts';
import { beginSupport, beginSupportingFire, callSupporters } from '../../../src/epic-armageddon/a5-supporting-fire.ts';
import { assaultWith, unitWith } from '../../../src/epic-armageddon/copies.ts';
import type { Assault } from '../../../src/epic-armageddon/state.ts';
import { settleWays, splitDice } from '../../../src/epic-armageddon/ways-to-fight.ts';
import { terrainOf } from '../../support/build.ts';
import { weaponOf } from '../../support/profiles.ts';
import { engine, type Others, type Stands, type StageParts } from '../../support/stage.ts';
import { field, met, RARE, told, type Case } from './cases.ts';

const FIGHTS = { cc: 3, ff: 5 } as const;
const AS_THEY_STAND = '. The attacks have not begun: so it would be if they began now. (A4.1)';
const MAY = '+ So it may attack. (A4.2)';
const TOUCHES = '+ It is in base contact with Stand. (A4.1)';
const NEAR = '+ Stand is 9.4 cm away, within 15 cm, and in line of fire. (A4.1)';
const afar: Stands = { afar: { at: [100, 76], name: 'Afar' } };

/** As things stand when the attacks begin; how many dice of a war engine a1 its owner puts into close combat. */
const begun = (attackers: Stands, defenders: Stands, parts: StageParts = {}, blows: number | null = null): Assault => {
  const assault = beginAttacks(field(attackers, { ...defenders, ...afar }, parts));
  return settleWays(blows === null ? assault : splitDice(assault, 'a1', blows));
};

/** The same with the dice about to be thrown. */
const striking = (...parts: Parameters<typeof begun>): Assault => beginBatch(begun(...parts), 'attacks');

const touching = { d1: { at: [40, 32] } } as const;
const apart = { d1: { at: [40, 41.4] } } as const;

/** Dead, as if the dice had said so. */
const without = (assault: Assault, id: string): Assault => assaultWith(assault, {
  units: assault.units.map(unit => (unit.id === id ? unitWith(unit, { lostTo: 'attack' }) : unit)),
});

/** Somebody with First Strike, and somebody without it, all having thrown what they throw first. */
const afterFirst = (): Assault => {
  const assault = begun({
    a1: { at: [40, 30], ...FIGHTS, abilities: ['first-strike'] }, a2: { at: [45, 30], ...FIGHTS, name: 'Friend' },
  }, { d1: { at: [40, 32], ...FIGHTS }, d2: { at: [45, 32], name: 'Other' } });
  return resolveAttacks(beginBatch(assault, 'first-strike'), [6], 'a4Attacks');
};

const CASES: readonly Case[] = [
  ['A4.2: in contact it strikes in close combat', striking({ a1: { at: [40, 30], ...FIGHTS } }, touching), 'a1',
    ['yes', TOUCHES, '+ It throws 1 die in close combat, hitting on 3+. (A4.2)', MAY]],
  ['A4.1: within 15cm and in sight it fires', striking({ a1: { at: [40, 30], ...FIGHTS } }, apart), 'a1',
    ['yes', NEAR, '+ It throws 1 die in the firefight, hitting on 5+. (A4.2)', MAY]],
  ['A4.1: farther off it does not', striking({ a1: { at: [40, 30], ...FIGHTS } }, { d1: { at: [40, 48] } }), 'a1',
    ['no', '- The nearest enemy, Stand, is 16 cm away: 1 cm more than 15 cm. (A4.1)']],
  ['A4.1: by a hair is farther off as well, and reads so', striking({ a1: { at: [40, 30], ...FIGHTS } },
    { d1: { at: [40, 47.03] } }), 'a1',
    ['no', '- The nearest enemy, Stand, is 15.03 cm away: 0.03 cm more than 15 cm. (A4.1)']],
  ['A4.1: before the attacks it is told how it would be', field({ a1: { at: [40, 30], ...FIGHTS } }, touching), 'a1',
    ['yes', AS_THEY_STAND, TOUCHES, '+ It throws 1 die in close combat, hitting on 3+. (A4.2)', MAY]],
  ['L2: terrain on the way hides an enemy', striking({ a1: { at: [40, 30], ...FIGHTS } }, apart,
    { terrain: [terrainOf('woods', [30, 33], [50, 36], { name: 'Old wood' })] }), 'a1',
    ['no', '- Stand is 9.4 cm away, but Old wood hides it: the line of fire runs through 3 cm of that. (L2)']],
  ['L2: it fires at one farther off if it sees that one', striking({ a1: { at: [40, 30], ...FIGHTS } },
    { ...apart, d2: { at: [54, 30], name: 'Seen' } },
    { terrain: [terrainOf('woods', [36, 33], [44, 36])] }), 'a1',
    ['yes', '. Stand is 9.4 cm away, but Woods hides it: the line of fire runs through 3 cm of that. (L2)',
      '+ Seen is 12 cm away, within 15 cm, and in line of fire. (A4.1)',
      '+ It throws 1 die in the firefight, hitting on 5+. (A4.2)', MAY]],
  ['L3: a war engine hides whom it stands before', striking({ a1: { at: [40, 30], ...FIGHTS },
    a2: engine(3, [40, 36], { name: 'Baneblade' }) }, { d1: { at: [40, 42.4] } }), 'a1',
    ['no', '- Stand is 10.4 cm away, but Baneblade hides it: the line of fire runs through 5 cm of that. (L3)']],
  ['A4.3: without a firefight value it does not fire', striking({ a1: { at: [40, 30], cc: 3 } }, apart), 'a1',
    ['no', NEAR, '- It has no firefight value. (A4.3)']],
  ['A4.2: nor does it in contact without one for close combat', striking({ a1: { at: [40, 30], ff: 3 } }, touching),
    'a1', ['no', TOUCHES, '- It has no close combat value, and in contact it may not fire instead. (A4.2)']],
  ['A4.2: extra attacks are thrown with it, each kind by its rule', striking({ a1: { at: [40, 30], ...FIGHTS,
    weapons: [weaponOf({ rules: ['macro-weapon'] }), weaponOf({ name: 'Claws', extraAttacks: 'D3' })] } }, touching),
    'a1', ['yes', TOUCHES, '+ It throws 1 die in close combat, hitting on 3+. (A4.2)',
      '+ It throws 1 die in close combat, hitting on 3+, as a macro-weapon. (V6)',
      '+ It throws D3 dice in close combat, hitting on 3+. (A4.2)', MAY]],
  ['A4.2: dice that are alike are told together', striking({ a1: { at: [40, 30], ...FIGHTS,
    weapons: [weaponOf({ name: 'Catapult', kind: 'small-arms', extraAttacks: 1 })] } }, apart), 'a1',
    ['yes', NEAR, '+ It throws 2 dice in the firefight, hitting on 5+. (A4.2)', MAY]],
  ['A4.4: First Strike comes first', begun({ a1: { at: [40, 30], ...FIGHTS, abilities: ['first-strike'] } }, touching),
    'a1', ['yes', TOUCHES, '. It has First Strike: its hits are saved before the others strike. (A4.4)',
      '+ It throws 1 die in close combat, hitting on 3+. (A4.2)', MAY]],
  ['A4.4: the others strike after it, if they live', beginBatch(afterFirst(), 'first-strike'), 'd1',
    ['yes', TOUCHES, '. It strikes after those with First Strike, if it lives. (A4.4)',
      '+ It throws 1 die in close combat, hitting on 3+. (A4.2)', MAY]],
  ['A4.4: who has struck first has struck', beginBatch(afterFirst(), 'attacks'), 'a1',
    ['no', TOUCHES, '- It has thrown its dice of this round already. (A4.4)']],
  ['A4.4: who has nobody left in reach does nothing', beginBatch(without(begun({
    a1: { at: [40, 30], ...FIGHTS } }, { ...touching, d2: { at: [40, 44], name: 'Other' } }), 'd1'), 'attacks'), 'a1',
    ['yes', TOUCHES, '+ It throws 1 die in the firefight, hitting on 5+. (A4.2)', MAY]],
  ['A4.4: nor if all of them have fallen', beginBatch(without(begun({
    a1: { at: [40, 30], ...FIGHTS } }, touching), 'd1'), 'attacks'), 'a1',
    ['no', TOUCHES, '- Nobody is left within its reach. (A4.4)']],
  ['A4.2: a batch that has been thrown is not thrown again by those who could now', without(beginBatch(begun({
    a1: { at: [40, 30], ff: 3 } }, { ...touching, d2: { at: [40, 44], name: 'Other' } }), 'attacks'), 'd1'), 'a1',
    ['no', TOUCHES, '- It has no dice left to throw in this round. (A4.4)']],
  ['A4.2: a skimmer in contact may fire, and makes others fire', striking({ a1: { at: [40, 30], ...FIGHTS } },
    { d1: { at: [40, 32.5], type: 'armoured-vehicle', name: 'Falcon', cc: 6, ff: 3, abilities: ['skimmer'] } }), 'a1',
    ['yes', '+ It is in base contact with Falcon. (A4.1)',
      '. Falcon, which it touches, keeps out of reach of blows and makes it fire. (A4.2)',
      '+ It throws 1 die in the firefight, hitting on 5+. (A4.2)', MAY]],
  ['A4.2: it says so of itself', striking({ a1: { at: [40, 30], ...FIGHTS } },
    { d1: { at: [40, 32.5], type: 'armoured-vehicle', name: 'Falcon', cc: 6, ff: 3, abilities: ['skimmer'] } }), 'd1',
    ['yes', TOUCHES, '. It flies: it fires even at those who touch it, and whoever touches nobody else can only '
      + 'fire back. (A4.2)', '+ It throws 1 die in the firefight, hitting on 3+. (A4.2)', MAY]],
  ['W1, W2: a war engine splits the dice that it had at the start', striking({ a1: engine(4, [40, 30], { ...FIGHTS,
    more: { damage: 1 } }) }, { d1: { at: [40, 35] }, d2: { at: [50, 30], name: 'Other' } }), 'a1',
    ['yes', TOUCHES, '. A war engine has a die for each of its 4 points of damage capacity, though it has lost 1. (W1)',
      '+ It throws 4 dice in close combat, hitting on 3+. (A4.2)', MAY]],
  ['W2: as its owner splits them', striking({ a1: engine(4, [40, 30], FIGHTS) },
    { d1: { at: [40, 35] }, d2: { at: [50, 30], name: 'Other' } }, {}, 3), 'a1',
    ['yes', TOUCHES, '. A war engine has a die for each of its 4 points of damage capacity. (W1)',
      '. Of these dice 3 go into close combat and 1 into the firefight. (W2)',
      '+ It throws 3 dice in close combat, hitting on 3+. (A4.2)',
      '+ It throws 1 die in the firefight, hitting on 5+. (A4.2)', MAY]],
  ['V13: a lance waits for a charge of its own', striking({ a1: { at: [40, 30] } }, { d1: { at: [40, 32], ...FIGHTS,
    weapons: [weaponOf({ name: 'Power Lance' })] } }), 'd1',
    ['yes', TOUCHES, '. Its lance strikes only when its own formation has engaged. (V13)',
      '+ It throws 1 die in close combat, hitting on 3+. (A4.2)', MAY]],
  ['A2.11: who sits inside does not fight', striking({ a1: { at: [40, 30], name: 'Rhino', type: 'armoured-vehicle',
    abilities: ['transport'] }, a2: { at: [40, 30], ...FIGHTS, more: { aboard: 'a1' } } }, touching), 'a2',
    ['no', '- It sits inside Rhino and cannot fire from there. (A2.11)']],
  ['A5.2: but out of an open transport it fires', striking({ a1: { at: [40, 30], name: 'Trukk',
    type: 'armoured-vehicle', abilities: ['transport', 'passengers-fire'] },
    a2: { at: [40, 30], ...FIGHTS, more: { aboard: 'a1' } } },
    { d1: { at: [40, 41] } }), 'a2',
    ['yes', '+ It fires from inside Trukk, from where that stands. (A5.2)',
      '+ Stand is 8.5 cm away, within 15 cm, and in line of fire. (A4.1)',
      '+ It throws 1 die in the firefight, hitting on 5+. (A4.2)', MAY]],
  ['V12: who has come out of a wreck does not strike', assaultWith(beginBatch(begun({
    a1: { at: [40, 30], ...FIGHTS } }, touching), 'attacks'), { spilled: ['a1'] }), 'a1',
    ['no', '- It has come out of a wreck in this round: it can be hit but does not strike. (V12)']],
  ['A4.1: who does not fight in this assault does not attack', striking({ a1: { at: [40, 30] } }, touching,
    { others: [{ side: 'attacker', id: 'Guns', stands: { s1: { at: [43, 30], ...FIGHTS } } }] }), 's1',
    ['no', '- Guns does not fight in this assault. (A4.1)']],
  ['A4.5: nobody attacks once the attacks are over', beginSupport(resolveAttacks(beginBatch(begun({
    a1: { at: [40, 30], ...FIGHTS } }, touching), 'attacks'), [1], 'a4Attacks')), 'a1',
    ['not-now', TOUCHES, '. The attacks of this round are over. It has made its own. (A4.5)']],
  ['A4.7: nor when it is settled how the assault ends', endSwiftly(striking({
    a1: { at: [40, 30], ...FIGHTS } }, touching), 'attacker', 'a4Attacks'), 'a1',
    ['not-now', '. The fighting of this assault is over. (A4.7)']],
  ['A4.5: the dead do nothing', without(striking({ a1: { at: [40, 30], ...FIGHTS } }, touching), 'a1'), 'a1',
    ['no', '- It was lost in the attacks. (A4.5)']],
];

describe('why it may attack', () => {
  it.each(CASES)('%s', (_, assault, unit, expected) => {
    expect(told(assault, unit, 'attack')).toEqual(expected);
  });
});

const guns = (more: StageParts['attacker'] = {}, sheet = {}, at: readonly [number, number] = [46, 30]): StageParts => ({
  others: [{ side: 'attacker', id: 'Guns', stands: { s1: { at, ...FIGHTS, ...sheet } }, more }],
});
const fought = (parts: StageParts): Assault => {
  const assault = beginBatch(begun({ a1: { at: [40, 30], ...FIGHTS } }, { d1: { at: [40, 32], ...FIGHTS } }, parts),
    'attacks');
  return resolveAttacks(assault, [1, 1], 'a4Attacks');
};
const supported = (parts: StageParts): Assault => beginSupport(fought(parts));

const NEARER: Others = { side: 'attacker', id: 'More', stands: { s2: { at: [34, 30], ...FIGHTS } } };

const FIT = '+ Guns does not fight here and is fit to support. (A5.2)';
const SEES = '+ Stand is 4.3 cm away, within 15 cm, and in line of fire. (A5.2)';
const MAY_SUPPORT = '+ So it may support. (A5.3)';

const SUPPORT: readonly Case[] = [
  ['A5.2: within 15cm and in sight of an enemy that attacked it may', supported(guns()), 's1',
    ['yes', FIT, SEES, '+ It throws 1 die in the firefight, hitting on 5+. (A5.3)', MAY_SUPPORT]],
  ['A5.2: Blast markers do not matter', supported(guns({ blastMarkers: 2 })), 's1',
    ['yes', FIT, '. Its 2 Blast markers keep nobody from supporting. (A5.2)', SEES,
      '+ It throws 1 die in the firefight, hitting on 5+. (A5.3)', MAY_SUPPORT]],
  ['A5.2: broken ones may not', supported(guns({ broken: true })), 's1', ['no', '- Guns is broken. (A5.2)']],
  ['A5.2: nor those who have marched', supported(guns({ marched: true })), 's1',
    ['no', '- Guns has marched this turn. (A5.2)']],
  ['A5.2: unless they are fleet of foot', supported(guns({ marched: true, rules: ['fleet-of-foot'] })), 's1',
    ['yes', FIT, '+ Guns is fleet of foot: it supports though it has marched. (A5.2)', SEES,
      '+ It throws 1 die in the firefight, hitting on 5+. (A5.3)', MAY_SUPPORT]],
  ['A4.3: nor those without a firefight value', supported(guns({}, { ff: null })), 's1',
    ['no', '- It has no firefight value. (A4.3)']],
  ['A5.2: nor those too far away', supported({ others: [...guns({}, {}, [60, 30]).others!, NEARER] }), 's1',
    ['no', FIT, '- The nearest enemy, Stand, is 18.1 cm away: 3.1 cm more than 15 cm. (A5.2)']],
  ['A5.1: nobody supports when support is over', supported(guns({}, {}, [60, 30])), 's1',
    ['not-now', FIT, '- The nearest enemy, Stand, is 18.1 cm away: 3.1 cm more than 15 cm. (A5.2)',
      '. The supporting fire of this round is over. (A5.1)']],
  ['A5.2: those who fight do not support', supported(guns()), 'a1',
    ['no', '- attacker fights in this assault itself; only other formations support. (A5.2)']],
  ['A5.2: who is not called does not fire', beginSupportingFire(callSupporters(supported({ others: [
    { side: 'attacker', id: 'Guns', stands: { s1: { at: [46, 30], ...FIGHTS }, s2: { at: [49, 30], ...FIGHTS } } },
  ] }), 'attacker', ['s2'])), 's1', ['no', FIT, SEES, '- Its player has not called it. (A5.2)']],
  ['A5.2: but could still be called', callSupporters(supported(guns()), 'attacker', []), 's1',
    ['yes', FIT, SEES, '. Its player has not called it. (A5.2)', '+ So it may support. (A5.2)']],
  ['A5.2: who could not when support was called cannot since', assaultWith(beginSupportingFire(supported({
    others: [...guns().others!, NEARER],
  })), { support: { ...supported(guns()).support, able: { attacker: ['s2'], defender: [] } } }), 's1',
    ['no', FIT, SEES, '- When support was called it had no enemy that attacked within reach. (A5.2)']],
  ['A5.1: nor once its dice have been thrown and settled',
    resolveAttacks(beginSupportingFire(supported(guns())), [1], 'a5SupportingFire'), 's1',
    ['not-now', FIT, '. The supporting fire of this round is over. (A5.1)']],
  ['A5.1: it is called after the attacks', begun({ a1: { at: [40, 30], ...FIGHTS } }, { d1: { at: [40, 32] } }, guns()),
    's1',
    ['not-now', FIT, SEES, '. Support is called after the attacks, if these have not settled the assault. (A5.1)']],
  ['A5.1: in later rounds only where the club calls it then', assaultWith(field({ a1: { at: [40, 30] } }, touching,
    { ...guns(), rulings: { supportEachRound: 'first-round' } }), { round: 2 }), 's1',
    ['no', '- This is round 2, and this club calls support in the first round only. (A5.1)']],
];

describe('why it may support', () => {
  it.each(SUPPORT)('%s', (_, assault, unit, expected) => {
    expect(told(assault, unit, 'support')).toEqual(expected);
  });
});

describe('what hardly ever comes up', () => {
  it('is told here', () => {
    expect(RARE.attack.filter(key => !met.has(key))).toEqual([]);
  });
});
