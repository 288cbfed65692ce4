import { describe, expect, it } from 'vitest';
import { beginAttacks } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { endedIn, oddsOf, tallyFor } from '../../../src/epic-armageddon/odds/tally.ts';
import { nodesFrom } from '../../../src/epic-armageddon/odds/walk/graph.ts';
import { walk } from '../../../src/epic-armageddon/odds/walk/sweep.ts';
import { presentRound } from '../../../src/epic-armageddon/odds/present-round.ts';
import { walkedOdds } from '../../../src/epic-armageddon/odds/walked.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { assaultOf as made, SMALL } from '../../support/odds-oracle/assaults.ts';
import { afterThrow, firstThrow, pathOf } from '../../support/odds-oracle/chart.ts';
import { enumerateOdds } from '../../support/odds-oracle/enumerate-odds.ts';
import { differences, figuresOf, namesIn } from '../../support/odds-oracle/figures.ts';
import { QUICK_SEEDS } from '../../support/odds-oracle/seeds.ts';
import { profileOf } from '../../support/profiles.ts';
import { firstOf, shareOf } from '../../support/share.ts';
import { exactly, type Asked } from './told.ts';

/** Figures from sums in another order differ by no more. */
const ROUNDING = 1e-12;
/** The part of all throws for the result that are equal: 286 of 1,296. */
const EQUAL = 286 / 1296;

const answersFrom = (
  at: string, assault: Assault, asked: Asked = {},
): readonly Odds[] => {
  const present = { ...presentRound({ at, assault }), later: null };
  const answers = walkedOdds(present, exactly({ tolerance: 1e-10, ...asked }), () => []);
  const all: Odds[] = [];
  let answer = answers.next();
  for (; answer.done !== true; answer = answers.next()) if (answer.value !== null) all.push(answer.value);
  return [...all, answer.value];
};

const walkedFrom = (at: string, assault: Assault, asked: Asked = {}): Odds => answersFrom(at, assault, asked).at(-1)!;

const walked = (scenario: Scenario, asked: Asked = {}): Odds => walkedFrom('setUp', startAssault(scenario), asked);

/** Every answer to the odds of an ordinary assault, which takes long. */
let answers: readonly Odds[] | undefined;
const ORDINARY = scenarioOf({ formations: [
  formationOf('attacker', rowOf('a', 'tactical', 3, [30, 20])),
  formationOf('defender', rowOf('d', 'boyz', 4, [30, 22])),
] });
const onTheWay = (): readonly Odds[] => answers ??= answersFrom('setUp', startAssault(ORDINARY));

/** The odds of the first round alone, all ties left over. */
const firstRoundFrom = (at: string, assault: Assault): Odds => {
  const sweep = { tally: tallyFor(assault), least: 0, budget: { left: 1e6 }, dropped: 0, done: 0 };
  const pauses = walk(sweep, nodesFrom(assault).at({ at, assault }), assault.round);
  while (pauses.next().value !== 'round');
  return oddsOf(sweep.tally, 1 - endedIn(sweep.tally), [], { error: 0 });
};

const firstRound = (scenario: Scenario): Odds => firstRoundFrom('setUp', startAssault(scenario));

const sumOf = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0);

/** Four against four who cannot harm each other. */
const harmless = (): Scenario => {
  const watcher = profileOf({ name: 'Watcher', cc: null, ff: null });
  return scenarioOf({ profiles: { watcher }, formations: [
    formationOf('attacker', rowOf('a', 'watcher', 4, [30, 20])),
    formationOf('defender', rowOf('d', 'watcher', 4, [30, 22])),
  ] });
};

describe('the result', () => {
  const leading = (lead: number): Odds =>
    firstRoundFrom('a6Result.rolling', {
      ...beginAttacks(startAssault(harmless())), kills: { attacker: lead, defender: 0 },
    });

  it.each([[1, 791], [2, 1006], [3, 1154], [4, 1243], [5, 1285], [6, 1296]])(
    'is won %d ahead in %d of 1,296 throws', (lead, wins) => {
      expect(leading(lead).winner.attacker).toBeCloseTo(wins / 1296, 14);
    });

  it('is tied in 286 of 1,296 throws on equal terms', () => {
    expect(leading(0).unresolved).toBeCloseTo(EQUAL, 14);
    expect(leading(0).winner.attacker).toBeCloseTo((1 - EQUAL) / 2, 14);
  });
});

describe('four who hit on 3+ and save on 4+ against eight who hit on 4+ and save on 5+', () => {
  const few = profileOf({ name: 'Few', cc: 3, armour: 4 });
  const many = profileOf({ name: 'Many', cc: 4, armour: 5 });
  const scenario = scenarioOf({ profiles: { few, many }, formations: [
    formationOf('attacker', rowOf('a', 'few', 4, [30, 20])),
    formationOf('defender', [...rowOf('d', 'many', 4, [30, 22]), ...rowOf('e', 'many', 4, [30, 18])]),
  ] });

  it('have won, tied and lost after one round as often as reckoned by hand', () => {
    const { winner, unresolved } = firstRound(scenario);
    expect(winner.attacker).toBeCloseTo(0.1985, 4);
    expect(unresolved).toBeCloseTo(0.1108, 4);
    expect(winner.defender).toBeCloseTo(0.6907, 4);
  });
});

describe('a round that comes back to where it began', () => {
  const { winner, ending, lost, unresolved } = walked(harmless(), { tolerance: 1e-13 });

  it('is solved: nothing is left over', () => {
    expect(unresolved).toBeLessThan(1e-13);
    expect(winner.attacker).toBeCloseTo(0.5, 12);
    expect(winner.defender).toBeCloseTo(0.5, 12);
  });

  it('ends in each round as often as all before it were tied', () => {
    ending.byRound.slice(0, 15).forEach((chance, i) => expect(chance).toBeCloseTo((1 - EQUAL) * EQUAL ** i, 13));
  });

  it('costs those who win nothing', () => {
    expect(lost.attacker[0]).toBeCloseTo(0.5, 12);
  });
});

describe('small assaults', () => {
  /** The first assaults of a kind that are soon enumerated, and which of their figures differ. */
  const differing = (source: keyof typeof SMALL, count: number): readonly string[] =>
    QUICK_SEEDS[source]!.slice(0, count).flatMap(seed => {
      const scenario = made(SMALL[source]!, seed)!;
      const { figures, left } = enumerateOdds(firstThrow(scenario));
      const answer = walked(scenario);
      return differences(figuresOf(answer), figures, ROUNDING + left + answer.unresolved).map(one => `${seed}: ${one}`);
    });

  it.each(['up to four against four', 'with supporters of both sides', 'with everything rare', 'from the army lists'])(
    'end as every throw through the statechart has it: %s',
    source => expect(differing(source, shareOf(3, 1))).toEqual([]),
  );

  it('have probabilities that add up to 1', () => {
    for (const { winner, ending, lost, unresolved } of onTheWay()) {
      for (const chances of [Object.values(winner), lost.attacker, lost.defender]) {
        expect(Math.abs(sumOf(chances) + unresolved - 1)).toBeLessThan(ROUNDING);
      }
      expect(Math.abs(sumOf(ending.byRound) + unresolved - 1)).toBeLessThan(ROUNDING);
    }
  });

  it('have room for every unit in their losses', () => {
    const { lost } = firstRound(scenarioOf());
    expect([lost.attacker.length, lost.defender.length]).toEqual([5, 7]);
  });

  it('say the same bits every time', () => {
    expect(firstRound(ORDINARY)).toEqual(firstRound(ORDINARY));
  });
});

describe('from the middle', () => {
  /** The figures after a throw, weighted. */
  const mixed = (snapshot: ReturnType<typeof firstThrow>): ReadonlyMap<string, number> => {
    const parts = afterThrow(snapshot).map(({ result, weight }) =>
      ({ weight, figures: figuresOf(walkedFrom(pathOf(result), result.context.assault)) }));
    return new Map(namesIn(...parts.map(part => part.figures)).map(name =>
      [name, sumOf(parts.map(({ weight, figures }) => weight * (figures.get(name) ?? 0)))]));
  };

  /** Follows the chart, taking now this outcome and now that; holds the odds at every throw to those after it. */
  const held = (scenario: Scenario, turn: number): readonly string[] => {
    const differing: string[] = [];
    let snapshot = firstThrow(scenario);
    for (let pick = turn; snapshot.status === 'active' && snapshot.context.assault.round < 3; pick += 5) {
      const here = walkedFrom(pathOf(snapshot), snapshot.context.assault);
      differing.push(...differences(figuresOf(here), mixed(snapshot), 1e-9).map(one => `${pathOf(snapshot)}: ${one}`));
      const ways = afterThrow(snapshot);
      snapshot = ways[pick % ways.length]!.result;
    }
    return differing;
  };

  const engine = profileOf({ name: 'Engine', type: 'war-engine', damageCapacity: 2, armour: 5, cc: 4 });
  const killer = profileOf({ name: 'Killer', cc: 3, weapons: [
    { name: 'Claw', kind: 'assault', extraAttacks: 'D3', rules: ['macro-weapon'] },
    { name: 'Lance', kind: 'assault', extraAttacks: 1, rules: ['titan-killer-d3', 'first-strike'] },
  ] });
  const scenario = scenarioOf({ profiles: { engine, killer }, formations: [
    formationOf('attacker', [unitOf('a1', 'killer', [30, 20])]),
    formationOf('defender', [unitOf('d1', 'engine', [30, 23.5])]),
    formationOf('attacker', [unitOf('s1', 'boyz', [38, 24])], { id: 'friends' }),
  ] });

  it.each(firstOf([3, 1, 2, 0], 2))('the odds at a throw are those after it, each as likely as it (way %d)', turn => {
    expect(held(scenario, turn)).toEqual([]);
  });

  it('count the rounds that have been fought', () => {
    const assault: Assault = { ...startAssault(harmless()), round: 3 };
    const { ending } = walkedFrom('a4Attacks.engaged', beginAttacks(assault));
    expect(ending.byRound.slice(0, 3)).toEqual([0, 0, expect.closeTo(1 - EQUAL, 12)]);
  });
});

describe('answers on the way', () => {
  it('get better and never worse', () => {
    const unresolved = onTheWay().map(answer => answer.unresolved);
    expect(unresolved.length).toBeGreaterThan(3);
    expect(unresolved.slice(1).every((one, i) => one <= unresolved[i]!)).toBe(true);
  });

  it('hold what has not been followed within what is unresolved', () => {
    const last = onTheWay().at(-1)!;
    const short = walked(ORDINARY, { effort: 3000 });
    expect(short.unresolved).toBeGreaterThan(last.unresolved);
    expect(differences(figuresOf(short), figuresOf(last), short.unresolved)).toEqual([]);
  });

  it('stop where there is hardly any effort to be made', () => {
    const giants = [formationOf('attacker', rowOf('a', 'terminator', 30, [5, 20])),
      formationOf('defender', rowOf('d', 'boyz', 30, [5, 22]))];
    const { unresolved, winner } = walked(scenarioOf({ formations: giants }), { effort: 100 });
    expect(unresolved + sumOf(Object.values(winner))).toBeCloseTo(1, 12);
  });
});
