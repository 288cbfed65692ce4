/** The odds of large assaults against play with fixed seeds. */
import { beforeAll, describe, expect, test } from 'vitest';
import { assaultOf, FEW, LARGE, sizesOf } from '../../support/odds-oracle/assaults.ts';
import { isStillPlayed, LARGE_ASSAULTS, RECORDED, recordedTally } from '../../support/odds-oracle/recorded.ts';
import { FEW_SEEDS, LARGE_SEEDS, PLAYED_SEEDS, QUICK_FEW_SEEDS } from '../../support/odds-oracle/seeds.ts';
import {
  byClosing, byPlay, falseAlarm, largestSum, mostBeyond, type PlayVerdict,
} from '../../support/odds-oracle/verdicts.ts';
import { IS_WHOLE, shareOf } from '../../support/share.ts';

/** Surer odds would take longer, and be held to little more. */
const OPTIONS = { tolerance: shareOf(2e-4, 5e-4) };

/** Eight of those that `npm run proof` looks at: of four kinds the ones that are answered soonest. */
const CASES = Object.entries(PLAYED_SEEDS).flatMap(([kind, seeds]) => seeds.map(seed => [kind, seed] as const));

const verdicts = new Map<string, PlayVerdict>();
const verdictOn = (kind: string, seed: number): PlayVerdict => verdicts.get(`${kind} ${seed}`)!;

beforeAll(() => {
  for (const [kind, seed] of CASES) {
    verdicts.set(`${kind} ${seed}`, byPlay(assaultOf(LARGE[kind]!, seed)!, recordedTally(kind, seed), OPTIONS));
  }
});

test.each(CASES)('the first plays still come to what was recorded of them: %s, seed %i', (kind, seed) => {
  expect(isStillPlayed(kind, seed)).toBe(true);
});

describe('of assaults of eight to twenty a side, played tens of thousands of times', () => {
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

const CLOSING = Object.entries(IS_WHOLE ? FEW_SEEDS : QUICK_FEW_SEEDS);

test.each(CLOSING)('of %s, what is sampled is what following all rounds to their ends tells', (kind, seeds) => {
  const verdicts = seeds.map(seed => byClosing(assaultOf(FEW[kind]!, seed)!));
  expect(verdicts.flatMap(({ wrong }) => wrong)).toEqual([]);
  const figures = verdicts.reduce((sum, one) => sum + one.figures, 0);
  expect(verdicts.reduce((sum, one) => sum + one.beyond, 0)).toBeLessThanOrEqual(mostBeyond(figures));
  expect(figures).toBeGreaterThan(30);
});

test('the eight are of at least four kinds, and of the forty', () => {
  const kinds = Object.keys(PLAYED_SEEDS);
  expect(kinds.length).toBeGreaterThanOrEqual(4);
  expect(CASES.length).toBe(8);
  expect(CASES.filter(([kind, seed]) => !LARGE_SEEDS[kind]!.includes(seed))).toEqual([]);
});

test('each of the forty has been played and recorded', () => {
  expect(Object.keys(RECORDED).sort()).toEqual(LARGE_ASSAULTS.map(({ kind, seed }) => `${kind} ${seed}`).sort());
  for (const { plays } of Object.values(RECORDED)) expect(plays).toBeGreaterThanOrEqual(10_000);
});

test('the forty assaults are of eight to twenty a side', () => {
  const sizes = Object.entries(LARGE_SEEDS).flatMap(([kind, seeds]) =>
    seeds.flatMap(seed => Object.values(sizesOf(assaultOf(LARGE[kind]!, seed)!))));
  expect(sizes.length).toBe(80);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
});
