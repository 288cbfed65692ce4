import { describe, expect, it } from 'vitest';
import { withCombat, withModel } from '../../../src/warhammer-40k/model/roster.ts';
import { findCombats, foesOf, isLocked } from '../../../src/warhammer-40k/movement/combats.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { at, attackers, defenders, field, fighting, slay, slayUnit } from './field.ts';

const unitsOf = (on: Phase): readonly (readonly string[])[] => on.combats.map(({ units }) => units);
const put = (on: Phase, id: string, x: number, y: number): Phase => withModel(on, id, { at: [x, y] });

/** a against d, and far away b against e. */
const two = (): Phase => fighting('trial-seven-steps', [
  attackers([[10, 20]]), at('b', 'attacker', [[30, 20], [31, 20]]),
  defenders([[10, 21]]), at('e', 'defender', [[30, 21], [31, 21]]),
]);

describe('combats', () => {
  it('are units bound together by contact, each group one', () => {
    expect(unitsOf(two())).toEqual([['a', 'd'], ['b', 'e']]);
    expect(two().combats.map(({ id }) => id)).toEqual(['combat-1', 'combat-2']);
    expect(two().combats[0]).toMatchObject({ round: 1, fought: false, wounds: { attacker: 0, defender: 0 } });
  });

  it('leave out whoever touches nobody', () => {
    expect(field('7th', [attackers([[10, 20]]), defenders([[10, 21.2]])]).combats).toEqual([]);
    expect(fighting('7th', [attackers([[10, 20]]), defenders([[10, 21.2]])]).combats).toEqual([]);
  });

  it('take along a character in a unit, and the unit that he is in', () => {
    const on = fighting('trial-eight-steps', [
      attackers([[10, 20]]), at('hero', 'attacker', [[10, 15]], { joined: 'a', traits: ['independent-character'] }),
      defenders([[10, 21]]),
    ]);
    expect(unitsOf(on)).toEqual([['a', 'hero', 'd']]);
    expect(foesOf(on, 'hero')).toEqual(['d']);
    expect(unitsOf(findCombats(slayUnit(on, 'hero')))).toEqual([['a', 'd']]);
  });

  it('keep their id, their round and what they have been through', () => {
    const fought = withCombat(two(), 'combat-2', { round: 3, fought: true, wounds: { attacker: 2, defender: 1 } });
    expect(findCombats(fought).combats).toEqual(fought.combats);
  });

  it('are gone when one side is', () => {
    expect(unitsOf(findCombats(slayUnit(two(), 'd')))).toEqual([['b', 'e']]);
    expect(findCombats(slayUnit(two(), 'd')).combats[0]!.id).toBe('combat-2');
  });

  it('that have grown together go on as the first of them, in the highest round', () => {
    const old = withCombat(withCombat(two(), 'combat-1', { round: 2 }), 'combat-2', {
      round: 4, wounds: { attacker: 1, defender: 0 },
    });
    const merged = findCombats(put(put(old, 'a1', 32, 21), 'd1', 32, 22));
    expect(merged.combats).toEqual([
      { id: 'combat-1', units: ['a', 'b', 'd', 'e'], round: 4, fought: false, wounds: { attacker: 1, defender: 0 } },
    ]);
  });

  it('that have fallen apart are two of the same age', () => {
    const one = fighting('4th', [
      attackers([[10, 20], [20, 20]]), defenders([[10, 21]]), at('e', 'defender', [[20, 21]]),
      at('b', 'attacker', [[21, 21]]),
    ]);
    expect(unitsOf(one)).toEqual([['a', 'd', 'e', 'b']]);
    const apart = findCombats(slay(withCombat(one, 'combat-1', { round: 2 }), 'a2'));
    expect(apart.combats.map(({ id, units, round }) => ({ id, units, round }))).toEqual([
      { id: 'combat-1', units: ['a', 'd'], round: 2 }, { id: 'combat-2', units: ['e', 'b'], round: 2 },
    ]);
  });

  it('R-0.25: who has fought and runs into a fight to come waits beside it, and joins it next turn', () => {
    const fought = slayUnit(withCombat(two(), 'combat-1', { fought: true }), 'd');
    const met = findCombats(put(fought, 'a1', 29, 21));
    expect(met.combats).toMatchObject([
      { id: 'combat-1', units: ['a'], fought: true }, { id: 'combat-2', units: ['b', 'e'], fought: false },
    ]);
    const next = { ...met, combats: met.combats.map(one => ({ ...one, fought: false })) };
    expect(findCombats(next).combats).toMatchObject([{ id: 'combat-1', units: ['a', 'b', 'e'] }]);
  });

  it('R-0.25: nobody who has fought is drawn into another fight by friends whose own enemies are gone', () => {
    const fought = slayUnit(withCombat(two(), 'combat-1', { fought: true }), 'e');
    const met = findCombats(put(fought, 'b1', 11, 21));
    expect(met.combats).toMatchObject([{ units: ['a', 'b', 'd'], fought: true }]);
  });

  it('000-24: who runs into a fresh enemy is in a combat that is fought no more this phase', () => {
    const fought = slayUnit(withCombat(two(), 'combat-1', { fought: true }), 'd');
    const alone = findCombats(slayUnit(fought, 'b'));
    expect(alone.combats).toEqual([]);
    const met = findCombats(put({ ...slayUnit(fought, 'b'), combats: fought.combats.slice(0, 1) }, 'a1', 29, 21));
    expect(met.combats).toMatchObject([{ id: 'combat-1', units: ['a', 'e'], fought: true }]);
  });
});

describe('locked', () => {
  it('is who touches an enemy, whether its combat has been found or not', () => {
    const on = field('7th', [attackers([[10, 20]]), defenders([[10, 21]]), at('b', 'attacker', [[15, 20]])]);
    expect(['a', 'b', 'd'].map(id => isLocked(on, id))).toEqual([true, false, true]);
  });

  it('stays who has lost touch in the fight, with those who have fallen or whom its fallen touched', () => {
    const on = slay(fighting('7th', [attackers([[10, 20]]), defenders([[10, 21], [10, 23]])]), 'd1');
    expect(isLocked(on, 'a')).toBe(true);
    expect(foesOf(on, 'a')).toEqual(['d']);
  });

  it('is nobody any more of whose enemies nobody is left', () => {
    expect(isLocked(slayUnit(two(), 'd'), 'a')).toBe(false);
    expect(foesOf(slayUnit(two(), 'd'), 'a')).toEqual([]);
  });

  it('is a unit with those it touches, not with all of a wider combat', () => {
    const on = fighting('7th', [
      attackers([[10, 20]]), defenders([[10, 21]]), at('b', 'attacker', [[10, 22]]), at('e', 'defender', [[10, 23]]),
    ]);
    expect(['a', 'b', 'd', 'e'].map(id => foesOf(on, id))).toEqual([['d'], ['d', 'e'], ['a', 'b'], ['b']]);
  });
});
