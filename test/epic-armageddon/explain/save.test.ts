/** Why a unit may save, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { resolveResult } from '../../../src/epic-armageddon/steps/a6-result.ts';
import { assaultWith, hitWith, volleyWith } from '../../../src/epic-armageddon/model/copies.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import { enterSaves } from '../../../src/epic-armageddon/attacks/save-dice.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { volleyOn } from '../../../src/epic-armageddon/attacks/volley.ts';
import type { AllocatedHit, HitCause } from '../../../src/epic-armageddon/model/volley.ts';
import { terrainOf } from '../../support/build.ts';
import { engine, type Stand, type StageParts } from '../../support/stage.ts';
import { a1, met, RARE, strikingAlone, told } from './cases.ts';

const ruins = terrainOf('ruins', [30, 31], [50, 40]);

/** Somebody touched by an enemy, with one hit on him. */
const hit = (
  sheet: Partial<Stand>, effect: Effect = 'normal', parts: StageParts = {}, cause: HitCause = 'attacks',
): Assault => {
  const assault = strikingAlone({ a1: { ...a1, armour: 4 } }, { d1: { at: [40, 32], ...sheet } }, parts);
  return assaultWith(assault, { volley: volleyOn(assault, cause, 'a4Attacks', [{ unit: 'd1', effect }]) });
};
const one = (kind: string): string => `. Hit 1 is ${kind} from the attacks. (H3)`;
const ORDINARY = one('an ordinary hit');
const ARMOUR = '+ Its armour saves on 5+. (V1)';
const NOTHING = '- So nothing saves it. (V1)';
const may = (dice: string): string => `+ So the hit may be saved: ${dice}. (V10)`;

/** Some hits of the attacks on one unit, and what was thrown for them. */
const several = (
  sheet: Partial<Stand>, hits: readonly Partial<AllocatedHit>[], throws: readonly (readonly number[])[] = [],
): Assault => {
  const assault = strikingAlone({ a1: { ...a1, armour: 4 } }, { d1: { at: [40, 32], ...sheet } });
  const volley = volleyOn(assault, 'attacks', 'a4Attacks', hits.map(one => ({ unit: 'd1', ...one })));
  return throws.reduce<Assault>(enterSaves, assaultWith(assault, { volley }));
};
/** A stand in armour and another before it, with a hit on each. */
const onTwo = (): Assault => {
  const assault = strikingAlone({ a1 }, { d2: { at: [43, 36] }, d1: { at: [40, 32], armour: 5 } });
  return assaultWith(assault, { volley: volleyOn(assault, 'attacks', 'a4Attacks', [{ unit: 'd2' }, { unit: 'd1' }]) });
};
/** Two ordinary hits on infantry in ruins, one of which its owner wants to meet with its armour. */
const chosen = (): Assault => {
  const assault = strikingAlone({ a1 }, { d1: { at: [40, 32], armour: 5 } }, { terrain: [ruins] });
  const volley = volleyOn(assault, 'attacks', 'a4Attacks', [{ unit: 'd1' }, { unit: 'd1' }]);
  const [first, ...others] = volley.hits.defender;
  const hits = { attacker: [], defender: [hitWith(first!, { save: 'armour' }), ...others] };
  return assaultWith(assault, { volley: volleyWith(volley, { hits }) });
};
const COVER = '+ It stands in Ruins: cover saves on 4+. (V2)';
const REINFORCED: Partial<Stand> = { armour: 5, abilities: ['reinforced-armour'] };
const AGAIN = '+ Reinforced Armour throws a failed save again, on 5+. (V4)';
const thrown = (face: number, what = 'its save'): string =>
  `${face < 5 ? '-' : '+'} It has thrown ${face} for ${what} and needed 5+. (V10)`;
const second = (kind: string): string => `. Hit 2 is ${kind} from the attacks. (H3)`;

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
  ['V13: an ion shield', hit({ armour: 6, abilities: ['ion-shield'] }), ['yes', ORDINARY,
    '+ Its armour saves on 6+. (V1)', '+ Its ion shield saves a firefight hit on 4+, instead of armour. (V13)',
    '. Of these its owner uses one. (V2)', '. Chosen: its ion shield. (V2)', may('4+')]],
  ['V13: an ion shield is no help against a macro-weapon', hit({ abilities: ['ion-shield'] }, 'macro-weapon'), ['no',
    one('a macro-weapon hit'), '- Against a macro-weapon only Reinforced Armour helps, and it has none. (V6)',
    NOTHING]],
  ['V13: a bunker of one’s own', hit({ armour: 6 }, 'normal', { defender: { rules: ['masters-of-siege'] },
    terrain: [terrainOf('fortifications', [30, 31], [50, 40], { works: 'bunker', builtBy: 'defender' })] }),
  ['yes', ORDINARY, '+ The bunker that its own side built saves on 4+, instead of armour and cover. (V13)',
    '+ Reinforced Armour throws a failed save again, on 4+. (V4)', may('4+, then 4+')]],
  ['V3: an emplacement', hit({ type: 'armoured-vehicle' }, 'normal', {
    terrain: [terrainOf('fortifications', [30, 31], [50, 40], { works: 'gun-emplacement' })] }),
  ['yes', ORDINARY, '- It has no armour. (V1)', '+ It stands in an emplacement made for it: 5+. (V3)', may('5+')]],
  ['V10: shields come before every save', hit(engine(3, [40, 34], { armour: 5, abilities: ['void-shields-1'] })),
    ['not-now', ORDINARY, '+ Shields stop 1 point of it. (V10)', '. Nothing is left of it to be saved. (V10)']],
  ['V10: and are told of before there is a hit', strikingAlone({ a1 }, { d1: engine(3, [40, 34], { armour: 5,
    abilities: ['void-shields-2'] }) }), ['not-now',
    '+ Its shields stop 2 points of firefight first; blows in contact go under them. (V10)', ARMOUR,
    '. No hit waits on it. This is what it would have against an ordinary one. (V1)']],
  ['V9: a war engine meets each point', hit(engine(3, [40, 34], { abilities: ['living-metal'] }), 'titan-killer'),
    ['yes', one('a Titan Killer hit'), '- Against a Titan Killer no armour helps. (V7)',
      '+ What is left of it meets an invulnerable save of 4+ for each point. (V9)', may('4+')]],
  ['A6.5: nothing saves from a hack-down', resolveResult(
    strikingAlone({ a1 }, { d1: { at: [40, 32], armour: 5 } }), [6, 1], [6, 1, 1, 1]),
  ['no', '. Hit 1 is an ordinary hit of the hack-down. (H3)',
    '- No save of any kind helps against a hit of the hack-down. (A6.5)', NOTHING]],
  ['V1: without a hit there is nothing to save', strikingAlone({ a1 }, { d1: { at: [40, 32], armour: 5 } }),
    ['not-now', ARMOUR, '. No hit waits on it. This is what it would have against an ordinary one. (V1)']],
];

const MORE: readonly SaveCase[] = [
  ['V13: a bunker is no help against Ignore Cover', hit({ armour: 6 }, 'ignore-cover', { defender: {
    rules: ['masters-of-siege'] }, terrain: [terrainOf('fortifications', [30, 31], [50, 40], {
    works: 'bunker', builtBy: 'defender' })] }), ['yes', one('an Ignore Cover hit'),
    '+ Its armour saves on 6+. (V1)', '- The hit ignores its cover. (V8)', may('6+')]],
  ['V6: nor is a wreck against a macro-weapon', hit({ armour: 5 }, 'macro-weapon', {}, 'passengers'),
    ['no', '. Hit 1 is a macro-weapon hit that it takes in the wreck. (H3)',
      '- Against a macro-weapon only Reinforced Armour helps, and it has none. (V6)',
      '- Against a macro-weapon cover does not help. (V6)', NOTHING]],
  ['V2: war engines have no cover', hit(engine(3, [40, 33.5], { armour: 5 }), 'normal', { terrain: [ruins] }),
    ['yes', ORDINARY, ARMOUR, '- War engines have no cover save from what they stand in. (V2)', may('5+')]],
  ['V7: of Reinforced Armour nothing is said against a Titan Killer', hit(REINFORCED, 'titan-killer'),
    ['no', one('a Titan Killer hit'), '- Against a Titan Killer no armour helps. (V7)', NOTHING]],
  ['V10: a failed save is told before it is thrown again', several(REINFORCED, [{}], [[2]]),
    ['yes', ORDINARY, ARMOUR, AGAIN, thrown(2), may('5+')]],
  ['V4: with its armour also where cover has failed',
    enterSaves(hit(REINFORCED, 'normal', { terrain: [ruins] }), [3]),
    ['yes', ORDINARY, ARMOUR, COVER, '. Of these its owner uses one. (V2)', AGAIN, '. Chosen: cover. (V2)',
      '- It has thrown 3 for its save and needed 4+. (V10)', may('5+')]],
  ['V10: what is saved is saved', several(REINFORCED, [{}], [[2], [6]]),
    ['yes', ORDINARY, ARMOUR, AGAIN, thrown(2), thrown(6, 'its failed save again'), '+ So the hit is saved. (V10)']],
  ['V10: on the face itself, too', several({ armour: 5 }, [{}], [[5]]),
    ['yes', ORDINARY, ARMOUR, thrown(5), '+ So the hit is saved. (V10)']],
  ['V10: what is not is not', several({ armour: 5 }, [{}], [[4]]),
    ['no', ORDINARY, ARMOUR, thrown(4), '- So the hit is not saved. (V10)']],
  ['V9: an invulnerable save is thrown last',
    several({ armour: 5, abilities: ['invulnerable-save'] }, [{}], [[2], [6]]),
    ['yes', ORDINARY, ARMOUR, '+ If all that fails, its invulnerable save is 6+, whatever the hit. (V9)', thrown(2),
      '+ It has thrown 6 for its invulnerable save and needed 6+. (V10)', '+ So the hit is saved. (V10)']],
  ['V10: several hits are told one by one when they have been thrown for', several({ armour: 5 }, [{}, {}], [[5, 6]]),
    ['yes', ORDINARY, ARMOUR, thrown(5), second('an ordinary hit'), ARMOUR, thrown(6),
      '+ So its hits are saved. (V10)']],
  ['V10: one that is not saved is enough', several({ armour: 5 }, [{}, {}], [[5, 1]]),
    ['no', ORDINARY, ARMOUR, thrown(5), second('an ordinary hit'), ARMOUR, thrown(1),
      '- So the hit is not saved. (V10)']],
  ['V10: and all those that are not are counted', several({ armour: 5 }, [{}, {}, {}], [[1, 2, 6]]),
    ['no', ORDINARY, ARMOUR, thrown(1), second('an ordinary hit'), ARMOUR, thrown(2),
      '. Hit 3 is an ordinary hit from the attacks. (H3)', ARMOUR, thrown(6), '- So 2 hits are not saved. (V10)']],
  ['V10: hits that are alike are told once', several({ armour: 5 }, [{}, {}]),
    ['yes', ORDINARY, ARMOUR, '+ So 2 hits may be saved: 5+. (V10)']],
  ['V5: hits of different kinds one by one', several(REINFORCED, [{}, { effect: 'lance' }]),
    ['yes', ORDINARY, ARMOUR, AGAIN, second('a lance hit'), ARMOUR,
      '- Against a lance Reinforced Armour does not throw again. (V5)',
      '+ So 2 hits may be saved: 5+, then 5+ and 5+. (V10)']],
  ['V10: so are one that a shield stops and one that none is left for', several(
    engine(3, [40, 33.5], { abilities: ['void-shields-1'] }), [{}, {}]),
  ['no', ORDINARY, '+ Shields stop 1 point of it. (V10)', second('an ordinary hit'), '- It has no armour. (V1)',
    NOTHING]],
  ['V10: a hit that a shield has stopped is none that failed its save', several(
    engine(3, [40, 33.5], { armour: 5, abilities: ['void-shields-1'] }), [{}, {}], [[2]]),
  ['no', ORDINARY, '+ Shields stop 1 point of it. (V10)', second('an ordinary hit'), ARMOUR, thrown(2),
    '- So the hit is not saved. (V10)']],
  ['V7: hits of a Titan Killer by what they are worth', several(engine(4, [40, 33.5]),
    [{ effect: 'titan-killer', points: 2 }, { effect: 'titan-killer', points: 'D3' }]),
  ['no', '. Hit 1 is a Titan Killer hit from the attacks worth 2 points of damage. (H3)',
    '- Against a Titan Killer no armour helps. (V7)',
    '. Hit 2 is a Titan Killer hit from the attacks worth D3 points of damage. (H3)',
    '- Against a Titan Killer no armour helps. (V7)', NOTHING]],
  ['V7: also while all of that has still to be thrown', several(engine(4, [40, 33.5]),
    [{ effect: 'titan-killer', points: 'D3' }]),
  ['no', '. Hit 1 is a Titan Killer hit from the attacks worth D3 points of damage. (H3)',
    '- Against a Titan Killer no armour helps. (V7)', NOTHING]],
  ['H3: hits are numbered as they fell on the side, and others’ are not told', onTwo(),
    ['yes', second('an ordinary hit'), ARMOUR, may('5+')]],
  ['A7.3: nothing saves who ends its withdrawal too near', assaultWith(onTwo(), { volley: volleyOn(onTwo(),
    'withdrawal', 'a7Withdraw', [{ unit: 'd1', unsaved: true }]) }),
  ['no', '. Hit 1 is an ordinary hit for ending its withdrawal too near an enemy. (H3)',
    '- No save of any kind helps against a hit for ending its withdrawal too near an enemy. (V9)', NOTHING]],
  ['V2: of alike hits for which its owner has chosen otherwise each is told', chosen(),
    ['yes', ORDINARY, ARMOUR, COVER, '. Of these its owner uses one. (V2)', '. Chosen: its armour. (V2)',
      second('an ordinary hit'), ARMOUR, COVER, '. Of these its owner uses one. (V2)', '. Chosen: cover. (V2)',
      '+ So 2 hits may be saved: 5+ and 4+. (V10)']],
];

describe('why it may save', () => {
  it.each([...SAVES, ...MORE])('%s', (_, assault, expected) => {
    expect(told(assault, 'd1', 'save')).toEqual(expected);
  });

  it('V3: those who charge have no use of cover', () => {
    const assault = strikingAlone({ a1: { ...a1, armour: 4 } }, { d1: { at: [40, 32] } },
      { terrain: [terrainOf('ruins', [30, 20], [50, 31])] });
    const volley = volleyOn(assault, 'attacks', 'a4Attacks', [{ unit: 'a1' }]);
    expect(told(assaultWith(assault, { volley }), 'a1', 'save')).toEqual(['yes', ORDINARY,
      '+ Its armour saves on 4+. (V1)',
      '- It stands in cover, but only those who are charged have the use of it. (V3)', may('4+')]);
  });
});

describe('what hardly ever comes up', () => {
  it('is told here', () => {
    expect(RARE.save.filter(key => !met.has(key))).toEqual([]);
  });
});
