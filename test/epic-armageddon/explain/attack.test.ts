/** Why a unit may attack, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { beginBatch, endSwiftly, resolveAttacks } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { beginSupport } from '../../../src/epic-armageddon/steps/a5-supporting-fire.ts';
import { assaultWith, unitWith } from '../../../src/epic-armageddon/model/copies.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { terrainOf } from '../../support/build.ts';
import { weaponOf } from '../../support/profiles.ts';
import { engine, type Stand, type Stands } from '../../support/stage.ts';
import { apart, begun, field, FIGHTS, met, RARE, striking, told, touching, without, type Case } from './cases.ts';

const AS_THEY_STAND = '. The attacks have not begun: so it would be if they began now. (A4.1)';
const MAY = '+ So it may attack. (A4.2)';
const TOUCHES = '+ It is in base contact with Stand. (A4.1)';
const NEAR = '+ Stand is 9.4 cm away, within 15 cm, and in line of fire. (A4.1)';
const BLOW = '+ It throws 1 die in close combat, hitting on 3+. (A4.2)';
const SHOT = '+ It throws 1 die in the firefight, hitting on 5+. (A4.2)';
const FLIES = { type: 'armoured-vehicle', name: 'Falcon', cc: 6, ff: 3, abilities: ['skimmer'] } as const;
const NO_BLOWS = '- It has no close combat value, and in contact it may not fire instead. (A4.2)';

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

/** An open transport of the attacker, and who sits in it. */
const carrying = (sheet: Partial<Stand>): Stands => ({
  a1: { at: [40, 30], name: 'Trukk', type: 'armoured-vehicle', abilities: ['transport', 'passengers-fire'] },
  a2: { at: [40, 30], ...FIGHTS, ...sheet, more: { aboard: 'a1' } },
});
const INSIDE = '+ It fires from inside Trukk, from where that stands. (A5.2)';

/** A transport full of the attacked, wrecked after the dice were asked for: one of them touches a1, one is near it. */
const wrecked = (sheet: Partial<Stand>): Assault => {
  const assault = striking({ a1: engine(3, [40, 30], sheet) }, {
    d1: { at: [40, 34], name: 'Rhino', type: 'armoured-vehicle', abilities: ['transport'] },
    d2: { at: [40, 33.5], name: 'One', more: { aboard: 'd1' } },
    d3: { at: [40, 40], name: 'Two', more: { aboard: 'd1' } },
  });
  const units = without(assault, 'd1').units.map(unit => unitWith(unit, { aboard: null }));
  return assaultWith(assault, { units, spilled: ['d2', 'd3'] });
};

/** One of the attackers has a passenger of a wreck come within 15cm of it while the round is fought. */
const lateComers = (): Assault => {
  const assault = striking({ a1: { at: [40, 30], ...FIGHTS }, b1: { at: [24, 40], ...FIGHTS } }, {
    d1: { at: [41.5, 32], name: 'Rhino', type: 'armoured-vehicle', abilities: ['transport'] },
    d2: { at: [40, 40], name: 'One', more: { aboard: 'd1' } },
  });
  const units = without(assault, 'd1').units.map(unit => unitWith(unit, { aboard: null }));
  return assaultWith(assault, { units, spilled: ['d2'] });
};

/** A war engine that hid an enemy from one of the attackers has fallen in this round. */
const opened = (): Assault => without(striking({
  a1: { at: [60, 30], ...FIGHTS }, a2: engine(3, [40, 36], { name: 'Baneblade' }), b1: { at: [40, 30], ...FIGHTS },
}, { d1: { at: [60, 32] }, d2: { at: [40, 42.4], name: 'Hidden' } }), 'a2');

const MORE: readonly Case[] = [
  ['A4.2: a skimmer that touches nobody says nothing of flying', striking({ a1: { at: [40, 30], ...FLIES } }, apart),
    'a1', ['yes', '+ Stand is 8.9 cm away, within 15 cm, and in line of fire. (A4.1)',
      '+ It throws 1 die in the firefight, hitting on 3+. (A4.2)', MAY]],
  ['W2: a war engine that touches nobody splits no dice', striking({ a1: engine(3, [40, 30], FIGHTS) },
    { d1: { at: [40, 41] } }), 'a1',
  ['yes', '+ Stand is 7.5 cm away, within 15 cm, and in line of fire. (A4.1)',
    '. A war engine has a die for each of its 3 points of damage capacity. (W1)',
    '+ It throws 3 dice in the firefight, hitting on 5+. (A4.2)', MAY]],
  ['W2: how it splits them is known before they are asked for', begun({ a1: engine(4, [40, 30], FIGHTS) },
    { d1: { at: [40, 35] }, d2: { at: [50, 30], name: 'Other' } }, {}, 1), 'a1',
  ['yes', TOUCHES, '. A war engine has a die for each of its 4 points of damage capacity. (W1)',
    '. Of these dice 1 go into close combat and 3 into the firefight. (W2)', BLOW,
    '+ It throws 3 dice in the firefight, hitting on 5+. (A4.2)', MAY]],
  ['A4.2: dice are alike in close combat or in the firefight, never in both', striking({
    a1: engine(4, [40, 30], { cc: 4, ff: 4 }) }, { d1: { at: [40, 35] }, d2: { at: [50, 30] } }, {}, 2), 'a1',
  ['yes', '+ It is in base contact with Stand 1. (A4.1)',
    '. A war engine has a die for each of its 4 points of damage capacity. (W1)',
    '. Of these dice 2 go into close combat and 2 into the firefight. (W2)',
    '+ It throws 2 dice in close combat, hitting on 4+. (A4.2)',
    '+ It throws 2 dice in the firefight, hitting on 4+. (A4.2)', MAY]],
  ['A4.2: a number still to be thrown is added to no other', striking({ a1: { at: [40, 30], ...FIGHTS,
    weapons: [weaponOf({ name: 'Claws', extraAttacks: 'D3' }), weaponOf({ name: 'Fangs', extraAttacks: 2 })] } },
  touching), 'a1', ['yes', TOUCHES, '+ It throws 3 dice in close combat, hitting on 3+. (A4.2)',
    '+ It throws D3 dice in close combat, hitting on 3+. (A4.2)', MAY]],
  ['A4.4: what it has with First Strike and what it has without are told one after the other', begun({
    a1: { at: [40, 30], ...FIGHTS, weapons: [weaponOf({ rules: ['first-strike'] })] } }, touching), 'a1',
  ['yes', TOUCHES, '. It has First Strike: its hits are saved before the others strike. (A4.4)', BLOW, BLOW, MAY]],
  ['A4.2: in contact without a value for it it does not fire at others either', striking({
    a1: { at: [40, 30], ff: 3 } }, { ...touching, d2: { at: [40, 44], name: 'Other' } }), 'a1',
  ['no', TOUCHES, NO_BLOWS]],
  ['W2: a war engine without any value has nothing to throw', striking({ a1: engine(3, [40, 30]) },
    { d1: { at: [40, 33.5], name: 'Stand' }, d2: { at: [50, 30], name: 'Other' } }), 'a1',
  ['no', TOUCHES, '. A war engine has a die for each of its 3 points of damage capacity. (W1)', NO_BLOWS]],
  ['V12: one that could fire at those out of a wreck had its dice when there were none', wrecked({ ff: 4 }), 'a1',
    ['no', '+ It is in base contact with Rhino. (A4.1)',
      '. A war engine has a die for each of its 3 points of damage capacity. (W1)',
      '- It has no dice left to throw in this round. (A4.4)']],
  ['A4.1, V12: who stood near nobody when the round began is not engaged by those out of a wreck', lateComers(), 'b1',
    ['no', '+ One is 14 cm away, within 15 cm, and in line of fire. (A4.1)',
      '- It was not directly engaged when the attacks of this round began. (A4.1)']],
  ['A4.1, L3: nor by those whom a war engine has hidden', opened(), 'b1',
    ['no', '+ Hidden is 10.4 cm away, within 15 cm, and in line of fire. (A4.1)',
      '- It was not directly engaged when the attacks of this round began. (A4.1)']],
  ['A5.2: nobody fires from inside without a firefight value', striking(carrying({ ff: null }), touching), 'a2',
    ['no', INSIDE, TOUCHES, '- It has no firefight value. (A4.3)']],
  ['A5.2: nor at those who have fallen', without(striking(carrying({ ff: null }), touching), 'd1'), 'a2',
    ['no', INSIDE, TOUCHES, '- Nobody is left within its reach. (A4.4)']],
  ['V13: nor does anybody strike from inside, with a lance or without', striking({ a1: { at: [40, 30] } }, {
    d1: { at: [40, 32.5], name: 'Trukk', type: 'armoured-vehicle', abilities: ['transport', 'passengers-fire'] },
    d2: { at: [40, 32.5], ...FIGHTS, weapons: [weaponOf({ name: 'Power Lance' })], more: { aboard: 'd1' } } }), 'd2',
  ['yes', INSIDE, TOUCHES, SHOT, MAY]],
  ['A4.1: nobody fires out of a transport whose formation does not fight', striking({ a1: { at: [40, 30] },
    a2: { at: [44, 30], ...FIGHTS, more: { aboard: 's1' } } }, touching, { others: [{ side: 'attacker', id: 'Guns',
    stands: { s1: { at: [44, 30], type: 'armoured-vehicle', abilities: ['transport', 'passengers-fire'] } } }] }),
  'a2', ['no', '- Guns does not fight in this assault. (A4.1)']],
  ['A4.2: once its dice lie on the table it is attacking', resolveAttacks(striking({
    a1: { at: [40, 30], ...FIGHTS } }, touching), [6], 'a4Attacks'), 'a1',
  ['yes', TOUCHES, BLOW, '+ So it attacks: its dice are on the table. (A4.2)']],
  ['A4.5: who met nobody has made no attack when they are over', beginSupport(resolveAttacks(striking({
    a1: { at: [40, 30], ...FIGHTS } }, touching), [1], 'a4Attacks')), 'afar',
  ['not-now', '. The attacks of this round are over. It has made none. (A4.5)']],
  ['A4.5: they are over where nobody has anything to throw', begun({ a1: { at: [40, 30] } }, touching), 'a1',
    ['not-now', TOUCHES, '. The attacks of this round are over. It has made none. (A4.5)']],
  ['A4.5: and while others support', beginSupport(resolveAttacks(striking({ a1: { at: [40, 30], ...FIGHTS } },
    { d1: { at: [40, 32], ...FIGHTS } }, { others: [{ side: 'attacker', id: 'Guns',
      stands: { s1: { at: [46, 30], ...FIGHTS } } }] }), [1, 1], 'a4Attacks')), 'a1',
  ['not-now', TOUCHES, '. The attacks of this round are over. It has made its own. (A4.5)']],
];

describe('why it may attack', () => {
  it.each([...CASES, ...MORE])('%s', (_, assault, unit, expected) => {
    expect(told(assault, unit, 'attack')).toEqual(expected);
  });
});

describe('what hardly ever comes up', () => {
  it('is told here', () => {
    expect(RARE.attack.filter(key => !met.has(key))).toEqual([]);
  });
});
