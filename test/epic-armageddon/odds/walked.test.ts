import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { oddsFrom } from '../../../src/epic-armageddon/odds/odds.ts';
import { presentRound } from '../../../src/epic-armageddon/odds/present-round.ts';
import { walkedOdds } from '../../../src/epic-armageddon/odds/walked.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { afterThrow, firstThrow, pathOf } from '../../support/odds-oracle/chart.ts';
import { differences, figuresOf } from '../../support/odds-oracle/figures.ts';
import { stage, stands } from '../../support/stage.ts';
import { exactly, walkedFrom } from './told.ts';

/** One strikes first, and somebody on each side strikes after it. */
const SWIFT = firstThrow(stage(
  { a1: { at: [30, 20], cc: 3, armour: 4, abilities: ['first-strike'] }, a2: { at: [33, 20], cc: 5 } },
  { d1: { at: [30, 22], cc: 4, armour: 5 } },
));
const AT = pathOf(SWIFT);
const assault: Assault = SWIFT.context.assault;
const moment = { at: AT, assault };
const TOLERANCE = 1e-9;
const ASKED = { tolerance: 1e-12, effort: 1e8, exact: true } as const;

const answersOf = (answers: Generator<Odds | null, Odds>): readonly Odds[] => {
  const all: Odds[] = [];
  let answer = answers.next();
  for (; answer.done !== true; answer = answers.next()) if (answer.value !== null) all.push(answer.value);
  return [...all, answer.value];
};
const through = (at: string, tolerance = TOLERANCE, effort = 1e8, from = assault): readonly Odds[] =>
  answersOf(walkedOdds(presentRound({ at, assault: from }), exactly({ tolerance, effort }), () => ['said so']));

describe('a round that has begun', () => {
  it('goes on by whole rounds from its first throw to its result', () => {
    expect(AT).toBe('a4Attacks.firstStrike.rolling');
    const isTold = (at: string): boolean => presentRound({ at, assault }).later !== null;
    for (const at of ['a4Attacks.engaged', AT, 'a6Result.rolling']) expect(isTold(at), at).toBe(true);
    for (const at of ['setUp', 'a3CounterCharge.opening', 'a6Result.settled', 'a7Withdraw.breaking']) {
      expect(isTold(at), at).toBe(false);
    }
  });

  it('has the odds that walking comes to', () => {
    const last = through(AT).at(-1)!;
    const walked = walkedFrom(moment);
    expect(last.unresolved).toBeLessThanOrEqual(TOLERANCE);
    expect(differences(figuresOf(last), figuresOf(walked), 2 * TOLERANCE)).toEqual([]);
  });

  it('has them from every state that one throw leads to', () => {
    const expected = figuresOf(through(AT, 1e-12).at(-1)!);
    const won = afterThrow(SWIFT).reduce((sum, { result, weight }) =>
      sum + weight * oddsFrom(result.context.assault, pathOf(result), ASKED).winner.attacker, 0);
    expect(won).toBeCloseTo(expected.get('winner attacker')!, 9);
  });

  it('says what it takes for granted, in each answer', () => {
    for (const answer of through(AT)) expect(answer.assumptions).toEqual(['said so']);
    expect(oddsFrom(assault, AT).assumptions).toEqual(['no counter-charge between rounds']);
  });

  it('has better and better answers', () => {
    const unlucky = firstThrow(stage(
      stands('a', 2, [30, 20], { cc: 6, armour: 2, abilities: ['first-strike'] }),
      stands('d', 2, [30, 22], { cc: 6, armour: 2 }),
    )).context.assault;
    const unresolved = through(AT, 1e-6, 1e8, unlucky).map(answer => answer.unresolved);
    expect(unresolved.slice(1).every((one, i) => one <= unresolved[i]!)).toBe(true);
    expect(unresolved.at(-1)).toBeLessThanOrEqual(1e-6);
  });

  it('stops with what it has where there is hardly any effort to be made', () => {
    const [short] = through(AT, TOLERANCE, 1);
    expect(short!.unresolved).toBeGreaterThan(0.1);
    const { attacker, defender, none } = short!.winner;
    expect(attacker + defender + none + short!.unresolved).toBeCloseTo(1, 12);
  });
});
