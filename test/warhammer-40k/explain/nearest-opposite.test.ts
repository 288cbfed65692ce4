/** The nearest opposite of a blow: the shortest move by which a model would strike or would not. */
import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { explainStrike } from '../../../src/warhammer-40k/explain/explain.ts';
import { strikeOpposite, strikeOppositeAt } from '../../../src/warhammer-40k/explain/nearest-opposite.ts';
import { modelOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { PROFILES, row, unit } from '../../support/warhammer-40k/build.ts';
import { begun } from '../../support/warhammer-40k/climbing.ts';

/** Three in contact, one behind them just too far away to support, and one farther still. */
const table = (edition: Edition): Phase => begun(edition, [
  unit({ id: 'own', side: 'attacker', charged: ['foes'], models: [
    ...row('a', 3, [10, 10]), ...row('b', 1, [10, 6.6]), ...row('c', 1, [30, 6]),
  ] }),
  unit({ id: 'foes', side: 'defender', models: row('d', 3, [10, 11]) }),
], { profiles: PROFILES });

describe('where a model would strike', () => {
  it.each(EDITIONS)('40k.19: who is 0.4 inches too far from a friend would strike that much nearer (%s)', edition => {
    const phase = table(edition);
    expect(strikeOpposite(phase, 'b1')).toEqual({ move: [0, 0.4], could: true });
    expect(strikeOpposite(phase, 'c1')).toBeNull();
  });
  it('40k.19: who alone stands in contact would not a step away', () => {
    const phase = begun('4th', [
      unit({ id: 'own', side: 'attacker', charged: ['foes'], models: row('a', 1, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) }),
    ], { profiles: PROFILES });
    expect(strikeOpposite(phase, 'a1')).toEqual({ move: [0, -0.1], could: false });
  });
  it('is as short as a search of every tenth finds it', () => {
    for (const edition of ['trial-eight-steps', '7th'] as const) {
      const phase = table(edition);
      for (const { id } of phase.models) {
        const about = strikeOppositeAt(phase, id)!;
        const [x, y] = modelOf(phase, id).at;
        let slow = Infinity;
        for (let right = -10; right <= 10; right += 1) {
          for (let away = -10; away <= 10; away += 1) {
            const length = Math.hypot(right, away) / 10;
            if (length < slow && length <= about.limit && about.isOther([x + right / 10, y + away / 10])) slow = length;
          }
        }
        const quick = strikeOpposite(phase, id);
        const length = quick === null ? Infinity : Math.hypot(...quick.move);
        if (slow < Infinity) expect([id, length <= slow + 0.101]).toEqual([id, true]);
      }
    }
  });
  it('the text says the opposite there', () => {
    const phase = table('4th');
    const { move: [right, away] } = strikeOpposite(phase, 'b1')!;
    expect(explainStrike(phase, 'b1').answer).toBe('no');
    const there = { ...phase, fight: null, models: phase.models.map(model => (model.id === 'b1'
      ? { ...model, at: [model.at[0] + right, model.at[1] + away] as const } : model)) };
    expect(explainStrike(there, 'b1').answer).not.toBe('no');
  });
});
