/** Several ways of one fight at once, and what is said of losses that are not told. */
import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { leftOut } from '../../../../src/epic-armageddon/odds/round/fast-odds.ts';
import { roundFrom } from '../../../../src/epic-armageddon/odds/later/sample.ts';
import type { Way } from '../../../../src/epic-armageddon/odds/later/followed.ts';
import { fightOdds, oddsOfWays } from '../../../../src/epic-armageddon/odds/later/ways.ts';
import { unhurtIn, type Fight } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import { fightRound } from '../../../../src/epic-armageddon/odds/round/round.ts';
import { differences, figuresOf } from '../../../support/odds-oracle/figures.ts';
import { stage, stands } from '../../../support/stage.ts';
import { exactly, lastOf } from '../told.ts';
import { begun, byRounds, fightIn } from './fights.ts';

const SHEET = { cc: 4, ff: 5, armour: 5 } as const;

describe('several ways of a round told at once', () => {
  /** The same fight begun unhurt, and with one of its defenders dead. */
  const ways = (fight: Fight, chances: readonly number[]): readonly Way[] => chances.map((chance, i) => {
    const start = { ...unhurtIn(fight), defender: [0, i, 0] };
    return {
      weight: chance, chance, root: roundFrom(start), stretches: isByUnit => fightRound(fight, start, isByUnit),
    };
  });

  it('come each to what it comes to alone', () => {
    const fight = fightIn(begun(stage(stands('a', 2, [30, 40], SHEET), stands('d', 3, [30, 42], SHEET))));
    const together = lastOf(oddsOfWays(fight, ways(fight, [0.25, 0.75]), exactly()));
    const alone = ways(fight, [1, 1]).map(way => lastOf(oddsOfWays(fight, [way], exactly()))[0]!);
    const usual = lastOf(fightOdds(fight, exactly()));
    for (const [i, odds] of together.entries()) {
      expect(odds.unresolved).toBeLessThan(1e-10);
      expect(differences(figuresOf(odds), figuresOf(alone[i]!), 1e-10)).toEqual([]);
    }
    expect(differences(figuresOf(together[0]!), figuresOf(usual), 1e-10)).toEqual([]);
    expect(differences(figuresOf(together[1]!), figuresOf(usual), 1e-10)).not.toEqual([]);
  });
});

describe('A7.3: losses in flight that are not told', () => {
  const STUCK = { ...SHEET, speed: 0, abilities: ['fearless'] } as const;
  const SCENARIO = stage({ a: { ...SHEET, at: [30, 40] } }, { d: { ...STUCK, at: [30, 42] } });
  const doubtIn = ({ assumptions }: Odds): readonly string[] => assumptions.filter(text => text.includes('in flight'));

  it('are as likely as the side lives and loses that could suffer them, whether or not both may die', () => {
    const { winner, ending, assumptions } = byRounds(begun(SCENARIO)).last;
    expect(winner.none).toBeGreaterThan(0);
    expect(assumptions).toEqual(leftOut(winner.attacker - ending.swift.attacker));
  });

  it('are as likely in one of several ways as if it were the only one', () => {
    const told = fightIn(begun(SCENARIO));
    const start = unhurtIn(told);
    const said = [1, 0.25].map(chance => lastOf(oddsOfWays(told, [{
      chance, weight: chance, root: roundFrom(start), stretches: isByUnit => fightRound(told, start, isByUnit),
    }], exactly({ effort: 1e-9 }))).flatMap(doubtIn));
    expect(said[0]).toHaveLength(1);
    expect(said[1]).toEqual(said[0]);
  });

  it('are none of a large side that is lost to a man, nobody of it getting away', () => {
    const scenario = stage(
      stands('a', 8, [30, 40], { ...SHEET, speed: 0 }, 2), stands('d', 8, [30, 42], { ...SHEET, speed: 0 }, 2),
    );
    const { first } = byRounds(begun(scenario), { effort: 1 });
    expect(first.assumptions).toEqual([]);
    expect(first.lost.attacker[8]).toBeCloseTo(first.winner.defender + first.winner.none, 12);
    expect(first.lost.defender[8]).toBeCloseTo(first.winner.attacker + first.winner.none, 12);
  });
});
