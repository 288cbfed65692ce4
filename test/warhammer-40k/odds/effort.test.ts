/** Large fights are followed along their likeliest ways, and what is left open is said. */
import { describe, expect, it } from 'vitest';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { oddsOfFight, refiningFight, type FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';

const phaseIn = (sample: 'power-fist-sergeant' | 'multiple-combat', edition: Edition): Phase =>
  setUpPhase({ ...phaseSampleOf(sample)!.scenario('4th'), ruleset: `warhammer-40k-${edition}` });

const sumOf = ({ mostWounds, unresolved }: FightOdds): number =>
  mostWounds.attacker + mostWounds.defender + mostWounds.none + unresolved;

describe('of the ways of a fight the likeliest are followed', () => {
  const phase = phaseIn('power-fist-sergeant', 'trial-seven-steps');
  const after = (effort: number): FightOdds => oddsOfFight(phase, 'combat-1', { effort, tolerance: 0, exact: true });

  it('what is left open is said, and is none of the figures', () => {
    const answers = [0, 100, Infinity].map(after);
    for (const odds of answers) expect(sumOf(odds)).toBeCloseTo(1, 12);
    const [none, some, whole] = answers as [FightOdds, FightOdds, FightOdds];
    expect(none.unresolved).toBe(1);
    expect(some.unresolved).toBeGreaterThan(0);
    expect(some.unresolved).toBeLessThan(1);
    expect(whole.unresolved).toBe(0);
    expect(some.mostWounds.attacker).toBeLessThanOrEqual(whole.mostWounds.attacker);
  });

  it('each answer leaves less open than the one before, and the last is the whole', () => {
    const answers = [...refiningFight(phase, 'combat-1', { effort: 5000, tolerance: 0, exact: true })]
      .filter(odds => odds !== undefined);
    expect(answers.length).toBeGreaterThan(2);
    for (const [i, odds] of answers.entries()) {
      expect(sumOf(odds)).toBeCloseTo(1, 12);
      expect(odds.unresolved).toBeLessThanOrEqual(answers[i - 1]?.unresolved ?? 1);
    }
    expect(answers.at(-1)).toEqual(after(Infinity));
  });

  it('there is nothing between two answers but time for something else', () => {
    const steps = [...refiningFight(phase, 'combat-1')];
    expect(steps.filter(step => step === undefined).length).toBeGreaterThan(100);
  });
});

describe('a combat of four units', () => {
  it.each(EDITIONS)('is followed in the %s, too, and what is open is said', edition => {
    const odds = oddsOfFight(phaseIn('multiple-combat', edition), 'combat-1', { effort: 8, tolerance: 0, exact: true });
    expect(sumOf(odds)).toBeCloseTo(1, 12);
    expect(odds.unresolved).toBeGreaterThan(0);
  });
});
