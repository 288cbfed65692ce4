/** Fights of which only single rounds can be played come to what walking state by state tells of them. */
import { describe, expect, it } from 'vitest';
import { SampledRounds } from '../../../../src/epic-armageddon/odds/later/sampled-rounds.ts';
import { playedFightAhead } from '../../../../src/epic-armageddon/odds/fight-ahead.ts';
import { isPlayable, isRegular } from '../../../../src/epic-armageddon/odds/round/regular.ts';
import { boardOf } from '../../../../src/epic-armageddon/odds/round/board.ts';
import type { Profile } from '../../../../src/epic-armageddon/model/profile.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { oddsOf } from '../../../../src/epic-armageddon/odds/tally.ts';
import { figuresOf } from '../../../support/odds-oracle/figures.ts';
import { shareOf } from '../../../support/share.ts';
import { engine as engineAt, stage } from '../../../support/stage.ts';
import { walkedFrom } from '../told.ts';
import { begun, pairsIn } from '../round/fights.ts';
import { able, armed, engine } from '../round/kinds.ts';
import { smallFight, type Wanted } from '../round/small.ts';

const CHOOSING = 'a4Attacks.choosing';
const WORK = shareOf(1_000_000, 30_000);
/** Walking may take so much; what it leaves open is allowed for. */
const WALKED = 20_000_000;
/** So many fight at most, that walking comes to an end; and so many pairs of enemies, that it soon does. */
const MOST = 4;
const MOST_PAIRS = shareOf(4, 3);
/** Walking may leave so much open, of larger fights more: it is allowed for, and of all nothing could be wrong. */
const MOST_OPEN = shareOf(0.25, 1e-6);
/** So far off a right figure is once in a hundred million; each error is itself estimated from sixteen parts. */
const ERRORS = 9;

const exploding = (
  damage: number | 'all', hitOn: number, effect: 'normal' | 'macro-weapon' = 'normal',
): Partial<Profile> => ({
  critical: { damage, splash: { within: 5, hitOn, effect }, entered: false, later: false },
});
const KILLER = armed({ rules: ['titan-killer-d3'] });

const KINDS: Readonly<Record<string, Wanted>> = {
  'a war engine that blows up': { kinds: [engine(2, exploding('all', 3))], most: 2 },
  'war engines that blow up and go on': { kinds: [engine(3, exploding(0, 1))], most: 2 },
  'war engines whose blasts hurt them further': { kinds: [engine(3, exploding(1, 2, 'macro-weapon'))], most: 2 },
  'blasts and macro-weapons': {
    kinds: [engine(2, { ...armed({ rules: ['macro-weapon'] }), ...exploding('all', 2) })], most: 2 },
  'blasts among two formations': { kinds: [engine(2, exploding('all', 2))], joined: ['attacker'], most: 2 },
  'blasts and supporters': { kinds: [engine(1, exploding('all', 2))], supporters: ['defender'], most: 1 },
  'blasts and First Strike': { kinds: [engine(2, { ...able('first-strike'), ...exploding('all', 2) })], most: 2 },
  'Fearless war engines that blow up': {
    kinds: [engine(2, { ...able('fearless'), ...exploding('all', 2) })], most: 2 },
  'Titan Killers of war engines': { kinds: [engine(4, KILLER)], most: 2 },
  'Titan Killers of war engines with shields': {
    kinds: [engine(3, { ...KILLER, abilities: ['void-shields-2', 'invulnerable-save'] })], most: 2 },
  'Titan Killers and blasts': { kinds: [engine(3, { ...KILLER, ...exploding('all', 2) })], most: 2 },
};

const far = (scenario: Scenario, seed?: number): readonly string[] => {
  const assault = begun(scenario);
  const walked = walkedFrom({ at: CHOOSING, assault }, { tolerance: 1e-4, effort: WALKED });
  if (walked.unresolved > MOST_OPEN) return [`${walked.unresolved} is left open`];
  const exact = figuresOf(walked);
  const rounds = new SampledRounds(playedFightAhead(CHOOSING, assault)!, seed);
  for (const _ of rounds.play(WORK));
  const found = figuresOf(oddsOf(rounds.tally, 0, [], { error: 0 }));
  const { errors } = rounds;
  const unsure = figuresOf({ ...errors, unresolved: 0, error: 0, assumptions: [] });
  return [...new Set([...exact.keys(), ...found.keys()])].flatMap(name => {
    const [chance, share] = [exact.get(name) ?? 0, found.get(name) ?? 0];
    return Math.abs(chance - share) <= ERRORS * (unsure.get(name) ?? 0) + walked.unresolved + 2e-4 ? []
      : [`${name}: ${share.toFixed(5)}, not ${chance.toFixed(5)}`];
  });
};

/** The first fights of a kind of which only rounds can be played, and of which it is told who is lost in flight. */
const fightsWith = (wanted: Wanted): readonly Scenario[] => {
  const found: Scenario[] = [];
  for (let seed = 1; seed <= 80 && found.length < shareOf(3, 1); seed += 1) {
    const scenario = smallFight(seed, wanted);
    const assault = begun(scenario);
    const isSmall = assault.units.length <= MOST && pairsIn(assault) <= MOST_PAIRS;
    if (isSmall && !isRegular(assault) && isPlayable(assault) && boardOf(assault).isFlightTold) found.push(scenario);
  }
  return found;
};

describe('rounds that are played in both ways come to what walking tells, with', () => {
  it.each(Object.entries(KINDS))('%s', (_, wanted) => {
    const fights = fightsWith(wanted);
    expect(fights.length).toBe(shareOf(3, 1));
    for (const fight of fights) expect(far(fight)).toEqual([]);
  });
});

const SHEET = { cc: 4, ff: 3, armour: 6 } as const;
/** It stands between two enemies, and dies soon. */
const OPENING = stage(
  { a1: { ...SHEET, at: [30, 38] }, e: { ...engineAt(1, [34, 38], SHEET), abilities: [] } },
  { d1: { ...SHEET, at: [40, 38], abilities: ['first-strike'] } },
  { others: [{ side: 'defender', id: 'friends', stands: { f: { ...SHEET, at: [44, 38] } } }] },
);

const GROT = { cc: 6, ff: 6, armour: null, name: 'Grotz', abilities: ['expendable'] } as const;
const MACRO_WEAPON = armed({ extraAttacks: 3, rules: ['macro-weapon'] });
/** Those beside whom they count for less die with some of them, or before. */
const AMONG_GROTZ = stage(
  { a1: { ...SHEET, at: [30, 38] }, a2: { ...GROT, at: [34, 38] }, a3: { ...GROT, at: [26, 38] } },
  { e: engineAt(2, [30, 41], { ...MACRO_WEAPON, ...exploding('all', 3) }) },
);

it('grotz die after all others of their formation (A6.2)', () => {
  expect(isRegular(begun(AMONG_GROTZ))).toBe(false);
  expect(far(AMONG_GROTZ)).toEqual([]);
});

it('lines of fire open as the war engine dies that cuts them (L3)', () => {
  expect(isRegular(begun(OPENING))).toBe(false);
  expect(far(OPENING)).toEqual([]);
});

it('the stated error is what many seeds are apart, within half as much again', () => {
  const [scenario] = fightsWith(KINDS['blasts and macro-weapons']!);
  const playable = playedFightAhead(CHOOSING, begun(scenario!))!;
  const samples = Array.from({ length: shareOf(100, 10) }, (_, seed) => {
    const rounds = new SampledRounds(playable, seed + 2);
    for (const _ of rounds.play(20_000));
    return { won: rounds.tally.winner.attacker, error: rounds.error };
  });
  const mean = samples.reduce((sum, { won }) => sum + won, 0) / samples.length;
  const spread = Math.sqrt(samples.reduce((sum, { won }) => sum + (won - mean) ** 2, 0) / (samples.length - 1));
  const stated = Math.sqrt(samples.reduce((sum, { error }) => sum + error ** 2, 0) / samples.length);
  expect(stated / spread).toBeGreaterThan(1 / 1.5);
  expect(stated / spread).toBeLessThan(1.5);
});
