/** Fights with passengers come to what walking state by state tells of them, whoever climbs out of which wreck. */
import { describe, expect, it } from 'vitest';
import { SampledRounds } from '../../../../src/epic-armageddon/odds/later/sampled-rounds.ts';
import { playedFightAhead } from '../../../../src/epic-armageddon/odds/fight-ahead.ts';
import { isPlayable, isRegular } from '../../../../src/epic-armageddon/odds/round/regular.ts';
import type { Scenario, ScenarioFormation } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { oddsOf } from '../../../../src/epic-armageddon/odds/tally.ts';
import { figuresOf } from '../../../support/odds-oracle/figures.ts';
import { shareOf } from '../../../support/share.ts';
import { begun } from '../round/fights.ts';
import { able, armed, BOTH, engine } from '../round/kinds.ts';
import { smallFight, type Wanted } from '../round/small.ts';
import { walkedFrom } from '../told.ts';

const CHOOSING = 'a4Attacks.choosing';
const WORK = shareOf(1_000_000, 150_000);
const WALKED = shareOf(20_000_000, 600_000);
/** So far off a right figure is once in a hundred million; each error is itself estimated from sixteen parts. */
const ERRORS = 9;

const VEHICLE = { type: 'armoured-vehicle', radius: 1.5, cc: 5, ff: 4, armour: 5 } as const;

const KINDS: Readonly<Record<string, Wanted>> = {
  'transports': { kinds: [VEHICLE] },
  'macro-weapons, which hit those who have climbed out': { kinds: [{ ...armed({ rules: ['macro-weapon'] }), armour: 6 }] },
  'First Strike, after which they can be hit': { kinds: [{ ...able('first-strike'), armour: 6 }] },
  'supporting fire': { kinds: [VEHICLE], supporters: BOTH, most: 2 },
  'Ignore Cover': { kinds: [{ ...armed({ rules: ['ignore-cover'] }), armour: 6 }], inCover: true },
  'Lance against Reinforced Armour': {
    kinds: [{ ...armed({ rules: ['lance'] }), abilities: ['reinforced-armour'], armour: 6 }] },
  'snipers': { kinds: [{ ...armed({ rules: ['sniper'] }), armour: 6 }] },
  'skimmers': { kinds: [{ ...VEHICLE, cc: 6, ff: 3, abilities: ['skimmer'] }] },
  'war engines that carry': { kinds: [engine(2, { armour: 6 })], most: 2 },
  'war engines with macro-weapons': { kinds: [engine(2, { ...armed({ rules: ['macro-weapon'] }), armour: 6 })], most: 2 },
  'Titan Killers of war engines': { kinds: [engine(2, { ...armed({ rules: ['titan-killer-d3'] }), armour: 6 })], most: 2 },
  'two formations': { kinds: [VEHICLE], joined: ['defender'], most: 2 },
};

/** The last unit of a formation that is no war engine sits in the first. */
const withRider = (one: ScenarioFormation, isEngine: (profile: string) => boolean): ScenarioFormation => {
  const rider = one.units.length - 1;
  if (rider === 0 || isEngine(one.units[rider]!.profile)) return one;
  const [{ id, at }] = one.units as [ScenarioFormation['units'][number]];
  return { ...one, units: one.units.map((unit, i) => (i === rider ? { ...unit, at, aboard: id, characters: [] } : unit)) };
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

const MOST = 5;
const fightsWith = (wanted: Wanted): readonly Scenario[] => {
  const found: Scenario[] = [];
  for (let seed = 1; seed <= 200 && found.length < shareOf(6, 1); seed += 1) {
    const scenario = riding(smallFight(seed, wanted));
    const assault = begun(scenario);
    if (assault.units.length <= MOST && assault.units.some(({ aboard }) => aboard !== null)
      && isPlayable(assault) && !isRegular(assault) && playedFightAhead(CHOOSING, assault) !== null) found.push(scenario);
  }
  return found;
};

describe('rounds with passengers come to what walking tells, with', () => {
  it.each(Object.entries(KINDS))('%s', (_, wanted) => {
    const fights = fightsWith(wanted);
    expect(fights.length).toBe(shareOf(6, 1));
    for (const fight of fights) expect(far(fight)).toEqual([]);
  });
});
