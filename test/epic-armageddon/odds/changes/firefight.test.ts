import { describe, expect, it } from 'vitest';
import { everyChange } from '../../../../src/epic-armageddon/odds/changes/every-change.ts';
import { firefightChanges } from '../../../../src/epic-armageddon/odds/changes/firefight.ts';
import { changeGroupOf } from '../../../../src/epic-armageddon/odds/changes/change.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { allOf, engagedOn, inContact } from './changed.ts';

const THEIRS = rowOf('d', 'boyz', 3, [30, 22]);
const facing = (ours: readonly ReturnType<typeof unitOf>[]) =>
  scenarioOf({ formations: [formationOf('attacker', ours), formationOf('defender', THEIRS)] });
const LINE = facing([...rowOf('a', 'assault', 3, [30, 20]), unitOf('b', 'devastator', [30, 17])]);

describe('A4.2: the charge as a firefight', () => {
  it('touches nobody, and all fire from outside the zones of control', () => {
    const [change] = firefightChanges(LINE);
    expect(inContact(change!.scenario, 'attacker')).toEqual([]);
    expect(engagedOn(change!.scenario, 'attacker')).toEqual(['a1', 'a2', 'a3', 'b']);
  });

  it('leaves all who charge in their order, and the enemy where it stands', () => {
    const [change] = firefightChanges(LINE);
    const [ours, theirs] = change!.scenario.formations.map(({ units }) => units.map(({ at }) => at));
    const [[x, y]] = ours!.map((at, i) => {
      const before = LINE.formations[0]!.units[i]!.at;
      return [at[0] - before[0], at[1] - before[1]] as const;
    }) as [readonly [number, number]];
    ours!.forEach((at, i) => {
      const before = LINE.formations[0]!.units[i]!.at;
      expect(at[0] - before[0]).toBeCloseTo(x);
      expect(at[1] - before[1]).toBeCloseTo(y);
    });
    expect(theirs).toEqual(THEIRS.map(({ at }) => at));
  });

  it('is one of the decisions of who charges, and none where nobody touches anyway', () => {
    const found = allOf(everyChange(LINE)).find(({ kind }) => kind === 'firefight')!;
    expect(changeGroupOf(found)).toBe('decided');
    expect([...firefightChanges(facing(rowOf('a', 'assault', 3, [30, 14])))]).toEqual([]);
  });
});
