/** Who throws what in a batch, and whom a war engine and a sniper can reach with it. */
import { describe, expect, it } from 'vitest';
import { assaultWith, unitWith } from '../../../src/epic-armageddon/model/copies.ts';
import { changeUnits, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { hasFirstStrike, reachWith, strikersFor } from '../../../src/epic-armageddon/attacks/strikers.ts';
import type { Batch, BatchKind } from '../../../src/epic-armageddon/model/batch.ts';
import { engagedOf } from '../../support/fight.ts';
import { weaponOf } from '../../support/profiles.ts';
import { engine, stageParts, type Stand, type Stands } from '../../support/stage.ts';

const FIRST = weaponOf({ kind: 'small-arms', extraAttacks: 0, rules: ['first-strike'] });
const OPEN: Stand = { at: [40, 30], type: 'armoured-vehicle', abilities: ['transport', 'passengers-fire'] };
const inside = (transport: string, more: Partial<Stand> = {}): Stand =>
  ({ at: [40, 30], ff: 4, ...more, more: { aboard: transport } });
const far: Stands = { far: { at: [100, 70] } };

const engaged = (attackers: Stands, defenders: Stands): Assault =>
  engagedOf(stageParts(attackers, { ...defenders, ...far }));
const without = (assault: Assault, ...ids: readonly string[]): Assault => assaultWith(assault, {
  units: changeUnits(assault, ids, unit => unitWith(unit, { lostTo: 'attack' })),
});
const dice = (assault: Assault, id: string, kind: BatchKind) =>
  strikersFor(assault, unitOf(assault, id), kind).map(({ unit, by, target }) => `${unit} ${by} ${target}+`);

describe('whether anybody strikes first', () => {
  it.each<readonly [string, Stands, boolean]>([
    ['somebody does who has it', { a1: { at: [40, 20], ff: 4, weapons: [FIRST] } }, true],
    ['nobody does if nobody has it', { a1: { at: [40, 20], ff: 4 } }, false],
    ['a war engine does not without it', { a1: engine(2, [40, 20], { ff: 4 }) }, false],
    ['a war engine in contact does with fire at others',
      { a1: engine(2, [40, 26.5], { cc: 4, ff: 4, weapons: [{ ...FIRST, extraAttacks: 1 }] }) }, true],
    ['a passenger of an open transport does',
      { a1: { ...OPEN, at: [40, 22] }, p1: inside('a1', { weapons: [FIRST] }) }, true],
    ['a passenger that is shut in does not',
      { a1: { ...OPEN, at: [40, 22], abilities: ['transport'] }, p1: inside('a1', { weapons: [FIRST] }) }, false],
  ])('A4.4: %s', (_, attackers, expected) => {
    expect(hasFirstStrike(engaged(attackers, { d1: { at: [40, 30] }, d2: { at: [44, 30] } }))).toBe(expected);
  });
});

describe('those whom First Strike has rid of their enemies', () => {
  const before = engaged(
    { a1: { at: [40, 28], cc: null, ff: 4, abilities: ['first-strike'] }, a2: { at: [30, 28], cc: 4, ff: 4 } },
    { d1: { at: [40, 30] }, d2: { at: [41, 40] } },
  );

  it('A4.4: throw nothing if nobody is left within their reach', () => {
    expect(dice(before, 'a2', 'attacks')).toEqual(['a2 firefight 4+']);
    expect(dice(without(before, 'd1', 'd2'), 'a2', 'attacks')).toEqual([]);
    expect(strikersFor(without(before, 'd1', 'd2'), unitOf(before, 'a2'), 'attacks')).toEqual([]);
  });

  it('A4.3, A4.4: fire with all they have if they had no way to strike before', () => {
    expect(dice(before, 'a1', 'first-strike')).toEqual([]);
    expect(dice(without(before, 'd1'), 'a1', 'attacks')).toEqual(['a1 firefight 4+']);
  });

  it('A4.4: have struck already if they had one', () => {
    const able = engaged(
      { a1: { at: [40, 28], cc: 4, ff: 4, abilities: ['first-strike'] } },
      { d1: { at: [40, 30] }, d2: { at: [41, 40] } },
    );
    expect(dice(able, 'a1', 'first-strike')).toEqual(['a1 close-combat 4+']);
    expect(dice(without(able, 'd1'), 'a1', 'attacks')).toEqual([]);
  });
});

describe('those who fire from inside a transport', () => {
  const truck = engaged(
    { a1: { ...OPEN, at: [40, 27] }, p1: inside('a1') }, { d1: { at: [40, 29.5] }, d2: { at: [40, 40] } },
  );

  it('W10, A5.2: fire at whomever it can reach, in contact or not', () => {
    expect(dice(truck, 'a1', 'attacks')).toEqual(['p1 firefight 4+']);
    expect(dice(without(truck, 'd1'), 'a1', 'attacks')).toEqual(['p1 firefight 4+']);
    expect(dice(without(truck, 'd2'), 'a1', 'attacks')).toEqual(['p1 firefight 4+']);
  });

  it('A4.4: do not once nobody is left there', () => {
    expect(strikersFor(without(truck, 'd1', 'd2'), unitOf(truck, 'a1'), 'attacks')).toEqual([]);
  });
});

describe('whom those reach who have come out of wrecks', () => {
  /** In contact with a1: t1. With d1 alone, which lives: s1. Where d2 was destroyed: w1. With nobody: o1. */
  const out: Stands = {
    t1: { at: [36.5, 30] }, s1: { at: [40, 35.5] }, w1: { at: [45.5, 30] }, o1: { at: [40, 41] },
  };
  const known = { 'close-combat': ['d1', 'd2'], firefight: ['d3'] } as const;
  const added = ['t1', 's1', 'w1', 'o1'];

  /** What a1 of this datasheet reaches once they have come out, and a comrade b1 out of a wreck of its own. */
  const reach = (sheet: Partial<Stand>, kind: BatchKind = 'attacks') => {
    const assault = without(engaged(
      { a1: { at: [40, 30], cc: 4, ff: 4, ...sheet }, b1: { at: [38, 26] } },
      { d1: { at: [40, 33.5] }, d2: { at: [43.5, 30] }, d3: { at: [40, 44] }, ...out },
    ), 'd2');
    const batch = { kind, reach: { a1: known } } as unknown as Batch;
    return reachWith(assault, batch, ['b1', ...added].map(id => unitOf(assault, id)))['a1'];
  };
  const everybody = {
    'close-combat': [...known['close-combat'], ...added], firefight: [...known.firefight, ...added],
  };
  const WALKER = engine(2, [40, 30], { cc: 4, ff: 4 });

  it('W3, V12: a war engine with blows those that it touches or whose transport it touched, else with fire', () => {
    const apart = { 'close-combat': ['d1', 'd2', 't1', 'w1'], firefight: ['d3', 's1', 'o1'] };
    expect(reach(WALKER)).toEqual(apart);
    expect(reach({ ...WALKER, cc: 3, abilities: ['skimmer'] })).toEqual(apart);
  });

  it.each<readonly [string, Partial<Stand>, BatchKind]>([
    ['A5.4: a war engine that supports', WALKER, 'support'],
    ['A4.2: one that fires at those who touch it', { ...WALKER, ff: 3, abilities: ['skimmer'] }, 'attacks'],
    ['H6: a sniper', {}, 'attacks'],
  ])('%s reaches everybody near, but nobody of its own side', (_, sheet, kind) => {
    expect(reach(sheet, kind)).toEqual(everybody);
  });
});
