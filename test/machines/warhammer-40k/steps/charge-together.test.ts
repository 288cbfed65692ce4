import { describe, expect, it } from 'vitest';
import { rowsBeside } from '../../../../src/warhammer-40k/editions/rows.ts';
import type { PhaseEvent } from '../../../../src/warhammer-40k/model/events.ts';
import { phaseSentence } from '../../../../src/warhammer-40k/explain/log-sentences.ts';
import { livingOf, modelOf, unitOf } from '../../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { row, unit } from '../../../support/warhammer-40k/build.ts';
import { boxed, field, gretchin, marines, orks, terrain, TRIALS } from '../../../warhammer-40k/charge/field.ts';
import {
  again, declare, ENDED, move, namesIn, nodesIn, pick, RANK_WOODS, ranks, refused, REST, thrown, TOGETHER, walk,
} from './charge-walk.ts';

const scouts = unit({ id: 'scouts', name: 'Scouts', side: 'attacker', models: row('s', 3, [21, 21]) });
const open = field('trial-seven-steps', [marines(), orks(4)]);
const two = field('trial-seven-steps', [marines(), scouts, orks(4)]);
const woods = field('trial-seven-steps', [marines(), orks(4)], terrain(['difficult'], [0, 12], [48, 14]));
const running = field('trial-seven-steps', [marines(), orks(4, { fallingBack: true })]);
/** Monsters throw again what difficult terrain lets them go, by rows of the fourth edition. */
const by4th = { completions: rowsBeside('4th').filter(id => id !== '4C-D1'), completion: TOGETHER };
const monsters = field('4th', [marines({ traits: ['monstrous-creature'] }), orks(5)], {
  ...by4th, ...terrain(['difficult'], [0, 12], [48, 14]),
});

const WALKS: Readonly<Record<string, readonly [Phase, readonly PhaseEvent[]]>> = {
  'nobody charges': [open, [ENDED]],
  'one unit charges in the open, moved by hand': [open, [
    declare(), ENDED, move('m1', 20, 14), move('m2', 21, 14), REST,
  ]],
  'two units charge, the second first': [two, [
    declare(), declare('scouts'), ENDED, pick('scouts'), REST, REST,
  ]],
  'through the woods, far enough': [woods, [declare(), ENDED, thrown(4, 5), REST]],
  'through the woods, too short': [woods, [declare(), ENDED, thrown(1, 2)]],
  'the enemy regroups': [running, [declare(), ENDED, thrown(3, 3), REST]],
  'the enemy does not regroup': [running, [declare(), ENDED, thrown(6, 6)]],
  'monsters throw again': [monsters, [declare(), ENDED, thrown(1, 2), again('both'), thrown(3, 5), REST]],
  'monsters throw no more': [monsters, [declare(), ENDED, thrown(1, 2), again('none')]],
  'two units come to meet the chargers': [ranks(by4th), [
    declare('marines', 'orks', 'gretchin'), ENDED, REST, REST, REST,
  ]],
  'one comes to meet them through woods, by hand': [ranks({ ...by4th, ...RANK_WOODS }), [
    declare(), ENDED, REST, thrown(6, 6), move('p1', 19.133974596215563, 14.5), { type: 'moves.ended' },
  ]],
  'one cannot come along': [boxed('trial-seven-steps'), [
    declare(), ENDED, move('m1', 20, 13), { type: 'moves.ended' },
  ]],
};

describe('charges together', () => {
  const taken = Object.values(WALKS).map(([phase, events]) => walk(phase, events));
  const nodes = nodesIn('chargeTogether');

  it('every state is reached and every transition is taken', () => {
    const transitions = new Set(taken.flatMap(one => one.transitions));
    expect(namesIn(nodes).filter(name => !transitions.has(name))).toEqual([]);
    expect(nodes).toHaveLength(17);
  });

  it.each(Object.keys(WALKS))('%s: it ends at the fight', name => {
    expect(walk(...WALKS[name]!).at).toBe('phase.fight');
  });
});

describe.each(TRIALS)('%s', edition => {
  const start = field(edition, [marines(), scouts, orks(4)]);

  it('40k.2: all declare before anybody moves', () => {
    const declared = walk(start, [declare(), declare('scouts')]);
    expect(declared.at).toBe('phase.chargeTogether.declaring');
    expect(declared.phase.models.every(({ path }) => path.length === 0)).toBe(true);
    expect(refused(start, [declare()], REST)).toBe('not now');
  });

  it('40k.2: their player picks who moves next; the last is not asked', () => {
    expect(walk(start, [declare(), declare('scouts'), ENDED]).at).toBe('phase.chargeTogether.picking');
    expect(walk(start, [declare(), ENDED]).at).toBe('phase.chargeTogether.moving.initial');
    const events = [declare(), declare('scouts'), ENDED];
    expect(refused(start, events, pick('orks'))).toBe('Orks has no charge left to make.');
    expect(refused(start, events, pick('scouts'))).toBeNull();
  });

  it('each unit is moved to its end before the next, and all fight in one combat', () => {
    const { phase } = walk(start, [
      declare(), declare('scouts'), ENDED, pick('scouts'), REST, REST,
    ]);
    expect(phase.charges.map(({ stage }) => stage)).toEqual(['done', 'done']);
    expect(phase.combats).toMatchObject([{ units: ['marines', 'scouts', 'orks'] }]);
    expect(unitOf(phase, 'marines').charged).toEqual(['orks']);
    expect(unitOf(phase, 'scouts').charged).toEqual(['orks']);
  });

  it('40k.6, 40k.7: the higher of two dice in the woods; too short and nobody moves', () => {
    const rough = field(edition, [marines(), orks(4)], terrain(['difficult'], [0, 12], [48, 14]));
    const asked = walk(rough, [declare(), ENDED]);
    expect(asked.at).toBe('phase.chargeTogether.ranging');
    expect(asked.hands).toMatchObject([{ dice: 2, read: 'highest' }]);
    const short = walk(rough, [declare(), ENDED, thrown(3, 3)]);
    expect(short.at).toBe('phase.fight');
    expect(short.phase.combats).toEqual([]);
    expect(modelOf(short.phase, 'm1').at).toEqual([20, 10]);
    const there = walk(rough, [declare(), ENDED, thrown(4, 1), REST]);
    expect(unitOf(there.phase, 'marines')).toMatchObject({ charged: ['orks'], throughDifficult: true });
    expect(refused(rough, [declare(), ENDED], thrown(4))).toBe('This throw has 2 dice, not 1.');
  });

  it('40k.13: whoever runs tests before anybody moves, and the dice are for him to throw', () => {
    const fleeing = field(edition, [marines(), orks(4, { fallingBack: true }), gretchin(2, [26, 15])]);
    const events = [declare('marines', 'orks', 'gretchin'), ENDED];
    const asked = walk(fleeing, events);
    expect(asked.at).toBe('phase.chargeTogether.regrouping');
    expect(asked.hands).toMatchObject([{ side: 'defender', dice: 2 }]);
    expect(refused(fleeing, events, thrown(7, 1))).toBe('A die shows 1 to 6, not 7.');
    const gone = walk(fleeing, [...events, thrown(6, 6)]);
    const { phase, at } = walk(running, [declare(), ENDED, thrown(6, 6)]);
    expect(at).toBe('phase.fight');
    expect(phaseSentence(phase.log.at(-1)!)).toBe('Nobody is left whom Marines could charge.');
    expect(livingOf(gone.phase, 'orks')).toEqual([]);
    expect(gone.at).toBe('phase.chargeTogether.moving.initial');
    expect(unitOf(walk(fleeing, [...events, thrown(6, 6), REST]).phase, 'marines').charged).toEqual(['gretchin']);
  });

  it('40k.14, 40k.15: moves that the rules do not have are refused', () => {
    const plain = field(edition, [marines(), orks(4)]);
    expect(refused(plain, [declare(), ENDED], move('m1', 20, 13))).not.toBeNull();
    expect(refused(plain, [declare(), ENDED, move('m1', 20, 14)], move('m2', 21, 14))).toBeNull();
    expect(refused(plain, [declare(), ENDED, move('m1', 20, 14)], { type: 'moves.ended' }))
      .toBe('Marine 2, Marine 3, Marine 4 and Marine 5 can still come nearer and must.');
  });

  it('40k.12, 40k.8: nobody fires, nobody tests for dangerous terrain', () => {
    const mines = field(edition, [marines(), orks(4)], terrain(['dangerous'], [0, 12], [48, 14]));
    expect(walk(mines, [declare(), ENDED, REST]).at).toBe('phase.fight');
    expect(refused(mines, [declare()], { type: 'overwatch.fired', unit: 'orks', wounds: [] })).toBe('not now');
  });
});
