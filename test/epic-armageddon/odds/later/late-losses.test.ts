/** Losses that are worth more once others of their formation are dead, in rounds that are played. */
import { describe, expect, it } from 'vitest';
import { matchUp, type MatchUpOptions } from '../../../../machines/index.ts';
import { fightOdds } from '../../../../src/epic-armageddon/odds/later/ways.ts';
import { figuresOf } from '../../../support/odds-oracle/figures.ts';
import { shareOf } from '../../../support/share.ts';
import { stage } from '../../../support/stage.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { presentRound, sweepFrom } from '../../../../src/epic-armageddon/odds/present-round.ts';
import { isBlurred } from '../../../../src/epic-armageddon/odds/round/account.ts';
import { statesOf } from '../../../../src/epic-armageddon/odds/round/loss-code.ts';
import { momentsOf } from '../under-way/moments.ts';
import { begun, fightIn } from '../round/fights.ts';
import { lastOf, walkedFrom } from '../told.ts';

const CHOOSING = 'a4Attacks.choosing';
const WORK = shareOf(1_000_000, 50_000);
const TOLERANCE = 1e-6;
/** Each error is itself estimated from sixteen parts. */
const ERRORS = 6;

const lineUp = (text: string, options: MatchUpOptions): Scenario => {
  const made = matchUp(text, options);
  if (made.problems) throw new Error(made.problems.join(' '));
  return made.scenario;
};

/** Figures of a sample of the whole rounds that are further off than their errors allow. */
const far = (scenario: Scenario): readonly string[] => {
  const assault = begun(scenario);
  const exact = figuresOf(walkedFrom({ at: CHOOSING, assault }, { tolerance: TOLERANCE }));
  const told = lastOf(fightOdds(fightIn(assault), {
    tolerance: 0, effort: WORK, exact: false, errors: true, assumptions: [],
  }));
  const [found, errors] = [figuresOf(told), figuresOf({ ...told, ...told.errors! })];
  return [...exact].flatMap(([name, chance]) => {
    const share = found.get(name) ?? 0;
    return Math.abs(share - chance) <= ERRORS * (errors.get(name) ?? 0) + 10 * TOLERANCE ? []
      : [`${name}: ${share.toFixed(5)}, not ${chance.toFixed(5)}`];
  });
};

const SHEET = { cc: 4, ff: 4, armour: 6 } as const;
const WEAK = { cc: 5, ff: 5, armour: null } as const;

/** Three of a kind beside a stand that is struck first. */
const fewWith = (ability: 'automata' | 'expendable'): Scenario => stage(
  { a1: { ...WEAK, abilities: [ability], at: [30, 40] }, a2: { ...WEAK, abilities: [ability], at: [34, 40] },
    a3: { ...WEAK, abilities: [ability], at: [38, 40] }, a4: { ...SHEET, at: [26, 40] } },
  { d1: { ...SHEET, abilities: ['first-strike'], at: [26, 42] }, d2: { ...SHEET, at: [31, 42] },
    d3: { ...SHEET, at: [35, 42] } },
);

describe('a sample tells what losses are worth that come after all others of a formation, of', () => {
  it.each<readonly [string, Scenario]>([
    ['grotz under supporting fire', lineUp('1 boyz 3 grotz v 3 infantry', {
      defender: { supporters: [{ profile: 'infantry', count: 2 }] },
    })],
    ['grotz under macro-weapons', lineUp('1 boyz 3 grotz v 2 terminator', {})],
    ['grotz in later rounds', lineUp('1 boyz 3 grotz v 3 infantry', {})],
    ['Expendable stands, as Blast markers', fewWith('expendable')],
    ['automata', fewWith('automata')],
  ])('%s', (_, scenario) => {
    expect(far(scenario)).toEqual([]);
  });
});

it('a walked round goes on by whole rounds only with those of whom it is known what their losses are worth', () => {
  const scenario = lineUp('1 boyz 7 grotz v 2 howling banshees 2 dire avengers', {});
  const moment = momentsOf(scenario, 1).find(({ at }) => at === 'a4Attacks.firstStrike.settling.saving')!;
  const present = presentRound(moment);
  const { tied } = lastOf(sweepFrom(present, present.nodes.at(moment), 1e-3, { left: 1e4 }));
  const { fighters } = present.later!.board;
  expect(tied.length).toBeGreaterThan(1);
  const isUnknown = (pair: number): boolean => isBlurred(fighters.attacker, statesOf(fighters.attacker, pair));
  expect(tied.filter(({ attacker }) => isUnknown(attacker))).toEqual([]);
});
