/** The odds of large assaults against play with fixed seeds. */
import { beforeAll, describe, expect, test } from 'vitest';
import { assaultOf, LARGE, sizesOf } from '../../support/odds-oracle/assaults.ts';
import { LARGE_SEEDS, PLAYED_SEEDS } from '../../support/odds-oracle/seeds.ts';
import { byPlay, falseAlarm, largestSum, type PlayVerdict } from '../../support/odds-oracle/verdicts.ts';
import { shareOf } from '../../support/share.ts';

const PLAYS = shareOf(10_000, 300);
/** Surer odds would be held to nothing more. */
const OPTIONS = { tolerance: 0.1 / Math.sqrt(PLAYS) / 10 };

/** Eight of those that `npm run proof` plays a hundred thousand times: of four kinds the ones that are done soonest. */
const CASES = Object.entries(PLAYED_SEEDS).flatMap(([kind, seeds]) => seeds.map(seed => [kind, seed] as const));

const verdicts = new Map<string, PlayVerdict>();
const verdictOn = (kind: string, seed: number): PlayVerdict => verdicts.get(`${kind} ${seed}`)!;

beforeAll(() => {
  for (const [kind, seed] of CASES) {
    verdicts.set(`${kind} ${seed}`, byPlay(assaultOf(LARGE[kind]!, seed)!, PLAYS, seed * PLAYS, OPTIONS));
  }
});

describe('of assaults of eight to twenty a side, played thousands of times', () => {
  test.each(CASES)('every figure is within four sigma of the odds: %s, seed %i', (kind, seed) => {
    const { wrong, figures } = verdictOn(kind, seed);
    expect(wrong).toEqual([]);
    expect(figures).toBeGreaterThan(5);
  });

  test('the chances of the attackers are no further off in all than chance has it', () => {
    const squares = CASES.reduce((sum, [kind, seed]) => sum + verdictOn(kind, seed).attacker ** 2, 0);
    expect(squares).toBeLessThan(largestSum(CASES.length));
  });

  test('right odds would fail here in at most five of a hundred choices of seeds', () => {
    const figures = CASES.reduce((sum, [kind, seed]) => sum + verdictOn(kind, seed).figures, 0);
    expect(falseAlarm(figures)).toBeLessThan(0.05);
  });
});

test('the eight are of at least four kinds, and of the forty', () => {
  const kinds = Object.keys(PLAYED_SEEDS);
  expect(kinds.length).toBeGreaterThanOrEqual(4);
  expect(CASES.length).toBe(8);
  expect(CASES.filter(([kind, seed]) => !LARGE_SEEDS[kind]!.includes(seed))).toEqual([]);
});

test('the forty assaults are of eight to twenty a side', () => {
  const sizes = Object.entries(LARGE_SEEDS).flatMap(([kind, seeds]) =>
    seeds.flatMap(seed => Object.values(sizesOf(assaultOf(LARGE[kind]!, seed)!))));
  expect(sizes.length).toBe(80);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
});
