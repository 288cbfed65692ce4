/** Probability on its way is never lost: it has come to an ending, or is known to have been dropped. */
import { describe, expect, it } from 'vitest';
import { endedIn, tallyFor } from '../../../../src/epic-armageddon/odds/tally.ts';
import { nodesFrom } from '../../../../src/epic-armageddon/odds/walk/graph.ts';
import { walk } from '../../../../src/epic-armageddon/odds/walk/sweep.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { stage, stands } from '../../../support/stage.ts';
import { walkedFrom } from '../told.ts';

const TROOPS = { cc: 4, armour: 5 } as const;
const assault = startAssault(stage(stands('a', 3, [30, 20], TROOPS), stands('d', 2, [30, 22], TROOPS)));
const SET_UP = { at: 'setUp', assault } as const;

const swept = (least: number, effort: number) => {
  const sweep = { tally: tallyFor(assault), least, budget: { left: effort }, dropped: 0, done: 0 };
  for (const _ of walk(sweep, nodesFrom(assault).at(SET_UP), 1));
  return sweep;
};

describe('what is not followed is counted', () => {
  it.each([[0.1, 1e4], [0.02, 1e4], [3e-3, 1e4], [1e-3, 1e4], [1e-6, 3], [1e-6, 20], [1e-6, 60], [1e-3, 100]])(
    'dropping what is less likely than %f, with an effort of %d', (least, effort) => {
      const { tally, dropped } = swept(least, effort);
      expect(dropped).toBeGreaterThan(0);
      expect(endedIn(tally) + dropped).toBeCloseTo(1, 12);
    });

  it('and less of it is left in finer sweeps', () => {
    const open = [0.1, 0.02, 3e-3, 1e-3].map(least => swept(least, 1e4).dropped);
    expect(open).toEqual([...open].sort((a, b) => b - a));
    expect(walkedFrom(SET_UP, { tolerance: 1e-9 }).unresolved).toBeLessThan(1e-9);
  });
});
