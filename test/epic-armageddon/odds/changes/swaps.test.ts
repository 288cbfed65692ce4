import { describe, expect, it } from 'vitest';
import { holdBackChanges } from '../../../../src/epic-armageddon/odds/changes/hold-back.ts';
import type { Change } from '../../../../src/epic-armageddon/odds/changes/change.ts';
import { otherEnemyChanges, swapChanges } from '../../../../src/epic-armageddon/odds/changes/swaps.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { PROFILES } from '../../../support/profiles.ts';
import { allOf, engagedOn, inContact } from './changed.ts';

const facing = (attackers: readonly ReturnType<typeof unitOf>[], defenders: readonly ReturnType<typeof unitOf>[]) =>
  scenarioOf({ formations: [formationOf('attacker', attackers), formationOf('defender', defenders)] });
const idsOf = (changes: Iterable<Change>): readonly string[] => [...changes].map(({ id }) => id);
const whereIs = ({ formations }: Scenario) =>
  Object.fromEntries(formations.flatMap(one => one.units).map(({ id, at }) => [id, at]));

/** Two devastators in contact, two assault marines and a nob behind them. */
const WRONG = facing([
  ...rowOf('a', 'devastator', 2, [30, 20]), unitOf('b1', 'assault', [30, 17]), unitOf('b2', 'assault', [33, 17]),
  unitOf('c', 'terminator', [36, 17]),
], rowOf('d', 'boyz', 2, [30, 22]));

describe('A4.2: a stand in the place of another in contact', () => {
  it('is whoever gains most in it, for whoever gains least, one for each two kinds, two at most', () => {
    expect(idsOf(swapChanges(WRONG, ['attacker']))).toEqual([
      'contact-swap:attacker:c:a1', 'contact-swap:attacker:b1:a1',
    ]);
  });

  it('is the change alone: the two change places, and nobody else moves', () => {
    const [change] = swapChanges(WRONG, ['attacker']);
    const before = whereIs(WRONG);
    expect(whereIs(change!.scenario)).toEqual({ ...before, c: before['a1'], a1: before['c'] });
    expect(inContact(change!.scenario, 'attacker')).toEqual(['a2', 'c']);
    expect(change!.values).toEqual({ side: 'attacker', unit: 'Terminator', other: 'Devastator 1', enemy: 'Boyz 1' });
  });

  it('is none between stands of one kind, and none where nobody waits', () => {
    const boyz = facing(
      rowOf('a', 'assault', 2, [30, 20]), [...rowOf('d', 'boyz', 2, [30, 22]), unitOf('e', 'boyz', [30, 25])],
    );
    expect(idsOf(swapChanges(boyz))).toEqual([]);
  });

  it('touches from where a larger base has room, and is none where it has not', () => {
    const rhino = (x: number) => facing(
      [unitOf('a', 'assault', [30, 20]), unitOf('r', 'rhino', [x, 16])],
      [unitOf('d', 'boyz', [30, 22])],
    );
    const [change] = swapChanges(rhino(30), ['attacker']);
    expect(whereIs(change!.scenario)).toMatchObject({ r: [30, 19.5], a: [30, 16] });
  });
});

describe('A4.2, A2.6: a stand that touches another enemy', () => {
  const mixed = (nob: readonly [number, number]) => facing(
    rowOf('a', 'assault', 2, [30, 20]), [...rowOf('d', 'boyz', 2, [30, 22]), unitOf('n', 'nobz', nob)],
  );

  it('is one of another kind, as near as can be; it leaves the one before', () => {
    const [change, ...others] = otherEnemyChanges(mixed([36, 22]), ['attacker']);
    expect(others).toEqual([]);
    expect(change!.values).toEqual({ side: 'attacker', unit: 'Assault 1', enemy: 'Nobz', other: 'Boyz 1' });
    expect(inContact(change!.scenario, 'defender')).toEqual(['d2', 'n']);
    const { a1, ...rest } = whereIs(change!.scenario);
    expect(a1).not.toEqual([30, 20]);
    expect(whereIs(mixed([36, 22]))).toMatchObject(rest);
  });

  it('is none where all enemies are of one kind, or nobody can be touched but with the first', () => {
    expect(idsOf(otherEnemyChanges(scenarioOf()))).toEqual([]);
  });
});

describe('A4.1, A2.8: somebody held back', () => {
  const deep = facing(
    [...rowOf('a', 'assault', 2, [30, 20]), unitOf('r', 'tactical', [30, 15]), unitOf('b', 'tactical', [30, 9]),
      unitOf('c', 'devastator', [32.5, 8])],
    rowOf('d', 'boyz', 2, [30, 22]),
  );

  it('is the last whom contact suits: out of reach, and nobody else has moved', () => {
    const [change] = allOf(holdBackChanges(deep, ['attacker']));
    expect(change!.values).toEqual({ side: 'attacker', unit: 'Devastator', closing: [] });
    expect(engagedOn(change!.scenario, 'attacker')).toEqual(['a1', 'a2', 'r', 'b']);
    const { c, ...rest } = whereIs(change!.scenario);
    expect(whereIs(deep)).toMatchObject(rest);
    expect(c![1]).toBeLessThan(6);
  });

  it('names whoever goes back with him so that the chain holds', () => {
    const near = facing([
      ...rowOf('a', 'assault', 2, [30, 20]), unitOf('r', 'tactical', [30, 15]), unitOf('b', 'boyz', [30, 12]),
      unitOf('c', 'devastator', [33, 12]),
    ], rowOf('d', 'boyz', 2, [30, 22]));
    const [change] = allOf(holdBackChanges(near, ['attacker']));
    expect(change!.values).toEqual({ side: 'attacker', unit: 'Devastator', closing: ['Boyz'] });
    expect(engagedOn(change!.scenario, 'attacker')).toEqual(['a1', 'a2', 'r', 'b']);
  });

  it('is a bearer of a character too, and nobody where there is but one', () => {
    const led = scenarioOf({
      formations: deep.formations.map(one => ({ ...one, units: one.units.map(unit =>
        (unit.id === 'b' ? { ...unit, characters: ['captain'] } : unit)) })),
      profiles: { captain: PROFILES.captain },
    });
    const [first, second] = allOf(holdBackChanges(led, ['attacker']));
    expect([first!.values['unit'], second!.values['unit']]).toEqual(['Tactical 2 + Captain', 'Devastator']);
    const alone = facing([unitOf('a', 'assault', [30, 20])], [unitOf('d', 'boyz', [30, 22])]);
    expect(allOf(holdBackChanges(alone))).toEqual([]);
  });

  it('is looked for in steps, as long as the search may be', () => {
    const crowded = facing([...rowOf('a', 'assault', 4, [30, 20]), ...rowOf('b', 'boyz', 4, [30, 17])],
      [...rowOf('d', 'boyz', 4, [30, 22]), unitOf('e', 'boyz', [45, 17])]);
    const pauses = [...holdBackChanges(crowded, ['attacker'])].filter(one => one === null);
    expect(pauses.length).toBeGreaterThan(3);
  });
});
