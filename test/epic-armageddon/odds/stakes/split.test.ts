/** What hangs on attacks for which war engines have split their dice, of more than a few who fight. */
import { expect, it } from 'vitest';
import { nextEvent } from '../../../../machines/epic-armageddon/play-on.ts';
import { happen, presentOf, replay } from '../../../../machines/epic-armageddon/timeline.ts';
import { oddsFrom } from '../../../../src/epic-armageddon/odds/odds.ts';
import { stakesOf, type Stakes } from '../../../../src/epic-armageddon/odds/stakes.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { pathOf } from '../../../support/odds-oracle/chart.ts';
import { sumOf } from './after-each.ts';

const ROLLING = 'a4Attacks.attacks.rolling';
const EFFORT = 3000;

/** The bundled assault of a gargant at its first attacks. */
const gargant = () => {
  const { scenario, decisions, seed } = sampleOf('gargant-barges-to-tanks')!;
  let timeline = replay(scenario, []);
  while (pathOf(presentOf(timeline)) !== ROLLING) timeline = happen(timeline, nextEvent(timeline, decisions, seed)!);
  return presentOf(timeline).context.assault;
};

/** The first that is told of a throw. */
const firstOf = (answers: Iterable<readonly Stakes[]>): readonly Stakes[] => {
  for (const stakes of answers) if (stakes.length > 0) return stakes;
  return [];
};

it('is sampled, and comes to the odds before it', () => {
  const assault = gargant();
  expect(assault.units.some(({ closeCombatDice }) => closeCombatDice !== null)).toBe(true);
  const before = oddsFrom(assault, ROLLING, { effort: EFFORT });
  const told = firstOf(stakesOf(assault, ROLLING));
  expect(told.map(({ side, counted }) => `${side} ${counted}`)).toEqual(['attacker hits', 'defender hits']);
  for (const { stakes } of told) {
    const error = sumOf(stakes.map(({ chance, odds }) => chance * odds.error));
    const wins = sumOf(stakes.map(({ chance, odds }) => chance * odds.winner.attacker));
    expect(error).toBeLessThan(0.5);
    expect(Math.abs(wins - before.winner.attacker)).toBeLessThan(4 * (error + before.error));
  }
});
