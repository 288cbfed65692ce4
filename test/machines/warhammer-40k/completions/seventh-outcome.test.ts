import { describe, expect, it } from 'vitest';
import { presentIn } from '../../../../machines/history.ts';
import { playPhase } from '../../../../machines/warhammer-40k/play.ts';
import { replayPhase } from '../../../../machines/warhammer-40k/timeline.ts';
import { whyNotAtAll } from '../../../../src/warhammer-40k/charge/bans.ts';
import { moraleNeeds } from '../../../../src/warhammer-40k/stages/morale.ts';
import { nextTurn } from '../../../../src/warhammer-40k/stages/next-turn.ts';
import { setUpPhase } from '../../../../src/warhammer-40k/stages/set-up.ts';
import { isRow, type RowId } from '../../../../src/warhammer-40k/editions/rows.ts';
import type { ModelTrait } from '../../../../src/warhammer-40k/editions/trait-rows.ts';
import type { Decision } from '../../../../src/warhammer-40k/model/events.ts';
import type { Profile } from '../../../../src/warhammer-40k/model/profile.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import type { ScenarioUnit } from '../../../../src/warhammer-40k/model/scenario.ts';
import { fought, livingIn, placeOf, settle, told } from '../../../support/warhammer-40k/after.ts';
import { profile, PROFILES, row, scenario, unit } from '../../../support/warhammer-40k/build.ts';

/** Losers with some traits, who have lost by so many. */
const after = (
  rows: readonly RowId[], traits: readonly ModelTrait[], lostBy: number, fields: Partial<ScenarioUnit> = {},
  winner: readonly ModelTrait[] = [], leadership = 8,
): Phase => fought('7th', [
  unit({ id: 'w', name: 'Winners', side: 'attacker', models: row('w', 2, [20, 20], { profile: 'winner' }) }),
  unit({ id: 'l', name: 'Losers', side: 'defender', models: row('l', 2, [20, 21], { profile: 'loser' }), ...fields }),
], {
  wounds: [lostBy, 0], completions: rows,
  profiles: {
    ...PROFILES, winner: profile({ name: 'Winner', traits: winner }),
    loser: profile({ name: 'Loser', traits, leadership }),
  },
});
const runs = (phase: Phase): boolean => phase.units.find(({ id }) => id === 'l')!.fallingBack;
const rulesIn = ({ log }: Phase): readonly string[] => log.map(({ rule }) => rule).filter(isRow);

describe('morale of the seventh edition with rows beside it (40k.60)', () => {
  it('7C-U1: a unit with a fearless model passes without a throw, and does not choose to fail', () => {
    const { phase, thrown } = settle(after(['7C-U1'], ['fearless'], 5), []);
    expect([thrown, runs(phase), rulesIn(phase)]).toEqual([[], false, ['7C-U1']]);
    expect(settle(after(['7C-U2'], ['fearless'], 1), [6, 6, 1, 1, 1]).thrown[0]).toBe('morale');
  });

  it('7C-U4: a zealot is fearless', () => {
    const { phase, thrown } = settle(after(['7C-U4'], ['zealot'], 5), []);
    expect([thrown, runs(phase), rulesIn(phase)]).toEqual([[], false, ['7C-U4']]);
  });

  it('7C-34: Leadership 8, lost by 5, Stubborn: 8 holds; without it falls back (7C-U2)', () => {
    const stubborn = settle(after(['7C-U2'], ['stubborn'], 5), [5, 3]);
    expect([runs(stubborn.phase), rulesIn(stubborn.phase)]).toEqual([false, ['7C-U2']]);
    const other = settle(after(['7C-U2'], [], 5), [5, 3, 1, 1, 1]);
    expect(told(other.phase)).toContain('runs');
  });

  it('7C-U2: who is fearless as well is fearless', () => {
    expect(settle(after(['7C-U1', '7C-U2'], ['stubborn', 'fearless'], 5), []).thrown).toEqual([]);
  });

  it('7C-35: Leadership 7, lost by 7: two ones hold (7C-R1), and each wound costs one (7C-R2)', () => {
    const begun = after(['7C-R1', '7C-R2'], [], 7, {}, [], 7);
    const { phase } = settle(begun, [1, 1]);
    expect(runs(phase)).toBe(false);
    expect(told(settle(begun, [1, 2, 1, 1, 1]).phase)).toContain('runs');
  });

  it('7C-U2: what has to be shown at most is known before the throw', () => {
    const begun = after(['7C-U2'], ['stubborn'], 5);
    const testing = settle(begun, [], () => null, state => state === 'aftermath.morale.testing').phase;
    expect(moraleNeeds(testing)).toEqual([8]);
  });
});

describe('the sweep of the seventh edition with rows beside it (40k.63)', () => {
  it('7C-36: who knows no fear is caught and stays locked, and nobody is removed (7C-U3)', () => {
    const { phase } = settle(after(['7C-U3'], ['and-they-shall-know-no-fear'], 1), [6, 6, 5, 2]);
    expect(told(phase)).toEqual(['fight-won', 'runs', 'caught']);
    expect([livingIn(phase, 'l'), runs(phase), rulesIn(phase)]).toEqual([2, false, ['7C-U3']]);
    expect(phase.combats).toHaveLength(1);
  });

  it('7C-37: a crusader adds D3 to its sweep: 4 + 3 + 2 catches 9 (7C-U29)', () => {
    const { phase, thrown } = settle(after(['7C-U29'], [], 1, {}, ['crusader']), [6, 6, 3, 4, 5, 1]);
    expect(thrown).toEqual(['morale', 'sweep', 'sweep-further', 'sweep', 'consolidate']);
    expect([livingIn(phase, 'l'), told(phase)]).toEqual([
      0, ['fight-won', 'runs', 'sweeps-further', 'overrun', 'may-consolidate'],
    ]);
    const short = settle(after(['7C-U29'], [], 1, {}, ['crusader']), [6, 6, 3, 1, 5, 1, 1, 1]);
    expect(livingIn(short.phase, 'l')).toBe(2);
  });

  it('7C-U31: the slow and purposeful make no sweep', () => {
    const { thrown } = settle(after(['7C-U31'], [], 1, {}, ['slow-and-purposeful']), [6, 6, 1, 1, 1]);
    expect(thrown).toEqual(['morale', 'fall-back', 'consolidate']);
  });

  it('7C-W16: Terminators make no sweep', () => {
    const { thrown } = settle(after(['7C-W16'], [], 1, {}, ['terminator-armour']), [6, 6, 1, 1, 1]);
    expect(thrown).toEqual(['morale', 'fall-back', 'consolidate']);
    const off = settle(after(['7C-U31'], [], 1, {}, ['terminator-armour']), [6, 6, 6, 1, 1]);
    expect(off.thrown).toEqual(['morale', 'sweep', 'sweep', 'consolidate']);
  });

  it('7C-R5: without a trait that a row tells of the sweep is that of the text', () => {
    const { phase } = settle(after(['7C-R5'], ['and-they-shall-know-no-fear'], 1), [6, 6, 2, 2, 1]);
    expect(livingIn(phase, 'l')).toBe(0);
  });
});

describe('falling back and regrouping in the seventh edition with rows beside it (40k.62)', () => {
  it('7C-R3: who comes to his own edge is gone, who does not stands on the table', () => {
    const near = after(['7C-R3'], [], 1, { models: row('l', 2, [20, 21], { profile: 'loser' }) });
    const short = { ...near, table: { ...near.table, depth: 24 } };
    const { phase } = settle(short, [6, 6, 1, 6, 5, 4, 1]);
    expect(phase.models.filter(({ slain }) => slain === 'off-table').map(({ id }) => id)).toEqual(['l1', 'l2']);
    expect(rulesIn(phase)).toEqual(['7C-R3']);
    expect(placeOf(settle(near, [6, 6, 1, 6, 5, 4, 1]).phase, 'l1')).toEqual([20, 30]);
  });

  /** A unit of ten that fell back, of whom so many are left, at the start of its own turn. */
  const running = (
    living: number, rows: readonly RowId[], fields: Partial<ScenarioUnit> = {}, traits: readonly ModelTrait[] = [],
  ) => nextTurn(setUpPhase(scenario('7th', {
    completions: rows, profiles: { ...PROFILES, loser: profile({ name: 'Loser', traits }) },
    units: [
      unit({ id: 'w', side: 'attacker', models: row('w', 1, [20, 20]) }),
      unit({
        id: 'l', name: 'Losers', side: 'defender', models: row('l', living, [5, 30], { profile: 'loser' }),
        fallingBack: true, startedWith: 10, ...fields,
      }),
    ],
  })));
  const turned = (phase: Phase, ...faces: readonly number[]): Phase =>
    presentIn(replayPhase({ phase }, [{ type: 'dice.thrown', faces }])).context.phase;

  it('7C-44: two of ten left, nobody to lead them: a 3 runs on, two ones regroup (7C-R4)', () => {
    const begun = running(2, ['7C-R4']);
    const [on, stands] = [turned(begun, 1, 2), turned(begun, 1, 1)];
    expect([runs(on), on.fallingOn]).toEqual([true, ['l']]);
    expect([runs(stands), stands.fallingOn, rulesIn(stands)]).toEqual([false, [], ['7C-R4']]);
  });

  it('7C-R4: with a quarter left Leadership will do, and who has regrouped does not charge', () => {
    const stands = turned(running(3, ['7C-R4']), 4, 4);
    expect(runs(stands)).toBe(false);
    expect(whyNotAtAll(stands, stands.units[1]!)).toMatchObject({ rule: '7C-R4', key: 'charge-regrouped' });
  });

  it('7C-C7: an independent character with the unit counts as a quarter', () => {
    const led = { traits: ['independent-character'] } as const;
    expect(runs(turned(running(2, ['7C-R4', '7C-C7'], led), 4, 4))).toBe(false);
    expect(runs(turned(running(2, ['7C-R4'], led), 4, 4))).toBe(true);
  });

  it('7C-U3: who knows no fear regroups without a throw, and acts freely (7C-R4)', () => {
    const phase = running(2, ['7C-R4', '7C-U3', '7C-D1'], {}, ['and-they-shall-know-no-fear']);
    expect([phase.rallying, phase.fallingOn, rulesIn(phase)]).toEqual([undefined, [], ['7C-U3']]);
    expect(whyNotAtAll(phase, phase.units[1]!)).toBeNull();
  });

  it('without the row nobody regroups here: they fall back again', () => {
    expect([running(9, []).rallying, running(9, []).fallingOn]).toEqual([undefined, ['l']]);
  });
});

describe('Hit & Run at the end of a phase of the seventh edition (7C-U30)', () => {
  const LEAVES: Decision = { type: 'choice.made', question: 'hit-and-run', option: 'leave' };
  const towards = (hour: string): Decision => ({ type: 'choice.made', question: 'direction', option: hour });
  const locked = (
    dice: readonly number[], decisions: readonly Decision[], w: readonly ModelTrait[] = [],
    rows: readonly RowId[] = ['7C-U30'],
  ) => playPhase(scenario('7th', {
    startAt: 'fight', round: 2, completions: rows,
    profiles: {
      ...PROFILES, runner: profile({ name: 'Runner', traits: ['hit-and-run'], attacks: 1 }),
      foe: profile({ name: 'Foe', traits: w }),
    },
    units: [
      unit({ id: 'f', name: 'Foes', side: 'attacker', models: row('f', 1, [20, 20], { profile: 'foe' }) }),
      unit({ id: 'r', name: 'Runners', side: 'defender', models: row('r', 2, [20, 21], { profile: 'runner' }) }),
    ],
  }), { dice, decisions });
  const MISSED = [1, 1, 1];
  const fates = (report: ReturnType<typeof locked>) => report.units.map(({ fate }) => fate);

  it('7C-38: Initiative 4: a 3 passes, 13″ away, and who is left free consolidates', () => {
    const report = locked([...MISSED, 3, 2, 5, 6, 4], [LEAVES, towards('12')]);
    expect(fates(report)).toEqual(['free', 'free']);
    expect(report.units[1]!.models.map(({ at }) => at[1])).toEqual([34, 33.5]);
    expect(report.log.filter(({ rule }) => rule === '7C-U30').map(({ say }) => say)).toEqual([
      'Runners throws 3 against Initiative 4 and may break away.', 'Runners breaks away 13″.',
    ]);
  });

  it('a die over the Initiative, or a six, leaves it locked (7C-U30)', () => {
    expect(fates(locked([...MISSED, 5], [LEAVES]))).toEqual(['locked', 'locked']);
  });

  it('what does not take all of them clear takes nobody (7C-U30)', () => {
    expect(fates(locked([...MISSED, 3, 1, 1, 1], [LEAVES, towards('6')]))).toEqual(['locked', 'locked']);
    expect(fates(locked([...MISSED, 3, 1, 1, 2, 1], [LEAVES, towards('6')]))).toEqual(['free', 'free']);
  });

  it('nobody has to, and without the row nobody may (7C-U30)', () => {
    expect(fates(locked(MISSED, []))).toEqual(['locked', 'locked']);
    expect(() => locked(MISSED, [LEAVES], [], ['7C-U1'])).toThrow();
  });

  it('where both sides may they throw for who begins, and again when equal (7C-U30)', () => {
    const report = locked([...MISSED, 3, 3, 5, 2, 6, 6], [LEAVES, LEAVES], ['hit-and-run']);
    expect(report.log.filter(({ rule }) => rule === '7C-U30').map(({ say }) => say)).toEqual([
      'The attacker wins the roll-off and breaks away first.',
      'Foes throws 6 against Initiative 4 and stays locked.', 'Runners throws 6 against Initiative 4 and stays locked.',
    ]);
  });
});

describe('Look Out, Sir of the seventh edition (7C-C2)', () => {
  /** A leader in front of his men, struck by one who wounds on 2+. */
  const struck = (dice: readonly number[], fields: Partial<ScenarioUnit>, leader: Partial<Profile> = {},
    decisions: readonly Decision[] = []) =>
    playPhase(scenario('7th', {
      startAt: 'fight', completions: ['7C-C2'],
      profiles: {
        ...PROFILES, leader: profile({ name: 'Leader', traits: ['character'], ...leader }),
        striker: profile({ name: 'Striker', strength: 10, initiative: 10 }),
      },
      units: [
        unit({ id: 's', side: 'attacker', models: row('s', 1, [20, 20], { profile: 'striker' }) }),
        unit({
          id: 'm', name: 'Men', side: 'defender', ...fields,
          models: [...row('l', 1, [20, 21], { profile: 'leader' }), ...row('m', 2, [20, 22])],
        }),
      ],
    }), { dice, decisions });
  const slain = (report: ReturnType<typeof struck>) =>
    report.units.flatMap(({ models }) => models).filter(({ alive }) => !alive).map(({ id }) => id);
  /** A hit, a wound, the leader's die, a save that fails; then those who are left strike back in vain. */
  const CALLED = (face: number, blows: number) =>
    [6, 6, face, 1, ...Array.from({ length: blows }, () => 1), 1, 1];

  it('7C-39: on a sergeant a 3 is not enough; on an independent character a 2 is: another takes it', () => {
    expect(slain(struck(CALLED(3, 2), {}))).toEqual(['l1']);
    expect(slain(struck(CALLED(2, 2), { traits: ['independent-character'] }))).toEqual(['m1']);
    expect(slain(struck(CALLED(4, 2), {}))).toEqual(['m1']);
  });

  it('7C-C2: its owner may leave the throw out, and keeps the wound', () => {
    const kept = struck([6, 6, 1, 1, 1, 1, 1], {}, {}, [{ type: 'wound.kept', hand: 0 }]);
    expect(slain(kept)).toEqual(['l1']);
    expect(kept.log.map(({ say }) => say)).toContain('Nobody is to take it for Leader.');
    expect(() => struck(CALLED(4, 2), {}, {}, [{ type: 'wound.kept', hand: 1 }])).toThrow('wound.kept');
  });

  it('who is no character is not asked for, nor who is alone (7C-C2)', () => {
    expect(slain(struck([6, 6, 1, 1, 1, 1, 1], {}, { traits: [] }))).toEqual(['l1']);
  });
});
