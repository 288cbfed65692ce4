import { describe, expect, it } from 'vitest';
import {
  chooseTarget, combinable, intermingledWith, possibleTargets, whyNotTarget,
} from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { directlyEngaged } from '../../../src/epic-armageddon/movement/engagement.ts';
import { removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, unitOf } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';

const three = (): Assault => assaultOf({
  startAt: 'a1ChooseTarget',
  formations: [
    formationOf('attacker', rowOf('a', 'tactical', 2, [10, 10])),
    formationOf('attacker', [unitOf('f1', 'tactical', [10, 16])], { id: 'friends' }),
    formationOf('defender', rowOf('d', 'boyz', 2, [10, 22]), { name: 'Warband' }),
    formationOf('defender', [unitOf('r1', 'nobz', [110, 70])], { id: 'rear', broken: true }),
  ],
});

const named = (target: string) => ({ target, intermingled: [], combined: [] });
const why = (assault: Assault, target: string) => whyNotTarget(assault, named(target));

const fighting = (assault: Assault): readonly string[] =>
  assault.formations.filter(formation => formation.fighting).map(formation => formation.id);

describe('who may be engaged', () => {
  it('A1.1: any enemy formation on the table, at any distance, broken or not', () => {
    expect(possibleTargets(three())).toEqual(['defender', 'rear']);
    expect(why(three(), 'rear')).toBeNull();
  });

  it('A1.1: never a formation of one’s own side, nor oneself', () => {
    expect(why(three(), 'friends')).toMatchObject({ rule: 'A1.1', values: { formation: 'friends' } });
    expect(why(three(), 'attacker')).toMatchObject({ rule: 'A1.1', key: 'not-a-target' });
  });

  it('A1.1: no formation that has nobody left on the table', () => {
    const gone = removeUnits(three(), ['d1', 'd2'], 'attack');
    expect(possibleTargets(gone)).toEqual(['rear']);
    expect(why(gone, 'defender')).toMatchObject({ key: 'not-a-target', values: { formation: 'Warband' } });
  });

  it('A1.1: no formation all of which sits in another one’s transports', () => {
    const carried = assaultOf({ formations: [
      formationOf('attacker', [unitOf('a1', 'tactical', [10, 10])]),
      formationOf('defender', [unitOf('t1', 'rhino', [10, 30])]),
      formationOf('defender', [unitOf('p1', 'boyz', [10, 30], { aboard: 't1' })], { id: 'riders' }),
    ] });
    expect(possibleTargets(carried)).toEqual(['defender']);
    expect(intermingledWith(carried, 'defender')).toEqual([]);
  });

  it('A1.1: no formation that does not exist', () => {
    expect(why(three(), 'nobody')).toMatchObject({ key: 'not-a-target', values: { formation: 'nobody' } });
  });
});

describe('who fights then', () => {
  it('A1.1: the engaging formation and the one it named, also if it names another than planned', () => {
    expect(fighting(three())).toEqual(['attacker', 'defender']);
    const chosen = chooseTarget(three(), named('rear'));
    expect(chosen.target).toBe('rear');
    expect(fighting(chosen)).toEqual(['attacker', 'rear']);
  });

  it('A1.1, ruling 1: formations that stand near never fight by themselves', () => {
    const engaged = directlyEngaged(three()).map(one => one.unit);
    expect(engaged).toEqual(['a1', 'a2', 'd1', 'd2']);
    expect(directlyEngaged(chooseTarget(three(), named('rear')))).toEqual([]);
  });

  it('A1.1: the log says who engages whom', () => {
    expect(chooseTarget(three(), named('defender')).log.at(-1)).toMatchObject({
      step: 'a1ChooseTarget', rule: 'A1.1', values: { formation: 'attacker', target: 'Warband' },
    });
  });
});

describe('whom a Commander brings along', () => {
  /** A formation led by a Commander, or not, with others about it. */
  const led = (character: readonly string[], ...others: readonly ScenarioFormation[]): Assault => assaultOf({
    startAt: 'a1ChooseTarget',
    formations: [
      formationOf('attacker', [unitOf('c1', 'tactical', [30, 20], { characters: character })], { name: 'Command' }),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 24])]), ...others,
    ],
  });
  const pack = (id: string, x: number, broken = false): ScenarioFormation =>
    formationOf('attacker', [unitOf(id, 'tactical', [x, 20])], { id, broken });
  const why = (assault: Assault, id: string) =>
    whyNotTarget(assault, { target: 'defender', intermingled: [], combined: [id] });

  it('A1.5: formations of its own side alone, though an enemy stand as near', () => {
    expect(combinable(led(['captain'], pack('n', 34)))).toEqual(['n']);
    expect(why(led(['captain']), 'defender')).toMatchObject({ rule: 'A1.5', key: 'not-combinable' });
  });

  it('A1.5: nobody is brought where nobody commands', () => {
    expect(why(led([], pack('n', 34)), 'n')).toEqual({
      rule: 'A1.5', key: 'no-commander', values: { formation: 'Command' },
    });
  });

  it('A1.5: one that is too far is told so, whoever else is broken', () => {
    const assault = led(['captain'], pack('far', 60), pack('near', 34, true));
    expect(why(assault, 'far')).toEqual({
      rule: 'A1.5', key: 'not-combinable', values: { formation: 'far', other: 'Command', cm: 5 },
    });
    expect(why(assault, 'near')).toEqual({
      rule: 'A1.5', key: 'broken-not-combinable', values: { formation: 'near' },
    });
  });
});

describe('who is drawn in by contact left from an earlier assault', () => {
  /** The target stands at (30, 34) and (33, 34). */
  const drawnInto = (...others: readonly ScenarioFormation[]) => chooseTarget(assaultOf({
    startAt: 'a1ChooseTarget',
    formations: [
      formationOf('attacker', [unitOf('a1', 'tactical', [30, 10])]),
      formationOf('defender', rowOf('d', 'boyz', 2, [30, 34])), ...others,
    ],
  }), named('defender')).formations.filter(({ drawnIn }) => drawnIn).map(({ id }) => id);

  it('A8.4: a formation of which one unit touches an enemy who fights', () => {
    const units = [unitOf('l1', 'tactical', [40, 50]), unitOf('l2', 'tactical', [30, 36])];
    expect(drawnInto(formationOf('attacker', units, { id: 'left' }))).toEqual(['left']);
  });

  it('A8.4: none that touches its own friends', () => {
    expect(drawnInto(formationOf('defender', [unitOf('o1', 'boyz', [30, 36])], { id: 'friends' }))).toEqual([]);
  });

  it('A8.4: none of whom nobody is on the table', () => {
    const inside = unitOf('p1', 'tactical', [30, 36], { aboard: 'a1' });
    expect(drawnInto(formationOf('attacker', [inside], { id: 'inside' }))).toEqual([]);
  });
});
