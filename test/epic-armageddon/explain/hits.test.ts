/** Why a unit may be hit, save or withdraw, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import {
  allocateHits, beginAttacks, beginBatch, endSwiftly, resolveAttacks,
} from '../../../src/epic-armageddon/a4-attacks.ts';
import { beginSupport, beginSupportingFire } from '../../../src/epic-armageddon/a5-supporting-fire.ts';
import { endWithoutAssault } from '../../../src/epic-armageddon/a2-charge.ts';
import { resolveResult } from '../../../src/epic-armageddon/a6-result.ts';
import { breakTheLoser, withdrawTo } from '../../../src/epic-armageddon/a7-withdraw.ts';
import { assaultWith, unitWith } from '../../../src/epic-armageddon/copies.ts';
import type { Effect } from '../../../src/epic-armageddon/profile.ts';
import type { Assault } from '../../../src/epic-armageddon/state.ts';
import { volleyOn, type Cause } from '../../../src/epic-armageddon/volley.ts';
import { settleWays } from '../../../src/epic-armageddon/ways-to-fight.ts';
import { terrainOf } from '../../support/build.ts';
import { weaponOf } from '../../support/profiles.ts';
import { engine, type Stand, type Stands, type StageParts } from '../../support/stage.ts';
import { field, met, RARE, told, type Case } from './cases.ts';

const striking = (attackers: Stands, defenders: Stands, parts: StageParts = {}): Assault =>
  beginBatch(settleWays(beginAttacks(field(attackers, defenders, parts))), 'attacks');

const MAY = '+ So it may be hit. (A4.6)';
const a1: Stand = { at: [40, 30], name: 'Foe', cc: 3, ff: 4 };
const row: Stands = {
  d1: { at: [40, 32], name: 'One' }, d2: { at: [37, 36], name: 'Two' }, d3: { at: [43, 36], name: 'Three' },
  d4: { at: [40, 60], name: 'Four' },
};
const TOUCHES = '+ It is in base contact with Foe. (A4.1)';
const NEAR = '+ Foe is 4.7 cm away, within 15 cm, and in line of fire. (A4.1)';

/** Hits on the side of the attacked, as many as were scored. */
const hitting = (assault: Assault, count: number): Assault => allocateHits(assaultWith(assault, { batch: {
  ...assault.batch!, hits: { attacker: [{ from: null, by: 'firefight', effect: 'normal', points: 1, count }],
    defender: [] },
} }), false, 'a4Attacks');

const guns: StageParts = {
  others: [{ side: 'attacker', id: 'Guns', stands: { s1: { at: [46, 32], name: 'Gun', ff: 4 } } }],
};
const supporting = (parts: StageParts, defenders: Stands = row): Assault => {
  const fought = assaultWith(striking({ a1 }, defenders, parts), { struck: ['a1', 'd1', 'd2', 'd3'] });
  return beginSupportingFire(beginSupport(fought));
};

/** The defender has lost by so many, and hits fall. */
const beaten = (defenders: Stands, parts: StageParts = {}): Assault =>
  resolveResult(striking({ a1 }, defenders, parts), [6, 1], [6, 1, 1, 1]);

const HITS: readonly Case[] = [
  ['H1: base contact comes first', striking({ a1 }, row), 'd1',
    ['yes', TOUCHES, '+ It is in base contact: hits reach it first of 3. (H1)', MAY]],
  ['H1: then the nearest, of equally near ones whom their owner says', striking({ a1 }, row), 'd2',
    ['yes', NEAR, '+ It is 4.7 cm from the nearest enemy that counts: hits reach it second of 3. (H1)',
      '. Before it: One. (H1)', '. Equally near: Three. Their owner says who comes first. (H1)', MAY]],
  ['H1: or the order of the list, where a club plays it so',
    striking({ a1 }, row, { rulings: { equalDistances: 'list-order' } }), 'd3',
    ['yes', NEAR, '+ It is 4.7 cm from the nearest enemy that counts: hits reach it third of 3. (H1)',
      '. Before it: One and Two. (H1)', '. Equally near: Two. The order of the list decides. (H1)', MAY]],
  ['A4.6: only the directly engaged can be hit', striking({ a1 }, row), 'd4',
    ['no', '- The nearest enemy, Foe, is 28 cm away: 13 cm more than 15 cm. (A4.1)',
      '- It is not directly engaged, and only those who are can be hit. (A4.6)']],
  ['A4.6: nobody becomes engaged who was not as the round began', beginBatch(assaultWith(striking({ a1 }, row), {
    engaged: striking({ a1 }, row).engaged.filter(({ unit }) => unit !== 'd2') }), 'attacks'), 'd2',
    ['no', NEAR, '- It was not directly engaged when the attacks of this round began. (A4.6)']],
  ['A4.6: bystanders are not hit', striking({ a1 }, row, guns), 's1',
    ['no', '- Guns does not fight here, and bystanders are not hit. (A4.6)']],
  ['A5.4: nor are supporters', supporting(guns), 's1',
    ['no', '- Guns does not fight here, and bystanders are not hit. (A5.4)']],
  ['H3: hits are counted as they fall', hitting(striking({ a1 }, row), 4), 'd1',
    ['yes', TOUCHES, '+ It is in base contact: hits reach it first of 3. (H1)',
      '+ Of 4 hits on its side 2 fall on it. (H3)', MAY]],
  ['H2: and nobody has a second one before everybody has one', hitting(striking({ a1 }, row), 2), 'd3',
    ['yes', NEAR, '+ It is 4.7 cm from the nearest enemy that counts: hits reach it third of 3. (H1)',
      '. Before it: One and Two. (H1)', '. Equally near: Two. Their owner says who comes first. (H1)',
      '. The 2 hits on its side fall on others and do not get as far as this one. (H1)', MAY]],
  ['H9: a war engine takes a lap of its own', striking({ a1 }, { d1: engine(3, [40, 40], { name: 'One' }) }), 'd1',
    ['yes', '+ Foe is 6.5 cm away, within 15 cm, and in line of fire. (A4.1)',
      '+ It is 6.5 cm from the nearest enemy that counts: hits reach it first of 1. (H1)',
      '. It takes 3 hits before the next unit gets one: its starting damage capacity. (H9)', MAY]],
  ['H9: while it takes them nobody behind it is hit, though it has more than one', hitting(striking({ a1 }, {
    d1: engine(3, [40, 40], { name: 'One' }), d2: { at: [46, 42], name: 'Two' } }), 3), 'd2',
    ['yes', '+ Foe is 11.4 cm away, within 15 cm, and in line of fire. (A4.1)',
      '+ It is 11.4 cm from the nearest enemy that counts: hits reach it second of 2. (H1)', '. Before it: One. (H1)',
      '. The 3 hits on its side fall on others and do not get as far as this one. (H1)', MAY]],
  ['H9: or the attacks go at one kind only', striking({ a1 }, { ...row, d5: engine(3, [48, 30], { name: 'Five' }) },
    { rulings: { nomination: 'war-engines' } }), 'd1',
    ['no', '- This club lets the attacks go at one kind of unit only, and it is of the other. (H9)']],
  ['V12: those out of a wreck can be hit', assaultWith(striking({ a1 }, row), { spilled: ['d4'] }), 'd4',
    ['yes', '+ It has come out of a wreck in this round, and can be hit. (V12)',
      '+ It is 28 cm from the nearest enemy that counts: hits reach it fourth of 4. (H1)',
      '. Before it: One, Two and Three. (H1)', MAY]],
  ['A4.6: those inside cannot', striking({ a1 }, { d1: { at: [40, 32.5], name: 'Rhino', type: 'armoured-vehicle',
    abilities: ['transport'] }, d2: { at: [40, 32.5], more: { aboard: 'd1' } } }), 'd2',
    ['no', '- It sits inside Rhino: hits fall on that, and it saves only if that is wrecked. (A4.6)']],
  ['H6: a sniper may pick anybody in its reach', striking({ a1, a2: { at: [44, 50], name: 'Scout', ff: 4,
    weapons: [weaponOf({ kind: 'small-arms', extraAttacks: 0, rules: ['sniper'] })] } }, row), 'd4',
    ['yes', '+ Scout is 8.8 cm away, within 15 cm, and in line of fire. (A4.1)',
      '+ It is 8.8 cm from the nearest enemy that counts: hits reach it fourth of 4. (H1)',
      '. Before it: One, Two and Three. (H1)',
      '. Wherever it stands in that order, Scout may aim at it: a sniper picks its victim. (H6)', MAY]],
  ['A5.4: supporters hit the nearest to them', supporting(guns), 'd3',
    ['yes', NEAR, '+ It is 3 cm from the nearest enemy that counts: hits reach it first of 3. (H1)', MAY]],
  ['A5.4: those whom nobody supports against are not hit', supporting(guns), 'a1',
    ['no', '- No enemy supports: it cannot be hit by supporting fire. (A5.4)']],
  ['A5.4: nor those out of their reach, where a club counts it',
    supporting({ ...guns, rulings: { supportReach: 'within-15cm' } }, { ...row,
      d5: { at: [27, 30], name: 'Five' } }), 'd5',
    ['no', '- It is out of reach of the supporters, and this club counts that. (A5.4)']],
  ['A6.5: before the result it is told where a hack-down would find it',
    resolveAttacks(supporting(guns), [1], 'a5SupportingFire'), 'd2',
    ['not-now', '. Should its side lose, hack-down hits reach it second of 4. (A6.5)',
      '. The result has not been thrown. (A6.5)']],
  ['A6.5: a hack-down reaches everybody of the losers', beaten(row), 'd4',
    ['yes', '+ It is 28 cm from the nearest enemy that counts: hits reach it fourth of 4. (A6.5)',
      '. Before it: One, Two and Three. (H1)',
      '. The 3 hits on its side fall on others and do not get as far as this one. (H1)',
      '+ So it may be hit. (A6.5)']],
  ['A6.6: but Fearless ones', beaten({ ...row, d4: { at: [40, 60], abilities: ['fearless'] } }), 'd4',
    ['no', '- It is Fearless: a hack-down passes it over. (A6.6)']],
  ['A6.7: and those inside them, where a club plays it so', beaten({ ...row, d5: { at: [60, 60], name: 'Rhino',
    type: 'armoured-vehicle', abilities: ['transport', 'fearless'] }, d6: { at: [60, 60], more: { aboard: 'd5' } } },
    { rulings: { fearlessTransport: 'passengers-skipped' } }), 'd6',
    ['no', '- The hack-down passes it over, with its transport. (A6.7)']],
  ['A6.5: the winner is not hacked down', beaten(row), 'a1',
    ['no', '- Its side has won: hack-down hits fall on the losers. (A6.5)']],
];

describe('why it may be hit', () => {
  it.each(HITS)('%s', (_, assault, unit, expected) => {
    expect(told(assault, unit, 'be-hit')).toEqual(expected);
  });
});

const ruins = terrainOf('ruins', [30, 31], [50, 40]);

/** Somebody touched by an enemy, with one hit on him. */
const hit = (
  sheet: Partial<Stand>, effect: Effect = 'normal', parts: StageParts = {}, cause: Cause = 'attacks',
): Assault => {
  const assault = striking({ a1: { ...a1, armour: 4 } }, { d1: { at: [40, 32], ...sheet } }, parts);
  return assaultWith(assault, { volley: volleyOn(assault, cause, 'a4Attacks', [{ unit: 'd1', effect }]) });
};
const one = (kind: string): string => `. Hit 1 is ${kind} from the attacks. (H3)`;
const ORDINARY = one('an ordinary hit');
const ARMOUR = '+ Its armour saves on 5+. (V1)';
const NOTHING = '- So nothing saves it. (V1)';
const may = (dice: string): string => `+ So the hit may be saved: ${dice}. (V10)`;

type SaveCase = readonly [claim: string, assault: Assault, told: readonly string[]];

const SAVES: readonly SaveCase[] = [
  ['V1: armour', hit({ armour: 5 }), ['yes', ORDINARY, ARMOUR, may('5+')]],
  ['V1: no armour, no save', hit({}), ['no', ORDINARY, '- It has no armour. (V1)', NOTHING]],
  ['V2: cover, of which and armour the owner uses one', hit({ armour: 5 }, 'normal', { terrain: [ruins] }),
    ['yes', ORDINARY, ARMOUR, '+ It stands in Ruins: cover saves on 4+. (V2)', '. Of these its owner uses one. (V2)',
      '. Chosen: cover. (V2)', may('4+')]],
  ['V3: vehicles have none of it', hit({ armour: 5, type: 'armoured-vehicle' }, 'normal', { terrain: [ruins] }),
    ['yes', ORDINARY, ARMOUR, '- It stands in cover that is for infantry only. (V2)', may('5+')]],
  ['V2: infantry on overwatch lies in wait', hit({}, 'normal', { defender: { overwatch: true } }),
    ['yes', ORDINARY, '- It has no armour. (V1)', '+ It lies in wait on overwatch: that is cover, 5+. (V2)',
      may('5+')]],
  ['V4: Reinforced Armour', hit({ armour: 5, abilities: ['reinforced-armour'] }),
    ['yes', ORDINARY, ARMOUR, '+ Reinforced Armour throws a failed save again, on 5+. (V4)', may('5+, then 5+')]],
  ['V5: against a lance it does not', hit({ armour: 5, abilities: ['reinforced-armour'] }, 'lance'),
    ['yes', one('a lance hit'), ARMOUR, '- Against a lance Reinforced Armour does not throw again. (V5)', may('5+')]],
  ['V6: a macro-weapon', hit({ armour: 5 }, 'macro-weapon', { terrain: [ruins] }),
    ['no', one('a macro-weapon hit'), '- Against a macro-weapon only Reinforced Armour helps, and it has none. (V6)',
      '- Against a macro-weapon cover does not help. (V6)', NOTHING]],
  ['V6: and Reinforced Armour', hit({ armour: 5, abilities: ['reinforced-armour'] }, 'macro-weapon'),
    ['yes', one('a macro-weapon hit'), ARMOUR,
      '. Against a macro-weapon Reinforced Armour saves once and does not throw again. (V6)', may('5+')]],
  ['V7, V9: a Titan Killer leaves an invulnerable save', hit({ armour: 5, abilities: ['invulnerable-save'] },
    'titan-killer', { terrain: [ruins] }), ['yes', one('a Titan Killer hit'),
    '- Against a Titan Killer no armour helps. (V7)', '- Against a Titan Killer cover does not help. (V7)',
    '+ If all that fails, its invulnerable save is 6+, whatever the hit. (V9)', may('6+')]],
  ['V8: Ignore Cover', hit({ armour: 5 }, 'ignore-cover', { terrain: [ruins] }),
    ['yes', one('an Ignore Cover hit'), ARMOUR, '- The hit ignores its cover. (V8)', may('5+')]],
  ['V11: a sniper makes it harder', hit({ armour: 5 }, 'sniper'), ['yes', one('a sniper’s hit'),
    '+ Its armour saves on 6+. (V1)', '. A sniper’s hit is one harder to save. (V11)', may('6+')]],
  ['V11: too hard for a die', hit({ armour: 6 }, 'sniper', { terrain: [terrainOf('scrub', [30, 31], [50, 40])] }),
    ['no', one('a sniper’s hit'), '- Its armour would need more than a 6. (V11)',
      '- Its cover would need more than a 6. (V11)', NOTHING]],
  ['V12: the wreck is cover', hit({ armour: 5 }, 'normal', {}, 'passengers'),
    ['yes', '. Hit 1 is an ordinary hit that it takes in the wreck. (H3)', ARMOUR,
      '+ The wreck that it climbs out of is cover: 6+. (V12)', '. Of these its owner uses one. (V2)',
      '. Chosen: its armour. (V2)', may('5+')]],
  ['V13: a holofield', hit({ abilities: ['holofield'] }), ['yes', ORDINARY, '- It has no armour. (V1)',
    '+ Its holofield saves on 3+, instead of armour. (V13)', may('3+')]],
  ['V13: a knight shield', hit({ abilities: ['knight-shield'] }, 'macro-weapon'), ['yes', one('a macro-weapon hit'),
    '- Against a macro-weapon only Reinforced Armour helps, and it has none. (V6)',
    '+ Its knight shield saves each point on 4+, instead of armour. (V13)', may('4+')]],
  ['V13: a bunker of one’s own', hit({ armour: 6 }, 'normal', { defender: { rules: ['masters-of-siege'] },
    terrain: [terrainOf('fortifications', [30, 31], [50, 40], { works: 'bunker', builtBy: 'defender' })] }),
    ['yes', ORDINARY, '+ The bunker that its own side built saves on 4+, instead of armour and cover. (V13)',
      '+ Reinforced Armour throws a failed save again, on 4+. (V4)', may('4+, then 4+')]],
  ['V3: an emplacement', hit({ type: 'armoured-vehicle' }, 'normal', {
    terrain: [terrainOf('fortifications', [30, 31], [50, 40], { works: 'gun-emplacement' })] }),
    ['yes', ORDINARY, '- It has no armour. (V1)', '+ It stands in an emplacement made for it: 5+. (V3)', may('5+')]],
  ['V10: shields come before every save', hit(engine(3, [40, 34], { armour: 5, abilities: ['void-shields-1'] })),
    ['not-now', ORDINARY, '+ Shields stop 1 point of it. (V10)', '. Nothing is left of it to be saved. (V10)']],
  ['V10: and are told of before there is a hit', striking({ a1 }, { d1: engine(3, [40, 34], { armour: 5,
    abilities: ['void-shields-2'] }) }), ['not-now',
    '+ Its shields stop 2 points of firefight first; blows in contact go under them. (V10)', ARMOUR,
    '. No hit waits on it. This is what it would have against an ordinary one. (V1)']],
  ['V9: a war engine meets each point', hit(engine(3, [40, 34], { abilities: ['living-metal'] }), 'titan-killer'),
    ['yes', one('a Titan Killer hit'), '- Against a Titan Killer no armour helps. (V7)',
      '+ What is left of it meets an invulnerable save of 4+ for each point. (V9)', may('4+')]],
  ['A6.5: nothing saves from a hack-down', assaultWith(beaten({ d1: { at: [40, 32], armour: 5 } }), {}),
    ['no', '. Hit 1 is an ordinary hit of the hack-down. (H3)',
      '- No save of any kind helps against a hit of the hack-down. (A6.5)', NOTHING]],
  ['V1: without a hit there is nothing to save', striking({ a1 }, { d1: { at: [40, 32], armour: 5 } }),
    ['not-now', ARMOUR, '. No hit waits on it. This is what it would have against an ordinary one. (V1)']],
];

describe('why it may save', () => {
  it.each(SAVES)('%s', (_, assault, expected) => {
    expect(told(assault, 'd1', 'save')).toEqual(expected);
  });

  it('V3: those who charge have no use of cover', () => {
    const assault = striking({ a1: { ...a1, armour: 4 } }, { d1: { at: [40, 32] } },
      { terrain: [terrainOf('ruins', [30, 20], [50, 31])] });
    const volley = volleyOn(assault, 'attacks', 'a4Attacks', [{ unit: 'a1' }]);
    expect(told(assaultWith(assault, { volley }), 'a1', 'save')).toEqual(['yes', ORDINARY,
      '+ Its armour saves on 4+. (V1)',
      '- It stands in cover, but only those who are charged have the use of it. (V3)', may('4+')]);
  });
});

/** The defender has lost and is to go. */
const routed = (sheet: Partial<Stand>): Assault =>
  breakTheLoser(assaultWith(striking({ a1 }, { d1: { at: [40, 40], name: 'One', speed: 15, ...sheet } }, guns), {
    winner: 'attacker', ending: 'result', support: beginSupport(field({ a1 }, row)).support,
  }));

const LOST = '+ defender has lost and breaks. (A7.1)';
const MOVES = '. It may make two moves at its Speed of 15 cm: 30 cm in all, through any zone of control. (A7.3)';
const GOES = '+ So it may withdraw. (A7.3)';

const WITHDRAWALS: readonly Case[] = [
  ['A7.3: two moves, and 15cm from every enemy', routed({}), 'd1',
    ['yes', LOST, MOVES,
      '. Foe is 8 cm away: if it ended here, within 15 cm of an enemy, it would be destroyed. (A7.3)', GOES]],
  ['A7.3: far enough it is safe', withdrawTo(routed({}), 'd1', [40, 70]), 'd1',
    ['yes', LOST, MOVES, '. It has 0 cm of that left. (A7.3)',
      '. The nearest enemy, Gun, is 36.5 cm away: farther than 15 cm, so that it is safe where it stands. (A7.3)',
      '+ So it has withdrawn as far as it may. (A7.3)']],
  ['A7.3: Fearless ones may stay', routed({ abilities: ['fearless'] }), 'd1',
    ['yes', LOST, MOVES, '. It is Fearless: as long as it stays it is safe, though Foe is 8 cm away. (A7.3)', GOES]],
  ['A7.4: a war engine is damaged for each enemy', routed(engine(3, [40, 42], { name: 'One' })), 'd1',
    ['yes', LOST, MOVES, '. Gun is 8.2 cm away: if it ended here it would take 2 points of damage, '
      + 'one for each enemy within 15 cm. (A7.4)', GOES]],
  ['A7.1: those who have won stay', routed({}), 'a1',
    ['no', '- attacker is on the side that has won, and need not go. (A7.3)']],
  ['A7.1: nobody has lost yet', striking({ a1 }, row), 'd1',
    ['not-now', '. Nobody has lost yet; only losers withdraw. (A7.1)']],
  ['A4.7: nobody has won', endSwiftly(striking({ a1 }, row), null, 'a4Attacks'), 'd1',
    ['not-now', '. Nobody has won this assault, and nobody withdraws from it. (A7.1)']],
  ['A2.2: nothing was fought', endWithoutAssault(field({ a1 }, row), 'a2Charge'), 'd1',
    ['not-now', '. Nothing was fought, and nobody withdraws now. (A7.1)']],
  ['A7.3: passengers go with their transport', assaultWith(routed({}), {
    units: routed({}).units.map(unit => (unit.id === 'd1' ? unitWith(unit, { aboard: 's1' }) : unit)) }), 'd1',
    ['no', '- It sits inside Gun and goes where that goes. (A7.3)']],
];

describe('why it may withdraw', () => {
  it.each(WITHDRAWALS)('%s', (_, assault, unit, expected) => {
    expect(told(assault, unit, 'withdraw')).toEqual(expected);
  });
});

describe('what hardly ever comes up', () => {
  it('is told here', () => {
    expect(RARE.hits.filter(key => !met.has(key))).toEqual([]);
  });
});
