/** Assaults of twelve to sixteen a side by whole rounds, against play with fixed seeds. */
import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { odds } from '../../../../src/epic-armageddon/odds/odds.ts';
import { roundFightOf } from '../../../../src/epic-armageddon/odds/round/fast-odds.ts';
import type { Profile } from '../../../../src/epic-armageddon/model/profile.ts';
import type { Scenario, ScenarioFormation, ScenarioUnit } from '../../../../src/epic-armageddon/model/scenario.ts';
import { SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, rowOf, scenarioOf, terrainOf } from '../../../support/build.ts';
import { figuresOf, type Figures } from '../../../support/odds-oracle/figures.ts';
import { compared, sigmasOff, tallyOf, type Tally } from '../../../support/odds-oracle/sampling.ts';
import { profileOf, weaponOf } from '../../../support/profiles.ts';
import { shareOf } from '../../../support/share.ts';
import { begun } from './fights.ts';

const SIGMAS = 4;

const KINDS: Readonly<Record<string, Profile>> = {
  line: profileOf({ cc: 4, ff: 5, armour: 5 }),
  guns: profileOf({ cc: 6, ff: 4, armour: 5 }),
  chargers: profileOf({ cc: 3, ff: 6, armour: 5, weapons: [weaponOf({ rules: ['macro-weapon'] })] }),
  elite: profileOf({ cc: 3, ff: 4, armour: 4, abilities: ['reinforced-armour', 'inspiring'] }),
  grotz: profileOf({ name: 'Grotz', cc: 6, ff: 6, armour: 6, abilities: ['expendable'] }),
  brave: profileOf({ cc: 3, ff: 5, armour: 5, speed: 30, abilities: ['fearless', 'invulnerable-save'] }),
};

const FRONT = { attacker: 40, defender: 42 } as const;
const BACK = { attacker: -2, defender: 2 } as const;

/** Ranks of so many of each kind, one behind the other, the first of them in contact. */
const ranks = (
  side: Side, kinds: readonly (readonly [kind: string, count: number])[], more: Partial<ScenarioFormation> = {},
  behind = 0,
): ScenarioFormation => formationOf(side, kinds.flatMap(([kind, count], i): readonly ScenarioUnit[] =>
  rowOf(`${more.id ?? side}-${kind}`, kind, count, [50, FRONT[side] + BACK[side] * (i + behind)], 2)), more);

const meeting = (formations: readonly ScenarioFormation[], more: Parameters<typeof scenarioOf>[0] = {}): Scenario =>
  scenarioOf({ formations, profiles: KINDS, ...more });

interface Case {
  readonly scenario: Scenario;
  /** Fewer where play takes longer. */
  readonly plays: number;
}

const CASES: Readonly<Record<string, Case>> = {
  'of several kinds, with macro-weapons': { plays: shareOf(800, 250), scenario: meeting([
    ranks('attacker', [['chargers', 4], ['line', 8]], { blastMarkers: 2 }),
    ranks('defender', [['line', 6], ['elite', 2], ['guns', 4]]),
  ]) },
  'of those who know no fear against the broken, in woods': { plays: shareOf(1500, 400), scenario: meeting([
    ranks('attacker', [['elite', 4], ['line', 8]], { rules: ['they-shall-know-no-fear'] }),
    ranks('defender', [['guns', 8], ['brave', 4]], { broken: true }),
  ], { terrain: [terrainOf('woods', [40, 40.9], [80, 60])] }) },
  'of two formations against one with Grotz': { plays: shareOf(2000, 500), scenario: meeting([
    ranks('attacker', [['line', 8]], { blastMarkers: 1 }), ranks('attacker', [['guns', 8]], { id: 'more' }, 1),
    ranks('defender', [['line', 6], ['grotz', 6]]),
  ], { engage: { combined: ['more'] } }) },
};

/** How likely it is that a side loses so many or more, from the chance or the number of plays of each number. */
const atLeast = (side: Side, count: number, figures: Figures): number => [...figures]
  .filter(([name]) => name.startsWith(`lost ${side} `) && Number(name.split(' ')[2]) >= count)
  .reduce((sum, [, share]) => sum + share, 0);

/**
 * Losses that the odds have come more often than play does: whoever is lost in flight is not counted where so many
 * fight, so that they may be too low but never too high.
 */
const tooHigh = (answer: Odds, { plays, met }: Tally) => SIDES.flatMap(side => answer.lost[side].map((_, count) => {
  const [chance, times] = [atLeast(side, count, figuresOf(answer)), atLeast(side, count, met)];
  const sigmas = times >= plays * chance ? 0 : sigmasOff(times, plays, chance);
  return { name: `${side} loses ${count} or more`, chance, share: times / plays, sigmas };
})).filter(({ sigmas }) => sigmas > SIGMAS);

/** Figures further off than chance has it, and how many there are in all that losses in flight do not touch. */
const held = ({ scenario, plays }: Case, answer: Odds) => {
  const tally = tallyOf(scenario, plays, 1);
  const errors = figuresOf({ ...answer, ...answer.errors! });
  const all = compared(figuresOf(answer), tally, name => SIGMAS * (errors.get(name) ?? 0))
    .filter(({ name }) => !name.startsWith('lost'));
  return { count: all.length, off: [...all.filter(({ sigmas }) => sigmas > SIGMAS), ...tooHigh(answer, tally)] };
};

describe('assaults of twelve to sixteen a side, played again and again', () => {
  it.each(Object.entries(CASES))('end as often in each way as whole rounds tell: %s', (_, fought) => {
    expect(roundFightOf(begun(fought.scenario))).not.toBeNull();
    const answer = odds(fought.scenario, { errors: true });
    const { count, off } = held(fought, answer);
    expect(answer.error).toBeLessThan(0.001);
    expect(answer.assumptions.some(text => text.includes('lost in flight'))).toBe(true);
    expect(off).toEqual([]);
    expect(count).toBeGreaterThan(8);
  });
});
