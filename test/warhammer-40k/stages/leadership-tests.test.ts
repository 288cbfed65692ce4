/** What a test of Leadership needs: the same for what is said of it, and for what is thrown. */
import { describe, expect, it } from 'vitest';
import { takeTests, testHands, testNeeds } from '../../../src/warhammer-40k/stages/leadership-tests.ts';
import { moraleHands, moraleNeeds, resolveMorale } from '../../../src/warhammer-40k/stages/morale.ts';
import { nextStage } from '../../../src/warhammer-40k/stages/next-stage.ts';
import { tally } from '../../../src/warhammer-40k/stages/tally.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { fought } from '../../support/warhammer-40k/after.ts';
import { profile, PROFILES, row, unit } from '../../support/warhammer-40k/build.ts';

const HEROES = unit({ id: 'heroes', side: 'defender', models: row('h', 1, [22, 20], { profile: 'hero' }) });
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21]) });
const MEN = unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20]) });

/** Two units that have lost by two wait for their tests. */
const losers = (): Phase => {
  let phase = tally(fought('7th', [MEN, FOES, HEROES], {
    wounds: [3, 1], profiles: { ...PROFILES, marine: profile({ leadership: 8 }), hero: profile({ leadership: 10 }) },
  }));
  while (phase.aftermath!.waiting.length === 0) phase = nextStage(phase);
  return phase;
};

describe('a test of Leadership (R-X.05)', () => {
  it('needs the Leadership of each who waits, less what is taken off it', () => {
    expect(testNeeds(losers(), () => 0)).toEqual([8, 10]);
    expect(testNeeds(losers(), () => 3)).toEqual([5, 7]);
  });

  it('is passed by who shows at most what it needs', () => {
    const phase = losers();
    const taken = takeTests(phase, [3, 3, 3, 4], testHands(phase, 'panic', '40k.59'), [5, 7]);
    expect(taken.log.slice(-2)).toMatchObject([
      { key: 'runs', values: { total: 6, need: 5 } }, { key: 'stands', values: { total: 7, need: 7 } },
    ]);
  });

  it('of morale needs what is said of it (40k.60)', () => {
    const phase = losers();
    expect(moraleNeeds(phase)).toEqual([6, 8]);
    expect(moraleHands(phase)).toHaveLength(2);
    expect(resolveMorale(phase, [3, 3, 4, 5]).log.slice(-2)).toMatchObject([
      { key: 'stands', values: { total: 6, need: 6 } }, { key: 'runs', values: { total: 9, need: 8 } },
    ]);
  });
});
