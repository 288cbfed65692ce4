/** What is true of the odds of every assault. */
import { fc } from '../../support/laws.ts';
import { describe, expect, test } from 'vitest';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { odds, oddsFrom } from '../../../src/epic-armageddon/odds/odds.ts';
import { enemyOf, SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { assaultOf, SMALL } from '../../support/odds-oracle/assaults.ts';
import { afterThrow, firstThrow, pathOf } from '../../support/odds-oracle/chart.ts';
import { differences, endOf, figuresOf, figuresOfEnd, type Figures } from '../../support/odds-oracle/figures.ts';
import { anyForce, anyPlainForce, duel, type Force } from '../../support/odds-oracle/duels.ts';
import { sourceOf } from '../../support/random/source.ts';
import { shareOf } from '../../support/share.ts';

const EXACT = { tolerance: 1e-13, effort: 1e10, exact: true };
const ROUNDING = 1e-12;

const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);

/** Of each kind. */
const ANSWERS = shareOf(35, 2);

describe('of many assaults of every kind', () => {
  /** The answers, none of them worked at for long. */
  const answers = Object.values(SMALL).flatMap(source => Array.from({ length: ANSWERS }, (_, seed) => {
    const scenario = assaultOf(source, 7001 + seed);
    return scenario === null ? [] : [odds(scenario, { effort: shareOf(80_000, 40_000), tolerance: 1e-9, exact: true })];
  }).flat());
  const each = (claim: (answer: Odds) => void): void => answers.forEach(claim);

  test('each is answered', () => {
    expect(answers.length).toBeGreaterThan(6 * ANSWERS);
    expect(answers.filter(({ unresolved }) => unresolved < 1e-9).length).toBeGreaterThan(2 * ANSWERS);
  });

  test('the chances of the winners, and of the losses of a side, add up to what has been followed', () => {
    each(({ winner, lost, unresolved }) => {
      const followed = winner.attacker + winner.defender + winner.none;
      expect(Math.abs(followed + unresolved - 1)).toBeLessThan(ROUNDING);
      for (const side of SIDES) expect(Math.abs(sum(lost[side]) - followed)).toBeLessThan(ROUNDING);
    });
  });

  test('all figures add up to 1 where what is open is estimated', () => {
    for (const source of Object.values(SMALL)) {
      const { winner, lost, ending } = odds(assaultOf(source, 7001) ?? assaultOf(source, 7002)!, { effort: 1 });
      expect(Math.abs(sum(Object.values(winner)) - 1)).toBeLessThan(1e-9);
      for (const side of SIDES) expect(Math.abs(sum(lost[side]) - 1)).toBeLessThan(1e-9);
      expect(sum(ending.byRound)).toBeLessThan(1 + 1e-9);
    }
  });

  test('who has no winner had no assault or nobody left, and all others end in some round', () => {
    each(({ winner, ending }) => {
      const followed = winner.attacker + winner.defender + winner.none;
      expect(sum(ending.byRound)).toBeLessThan(followed + ROUNDING);
      expect(sum(ending.byRound)).toBeGreaterThan(winner.attacker + winner.defender - ROUNDING);
    });
  });

  test('a side wins swiftly no more often than it wins, and is broken at least as often as it loses', () => {
    each(({ winner, ending, broken }) => {
      for (const side of SIDES) {
        expect(ending.swift[side]).toBeLessThan(winner[side] + ROUNDING);
        expect(broken[side]).toBeGreaterThan(winner[enemyOf(side)] - ROUNDING);
      }
    });
  });

  test('a side that has lost everybody has not won', () => {
    each(({ winner, lost }) => {
      for (const side of SIDES) expect(lost[side].at(-1)! + winner[side]).toBeLessThan(1 + ROUNDING);
    });
  });
});

/** So many of the throws of each are looked at. */
const THROWS = shareOf(6, 2);

describe('from the middle of an assault', () => {
  const figuresAt = (snapshot: ReturnType<typeof firstThrow>): Figures => {
    const { status, context: { assault } } = snapshot;
    return status === 'active' ? figuresOf(oddsFrom(assault, pathOf(snapshot), EXACT))
      : new Map(figuresOfEnd(endOf(assault), assault.round).map(name => [name, 1]));
  };

  test.each([
    ['up to four against four', 10], ['up to four against four', 55], ['four against four', 21],
    ['with supporters of both sides', 7], ['with everything rare', 4], ['with everything rare', 5],
    ['from the army lists', 5], ['from the army lists, charge and all', 9],
  ])('odds before a throw are those after it, weighted: %s, seed %i', (name, seed) => {
    const { whole } = sourceOf(seed);
    let snapshot = firstThrow(assaultOf(SMALL[name]!, seed)!);
    expect(snapshot.status).toBe('active');
    for (let throws = 0; throws < THROWS && snapshot.status === 'active'; throws++) {
      const after = afterThrow(snapshot);
      const mean = new Map<string, number>();
      for (const { result, weight } of after) {
        figuresAt(result).forEach((chance, figure) => mean.set(figure, (mean.get(figure) ?? 0) + weight * chance));
      }
      expect(differences(figuresAt(snapshot), mean, 2e-12)).toEqual([]);
      snapshot = after[whole([0, after.length - 1])]!.result;
    }
  });
});

describe('of two formations in contact in the open', () => {
  const wins = (attacker: Force, defender: Force): Odds => odds(duel(attacker, defender), EXACT);
  const check = (claim: (one: Force, other: Force) => void, force = anyForce, numRuns = shareOf(150, 4)): void =>
    fc.assert(fc.property(force, force, claim), { seed: 4, numRuns });

  test('who engages makes no difference: swapping the sides mirrors the odds', () => {
    check((one, other) => {
      const [there, back] = [wins(one, other), wins(other, one)];
      expect(differences(figuresOf(there), mirrored(figuresOf(back)), ROUNDING)).toEqual([]);
    });
  });

  test('formations that are alike have the same chance', () => {
    check(one => {
      const { winner } = wins(one, one);
      expect(Math.abs(winner.attacker - winner.defender)).toBeLessThan(ROUNDING);
    });
  });

  const never = (better: (force: Force) => Force): void => check((one, other) => {
    const [before, after] = [wins(one, other).winner, wins(better(one), other).winner];
    expect(after.attacker).toBeGreaterThan(before.attacker - ROUNDING);
    expect(after.defender).toBeLessThan(before.defender + ROUNDING);
    const [against, now] = [wins(other, one).winner, wins(other, better(one)).winner];
    expect(now.defender).toBeGreaterThan(against.defender - ROUNDING);
    expect(now.attacker).toBeLessThan(against.attacker + ROUNDING);
  }, anyPlainForce, shareOf(80, 4));

  test('hitting on one face more never hurts', () => {
    never(force => ({ ...force, hit: Math.max(2, force.hit - 1) }));
  });

  test('saving on one face more never hurts', () => {
    never(force => ({ ...force, save: Math.max(2, force.save - 1) }));
  });

  test('a supporter more never hurts', () => {
    never(force => ({ ...force, supporters: force.supporters + 1 }));
  });
});

/** The figures with the sides changing places. */
const mirrored = (figures: Figures): Figures => new Map([...figures].map(([name, value]) =>
  [name.replace(/attacker|defender/, side => (side === 'attacker' ? 'defender' : 'attacker')), value]));
