import { describe, expect, it } from 'vitest';
import type { PhaseEvent } from '../../../../src/warhammer-40k/model/events.ts';
import { phaseSentence } from '../../../../src/warhammer-40k/explain/log-sentences.ts';
import { livingOf, modelOf, unitOf } from '../../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { row, unit } from '../../../support/warhammer-40k/build.ts';
import { boxed, field, gretchin, marines, orks, terrain } from '../../../warhammer-40k/charge/field.ts';
import {
  again, declare, ENDED, move, namesIn, nodesIn, RANK_WOODS, ranks, refused, REST, thrown, trained, walk,
} from './charge-walk.ts';

const silent: PhaseEvent = { type: 'overwatch.ended' };
const fire = (shooter: string, ...models: readonly string[]): PhaseEvent =>
  ({ type: 'overwatch.fired', unit: shooter, wounds: models.map(model => ({ model, wounds: 1 })) });

const scouts = unit({ id: 'scouts', name: 'Scouts', side: 'attacker', models: row('s', 3, [21, 21]) });
const open = field('7th', [marines(), scouts, orks(4)]);
const lone = field('7th', [marines({ models: row('m', 1, [20, 10]) }), orks(4)]);
const mines = field('7th', [marines(), orks(4)], terrain(['dangerous'], [0, 12], [48, 14]));
const agreed = field('4th', [marines(), orks(4)], {
  completion: {
    chargeShape: 'in-turn', chargeRange: 'six', chargeTerrain: 'minus-two', chargeSight: 'no', multiCharge: 'primary',
    shotThenCharge: 'shot-unit-only', stationaryFireBan: 'allowed', overwatch: 'no',
  },
});

const running = field('7th', [marines(), orks(4, { fallingBack: true })], { completions: ['7C-D2'] });
const fleet = field('7th', [marines(), orks(10)], { completions: ['7C-D3'], ...trained('fleet') });
const flamed = field('7th', [marines(), orks(4)], { completions: ['7C-O3', '7C-O5'] });
const shot: PhaseEvent = {
  type: 'overwatch.shot', unit: 'orks', guns: [{ kind: 'template', strength: 5, armourPiercing: 4, shots: 1 }],
};
const WALKS: Readonly<Record<string, readonly [Phase, readonly PhaseEvent[]]>> = {
  'nobody charges': [open, [ENDED]],
  'they fire and the chargers come, moved by hand': [open, [
    declare(), fire('orks', 'm5'), thrown(3, 2), move('m1', 20, 14), move('m2', 21, 14), REST, ENDED,
  ]],
  'they keep their fire and the chargers fall short': [open, [declare(), silent, thrown(1, 2), ENDED]],
  'their fire takes the last charger': [lone, [declare(), fire('orks', 'm1'), ENDED]],
  'the mines take the first, not the others': [mines, [
    declare(), silent, thrown(3, 2), REST, thrown(1), REST, thrown(4), REST, thrown(2, 2, 2), ENDED,
  ]],
  'one cannot come along': [boxed('7th'), [
    declare(), silent, thrown(3, 3), move('m1', 20, 13), { type: 'moves.ended' }, ENDED,
  ]],
  'players have agreed on 6″ and no overwatch': [agreed, [declare(), REST, ENDED]],
  'who runs is charged and destroyed': [running, [declare(), thrown(6, 6), ENDED]],
  'the fleet throw one die again': [fleet, [declare(), silent, thrown(1, 1), again('first'), thrown(1), ENDED]],
  'the fleet throw none again': [fleet, [declare(), silent, thrown(1, 1), again('none'), ENDED]],
  'a template hits, and the fire is settled like blows': [flamed, [declare(), shot, thrown(1)]],
  'two units come to meet the chargers': [ranks(), [declare('marines', 'orks', 'gretchin'), REST, REST, REST, ENDED]],
  'one comes to meet them through woods, by hand, and no more': [ranks(RANK_WOODS), [
    declare(), REST, thrown(6, 6), move('p1', 19.133974596215563, 14.5), { type: 'moves.ended' }, ENDED,
  ]],
};

describe('charges in turn', () => {
  const taken = Object.values(WALKS).map(([phase, events]) => walk(phase, events));
  const nodes = nodesIn('chargeInTurn');

  it('every state is reached and every transition is taken', () => {
    const transitions = new Set(taken.flatMap(one => one.transitions));
    expect(namesIn(nodes).filter(name => !transitions.has(name))).toEqual([]);
    expect(nodes).toHaveLength(19);
  });

  it.each(Object.keys(WALKS))('%s: it ends at the fight', name => {
    expect(walk(...WALKS[name]!).at).toBe('phase.fight');
  });
});

describe('one unit after another', () => {
  it('40k.2: a unit is at its end before the next declares', () => {
    expect(refused(open, [declare()], declare('scouts'))).toBe('not now');
    const done = walk(open, [declare(), silent, thrown(3, 3), REST]);
    expect(done.at).toBe('phase.chargeInTurn.declaring');
    expect(done.phase.combats).toMatchObject([{ units: ['marines', 'orks'] }]);
  });

  it('40k.12, R-2.19: each target may fire, their player orders it, the dice are asked for when nobody can', () => {
    const start = field('7th', [marines(), orks(4), gretchin(2, [26, 15])]);
    const asked = walk(start, [declare('marines', 'orks', 'gretchin'), fire('gretchin')]);
    expect(asked.at).toBe('phase.chargeInTurn.overwatch');
    expect(refused(start, [declare('marines', 'orks', 'gretchin'), fire('gretchin')], fire('gretchin')))
      .toBe('Gretchin cannot fire at these chargers.');
    const ranging = walk(start, [declare('marines', 'orks', 'gretchin'), fire('gretchin'), fire('orks')]);
    expect(ranging.at).toBe('phase.chargeInTurn.ranging');
    expect(ranging.hands).toMatchObject([{ dice: 2, read: 'sum', side: 'attacker' }]);
  });

  it('002-23: who has fired at the first charger does not fire at the second', () => {
    const second = walk(open, [declare(), fire('orks'), thrown(3, 3), REST, declare('scouts')]);
    expect(second.at).toBe('phase.chargeInTurn.ranging');
    const short = walk(open, [declare(), silent, thrown(1, 1), declare('scouts')]);
    expect(short.at).toBe('phase.chargeInTurn.overwatch');
  });

  it('40k.7, R-2.18: a charge that fails moves nobody and is not declared again', () => {
    const failed = walk(open, [declare(), silent, thrown(1, 2)]);
    expect(failed.at).toBe('phase.chargeInTurn.declaring');
    expect(failed.phase.models.map(({ at }) => at)).toEqual(open.models.map(({ at }) => at));
    expect(refused(open, [declare(), silent, thrown(1, 2)], declare()))
      .toBe('Marines has declared its charge this phase.');
  });

  it('R-2.21: when fire has taken everybody the charge is over', () => {
    const gone = walk(lone, [declare(), fire('orks', 'm1')]);
    expect(gone.at).toBe('phase.chargeInTurn.declaring');
    expect(gone.phase.charges).toMatchObject([{ stage: 'failed' }]);
    expect(phaseSentence(gone.phase.log.at(-1)!)).toBe('Nobody of Marines is left to charge.');
  });

  it('40k.8: whoever is first and lost to dangerous terrain is replaced by the next nearest', () => {
    const asked = walk(mines, [declare(), silent, thrown(3, 3), REST]);
    expect(asked.at).toBe('phase.chargeInTurn.moving.testing');
    expect(asked.hands).toMatchObject([{ dice: 1, owners: ['m1'] }]);
    const lost = walk(mines, [declare(), silent, thrown(3, 3), REST, thrown(1)]);
    expect(lost.at).toBe('phase.chargeInTurn.moving.initial');
    expect(modelOf(lost.phase, 'm1').slain).toBe('dangerous-terrain');
    expect(refused(mines, [declare(), silent, thrown(3, 3), REST], thrown(1, 1))).toBe('This throw has 1 die, not 2.');
  });

  it('40k.8: if the terrain takes everybody nobody has charged', () => {
    const alone = { ...lone, table: mines.table };
    const { phase, at } = walk(alone, [declare(), silent, thrown(3, 3), REST, thrown(1)]);
    expect(at).toBe('phase.chargeInTurn.declaring');
    expect(livingOf(phase, 'marines')).toEqual([]);
    expect(phase.charges).toMatchObject([{ stage: 'failed' }]);
    expect(unitOf(phase, 'marines').charged).toEqual([]);
  });

  it('40k.12: wounds that the chargers do not have are refused', () => {
    expect(refused(open, [declare()], { type: 'overwatch.fired', unit: 'orks', wounds: [{ model: 'm1', wounds: 2 }] }))
      .toBe('Marine 1 can lose 1 wound.');
    expect(refused(open, [declare()], fire('orks', 'm1'))).toBeNull();
  });
});
