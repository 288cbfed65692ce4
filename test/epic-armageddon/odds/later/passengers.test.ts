/** Fights with passengers come to what walking state by state tells of them, whoever climbs out of which wreck. */
import { describe, expect, it } from 'vitest';
import { SampledRounds } from '../../../../src/epic-armageddon/odds/later/sampled-rounds.ts';
import { playedFightAhead } from '../../../../src/epic-armageddon/odds/fight-ahead.ts';
import { isPlayable } from '../../../../src/epic-armageddon/odds/round/regular.ts';
import { hasRiders } from '../../../../src/epic-armageddon/odds/round/riders.ts';
import type { Scenario, ScenarioFormation } from '../../../../src/epic-armageddon/model/scenario.ts';
import { nextEvent } from '../../../../machines/epic-armageddon/play-on.ts';
import { happen, presentOf, replay } from '../../../../machines/epic-armageddon/timeline.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { presentRound } from '../../../../src/epic-armageddon/odds/present-round.ts';
import { turnAt } from '../../../../src/epic-armageddon/odds/procedure.ts';
import type { Moment } from '../../../../src/epic-armageddon/odds/procedure/turn.ts';
import { roundFrom } from '../../../../src/epic-armageddon/odds/later/sample.ts';
import type { Way } from '../../../../src/epic-armageddon/odds/later/followed.ts';
import { oddsOfWays } from '../../../../src/epic-armageddon/odds/later/ways.ts';
import { unhurtIn } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import { groupsAt } from '../../../../src/epic-armageddon/odds/stakes/groups.ts';
import { walkedStakes } from '../../../../src/epic-armageddon/odds/walked.ts';
import { oddsOf } from '../../../../src/epic-armageddon/odds/tally.ts';
import { figuresOf } from '../../../support/odds-oracle/figures.ts';
import { firstOf, shareOf } from '../../../support/share.ts';
import { weaponOf } from '../../../support/profiles.ts';
import { stage, type Stand } from '../../../support/stage.ts';
import { pathOf } from '../../../support/odds-oracle/chart.ts';
import { begun } from '../round/fights.ts';
import { able, armed, BOTH, engine } from '../round/kinds.ts';
import { smallFight, type Wanted } from '../round/small.ts';
import { exactly, lastOf, walkedFrom } from '../told.ts';

const CHOOSING = 'a4Attacks.choosing';
const WORK = shareOf(1_000_000, 30_000);
const WALKED = shareOf(20_000_000, 200_000);
/** So far off a right figure is once in a hundred million; each error is itself estimated from sixteen parts. */
const ERRORS = 9;

const VEHICLE = { type: 'armoured-vehicle', radius: 1.5, cc: 5, ff: 4, armour: 5 } as const;

const KINDS: Readonly<Record<string, Wanted>> = {
  'transports': { kinds: [VEHICLE] },
  'macro-weapons, which hit those who have climbed out': {
    kinds: [{ ...armed({ rules: ['macro-weapon'] }), armour: 6 }] },
  'First Strike, after which they can be hit': { kinds: [{ ...able('first-strike'), armour: 6 }] },
  'supporting fire': { kinds: [VEHICLE], supporters: BOTH, most: 2 },
  'Ignore Cover': { kinds: [{ ...armed({ rules: ['ignore-cover'] }), armour: 6 }], inCover: true },
  'Lance against Reinforced Armour': {
    kinds: [{ ...armed({ rules: ['lance'] }), abilities: ['reinforced-armour'], armour: 6 }] },
  'snipers': { kinds: [{ ...armed({ rules: ['sniper'] }), armour: 6 }] },
  'skimmers': { kinds: [{ ...VEHICLE, cc: 6, ff: 3, abilities: ['skimmer'] }] },
  'war engines that carry': { kinds: [engine(2, { armour: 6 })], most: 2 },
  'war engines with macro-weapons': {
    kinds: [engine(2, { ...armed({ rules: ['macro-weapon'] }), armour: 6 })], most: 2 },
  'Titan Killers of war engines': {
    kinds: [engine(2, { ...armed({ rules: ['titan-killer-d3'] }), armour: 6 })], most: 2 },
  'two formations': { kinds: [VEHICLE], joined: ['defender'], most: 2 },
};

const untilThrown = (from: Moment): Moment => {
  for (let moment = from; ;) {
    const turn = turnAt(moment);
    if (turn.dice !== null) return moment;
    moment = turn.next;
  }
};

/** The last unit of a formation that is no war engine sits in the first. */
const withRider = (one: ScenarioFormation, isEngine: (profile: string) => boolean): ScenarioFormation => {
  const rider = one.units.length - 1;
  if (rider === 0 || isEngine(one.units[rider]!.profile)) return one;
  const [{ id, at }] = one.units as [ScenarioFormation['units'][number]];
  return {
    ...one, units: one.units.map((unit, i) => (i === rider ? { ...unit, at, aboard: id, characters: [] } : unit)),
  };
};

const riding = (scenario: Scenario): Scenario => ({
  ...scenario,
  formations: scenario.formations.map(one => (one.id.endsWith('friends') ? one
    : withRider(one, profile => scenario.profiles[profile]!.type === 'war-engine'))),
});

/** Who is lost is told by plays of the whole. */
const told = (odds: Odds): ReadonlyMap<string, number> =>
  new Map([...figuresOf(odds)].filter(([name]) => !name.startsWith('lost')));

const far = (scenario: Scenario): readonly string[] => {
  const assault = begun(scenario);
  const walked = walkedFrom({ at: CHOOSING, assault }, { tolerance: 1e-4, effort: WALKED });
  const exact = told(walked);
  const rounds = new SampledRounds(playedFightAhead(CHOOSING, assault)!);
  for (const _ of rounds.play(WORK));
  const found = told(oddsOf(rounds.tally, 0, [], { error: 0 }));
  const unsure = told({ ...rounds.errors, unresolved: 0, error: 0, assumptions: [] });
  return [...new Set([...exact.keys(), ...found.keys()])].flatMap(name => {
    const [chance, share] = [exact.get(name) ?? 0, found.get(name) ?? 0];
    return Math.abs(chance - share) <= ERRORS * (unsure.get(name) ?? 0) + walked.unresolved + 2e-4 ? []
      : [`${name}: ${share.toFixed(5)}, not ${chance.toFixed(5)}`];
  });
};

/** So many fight at most, that walking comes to an end. */
const MOST = shareOf(5, 3);
const FIGHTS = shareOf(3, 1);

/** The first fights of a kind in which somebody who fights sits in a transport. */
const fightsWith = (wanted: Wanted): readonly Scenario[] => {
  const found: Scenario[] = [];
  for (let seed = 1; seed <= 200 && found.length < FIGHTS; seed += 1) {
    const scenario = riding(smallFight(seed, wanted));
    const assault = begun(scenario);
    const isOne = assault.units.length <= MOST && hasRiders(assault) && isPlayable(assault)
      && playedFightAhead(CHOOSING, assault) !== null;
    if (isOne) found.push(scenario);
  }
  return found;
};

describe('rounds with passengers come to what walking tells, with', () => {
  it.each(firstOf(Object.entries(KINDS), 1))('%s', (_, wanted) => {
    const fights = fightsWith(wanted);
    expect(fights.length).toBe(FIGHTS);
    for (const fight of fights) expect(far(fight)).toEqual([]);
  });
});

const BLADES = weaponOf({ rules: ['macro-weapon'], extraAttacks: 1 });
const TRUCK: Partial<Stand> = { type: 'armoured-vehicle', radius: 1.5, armour: 6, cc: 5, ff: 5 };
/** Those inside save as nobody else does, and who has climbed out meets macro-weapons, and does not strike. */
const CAUGHT = stage(
  { a1: { cc: 3, armour: 4, weapons: [BLADES], at: [38.5, 38] }, a2: { cc: 4, ff: 3, armour: 5, at: [43, 36] } },
  { d1: { ...TRUCK, at: [41, 38] }, d2: { cc: 3, ff: 3, at: [41, 38], more: { aboard: 'd1' } } },
);

it('those inside are saved, struck and strike as by the rules (V12)', () => {
  expect(far(CAUGHT)).toEqual([]);
});

it('the odds after each number of hits are those of walking', () => {
  const moment = untilThrown({ at: CHOOSING, assault: begun(CAUGHT) });
  const present = presentRound(moment);
  const asked = groupsAt(present.nodes, present.moment);
  const depth = exactly({ tolerance: 1e-4, effort: WALKED / 4 });
  const walked = lastOf(walkedStakes({ ...present, later: null }, asked, depth));
  const fight = playedFightAhead(CHOOSING, moment.assault)!.fight;
  const start = unhurtIn(fight);
  expect(walked.map(({ side }) => side)).toEqual(['attacker', 'defender']);
  for (const { side, stakes } of walked) {
    const ways = stakes.map(({ count, chance }): Way =>
      ({ chance, weight: 1, root: roundFrom(start, { by: side!, hits: count }), stretches: () => [] }));
    const sampled = { ...depth, tolerance: 0, effort: WORK, exact: false };
    lastOf(oddsOfWays(fight, ways, sampled, true)).forEach(({ winner, error }, i) => {
      const apart = Math.abs(winner.attacker - stakes[i]!.odds.winner.attacker);
      expect(apart).toBeLessThan(ERRORS * error + stakes[i]!.odds.unresolved + 2e-4);
    });
  }
});

/** The bundled assault with passengers, as its attacks begin. */
const mechanised = (): Assault => {
  const { scenario, decisions, seed } = sampleOf('mechanised-company-cornered')!;
  let timeline = replay(scenario, []);
  while (!pathOf(presentOf(timeline)).startsWith('a4Attacks')) {
    timeline = happen(timeline, nextEvent(timeline, decisions, seed)!);
  }
  return presentOf(timeline).context.assault;
};

it('the stated error of a mechanised company is what many seeds are apart, within half as much again', () => {
  const playable = playedFightAhead(CHOOSING, mechanised())!;
  expect(playable.fight.board.hasRiders).toBe(true);
  const samples = Array.from({ length: shareOf(100, 8) }, (_, seed) => {
    const rounds = new SampledRounds(playable, seed + 2);
    for (const _ of rounds.play(shareOf(20_000, 2000)));
    return { won: rounds.tally.winner.attacker, error: rounds.error };
  });
  const mean = samples.reduce((sum, { won }) => sum + won, 0) / samples.length;
  const spread = Math.sqrt(samples.reduce((sum, { won }) => sum + (won - mean) ** 2, 0) / (samples.length - 1));
  const stated = Math.sqrt(samples.reduce((sum, { error }) => sum + error ** 2, 0) / samples.length);
  expect(stated / spread).toBeGreaterThan(1 / 1.5);
  expect(stated / spread).toBeLessThan(1.5);
});
