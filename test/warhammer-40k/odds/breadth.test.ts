import { expect, it } from 'vitest';
import { phaseSampleOf } from '../../../src/scenario/warhammer-40k/samples/samples.ts';
import { fightOdds, type FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { setUpPhase } from '../../../src/warhammer-40k/set-up.ts';

const phase = setUpPhase(phaseSampleOf('power-fist-sergeant')!.scenario('4th'));
const after = (breadth: number): FightOdds => fightOdds(phase, phase.combats[0]!.id, breadth);

it('of the ways of a fight the likeliest are followed, and what is left open is said', () => {
  const answers = [0, 6, Infinity].map(after);
  for (const { winner, unresolved } of answers) {
    expect(winner.attacker + winner.defender + winner.none + unresolved).toBeCloseTo(1, 12);
  }
  const [none, some, whole] = answers as [FightOdds, FightOdds, FightOdds];
  expect(none.unresolved).toBe(1);
  expect(some.unresolved).toBeGreaterThan(0);
  expect(some.unresolved).toBeLessThan(1);
  expect(whole.unresolved).toBe(0);
  expect(some.winner.attacker).toBeLessThanOrEqual(whole.winner.attacker);
});
