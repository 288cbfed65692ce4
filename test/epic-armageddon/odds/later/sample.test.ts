/** Later rounds from a sample: how near it comes to what following them exactly tells, and what it says of that. */
import { describe, expect, it } from 'vitest';
import { matchUp, type MatchUpOptions } from '../../../../machines/index.ts';
import type { Odds, OddsFigures, OddsOptions } from '../../../../src/epic-armageddon/odds/answer.ts';
import { SampledPlays } from '../../../../src/epic-armageddon/odds/later/plays.ts';
import { roundFrom, Sample } from '../../../../src/epic-armageddon/odds/later/sample.ts';
import { odds, oddsFrom, refining } from '../../../../src/epic-armageddon/odds/odds.ts';
import { atOnce } from '../../../../src/epic-armageddon/odds/round/pauses.ts';
import { Results } from '../../../../src/epic-armageddon/odds/round/results.ts';
import { unhurtIn } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import { endedIn } from '../../../../src/epic-armageddon/odds/tally.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { figuresOf } from '../../../support/odds-oracle/figures.ts';
import { IS_WHOLE, shareOf } from '../../../support/share.ts';
import { stage, stands } from '../../../support/stage.ts';
import { begun, fightIn } from '../round/fights.ts';
import { momentsOf } from '../under-way/moments.ts';

const GIANTS = 1e10;
const scenarioOf = (text: string, options: MatchUpOptions = {}): Scenario => {
  const made = matchUp(text, options);
  if (made.problems) throw new Error(made.problems.join(' '));
  return made.scenario;
};

/** Too many to be followed unless somebody insists, and few enough for that. */
const UNCLOSED = [
  '6 boyz 1 nobz v 7 tactical', '4 howling banshees 3 dire avengers v 7 boyz', '7 infantry v 4 assault 2 scout',
  '5 boyz 3 stormboyz v 6 infantry',
];

const exactOf = (scenario: Scenario): Odds => odds(scenario, { exact: true, effort: GIANTS, tolerance: 1e-9 });

const listed = (figures: OddsFigures): ReadonlyMap<string, number> =>
  figuresOf({ ...figures, unresolved: 0, error: 0, assumptions: [] });

/** Figures further off than so many of their own stated errors, which are at least those of a rare chance. */
const off = (sampled: Odds, exact: Odds): readonly string[] => {
  const [told, truth, errors] = [listed(sampled), listed(exact), listed(sampled.errors!)];
  return [...truth].flatMap(([name, chance]) => {
    const most = 5 * (errors.get(name) ?? 0) + 5e-5;
    const apart = Math.abs((told.get(name) ?? 0) - chance);
    return apart <= most && apart <= sampled.unresolved + 1e-9 ? [] : [`${name}: ${told.get(name)}, not ${chance}`];
  });
};

describe('later rounds that are sampled', () => {
  it.each(UNCLOSED.slice(-shareOf(4, 1)))('come to what following them exactly does: %s', text => {
    const scenario = scenarioOf(text);
    const exact = exactOf(scenario);
    expect(exact.unresolved).toBeLessThan(1e-8);
    expect(exact.error).toBe(0);
    const sampled = odds(scenario, { errors: true });
    expect(sampled.unresolved).toBeGreaterThan(0.01);
    expect(sampled.error).toBeGreaterThan(0);
    expect(off(sampled, exact)).toEqual([]);
  });

  it('tell what else the first round leaves open: losses of whom it matters who died first', () => {
    const scenario = scenarioOf('2 boyz 7 grotz v 8 infantry', {
      attacker: { supporters: [{ profile: 'boyz', count: 4 }] },
    });
    const plays = new SampledPlays({ at: 'setUp', assault: startAssault(scenario) });
    atOnce(plays.play(shareOf(200_000, 20_000)));
    const { byRound } = odds(scenario, { effort: 50_000 }).ending;
    expect(Math.abs(byRound[0]! - plays.tally.byRound[0]! / endedIn(plays.tally))).toBeLessThan(0.1);
  });

  it.each([0, 4])('are not followed with all their dice where these leave something open: %d supporters', count => {
    const { error } = odds(scenarioOf('2 boyz 4 grotz v 5 infantry', {
      attacker: { supporters: count === 0 ? [] : [{ profile: 'boyz', count }] },
    }));
    expect(error).toBeLessThan(0.001);
  });

  it('are as far off as they say, within half as much again', () => {
    const fight = fightIn(begun(scenarioOf('7 boyz v 7 tactical')));
    const results = new Results(fight.board);
    const seeds = shareOf(200, 8);
    const told = Array.from({ length: seeds }, (_, seed) => {
      const sample = new Sample(fight, new Results(fight.board, results), roundFrom(unhurtIn(fight)), 'ties', seed + 1);
      atOnce(sample.play(4000));
      let won = 0;
      sample.tell(1, 1, (ending, _round, chance) => {
        if (ending.winner === 'attacker') for (const likely of ending.chances) won += chance * likely;
      });
      return { won, error: sample.error(1) };
    });
    const mean = told.reduce((sum, { won }) => sum + won, 0) / seeds;
    const spread = Math.sqrt(told.reduce((sum, { won }) => sum + (won - mean) ** 2, 0) / (seeds - 1));
    const stated = Math.sqrt(told.reduce((sum, { error }) => sum + error ** 2, 0) / seeds);
    expect(spread / stated).toBeGreaterThan(1 / 1.5);
    expect(spread / stated).toBeLessThan(1.5);
  });

  it('are twice as sure for four times the work', () => {
    const scenario = scenarioOf('12 boyz v 12 tactical');
    const errorFor = (effort: number): number => odds(scenario, { effort, tolerance: 0 }).error;
    const little = shareOf(60_000, 8000);
    const gain = errorFor(little) / errorFor(16 * little);
    expect(gain).toBeGreaterThan(2.5);
    expect(gain).toBeLessThan(6.5);
  });
});

/** Ordinary fights, with war engines, and of many against many. */
const ANY = ['4 assault v 6 boyz', '12 boyz 2 nobz v 10 infantry 2 ogryns', '6 terminator v 1 baneblade',
  '3 shadowsword v 10 boyz 2 nobz', '60 boyz v 60 infantry'];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('whatever is asked', () => {
  it.each(ANY)('there is a number for the least effort: %s', text => {
    const { winner, lost, ending, unresolved, error } = odds(scenarioOf(text), { effort: 1 });
    expect(sum(Object.values(winner))).toBeCloseTo(1, 9);
    for (const chances of [lost.attacker, lost.defender]) expect(sum(chances)).toBeCloseTo(1, 6);
    expect(sum(ending.byRound)).toBeCloseTo(1, 6);
    expect(error > 0 || unresolved < 1e-6).toBe(true);
    expect(error).toBeLessThan(0.2);
  });

  it('the same question has the same bits, in slices and at once', () => {
    const scenario = scenarioOf('8 boyz 2 nobz v 10 infantry');
    const options: OddsOptions = { effort: 100_000, tolerance: 1e-4, errors: true };
    const once = oddsFrom(startAssault(scenario), 'setUp', options);
    let sliced: Odds | null = null;
    const answers = refining(startAssault(scenario), 'setUp', options);
    for (let step = answers.next(); sliced === null; step = answers.next()) if (step.done === true) sliced = step.value;
    expect(sliced).toEqual(once);
    expect(odds(scenario, options)).toEqual(once);
  });

  it('every answer on the way adds up', () => {
    const scenario = scenarioOf('6 terminator v 1 baneblade');
    const asked = { effort: shareOf(60_000, 20_000) };
    const answers = [...refining(startAssault(scenario), 'setUp', asked)].filter(one => one !== null);
    expect(answers.length).toBeGreaterThan(3);
    for (const { winner } of answers) expect(sum(Object.values(winner))).toBeCloseTo(1, 9);
  });

  it('a tolerance that is met ends it, however much effort is left', () => {
    const scenario = scenarioOf('12 boyz v 12 tactical');
    const answer = odds(scenario, { tolerance: 0.002, effort: GIANTS });
    expect(answer.error).toBeLessThan(0.002);
    expect(answer.error).toBeGreaterThan(0.0002);
  });

  it('a few are followed to their ends only where that is cheaper than a sample as sure as asked', () => {
    const scenario = scenarioOf('2 boyz v 2 tactical');
    const [coarse, fine] = [odds(scenario, { tolerance: 0.05 }), odds(scenario, { tolerance: 1e-4 })];
    expect(coarse.error).toBeGreaterThan(0);
    expect(coarse.error).toBeLessThanOrEqual(0.05);
    expect(fine.error).toBe(0);
  });

  it('what is open is left out where only what is exact may be told', () => {
    const scenario = scenarioOf('12 boyz v 12 tactical');
    const { winner, unresolved, error } = odds(scenario, { exact: true });
    expect(error).toBe(0);
    expect(unresolved).toBeGreaterThan(0.01);
    expect(sum(Object.values(winner))).toBeCloseTo(1 - unresolved, 12);
  });

  it('errors of all figures are told if they are asked for, in the shape of the figures', () => {
    const { errors, winner, lost } = odds(scenarioOf('8 boyz v 8 tactical'), { errors: true });
    expect(Object.keys(errors!).sort()).toEqual(['broken', 'ending', 'lost', 'winner']);
    expect(errors!.lost.attacker).toHaveLength(lost.attacker.length);
    expect(errors!.winner.attacker).toBeGreaterThan(0);
    expect(Object.keys(errors!.winner)).toEqual(Object.keys(winner));
    expect('errors' in odds(scenarioOf('8 boyz v 8 tactical'))).toBe(false);
  });

  it.each(ANY)('errors have the shape of the figures, however these were found: %s', text => {
    const answer = odds(scenarioOf(text), { effort: shareOf(60_000, 30_000), errors: true });
    const { errors, winner, ending, lost, broken, error } = answer;
    const shapeOf = (figures: object): unknown => JSON.parse(JSON.stringify(figures, (_, one: unknown) =>
      (typeof one === 'number' ? 0 : one)));
    expect(shapeOf(errors!)).toEqual(shapeOf({ winner, ending, lost, broken }));
    const all = [...figuresOf({ ...answer, ...errors! }).values()];
    for (const unsure of all) expect(unsure).toBeLessThan(0.5);
    if (error === 0) expect(Math.max(...all)).toBe(0);
    else expect(Math.max(errors!.winner.attacker, errors!.winner.defender)).toBeGreaterThan(0);
  });

  it('a mob against a mob of the same, each striking first, is a mirror', () => {
    const troops = { cc: 4, ff: 5, armour: 5, abilities: ['first-strike'] } as const;
    const mirror = stage(stands('a', 9, [20, 40], troops), stands('d', 9, [20, 42], troops));
    const { winner, error } = odds(mirror, IS_WHOLE ? {} : { effort: 50_000 });
    expect(Math.abs(winner.attacker - winner.defender)).toBeLessThan(10 * error + 1e-9);
  });
});

it('plays from a moment after the result have its winner (A6.4)', () => {
  const later = momentsOf(scenarioOf('4 boyz v 2 tactical'), 3).find(({ assault }) => assault.ending === 'result')!;
  const plays = new SampledPlays(later);
  atOnce(plays.play(3000));
  const ended = endedIn(plays.tally);
  expect(plays.tally.winner[later.assault.winner!] / ended).toBe(1);
});
