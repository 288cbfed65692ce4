/** Fights of which not every way is followed: what is estimated, against all ways and against play. */
import { describe, expect, it } from 'vitest';
import { matchUpPhase } from '../../../machines/warhammer-40k/match-up.ts';
import { SIDES } from '../../../src/warhammer-40k/model/procedure.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import {
  oddsOfFight, refiningFight, type FightDepth, type FightOdds,
} from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { firstOf, IS_WHOLE, shareOf } from '../../support/share.ts';
import { figuresOfOdds, firstThrow } from '../../support/warhammer-40k/fight-oracle.ts';
import { largeFight, playsHeldTo } from '../../support/warhammer-40k/fight-verdicts.ts';

const phaseOf = (line: string): Phase =>
  setUpPhase(matchUpPhase(line, { startAt: 'fight', completions: ['7C'] }).scenario!);

/** In the suite a smaller one. */
const ledByCharacters = (): Phase => phaseOf(IS_WHOLE
  ? '10 tactical marines + sergeant, captain v 20 ork boyz + nob, warboss'
  : '4 tactical marines + sergeant, captain v 6 ork boyz + nob');

const sampled = (phase: Phase, depth: Partial<FightDepth>): FightOdds =>
  oddsOfFight(phase, phase.combats[0]!.id, { effort: 60, tolerance: 0, exact: false, ...depth });

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Of so many figures one is hardly ever so many errors off. */
const MOST_OFF = 5;

describe('what is estimated of a fight is what all of its ways come to', () => {
  const seeds = Array.from({ length: shareOf(100, 8) }, (_, i) => i + 1);

  const fights = [['mob', '7th'], ['mixed', '7th'], ['mixed', 'trial-eight-steps']] as const;

  it.each(firstOf(fights, 1))('%s, %s', (kind, edition) => {
    const phase = largeFight(edition, kind);
    const whole = figuresOfOdds(oddsOfFight(phase, phase.combats[0]!.id));
    const told = seeds.map(seed => sampled(phase, { seed }));
    expect(told.every(({ unresolved }) => unresolved > 0.05)).toBe(true);
    for (const odds of told) {
      expect(Math.abs(odds.winner!.attacker - whole.get('winner attacker')!)).toBeLessThan(MOST_OFF * odds.error);
    }
    for (const [name, chance] of whole) {
      const figures = told.map(odds => figuresOfOdds(odds).get(name) ?? 0);
      const spread = Math.sqrt(meanOf(figures.map(one => (one - meanOf(figures)) ** 2)) / (seeds.length - 1));
      const least = told[0]!.unresolved / seeds.length / 100;
      expect(Math.abs(meanOf(figures) - chance), name).toBeLessThan(MOST_OFF * Math.max(spread, least));
    }
  });
});

describe('a fight of mobs that characters lead, by the whole seventh edition', () => {
  const phase = ledByCharacters();
  const start = firstThrow(phase);

  it('has figures that are 1 together, each better than the last', () => {
    const effort = shareOf(400, 180);
    const all = [...refiningFight(phase, phase.combats[0]!.id, { effort, tolerance: 0, exact: false })]
      .filter(odds => odds !== undefined);
    expect(all.length).toBeGreaterThan(1);
    for (const [i, { winner, wounds, lost, error }] of all.entries()) {
      expect(winner!.attacker + winner!.defender + winner!.none).toBeCloseTo(1, 12);
      for (const row of SIDES.flatMap(side => [wounds[side], lost[side]])) {
        expect(row.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      }
      expect(error).toBeLessThan(all[i - 1]?.error ?? 0.1);
    }
  });

  it('has the figures of play', () => {
    const odds = sampled(phase, { effort: shareOf(4000, 120) });
    const { figures, wrong } = playsHeldTo(odds, start, shareOf(2000, 25), 1, 2 * odds.error);
    expect(figures).toBeGreaterThan(15);
    expect(wrong).toEqual([]);
  });
});
