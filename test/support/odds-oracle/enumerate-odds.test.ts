/** The enumeration against itself without its short cuts, and against play. */
import { describe, expect, test } from 'vitest';
import { play } from '../../../machines/epic-armageddon/play.ts';
import { seededThrower } from '../../../src/dice/throw.ts';
import { reportOf } from '../../../src/epic-armageddon/explain/report.ts';
import { firstOf, shareOf } from '../share.ts';
import { assaultOf, SMALL } from './assaults.ts';
import { firstThrow, playedOut } from './chart.ts';
import { enumerateOdds } from './enumerate-odds.ts';
import { differences } from './figures.ts';
import { plainKey } from './same-future.ts';
import { beyond, compared, sigmasOff, tallyOf } from './sampling.ts';

/** One of each kind first. */
const SEEDS = [
  ['up to four against four', 4], ['four against four', 11], ['with supporters of both sides', 6],
  ['with everything rare', 5], ['from the army lists', 5], ['from the army lists, charge and all', 6],
  ['up to four against four', 11], ['with everything rare', 7],
] as const;

const PLAYS = shareOf(1000, 60);

describe.each(firstOf(SEEDS, 4))('%s, seed %i', (name, seed) => {
  const scenario = assaultOf(SMALL[name]!, seed)!;
  const { figures, left } = enumerateOdds(firstThrow(scenario));

  test('states of one future may be followed as one', () => {
    const plainly = enumerateOdds(firstThrow(scenario), { keyOf: plainKey });
    expect(differences(figures, plainly.figures, 1e-13)).toEqual([]);
    expect(Math.max(left, plainly.left)).toBeLessThan(1e-13);
  });

  test('seeds thrown from the first throw on end as they do in play', () => {
    for (let seed = 0; seed < shareOf(50, 10); seed++) {
      const { log: _told, ...end } = reportOf(playedOut(firstThrow(scenario), seededThrower(seed)));
      const { log: _all, ...played } = play(scenario, { dice: { seed } });
      expect(end).toEqual(played);
    }
  });

  test('plays come out as enumerated', () => {
    const off = compared(figures, tallyOf(scenario, PLAYS, 1), left).filter(({ sigmas }) => sigmas > 4);
    expect(off).toEqual([]);
  });
});

describe('a count is off', () => {
  test.each([
    ['by no sigma if it is as expected', 500, 1000, 0.5, 0],
    ['by one sigma of 15.8 in a thousand coins', 500 + Math.sqrt(250), 1000, 0.5, 1],
    ['by as many below as above', 500 - 2 * Math.sqrt(250), 1000, 0.5, 2],
    ['by 2.33 if what happens once in a hundred counts has happened', 1, 100_000, 1e-7, 2.33],
    ['without end if the impossible has happened', 1, 1000, 0, Infinity],
  ])('%s', (_, count, plays, chance, sigmas) => {
    expect(sigmasOff(count, plays, chance)).toBeCloseTo(sigmas, 2);
  });

  test('by what lies beyond the part that an answer leaves open', () => {
    expect(sigmasOff(600, 1000, 0.5, 0.1)).toBe(0);
    expect(sigmasOff(600 + Math.sqrt(240), 1000, 0.5, 0.1)).toBeCloseTo(1, 9);
  });
});

test('one value in 15,787 lies beyond four sigma', () => {
  expect(1 / beyond(4)).toBeCloseTo(15_787.2, 1);
  expect(beyond(1)).toBeCloseTo(0.317310507862914, 12);
  expect(beyond(2 - 1e-12)).toBeCloseTo(beyond(2), 11);
});
