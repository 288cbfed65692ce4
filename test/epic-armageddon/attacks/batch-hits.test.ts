import { describe, expect, it } from 'vitest';
import { allocateVolley, hasMacroHits } from '../../../src/epic-armageddon/attacks/batch-hits.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Batch, ScoredHits } from '../../../src/epic-armageddon/model/batch.ts';
import { formationOf, rowOf, unitOf } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = { tank: profileOf({ type: 'war-engine', damageCapacity: 9 }) };
const assaultWith = (rulings: Partial<Rulings>) => assaultOf({ profiles, rulings, formations: [
  formationOf('attacker', [unitOf('a1', 'tank', [30, 20]), ...rowOf('b', 'boyz', 2, [40, 20])]),
  formationOf('defender', rowOf('d', 'tank', 4, [30, 30], 8)),
] });
const assault = assaultWith({});
const targets = { attacker: [], defender: ['d1', 'd2', 'd3', 'd4'].map((unit, i) => ({ unit, cm: i })) };

/** One hit of either effect in either way, the last that should fall first; told apart by their points. */
const hitsFrom = (from: string | null, first: number): readonly ScoredHits[] => [
  { from, by: 'firefight', effect: 'titan-killer', points: first + 3, count: 1 },
  { from, by: 'close-combat', effect: 'titan-killer', points: first + 2, count: 1 },
  { from, by: 'firefight', effect: 'macro-weapon', points: first + 1, count: 1 },
  { from, by: 'close-combat', effect: 'macro-weapon', points: first, count: 1 },
];

const batchOf = (hits: readonly ScoredHits[], reach: Batch['reach'] = {}): Batch => ({
  kind: 'attacks', strikers: { attacker: [], defender: [] }, targets, reach, hits: { attacker: hits, defender: null },
});

/** Points of the hits in the order in which they fall. */
const order = (hits: readonly ScoredHits[]) =>
  allocateVolley(assault, batchOf(hits), true, 'a4Attacks').hits.defender.map(({ points }) => points);

describe('the order in which hits of a batch fall', () => {
  it('H6: those that anybody may take by effect, close combat before firefight of one effect', () => {
    expect(order(hitsFrom(null, 1))).toEqual([1, 2, 3, 4]);
  });

  it('W3: a war engine’s close combat before its firefight, each by effect', () => {
    expect(order(hitsFrom('a1', 1))).toEqual([1, 3, 2, 4]);
  });

  it('H5, W3: a war engine’s after those that anybody may take', () => {
    expect(order([...hitsFrom('a1', 5), ...hitsFrom(null, 1)])).toEqual([1, 2, 3, 4, 5, 7, 6, 8]);
  });
});

describe('snipers’ hits', () => {
  const ordinary = { from: null, by: 'firefight', effect: 'normal', points: 1, count: 1 } as const;
  const sniped = (count: number): ScoredHits => ({ from: 'b1', by: 'firefight', effect: 'sniper', points: 1, count });
  const victims = (batch: Batch, rulings: Partial<Rulings> = {}) =>
    allocateVolley({ ...assaultWith(rulings), batch }, batch, false, 'a4Attacks').hits.defender
      .map(({ unit, effect }) => `${unit} ${effect}`);

  it('H6: fall on the nearest not hit yet, and on the nearest once all are hit', () => {
    expect(victims(batchOf([ordinary, sniped(4)]), { sniperPlace: 'outside-the-lap' }))
      .toEqual(['d1 normal', 'd2 sniper', 'd3 sniper', 'd4 sniper', 'd1 sniper']);
  });

  it('H6: the first of them, where they come before the others, on the nearest', () => {
    expect(victims(batchOf([ordinary, sniped(1)]), { sniperPlace: 'in-the-lap' })).toEqual(['d1 sniper', 'd2 normal']);
  });

  it('H6: only on whom the sniper reaches, and on nobody where it reaches none', () => {
    const reaching = (...firefight: readonly string[]) => ({ b1: { 'close-combat': [], firefight } });
    expect(victims(batchOf([sniped(1)], reaching('d3', 'd4')))).toEqual(['d3 sniper']);
    expect(victims(batchOf([sniped(1)], reaching()), { impossibleHits: 'lost' })).toEqual([]);
  });
});

describe('whom hits may fall on, and when macro-weapon hits are to come', () => {
  it('where only one kind may be named and there is none of it, on everybody', () => {
    const fallen = allocateVolley(assaultWith({ nomination: 'others' }), batchOf(hitsFrom(null, 1)), true, 'a4Attacks');
    expect(fallen.targets.defender).toEqual(targets.defender);
  });

  it('H6: not before the dice have been thrown, nor where nobody strikes', () => {
    const batch = { ...batchOf([]), hits: { attacker: null, defender: null } };
    expect(hasMacroHits({ ...assault, batch })).toBe(false);
    expect(hasMacroHits(assault)).toBe(false);
  });

  it('H6: once, after the ordinary hits', () => {
    const batch = batchOf(hitsFrom(null, 1));
    expect(hasMacroHits({ ...assault, batch })).toBe(true);
    const volley = allocateVolley(assault, batch, true, 'a4Attacks');
    expect(hasMacroHits({ ...assault, batch, volley })).toBe(false);
  });
});
