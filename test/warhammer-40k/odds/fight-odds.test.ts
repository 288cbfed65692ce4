/** The odds of fights that can be reckoned by hand, and what an answer always says. */
import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { oddsOfFight, type FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { type Phase } from '../../../src/warhammer-40k/model/state.ts';
import { profile, row, scenario, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { duel, fightOut } from '../../support/warhammer-40k/played.ts';
import { SIDES } from '../../../src/warhammer-40k/model/procedure.ts';

/** One or more of the attacker's models, base to base with one or more of the defender's. */
const facing = (edition: Edition, us: readonly Partial<Profile>[], them: readonly Partial<Profile>[]): Phase => {
  const profiles = Object.fromEntries([...us.map((one, i) => [`a${i}`, profile(one)] as const),
    ...them.map((one, i) => [`d${i}`, profile(one)] as const)]);
  const rank = (side: string, count: number, x: number, y: number) =>
    row(side, count, [x, y]).map((model, i) => ({ ...model, profile: `${side}${i}` }));
  /** One alone touches two. */
  const between = us.length > them.length ? 0.5 : 0;
  const above = 20 + Math.sqrt(1 - between ** 2);
  return setUpPhase(scenario(edition, {
    startAt: 'fight', profiles,
    units: [
      unit({ id: 'us', side: 'attacker', models: rank('a', us.length, 20, 20) }),
      unit({ id: 'them', side: 'defender', models: rank('d', them.length, 20 + between, above) }),
    ],
  }));
};

const oddsOf = (phase: Phase): FightOdds => oddsOfFight(phase, phase.combats[0]!.id);

const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);

describe('the odds of a fight', () => {
  it.each(EDITIONS)('40k.54: in the %s two alike strike at once, so that both may fall', edition => {
    const { wounds, mostWounds, winner, wipedOut } = oddsOf(facing(edition, [{}], [{}]));
    const falls = 1 / 2 * 1 / 2 * 1 / 3;
    expect(wounds.attacker[1]).toBeCloseTo(falls, 14);
    expect(mostWounds.attacker).toBeCloseTo(falls * (1 - falls), 14);
    expect(mostWounds.none).toBeCloseTo(falls ** 2 + (1 - falls) ** 2, 14);
    if (winner !== null) expect(winner).toEqual(mostWounds);
    expect(wipedOut.attacker).toBeCloseTo(falls, 14);
  });

  it.each(EDITIONS)('40k.27: in the %s who has fallen at a higher Initiative does not strike', edition => {
    const { lost } = oddsOf(facing(edition, [{ initiative: 5 }], [{}]));
    const falls = 1 / 12;
    expect(lost.defender[1]).toBeCloseTo(falls, 14);
    expect(lost.attacker[1]).toBeCloseTo((1 - falls) * falls, 14);
  });

  it.each(EDITIONS.filter(edition => edition !== '4th'))(
    '40k.55: in the %s blows of other weapons at another rung are not taken for the same', edition => {
      const cleaver = weapon({ name: 'cleaver', kind: 'heavy', armourPiercing: 2 });
      const [plain, cleaving] = [{ initiative: 5 }, { initiative: 3, weapons: [cleaver] }];
      const target = [{ wounds: 3, initiative: 1, save: 2 }];
      const chanceOf = (...us: readonly Partial<Profile>[]): readonly number[] =>
        oddsOf(facing(edition, us, target)).wounds.attacker;
      const [first, then] = [chanceOf(plain)[1]!, chanceOf(cleaving)[1]!];
      expect(then).toBeGreaterThan(first);
      expect(chanceOf(plain, cleaving)[2]).toBeCloseTo(first * then, 14);
      expect(chanceOf(plain, cleaving)[1]).toBeCloseTo(first * (1 - then) + (1 - first) * then, 14);
    },
  );

  it.each(EDITIONS)('in the %s every number of wounds and losses together is certain', edition => {
    const odds = oddsOf(facing(edition, [{}, { initiative: 2, attacks: 3 }], [{ wounds: 2 }, {}]));
    for (const side of SIDES) {
      expect(sum(odds.wounds[side])).toBeCloseTo(1, 13);
      expect(sum(odds.lost[side])).toBeCloseTo(1, 13);
    }
    expect(odds.mostWounds.attacker + odds.mostWounds.defender + odds.mostWounds.none).toBeCloseTo(1, 13);
  });

  it('40k.60: a loser with Leadership 8 runs from 10 throws of 36, and is caught only if it runs', () => {
    const { winner, wipedOut, breaks, swept } = oddsOf(facing('trial-seven-steps', [{}], [{ wounds: 5 }]));
    expect(breaks!.defender).toBeCloseTo(winner!.attacker * 10 / 36, 14);
    expect(wipedOut.defender).toBe(0);
    expect(swept!.defender).toBeLessThan(breaks!.defender);
    expect(swept!.defender).toBeGreaterThan(0);
  });

  it('R-3.01: the text that tells the fight alone says neither who wins, nor who runs, nor who is caught', () => {
    expect(oddsOf(facing('4th', [{}], [{}]))).toMatchObject({ winner: null, breaks: null, swept: null });
  });

  it.each(EDITIONS)('R-3.01: %s: odds and play name a winner, or neither does', edition => {
    const odds = oddsOf(facing(edition, [{ attacks: 9, strength: 9 }], [{ attacks: 0, save: null }]));
    const table = duel({ attacks: 2, strength: 9 }, [{ save: null }]);
    const { results: [result] } = fightOut(edition, table, [6, 6, 6, 6, ...(edition === '7th' ? [1] : [])]);
    expect(result!.winner).toBe(odds.winner === null ? null : 'attacker');
    expect(odds.mostWounds.attacker).toBeGreaterThan(0.9);
  });

  it('R-X.06: whoever is left alone wins, whoever has inflicted more wounds', () => {
    const odds = oddsOf(facing('7th', [{ wounds: 5, save: null }], [{ save: null, attacks: 4, initiative: 9 }]));
    expect(odds.winner!.attacker).toBeGreaterThan(odds.mostWounds.attacker);
  });
});
