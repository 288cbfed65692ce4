import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import {
  setsOf, fightRoleOf, strikableBy, touchedBy, zoneOf,
} from '../../../src/warhammer-40k/movement/engagement.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { ALL, at, attackers, combat, defenders, fighting, model, slay, slayUnit, TRIALS } from './field.ts';
import type { Sets } from '../../../src/warhammer-40k/model/fight.ts';

const sets = (on: Phase): Sets => setsOf(on, combat(on));
const strikes = (on: Phase, id: string): readonly string[] => strikableBy(on, sets(on), model(on, id));

/** One model in contact, one 2″ behind it, one further off. */
const column: readonly Point[] = [[20, 20], [20, 17], [20, 16]];

describe('contact', () => {
  it('is base to base, as finely as anybody measures', () => {
    const on = fighting('4th', [attackers([[20, 20], [22, 20.9]]), defenders([[20, 21.05], [22, 22]])]);
    expect(touchedBy(on, model(on, 'a1')).map(({ id }) => id)).toEqual(['d1']);
    expect(touchedBy(on, model(on, 'a2'))).toEqual([]);
  });

  it('is with the living alone', () => {
    const on = fighting('7th', [attackers([[20, 20]]), defenders([[20, 21], [21, 20]])]);
    expect(touchedBy(slay(on, 'd1'), model(on, 'a1')).map(({ id }) => id)).toEqual(['d2']);
  });
});

describe.each(ALL)('who fights by %s', edition => {
  it('touches an enemy, or stands at most 2″ from one of its unit who does: 40k.19', () => {
    const on = fighting(edition, [attackers(column), defenders([[20, 21]])]);
    expect(sets(on)).toMatchObject({ touching: ['a1', 'd1'], supporting: ['a2'] });
    expect(['a1', 'a2', 'a3'].map(id => fightRoleOf(sets(on), id))).toEqual(['touching', 'supporting', 'idle']);
  });

  it('X-20: who stands near a friend of another unit alone supports him only where any friend will do', () => {
    const on = fighting(edition, [
      attackers([[20, 20]]), at('b', 'attacker', [[21, 21], [18, 19]]), defenders([[20, 21]]),
    ]);
    const expected = { 'trial-seven-steps': 'idle', 'trial-eight-steps': 'idle', '4th': 'idle', '7th': 'supporting' };
    const apart = { ...on, models: on.models.map(one => (one.id === 'b1' ? { ...one, at: [24, 21] as const } : one)) };
    const merged = { ...apart, combats: [{ ...combat(on), units: ['a', 'b', 'd'] }] };
    expect(fightRoleOf(sets(merged), 'b2')).toBe(expected[edition]);
  });

  it('R-2.08: a friend more than 6″ above is out of reach only where floors are measured', () => {
    const on = fighting(edition, [
      attackers([[20, 20]]), defenders([[20, 21]]),
    ]);
    const above = (height: number): Phase => ({
      ...on, models: [...on.models, { ...model(on, 'a1'), id: 'a9', at: [18, 20], height }],
    });
    expect(sets(above(6)).supporting).toEqual(['a9']);
    expect(sets(above(6.1)).supporting).toEqual(edition === '7th' ? [] : ['a9']);
  });

  it('may strike the unit that it touches, and nobody who stands idle may', () => {
    const on = fighting(edition, [attackers(column), defenders([[20, 21]])]);
    expect(['a1', 'a2', 'a3', 'd1'].map(id => strikes(on, id))).toEqual([['d'], ['d'], [], ['a']]);
  });

  it('40k.72: who touches several units, or supports who does, may strike each of them', () => {
    const on = fighting(edition, [
      attackers([[20, 20], [20, 18.5]]), defenders([[19, 20]]), at('e', 'defender', [[21, 20]]),
    ]);
    expect(['a1', 'a2', 'd1'].map(id => strikes(on, id))).toEqual([['d', 'e'], ['d', 'e'], ['a']]);
  });

  it('strikes no unit of which nobody is left', () => {
    const on = fighting(edition, [attackers([[20, 20]]), defenders([[19, 20]]), at('e', 'defender', [[21, 20]])]);
    expect(strikableBy(slayUnit(on, 'd'), sets(on), model(on, 'a1'))).toEqual(['e']);
  });
});

describe('X-11: who may be a casualty', () => {
  const on = (edition: typeof ALL[number]): Phase =>
    fighting(edition, [attackers([[20, 20]]), defenders([[20, 21], [20, 24], [20, 24.1], [25, 21]])]);

  it.each(TRIALS)('%s: those who touch the enemy and those of their unit within 2″ of them', edition => {
    expect(zoneOf(sets(on(edition)), 'd', 'a')).toEqual(['d1', 'd2']);
  });

  it('4th: the engaged', () => expect(zoneOf(sets(on('4th')), 'd', 'a')).toEqual(['d1', 'd2']));

  it('7th: anybody of the unit', () => {
    expect(zoneOf(sets(on('7th')), 'd', 'a')).toEqual(['d1', 'd2', 'd3', 'd4']);
  });

  it('is told for each unit against each other: who touches one is out of the zone of the other', () => {
    const wide = (edition: typeof ALL[number]): Sets => sets(fighting(edition, [
      attackers([[20, 20]]), at('b', 'attacker', [[30, 20]]),
      defenders([[20, 21], [23, 21], [27, 21], [30, 21], [25, 22.5]]),
    ]));
    expect(zoneOf(wide('trial-seven-steps'), 'd', 'a')).toEqual(['d1', 'd2']);
    expect(zoneOf(wide('trial-seven-steps'), 'd', 'b')).toEqual(['d3', 'd4']);
    expect(zoneOf(wide('4th'), 'd', 'b')).toEqual(['d1', 'd2', 'd3', 'd4']);
    expect(zoneOf(wide('7th'), 'd', 'b')).toHaveLength(5);
  });

  it('is nobody of a unit that the other does not touch, where there are danger zones', () => {
    const chain = sets(fighting('trial-eight-steps', [
      attackers([[20, 20]]), defenders([[20, 21]]), at('b', 'attacker', [[20, 22]]), at('e', 'defender', [[20, 23]]),
    ]));
    expect(zoneOf(chain, 'e', 'a')).toEqual([]);
    expect(zoneOf(chain, 'e', 'b')).toEqual(['e1']);
  });
});

describe('X-10: its only foe in contact has fallen before its turn, others stand 1.5″ behind', () => {
  const before = (edition: typeof ALL[number]): Phase =>
    fighting(edition, [attackers([[20, 20]]), defenders([[20, 21], [20, 23.5]])]);

  it.each(TRIALS)('%s: by the sets of the start it still touches, and strikes the unit', edition => {
    const start = before(edition);
    const now = slay(start, 'd1');
    expect(fightRoleOf(sets(start), 'a1')).toBe('touching');
    expect(strikableBy(now, sets(start), model(now, 'a1'))).toEqual(['d']);
    expect(zoneOf(sets(start), 'd', 'a')).toEqual(['d1', 'd2']);
  });

  it.each(['4th', '7th'] as const)('%s: by the sets of the step it is engaged no more', edition => {
    const now = slay(before(edition), 'd1');
    expect(fightRoleOf(sets(now), 'a1')).toBe('idle');
    expect(strikableBy(now, sets(now), model(now, 'a1'))).toEqual([]);
  });
});

describe('002-16: Guardians who are charged', () => {
  it('strike if they touch a marine or stand within 2″ of one who does; the others are locked, and do not', () => {
    const on = fighting('7th', [
      attackers([[20, 20], [21, 20]]), defenders([[20, 21], [21, 21], [22.5, 22], [19, 23], [20, 25], [25, 22]]),
    ]);
    expect(sets(on).touching).toEqual(['a1', 'a2', 'd1', 'd2']);
    expect(sets(on).supporting).toEqual(['d3', 'd4']);
    expect(combat(on).units).toEqual(['a', 'd']);
  });
});

describe('002-17: marines A to H charge Guardians and Fire Dragons', () => {
  /** A, B, C touch Guardians; C, D, E touch Fire Dragons; F stands behind A, G and H behind C. */
  const marines = at('m', 'attacker', [
    [16, 20], [17, 20], [20, 20], [23, 20], [24, 20], [14.5, 17.5], [19.6, 18.2], [20.5, 17.2],
  ]);
  const on = fighting('7th', [
    marines, at('guardians', 'defender', [[16, 21], [17, 21], [19, 20]]),
    at('dragons', 'defender', [[21, 20], [23, 21], [24, 21]]),
  ]);

  it.each([
    ['m1', ['guardians']], ['m2', ['guardians']], ['m3', ['guardians', 'dragons']], ['m4', ['dragons']],
    ['m5', ['dragons']], ['m6', ['guardians']], ['m7', ['guardians', 'dragons']], ['m8', ['guardians', 'dragons']],
  ] as const)('%s may strike %s', (id, units) => expect(strikes(on, id)).toEqual(units));
});

describe('40k.74: a character beside the unit that he goes with', () => {
  /** a1 touches both, a2 the squad alone, a3 the hero alone, a4 supports a3, a5 supports all three. */
  const on = (edition: typeof ALL[number], traits: readonly ['independent-character' | 'monstrous-creature']): Phase =>
    fighting(edition, [
      attackers([[20.5, 20], [18, 20], [22.5, 20], [25, 18.8], [20.5, 18.6]]),
      at('squad', 'defender', [[18, 21], [20, 20.866]]),
      at('hero', 'defender', [[21, 20.866], [22.2, 20.9539]], { joined: 'squad', traits }),
    ]);

  it('trial-seven-steps: who touches him may strike either; who supports others as well may not strike him', () => {
    const table = on('trial-seven-steps', ['independent-character']);
    expect(strikes(table, 'a1')).toEqual(['squad', 'hero']);
    expect(strikes(table, 'a2')).toEqual(['squad']);
    expect(strikes(table, 'a3')).toEqual(['hero']);
    expect(strikes(table, 'a4')).toEqual(['hero']);
    expect(strikes(table, 'a5')).toEqual(['squad']);
  });

  it('trial-eight-steps, R-1.20: who touches him must strike him', () => {
    const table = on('trial-eight-steps', ['independent-character']);
    expect(strikes(table, 'a1')).toEqual(['hero']);
    expect(strikes(table, 'a2')).toEqual(['squad']);
    expect(strikes(table, 'a4')).toEqual(['hero']);
    expect(strikes(table, 'a5')).toEqual(['squad', 'hero']);
  });

  it('is struck like anybody where the text does not tell', () => {
    const table = on('4th', ['independent-character']);
    expect(strikes(table, 'a1')).toEqual(['squad', 'hero']);
    expect(strikes(table, 'a5')).toEqual(['squad', 'hero']);
  });

  it('7th, R-2.26: is one of the unit, and it alone is struck', () => {
    const table = on('7th', ['independent-character']);
    expect(['a1', 'a2', 'a3', 'a4', 'a5'].map(id => strikes(table, id))).toEqual(Array(5).fill(['squad']));
  });

  it('40k.75, R-0.31: a monstrous creature is struck like one by one text alone', () => {
    expect(strikes(on('trial-seven-steps', ['monstrous-creature']), 'a5')).toEqual(['squad']);
    expect(strikes(on('trial-eight-steps', ['monstrous-creature']), 'a1')).toEqual(['squad', 'hero']);
  });
});
