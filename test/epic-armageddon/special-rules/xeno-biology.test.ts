/** Tyranids go where machines would not. */
import { describe, expect, it } from 'vitest';
import { whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { ATTACKER_ROLLS_HIGH, played } from '../../support/fight.ts';
import { bandOf } from '../../support/moves.ts';
import { stage, type StageParts } from '../../support/stage.ts';

/** How many dangerous-terrain tests a unit throws on its way into woods. */
const tests = (type: Profile['type'], rules: readonly 'xeno-biology'[], terrain: StageParts['terrain']): number => {
  const scenario = stage({ a1: { at: [40, 20], type } }, { d1: { at: [40, 46] } }, {
    startAt: 'a1ChooseTarget', attacker: { rules }, terrain: terrain!,
  });
  const decisions = [
    { type: 'target.chosen', target: 'defender' }, { type: 'unit.moved', unit: 'a1', to: [40, 33] },
  ] as const;
  for (const faces of [[], [6]]) {
    try {
      return played(scenario, [...faces, ...ATTACKER_ROLLS_HIGH], decisions).dice
        .filter(die => die.includes('dangerous-terrain')).length;
    } catch {
      continue;
    }
  }
  return Infinity;
};

describe('xeno-biology', () => {
  const woods = [bandOf('woods', 28, 36)];

  it('L5: beasts as large as tanks take no harm from woods that tanks test for', () => {
    expect(tests('armoured-vehicle', ['xeno-biology'], woods)).toBe(0);
    expect(tests('armoured-vehicle', [], woods)).toBe(1);
    expect(tests('war-engine', ['xeno-biology'], woods)).toBe(0);
    expect(tests('war-engine', [], woods)).toBe(1);
  });

  it('L5: smaller ones may enter buildings as infantry does, those as large as tanks may not', () => {
    const why = (type: Profile['type']) => whyNotCharge(startAssault(stage({ a1: { at: [40, 20], type } }, {
      d1: { at: [40, 46] },
    }, { attacker: { rules: ['xeno-biology'] }, terrain: [bandOf('buildings', 28, 36)] })), 'a1', [40, 30]);
    expect(why('light-vehicle')).toBeNull();
    expect(why('armoured-vehicle')).toMatchObject({ rule: 'L5', key: 'impassable' });
  });

  it('L5: smaller ones go as infantry does', () => {
    expect(tests('light-vehicle', ['xeno-biology'], woods)).toBe(0);
    expect(tests('light-vehicle', ['xeno-biology'], [bandOf('marsh', 28, 36)])).toBe(1);
  });

  it('L5: field works are as bad for them as for anybody', () => {
    const trench = bandOf('fortifications', 28, 36, { works: 'trench' });
    expect(tests('armoured-vehicle', ['xeno-biology'], [trench])).toBe(1);
  });
});
