import { describe, expect, it } from 'vitest';
import { presentIn } from '../../../../machines/history.ts';
import { replayPhase } from '../../../../machines/warhammer-40k/timeline.ts';
import { rowsBeside, type RowId } from '../../../../src/warhammer-40k/editions/rows.ts';
import type { Completion } from '../../../../src/warhammer-40k/editions/policy.ts';
import type { ModelTrait } from '../../../../src/warhammer-40k/editions/trait-rows.ts';
import type { Profile, UnitTrait } from '../../../../src/warhammer-40k/model/profile.ts';
import type { ScenarioUnit } from '../../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { runDice } from '../../../../src/warhammer-40k/stages/fall-back.ts';
import { nextTurn } from '../../../../src/warhammer-40k/stages/next-turn.ts';
import { setUpPhase } from '../../../../src/warhammer-40k/stages/set-up.ts';
import { fought, livingIn, settle, told, type Decide } from '../../../support/warhammer-40k/after.ts';
import { profile, PROFILES, row, scenario, unit } from '../../../support/warhammer-40k/build.ts';

const OPEN: Completion = { panic: 'no', moralePenalty: 'no', autoFail: 'no' };
const ALL = rowsBeside('4th');
const without = (...rows: readonly RowId[]): readonly RowId[] => ALL.filter(id => !rows.includes(id));

interface Sides {
  readonly w?: Partial<Profile>;
  readonly l?: Partial<Profile>;
  readonly winners?: number;
  readonly losers?: number;
  readonly unit?: Partial<ScenarioUnit>;
  readonly winner?: Partial<ScenarioUnit>;
}

/** A fight that the attacker has won by one wound. */
const won = (
  rows: readonly RowId[], { w = {}, l = {}, winners = 2, losers = 2, ...fields }: Sides = {},
): Phase => fought(
  '4th', [
    unit({
      id: 'w', name: 'Winners', side: 'attacker', models: row('w', winners, [20, 20], { profile: 'winner' }),
      ...fields.winner,
    }),
    unit({
      id: 'l', name: 'Losers', side: 'defender', models: row('l', losers, [20, 21], { profile: 'loser' }),
      ...fields.unit,
    }),
  ], {
    wounds: [1, 0], completions: rows, completion: OPEN,
    profiles: { ...PROFILES, winner: profile({ name: 'Winner', ...w }), loser: profile({ name: 'Loser', ...l }) },
  },
);
const unitIn = (phase: Phase, id: string) => phase.units.find(one => one.id === id)!;
const KNOWS_NO_FEAR: Partial<Profile> = { traits: ['and-they-shall-know-no-fear'] };
const FEARLESS: Partial<Profile> = { traits: ['fearless'] };

describe('what comes of a fight in the fourth edition with rows beside it', () => {
  it('4C-R1: more wounds win; morale, break-off, consolidation and then pile-in', () => {
    const { phase, states } = settle(won(ALL), [6, 6, 6, 1]);
    const places = ['morale', 'breakOff', 'consolidate'].map(name =>
      states.findIndex(state => state.startsWith(`aftermath.${name}`)));
    expect(places.every((place, i) => i === 0 || place > places[i - 1]!)).toBe(true);
    expect(phase.results[0]!.winner).toBe('attacker');
  });

  it('4C-R2: two dice at most the Leadership hold', () => {
    expect(unitIn(settle(won(ALL, { l: { leadership: 2 } }), [1, 1]).phase, 'l').fallingBack).toBe(false);
    expect(told(settle(won(ALL, { l: { leadership: 2 } }), [1, 2, 1, 1]).phase)).toContain('runs');
  });

  it('4C-R4: Terminators and their like make no sweep', () => {
    expect(settle(won(ALL, { winner: { traits: ['terminators'] } }), [6, 6, 1, 1]).thrown)
      .toEqual(['morale', 'fall-back']);
    expect(settle(won(without('4C-R4'), { winner: { traits: ['terminators'] } }), [6, 6, 6, 1]).thrown)
      .toEqual(['morale', 'sweep', 'sweep']);
  });

  it('4C-R5, 4C-R7: whom a sweep reaches is destroyed, and its winner consolidates all the same (4C-R8)', () => {
    const { phase, states } = settle(won(ALL), [6, 6, 3, 3]);
    expect([livingIn(phase, 'l'), states]).toEqual([0, expect.arrayContaining(['aftermath.consolidate.moving'])]);
  });

  it('4C-R6: no sweep against those whom the winner does not touch any more', () => {
    const begun = won(ALL, { losers: 2 });
    const models = begun.models.map(model => (model.unit === 'l' ? { ...model, at: [40, 40] as const } : model));
    expect(settle({ ...begun, models }, [6, 6, 1, 1]).thrown).toEqual(['morale', 'fall-back']);
  });

  it.each([
    ['bikes', 3, 3], ['jump-packs', 3, 3], ['beasts', 3, 2], ['cavalry', 3, 2], ['walker', 2, 2],
  ] as const)('4C-R9: %s fall back with %i dice; without the row with %i', (trait, withRow, withoutIt) => {
    const diceOf = (rows: readonly RowId[]) => {
      const traits: readonly UnitTrait[] = [trait];
      return runDice(won(rows, { unit: { traits } }), ['l']);
    };
    expect([diceOf(ALL), diceOf(without('4C-R9'))]).toEqual([withRow, withoutIt]);
  });

  it('4C-R10, 4C-R12: who is still locked piles in 6″ at the end', () => {
    const { phase } = settle(won(ALL, { losers: 5, winners: 2 }), [1, 1]);
    expect(told(phase)).toContain('piles-in');
  });

  describe('4C-R10: where nobody can be reached both sides consolidate', () => {
    const parted = (apart: number, rows: readonly RowId[] = ALL): Phase => fought('4th', [
      unit({ id: 'w', name: 'Winners', side: 'attacker', models: row('w', 1, [20, 10]) }),
      unit({
        id: 'l', name: 'Losers', side: 'defender', models: [...row('l', 1, [20, 11]), ...row('m', 1, [20, 11 + apart])],
      }),
    ], { wounds: [1, 0], slain: ['l1'], completions: rows, completion: { ...OPEN, endPileIn: 'six' } });
    const STEPS: Readonly<Record<string, readonly [number, number]>> = { w1: [20, 8], m1: [20, 33] };
    const stepBack: Decide = (state, now) => {
      const units = now.aftermath?.moving?.units ?? [];
      const next = now.models
        .find(({ unit: id, path, slain }) => units.includes(id) && path.length === 0 && slain === null);
      return state !== 'aftermath.consolidate.moving' || next === undefined ? null
        : { type: 'model.moved', model: next.id, to: STEPS[next.id]! };
    };

    it('4C-R10: they do not pile in, and then each side moves up to 3″, the side whose turn it is first', () => {
      const { phase, states } = settle(parted(20), [1, 1], stepBack);
      expect(told(phase).filter(key => key === 'piles-in' || key === 'consolidates')).toEqual([
        'consolidates', 'consolidates',
      ]);
      expect(phase.models.map(({ at }) => at)).toEqual([[20, 8], [20, 11], [20, 33]]);
      expect([states.includes('aftermath.pileIn.moving'), phase.combats]).toEqual([false, []]);
    });

    it('4C-R10: whoever can be reached by the pile-ins of both is; then nobody consolidates', () => {
      const { phase } = settle(parted(11), [1, 1]);
      expect([told(phase).includes('piles-in'), phase.combats.length]).toEqual([true, 1]);
    });

    it('4C-R10: without the row they pile in as near as they come, and nobody consolidates', () => {
      const { phase, states } = settle(parted(20, without('4C-R10')), [1, 1]);
      expect([told(phase).includes('piles-in'), states.includes('aftermath.consolidate.moving')])
        .toEqual([true, false]);
    });
  });

  it('4C-U4: a fearless loser tests no morale', () => {
    const { phase, thrown } = settle(won(ALL, { l: FEARLESS }), []);
    expect([thrown, unitIn(phase, 'l').fallingBack]).toEqual([[], false]);
    expect(settle(won(without('4C-U4'), { l: FEARLESS }), [1, 1]).thrown).toEqual(['morale']);
  });

  it('4C-5: two who know no fear, caught by eight: not destroyed; 4 to 1 makes three wounds, one of them dies (4C-U1)',
    () => {
      const { phase, thrown } = settle(won(ALL, { l: KNOWS_NO_FEAR, winners: 8 }), [6, 6, 4, 4, 3, 2, 5]);
      expect(thrown).toEqual(['morale', 'sweep', 'sweep', 'save']);
      expect([livingIn(phase, 'l'), unitIn(phase, 'l').fallingBack]).toEqual([1, false]);
      expect(phase.log.filter(({ rule }) => rule.startsWith('4C-')).map(({ rule, key }) => `${rule} ${key}`)).toEqual([
        '4C-U1 caught', '4C-R14 no-retreat',
      ]);
      expect(phase.models.find(({ slain }) => slain !== null)!.slain).toBe('no-retreat');
      expect(phase.results[0]!.wounds).toEqual({ attacker: 1, defender: 0 });
    });

  it('4C-6: one gaunt, fearless, against three wounds: 3 to 1 makes two wounds, and it dies (4C-R14)', () => {
    const gaunt = { l: { ...FEARLESS, save: 6 }, losers: 1, w: { wounds: 3 }, winners: 1 };
    const { phase, thrown } = settle(won(ALL, gaunt), [6, 2]);
    expect([thrown, livingIn(phase, 'l')]).toEqual([['save'], 0]);
    expect(livingIn(settle(won(without('4C-R14'), gaunt), []).phase, 'l')).toBe(1);
  });

  it.each([[1, 0], [2, 1], [3, 2], [4, 3], [6, 3]] as const)('4C-R14: %i to 1: %i wounds', (winners, dice) => {
    const { thrown } = settle(
      won(ALL, { l: { ...FEARLESS, wounds: 3 }, losers: 1, w: { wounds: 3 }, winners }),
      Array.from({ length: dice }, () => 6),
    );
    expect(thrown).toEqual(dice === 0 ? [] : ['save']);
  });

  it('4C-R14: who holds because he passed his test takes none', () => {
    expect(settle(won(ALL, { losers: 1, winners: 6 }), [1, 1]).thrown).toEqual(['morale']);
  });

  it('4C-13: who is run into while he falls back, Leadership 7: 8 destroys him (4C-D8)', () => {
    const begun = fought('4th', [
      unit({ id: 'w', side: 'attacker', models: row('w', 1, [20, 20]) }),
      unit({ id: 'x', side: 'defender', models: row('x', 1, [20, 21]) }),
      unit({ id: 'l', side: 'defender', fallingBack: true, models: row('l', 1, [20, 23], { profile: 'loser' }) }),
    ], {
      wounds: [1, 0], slain: ['x1'], completions: ALL, completion: OPEN,
      profiles: { ...PROFILES, loser: profile({ name: 'Loser', leadership: 7 }) },
    });
    const runsInto: Decide = (state, { models }) => (state === 'aftermath.consolidate.moving'
      && models.find(({ id }) => id === 'w1')!.path.length === 0
      ? { type: 'model.moved', model: 'w1', to: [20, 22] } : null);
    const { phase } = settle(begun, [4, 4], runsInto);
    expect([livingIn(phase, 'l'), phase.log.some(({ rule }) => rule === '4C-D8')]).toEqual([0, true]);
  });
});

describe('regrouping in the fourth edition with rows beside it (4C-R13)', () => {
  const running = (
    living: number, { enemy = [40, 5], traits = [], rows = ALL, models }: {
      readonly enemy?: readonly [number, number]; readonly traits?: readonly ModelTrait[];
      readonly rows?: readonly RowId[]; readonly models?: ScenarioUnit['models'];
    } = {},
  ) => nextTurn(setUpPhase(scenario('4th', {
    completions: rows, completion: OPEN,
    profiles: { ...PROFILES, loser: profile({ name: 'Loser', leadership: 8, traits }) },
    table: {
      width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' },
      terrain: [{
        id: 'wall', name: null, kind: 'building', traits: ['blocks-sight'],
        outline: [[0, 20], [48, 20], [48, 21], [0, 21]],
      }],
    },
    units: [
      unit({ id: 'w', side: 'attacker', models: row('w', 1, enemy) }),
      unit({
        id: 'l', name: 'Losers', side: 'defender', fallingBack: true, startedWith: 10,
        models: models ?? row('l', living, [5, 30], { profile: 'loser' }),
      }),
    ],
  })));
  const turned = (phase: Phase, ...faces: readonly number[]): boolean =>
    unitIn(presentIn(replayPhase({ phase }, [{ type: 'dice.thrown', faces }])).context.phase, 'l').fallingBack;

  it('4C-12: Leadership 8, six of ten, nobody in sight: 9 regroups; four of ten may not test', () => {
    const six = running(6);
    expect([six.rallying, turned(six, 4, 5), turned(six, 5, 5)]).toEqual([['l'], false, true]);
    const four = running(4);
    expect([four.rallying, four.fallingOn]).toEqual([undefined, ['l']]);
    expect(four.log.map(({ rule, key }) => `${rule} ${key}`)).toEqual(['4C-R13 may-not-regroup']);
  });

  it('4C-R13: an enemy in sight is worth nothing, one within 6″ or a model astray forbids the test', () => {
    expect(turned(running(6, { enemy: [40, 30] }), 4, 5)).toBe(true);
    expect(running(6, { enemy: [5, 25] }).rallying).toBeUndefined();
    const astray = [...row('l', 5, [5, 30], { profile: 'loser' }), ...row('m', 1, [30, 30], { profile: 'loser' })];
    expect(running(6, { models: astray }).rallying).toBeUndefined();
  });

  it('4C-U1: who knows no fear regroups without a throw, also below half', () => {
    const phase = running(4, { traits: ['and-they-shall-know-no-fear'] });
    expect([unitIn(phase, 'l').fallingBack, phase.fallingOn]).toEqual([false, []]);
    expect(running(4, { traits: ['and-they-shall-know-no-fear'], enemy: [5, 25] }).fallingOn).toEqual(['l']);
  });
});
