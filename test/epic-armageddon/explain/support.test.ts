/** Why a unit may support, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { beginBatch, resolveAttacks } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import {
  beginSupport, beginSupportingFire, callSupporters,
} from '../../../src/epic-armageddon/steps/a5-supporting-fire.ts';
import { assaultWith } from '../../../src/epic-armageddon/model/copies.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Others, StageParts } from '../../support/stage.ts';
import { begun, field, FIGHTS, met, RARE, told, touching, without, type Case } from './cases.ts';

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

const FIRES = '+ It throws 1 die in the firefight, hitting on 5+. (A5.3)';
const NOT_IN_REACH = '- The nearest enemy, Stand, is 18.1 cm away: 3.1 cm more than 15 cm. (A5.2)';
const OVER = '. The supporting fire of this round is over. (A5.1)';

/** Two formations that fire one after the other, and which of their dice are next. */
const inTurn = (): Assault => beginSupportingFire(supported({
  others: [...guns().others!, NEARER], rulings: { supportOrder: 'one-by-one' },
}));
const MORE_FIT = '+ More does not fight here and is fit to support. (A5.2)';

const MORE: readonly Case[] = [
  ['A5.2: nobody fires out of a transport that is shut', supported({ others: [{ side: 'attacker', id: 'Guns', stands: {
    s1: { at: [46, 30], name: 'Rhino', type: 'armoured-vehicle', abilities: ['transport'] },
    s2: { at: [46, 30], ...FIGHTS, more: { aboard: 's1' } } } }] }), 's2',
  ['no', '- It sits inside Rhino and cannot fire from there. (A5.2)']],
  ['A5.2: out of an open one it fires', supported({ others: [{ side: 'attacker', id: 'Guns', stands: {
    s1: { at: [46, 30], name: 'Trukk', type: 'armoured-vehicle', abilities: ['transport', 'passengers-fire'] },
    s2: { at: [46, 30], ...FIGHTS, more: { aboard: 's1' } } } }] }), 's2',
  ['yes', FIT, '+ It fires from inside Trukk, from where that stands. (A5.2)',
    '+ Stand is 3.8 cm away, within 15 cm, and in line of fire. (A5.2)', FIRES, MAY_SUPPORT]],
  ['A5.2: being fleet of foot is told of those who have marched only', supported(guns({ rules: ['fleet-of-foot'] })),
    's1', ['yes', FIT, SEES, FIRES, MAY_SUPPORT]],
  ['A5.2: a single Blast marker does not matter either', supported(guns({ blastMarkers: 1 })), 's1',
    ['yes', FIT, '. Its 1 Blast marker keeps nobody from supporting. (A5.2)', SEES, FIRES, MAY_SUPPORT]],
  ['A5.3: each throws its own dice', supported({ others: [
    { side: 'attacker', id: 'Guns', stands: { s1: { at: [46, 30], ...FIGHTS }, s2: { at: [49, 30], ...FIGHTS } } },
  ] }), 's1', ['yes', FIT, SEES, FIRES, MAY_SUPPORT]],
  ['A5.3: also once the dice are asked for', beginSupportingFire(supported(guns())), 's1',
    ['yes', FIT, SEES, FIRES, MAY_SUPPORT]],
  ['A5.2: it supports though its enemy has died since', without(beginSupportingFire(supported(guns())), 'd1'), 's1',
    ['yes', FIT, '+ When support was called an enemy that attacked was within its reach. (A5.2)', FIRES, MAY_SUPPORT]],
  ['A5.4: where formations fire one after the other, the second waits for its turn', inTurn(), 's2',
    ['yes', MORE_FIT, '+ Stand is 4.3 cm away, within 15 cm, and in line of fire. (A5.2)',
      '. It fires when the turn of its formation comes. (A5.4)', MAY_SUPPORT]],
  ['A5.4: and the first has fired when the turn of the second comes',
    beginSupportingFire(resolveAttacks(inTurn(), [1], 'a5SupportingFire')), 's1',
    ['yes', FIT, SEES, '. It has fired. (A5.4)', MAY_SUPPORT]],
  ['A5.2: an enemy that has not attacked is none that it could support against', beginSupport(resolveAttacks(
    beginBatch(begun({ a1: { at: [40, 30], ...FIGHTS } }, touching, guns()), 'attacks'), [1], 'a4Attacks')), 's1',
  ['not-now', FIT, '- There is no enemy that it could fight. (A5.2)', OVER]],
  ['A5.1: who was able to support is not told of enemies too far away when it is over',
    without(resolveAttacks(beginSupportingFire(supported(guns())), [1], 'a5SupportingFire'), 'd1'), 's1',
    ['not-now', FIT, OVER]],
  ['A5.1: before the attacks it is told as well that support comes later',
    field({ a1: { at: [40, 30], ...FIGHTS } }, touching, guns({}, {}, [60, 30])), 's1', ['not-now', FIT, NOT_IN_REACH,
      '. Support is called after the attacks, if these have not settled the assault. (A5.1)']],
];

describe('why it may support', () => {
  it.each([...SUPPORT, ...MORE])('%s', (_, assault, unit, expected) => {
    expect(told(assault, unit, 'support')).toEqual(expected);
  });
});

describe('what hardly ever comes up', () => {
  it('is told here', () => {
    expect(RARE.support.filter(key => !met.has(key))).toEqual([]);
  });
});
