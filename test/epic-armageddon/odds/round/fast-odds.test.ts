/** How far fights are followed, several ways of one at once, and what is said of losses that are not told. */
import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import {
  answerOf, canGoOn, fightOdds, leftOut, withAlike,
} from '../../../../src/epic-armageddon/odds/round/fast-odds.ts';
import { openedOdds, type ChancedOpening } from '../../../../src/epic-armageddon/odds/round/opened-odds.ts';
import { fightRound, type Fight } from '../../../../src/epic-armageddon/odds/round/round.ts';
import { Rounds } from '../../../../src/epic-armageddon/odds/round/rounds.ts';
import type { States } from '../../../../src/epic-armageddon/odds/round/engaged.ts';
import type { BySide } from '../../../../src/epic-armageddon/model/procedure.ts';
import { differences, figuresOf } from '../../../support/odds-oracle/figures.ts';
import { engine, stage, stands } from '../../../support/stage.ts';
import { begun, byRounds, fightIn } from './fights.ts';

const SHEET = { cc: 4, ff: 5, armour: 5 } as const;
const WORK = 1e7;

const last = <T>(answers: Generator<T, T>): T => {
  let answer = answers.next();
  while (answer.done !== true) answer = answers.next();
  return answer.value;
};

const startOf = ({ board: { fighters } }: Fight): BySide<States> =>
  ({ attacker: fighters.attacker.map(() => 0), defender: fighters.defender.map(() => 0) });

describe('a fight is followed beyond its first round', () => {
  const mob = (count: number, sheet = {}) => stands('a', count, [2, 40], { ...SHEET, ...sheet }, 2.5);
  const against = (count: number) => ({
    ...stands('d', count - 1, [2, 42], SHEET, 2.5), leader: { ...SHEET, cc: 3, at: [100, 43] },
  } as const);

  it('of up to 32 who are not alike', () => {
    expect(canGoOn(withAlike(fightIn(begun(stage(mob(16), against(16))))))).toBe(true);
    expect(canGoOn(withAlike(fightIn(begun(stage(mob(17), against(16))))))).toBe(false);
  });

  it('of more with a war engine', () => {
    const scenario = stage({ ...mob(16), engine: engine(3, [60, 38.5], SHEET) }, against(16));
    expect(canGoOn(withAlike(fightIn(begun(scenario))))).toBe(true);
  });

  it('of more who stand for each other', () => {
    const fight = fightIn(begun(stage(mob(17), against(16))));
    expect(canGoOn({ ...fight, standing: (attacker, defender) => ({ attacker, defender }) })).toBe(true);
  });
});

describe('several ways of a round told at once', () => {
  /** The same fight begun unhurt, and with one of its defenders dead. */
  const ways = (fight: Fight, chances: readonly number[]): readonly ChancedOpening[] => chances.map((chance, i) => ({
    weight: chance, chance,
    stretches: isByUnit => fightRound(fight, { ...startOf(fight), defender: [0, i, 0] }, isByUnit),
  }));

  it('come each to what it comes to alone', () => {
    const fight = fightIn(begun(stage(stands('a', 2, [30, 40], SHEET), stands('d', 3, [30, 42], SHEET))));
    const depth = { tolerance: 1e-12, effort: WORK, assumptions: [] };
    const together = last(openedOdds(fight, ways(fight, [0.25, 0.75]), depth));
    const alone = ways(fight, [1, 1]).map(way => last(openedOdds(fight, [way], depth))[0]!);
    const usual = last(fightOdds(fight, 1e-12, WORK, []));
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
    const rounds = [1, 0.25].map(weight => {
      const some = new Rounds(told);
      for (const _ of some.first({ weight, stretches: () => fightRound(told, startOf(told), false) }, 0));
      return doubtIn(answerOf(told, some, [], { place: 0, width: 1, chance: weight }));
    });
    expect(rounds[0]).toHaveLength(1);
    expect(rounds[1]).toEqual(rounds[0]);
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
