import { describe, expect, it } from 'vitest';
import { chooseTarget, possibleTargets, whyNotTarget } from '../../src/epic-armageddon/a1-choose-target.ts';
import { directlyEngaged } from '../../src/epic-armageddon/engagement.ts';
import { removeUnits } from '../../src/epic-armageddon/roster.ts';
import type { Assault } from '../../src/epic-armageddon/state.ts';
import { formationOf, rowOf, unitOf } from '../support/build.ts';
import { assaultOf } from '../support/fight.ts';

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
