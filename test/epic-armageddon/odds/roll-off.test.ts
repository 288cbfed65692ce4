/** The throw for the result as fractions of 1,296, and a known match-up after one round. */
import { describe, expect, test } from 'vitest';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { odds, oddsFrom } from '../../../src/epic-armageddon/odds/odds.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf } from '../../support/build.ts';
import { firstThrow, pathOf } from '../../support/odds-oracle/chart.ts';
import { afterOneRound } from '../../support/odds-oracle/one-round.ts';
import { CASES, casesByDifference } from '../../support/odds-oracle/roll-off.ts';
import { profileOf } from '../../support/profiles.ts';
import { begun, firstByWalking } from './round/fights.ts';

/** What is known when the first round is: its ties are not resolved yet. */
const afterFirstRound = (scenario: Scenario): Odds => firstByWalking(begun(scenario));

/** Nobody strikes; the attacker's lead is that of its Inspiring stands, the defender's likewise. */
const standoff = (lead: number): Scenario => scenarioOf({
  formations: [
    formationOf('attacker', rowOf('a', lead > 0 ? 'leader' : 'idler', Math.max(1, Math.abs(lead)), [30, 20])),
    formationOf('defender', rowOf('d', lead < 0 ? 'leader' : 'idler', Math.max(1, Math.abs(lead)), [30, 22])),
  ],
  profiles: {
    idler: profileOf({ cc: null, ff: null }),
    leader: profileOf({ cc: null, ff: null, abilities: ['inspiring'] }),
  },
});

const winsAt = (lead: number): number =>
  [...casesByDifference()].reduce((sum, [difference, cases]) => sum + (lead + difference > 0 ? cases : 0), 0);
const tiesAt = (lead: number): number => casesByDifference().get(-lead) ?? 0;

describe('of 1,296 throws of two dice a side, the higher one counting', () => {
  test.each([
    [0, 505, 286, 0.38966], [1, 791, 215, 0.61034], [2, 1006, 148, 0.77623], [3, 1154, 89, 0.89043],
    [4, 1243, 42, 0.9591], [5, 1285, 11, 0.99151],
  ])('a lead of %i wins %i and ties %i', (lead, wins, ties, share) => {
    expect([winsAt(lead), tiesAt(lead)]).toEqual([wins, ties]);
    expect(wins / CASES).toBeCloseTo(share, 5);
    const first = afterFirstRound(standoff(lead));
    expect(first.winner.attacker).toBeCloseTo(wins / CASES, 14);
    expect(first.winner.defender).toBeCloseTo((CASES - wins - ties) / CASES, 14);
    expect(first.unresolved).toBeCloseTo(ties / CASES, 14);
    const behind = afterFirstRound(standoff(-lead));
    expect([behind.winner.defender, behind.winner.attacker])
      .toEqual([first.winner.attacker, first.winner.defender].map(chance => expect.closeTo(chance, 14)));
  });

  test.each([0, 1, 2, 5])('a lead of %i over all rounds wins what is not lost, ties fought on for ever', lead => {
    const { winner, ending, unresolved } = odds(standoff(lead), { tolerance: 1e-15, exact: true });
    const [wins, ties] = [winsAt(lead), tiesAt(lead)];
    expect(winner.attacker).toBeCloseTo(wins / (CASES - ties), 13);
    expect(winner.defender).toBeCloseTo(1 - wins / (CASES - ties), 13);
    expect(unresolved).toBeLessThanOrEqual(1e-15);
    ending.byRound.slice(0, 8).forEach((chance, round) =>
      expect(chance).toBeCloseTo((ties / CASES) ** round * (1 - ties / CASES), 14));
  });

  test('the throw asked for by itself has the same fractions', () => {
    const snapshot = firstThrow(standoff(1));
    expect(pathOf(snapshot)).toBe('a6Result.rolling');
    expect(oddsFrom(snapshot.context.assault, pathOf(snapshot)).winner.attacker).toBeCloseTo(791 / (CASES - 215), 9);
  });
});

describe('four attackers (hit 3+, save 4+) in contact with eight defenders (hit 4+, save 5+), after one round', () => {
  const attacker = { units: 4, hit: 3, save: 4 };
  const defender = { units: 8, hit: 4, save: 5 };
  const scenario = scenarioOf({
    formations: [
      formationOf('attacker', rowOf('a', 'marines', 4, [32, 20], 4)),
      formationOf('defender', rowOf('d', 'orks', 8, [31, Number((20 + Math.sqrt(3)).toFixed(2))], 2)),
    ],
    profiles: { marines: profileOf({ cc: 3, armour: 4 }), orks: profileOf({ cc: 4, armour: 5 }) },
  });
  const { winner, unresolved } = afterFirstRound(scenario);
  const figures = [winner.attacker, unresolved, winner.defender];

  test('the attackers have won .1985, tied .1108 and lost .6907', () => {
    expect(figures.map(chance => chance.toFixed(4))).toEqual(['0.1985', '0.1108', '0.6907']);
  });

  test('hits falling by laps come to the same to the last place', () => {
    const { won, tied, lost } = afterOneRound(attacker, defender, 'by-laps');
    expect(figures).toEqual([won, tied, lost].map(chance => expect.closeTo(chance, 12)));
  });

  test('if every unsaved hit killed, it would be .1907, .1052 and .7041: a second hit on a dead stand is lost', () => {
    const { won, tied, lost } = afterOneRound(attacker, defender, 'every-unsaved-hit-kills');
    expect([won, tied, lost].map(chance => chance.toFixed(4))).toEqual(['0.1907', '0.1052', '0.7041']);
  });
});
