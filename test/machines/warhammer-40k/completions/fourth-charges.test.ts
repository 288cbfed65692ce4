import { describe, expect, it } from 'vitest';
import { whyNotAtAll } from '../../../../src/warhammer-40k/charge/bans.ts';
import { beginFight } from '../../../../src/warhammer-40k/fight/rungs.ts';
import { attacksWith } from '../../../../src/warhammer-40k/fight/attacks.ts';
import { answer, isSilent } from '../../../../src/warhammer-40k/editions/answers.ts';
import { rowsBeside, type RowId } from '../../../../src/warhammer-40k/editions/rows.ts';
import { QUESTION_IDS } from '../../../../src/warhammer-40k/editions/policy.ts';
import type { Completion } from '../../../../src/warhammer-40k/editions/policy.ts';
import type { Decision } from '../../../../src/warhammer-40k/model/events.ts';
import type { Scenario, ScenarioUnit } from '../../../../src/warhammer-40k/model/scenario.ts';
import type { UnitTrait } from '../../../../src/warhammer-40k/model/profile.ts';
import { profile, PROFILES, phase, row, unit } from '../../../support/warhammer-40k/build.ts';
import { walk } from '../steps/charge-walk.ts';
import { fateOf, livingIn, played, rulesIn } from './play.ts';

/** What no page of the fourth edition tells, as players could agree on it. */
const OPEN: Completion = {
  chargeSight: 'no', multiCharge: 'primary', shotThenCharge: 'shot-unit-first', panic: 'no', moralePenalty: 'no',
  autoFail: 'no', characterStrike: 'may', monsterIsCharacter: 'no',
};
const ALL = rowsBeside('4th');
const apart = (
  inches: number, traits: readonly UnitTrait[] = [], charged: Partial<ScenarioUnit> = {}, models = 1,
): readonly ScenarioUnit[] => [
  unit({ id: 'a', name: 'Red', side: 'attacker', traits, models: row('a', models, [20, 10], { profile: 'red' }) }),
  unit({
    id: 'd', name: 'Blue', side: 'defender', models: row('d', 1, [20, 11 + inches], { profile: 'blue' }), ...charged,
  }),
];
const WOODS = (dangerous = false): Pick<Scenario, 'table'> => ({
  table: {
    width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' },
    terrain: [{
      id: 'wood', name: null, kind: 'woods', traits: ['difficult', ...(dangerous ? ['dangerous' as const] : [])],
      outline: [[0, 11], [48, 11], [48, 13], [0, 13]],
    }],
  },
});
const CHARGE: Decision = { type: 'charge.declared', unit: 'a', targets: ['d'] };
const MARKS = { ...PROFILES, red: profile({ name: 'Red' }), blue: profile({ name: 'Blue' }) };
const charged = (
  inches: number, dice: readonly number[], traits: readonly UnitTrait[] = [], fields: Parameters<typeof played>[4] = {},
  blue: Partial<ScenarioUnit> = {}, rows: readonly RowId[] = ALL,
) => played('4th', rows, apart(inches, traits, blue), dice, {
  completion: OPEN, decisions: [CHARGE], profiles: MARKS, ...fields,
});
/** One with a charge against one without, all missed. */
const MISSES = [1, 1, 1];

describe('charges of the fourth edition with rows beside it', () => {
  it.each([
    ['4C-D1', 'chargeShape', 'in-turn'], ['4C-D2', 'chargeRange', 'unit'], ['4C-D3', 'chargeTerrain', 'keep-higher'],
    ['4C-D7', 'stationaryFireBan', 'banned'], ['4C-D9', 'overwatch', 'no'], ['4C-W3', 'heavyWeapons', 'four-at-best'],
    ['4C-R1', 'stageOrder', 'break-off-first'], ['4C-R5', 'sweep', 'destroy-by-most'],
    ['4C-R8', 'consolidate', 'three-new'], ['4C-R10', 'endPileIn', 'six'], ['4C-R11', 'splitAttacks', 'by-model'],
  ] as const)('%s answers %s: %s', (id, question, told) => {
    const ruled = { edition: '4th', completion: {}, completions: [id] } as const;
    expect(answer(ruled, question)).toBe(told);
    expect(isSilent({ ...ruled, completions: [] }, question)).toBe(true);
    expect(answer({ ...ruled, edition: '7th' }, 'sweep')).toBe('destroy');
  });

  it('what no page tells stays a question, and nothing is borrowed from the seventh (4C-R3)', () => {
    const whole = { edition: '4th', completion: {}, completions: ALL } as const;
    expect(QUESTION_IDS.filter(question => isSilent(whole, question))).toEqual([
      'chargeSight', 'multiCharge', 'shotThenCharge', 'panic', 'moralePenalty', 'autoFail', 'lockedShooting',
      'characterStrike', 'monsterIsCharacter',
    ]);
  });

  it('4C-D2: infantry charges 6″, beasts and cavalry 12″', () => {
    expect(fateOf(charged(6, MISSES), 'd')).toBe('locked');
    expect(() => charged(7, [])).toThrow(/refused|reach/);
    for (const beast of ['beasts', 'cavalry'] as const) {
      expect(fateOf(charged(12, MISSES, [beast]), 'd')).toBe('locked');
    }
  });

  it('4C-2: infantry through woods, target 5″ away: 2 and 5 go 5″; beasts, 9″: twice 5 (4C-D3)', () => {
    expect(fateOf(charged(5, [2, 5, ...MISSES], [], WOODS()), 'd')).toBe('locked');
    expect(fateOf(charged(9, [2, 5, ...MISSES], ['beasts'], WOODS()), 'd')).toBe('locked');
    expect(fateOf(charged(9, [2, 4], ['cavalry'], WOODS()), 'd')).toBe('free');
  });

  it.each(['in-turn', 'together'] as const)('4C-D3: a monstrous creature may throw its dice again, charges %s', how => {
    const rows = ALL.filter(id => id !== '4C-D1');
    const monster = (dice: readonly number[], option: string, traits: readonly UnitTrait[] = ['monstrous-creature']) =>
      charged(5, dice, traits, {
        ...WOODS(), completion: { ...OPEN, chargeShape: how },
        decisions: [CHARGE, { type: 'choice.made', question: 'range-again', option }],
      }, {}, rows);
    const report = monster([1, 2, 3, 5, ...MISSES], 'both');
    expect([fateOf(report, 'd'), rulesIn(report).includes('4C-D3')]).toEqual(['locked', true]);
    expect(fateOf(monster([1, 2], 'none'), 'd')).toBe('free');
    expect(() => monster([1, 2, 5], 'first')).toThrow(/first/);
    const infantry = { ...WOODS(), completion: { ...OPEN, chargeShape: how } };
    expect(charged(5, [1, 2], [], infantry, {}, rows).diceUsed).toBe(2);
  });

  it('4C-D3, 4C-D4: bikes are not slowed by woods, and each of them tests for danger there', () => {
    const report = charged(5, [2, ...MISSES], ['bikes'], WOODS());
    expect([fateOf(report, 'd'), rulesIn(report).includes('40k.8')]).toEqual(['locked', true]);
    expect(livingIn(charged(5, [1], ['bikes'], WOODS()), 'a')).toBe(0);
    const jump = charged(5, [2, 5, ...MISSES], ['jump-packs'], WOODS());
    expect(rulesIn(jump)).not.toContain('40k.8');
    expect(rulesIn(charged(1.5, [2, 5, 2, ...MISSES], ['jump-packs'], WOODS()))).toContain('40k.8');
  });

  it('4C-D5, 4C-D6: who has the shortest way goes first, to the nearest enemy; out of reach there is no charge', () => {
    const units = apart(4, [], {}, 3);
    const at = phase('4th', { units, completion: OPEN, completions: ALL, profiles: MARKS });
    const { at: where } = walk(at, [CHARGE]);
    expect(where).toBe('phase.chargeInTurn.moving.initial');
    expect(fateOf(charged(6, [2, 5], [], WOODS()), 'd')).toBe('free');
  });

  it('4C-D7: who stood still to fire does not charge, but for bikes and walkers', () => {
    const barred = (traits: readonly UnitTrait[]) => {
      const units = apart(4, traits).map(one => (one.id === 'a' ? { ...one, stationaryFire: true } : one));
      const at = phase('4th', { units, completion: OPEN, completions: ALL, profiles: MARKS });
      return whyNotAtAll(at, at.units[0]!)?.key ?? null;
    };
    expect([barred([]), barred(['bikes']), barred(['walker'])]).toEqual(['charge-stood-to-fire', null, null]);
  });

  it('4C-D8: whoever is charged while he falls back tests before anybody moves, and is destroyed if he fails', () => {
    const gone = charged(4, [5, 4], [], {}, { fallingBack: true });
    expect([fateOf(gone, 'd'), rulesIn(gone).includes('4C-D8')]).toEqual(['destroyed', true]);
    expect(fateOf(charged(4, [4, 4, ...MISSES], [], {}, { fallingBack: true }), 'd')).toBe('locked');
  });

  it('4C-D9: nobody fires at chargers', () => {
    const at = phase('4th', { units: apart(4), completion: OPEN, completions: ALL, profiles: MARKS });
    expect(walk(at, [CHARGE]).at).toBe('phase.chargeInTurn.moving.initial');
  });
});

describe('Counter-attack of the fourth edition (4C-U2, 4C-U3)', () => {
  const field = (rows: readonly RowId[], more: Partial<Scenario> = {}, hero: readonly ScenarioUnit[] = []) =>
    phase('4th', {
      completion: OPEN, completions: rows,
      profiles: { ...MARKS, wolf: profile({ name: 'Wolf', traits: ['counter-attack'] }) },
      units: [
        unit({ id: 'a', name: 'Red', side: 'attacker', models: row('a', 6, [20, 10], { profile: 'red' }) }),
        unit({
          id: 'd', name: 'Wolves', side: 'defender', models: [
            ...row('d', 6, [20, 14], { profile: 'wolf' }), ...row('e', 4, [20, 18], { profile: 'wolf' }),
          ],
        }),
        ...hero,
      ],
      ...more,
    });
  const REST: Decision = { type: 'rest.moved' };

  it('4C-7: of ten charged six are engaged; the other four come to meet the chargers: ten attacks, no bonus', () => {
    const { phase: after, at } = walk(field(ALL), [CHARGE, REST, REST, { type: 'declarations.ended' }]);
    expect(at).toBe('phase.fight');
    const fight = beginFight(after, after.combats[0]!.id);
    const wolves = fight.models.filter(({ unit: id }) => id === 'd');
    expect(wolves.map(model => attacksWith(fight, model, null))).toEqual(wolves.map(() => 1));
    expect(after.log.filter(({ key }) => key === 'counters')).toHaveLength(4);
  });

  it('4C-U2: nobody has to come, and without the row nobody does', () => {
    const stay = walk(field(ALL), [CHARGE, REST, { type: 'moves.ended' }]);
    expect([stay.at, stay.phase.models.find(({ id }) => id === 'e1')!.at]).toEqual([
      'phase.chargeInTurn.declaring', [20, 18],
    ]);
    expect(walk(field(ALL.filter(id => id !== '4C-U2')), [CHARGE, REST]).at).toBe('phase.chargeInTurn.declaring');
  });

  it('4C-U2: in difficult terrain the higher of two dice is how far they come', () => {
    const table = { ...WOODS().table, terrain: [{ ...WOODS().table.terrain[0]!,
      outline: [[0, 15], [48, 15], [48, 17], [0, 17]] as const }] };
    const slow = walk(field(ALL, { table }), [CHARGE, REST]);
    expect([slow.at, slow.hands.map(({ read, dice }) => `${dice} ${read}`)]).toEqual([
      'phase.chargeInTurn.countering.ranging', ['2 highest'],
    ]);
    expect(walk(field(ALL, { table }), [CHARGE, REST, { type: 'dice.thrown', faces: [1, 2] }]).at)
      .toBe('phase.chargeInTurn.countering.moving');
  });

  it('4C-U2: where all charges are declared together it is met after the moves of each (4C-7)', () => {
    const together: Partial<Scenario> = { completion: { ...OPEN, chargeShape: 'together' } };
    const rows = ALL.filter(id => id !== '4C-D1');
    const reached = [CHARGE, { type: 'declarations.ended' } as const, REST];
    expect(walk(field(rows, together), reached).at).toBe('phase.chargeTogether.countering.moving');
    const { phase: after, at } = walk(field(rows, together), [...reached, REST]);
    expect([at, after.log.filter(({ key }) => key === 'counters').length]).toEqual(['phase.fight', 4]);
    expect(walk(field(rows.filter(id => id !== '4C-U2'), together), reached).at).toBe('phase.fight');
  });

  it('4C-U3: it is lost where a character with the unit does not share it', () => {
    const hero = unit({
      id: 'h', side: 'defender', joined: 'd', traits: ['independent-character'], models: row('h', 1, [27, 14]),
    });
    expect(walk(field(ALL, {}, [hero]), [CHARGE, REST]).at).toBe('phase.chargeInTurn.declaring');
    const without = ALL.filter(id => id !== '4C-U3');
    expect(walk(field(without, {}, [hero]), [CHARGE, REST]).at).toBe('phase.chargeInTurn.countering.moving');
  });
});
