/** Snipers: the striking side picks the victim, who saves one worse. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { ATTACKER_ROLLS_HIGH, lostTo, played } from '../support/fight.ts';
import { terrainOf } from '../support/build.ts';
import { weaponOf } from '../support/profiles.ts';
import { stage, type Stand, type StageParts, type Stands } from '../support/stage.ts';

const rifle = (extraAttacks: number) => weaponOf({ kind: 'small-arms', extraAttacks, rules: ['sniper'] });
const victims: Stands = {
  d1: { at: [40, 28], armour: 5 }, d2: { at: [43, 30], armour: 6 }, d3: { at: [46, 31], armour: 5 },
  d4: { at: [58, 24], armour: 5 },
};
/** A sniper on the left and a comrade on the right, who alone sees d4. */
const shot = (
  faces: readonly number[], decisions: readonly Decision[] = [], sheet: Partial<Stand> = {}, parts: StageParts = {},
) => played(stage(
  { a1: { at: [40, 20], ff: 2, weapons: [rifle(0)], ...sheet }, a2: { at: [50, 20], ff: 2 }, afar: { at: [100, 4] } },
  { ...victims, dfar: { at: [100, 76] } }, parts,
), [...faces, ...ATTACKER_ROLLS_HIGH], decisions);
const aimed = (to: string, hit = 1): Decision => ({ type: 'sniper.aimed', side: 'defender', hit, to });
const saves = (dice: readonly string[]): readonly string[] =>
  dice.filter(die => die.includes(' save ')).map(die => die.replace(/:.*/, ''));

describe('a sniper', () => {
  it('H6, ruling 40: hits whom the striking side says', () => {
    expect(saves(shot([1, 2, 6], [aimed('d3', 0)]).dice)).toEqual(['d3 save sniper 6+']);
  });

  it('H6: unsaid, its hit falls on the nearest whom no other hit has found', () => {
    expect(saves(shot([2, 2, 6], []).dice)).toEqual(['d1 save 5+']);
  });

  it('H6, ruling 40: it may double up on somebody hit already, which takes no place in the lap', () => {
    expect(saves(shot([2, 2, 6, 6], [aimed('d1')]).dice)).toEqual(['d1 save 5+', 'd1 save sniper 6+']);
  });

  it('V11: the save is one worse, and a 6+ is none at all', () => {
    expect(lostTo(shot([1, 2], [aimed('d2', 0)]).report, 'attack')).toEqual(['d2']);
    expect(lostTo(shot([1, 2, 5], [aimed('d3', 0)]).report, 'attack')).toEqual(['d3']);
  });

  it('V11: cover is one worse too', () => {
    const ruins = { terrain: [terrainOf('ruins', [44, 29], [48, 33])] };
    expect(saves(shot([1, 2, 6], [aimed('d3', 0)], {}, ruins).dice)).toEqual(['d3 save sniper 5+']);
  });

  it.each([
    ['H6, ruling 40: cannot hit whom it does not reach or see', aimed('d4', 0), /H6/],
    ['A4.6: nor who is not engaged', aimed('dfar', 0), /A4\.6/],
    ['H6: nor somebody who is not there', aimed('x', 0), /A4\.6/],
    ['H6: nor aim with a hit that was not scored', aimed('d1', 5), /H6/],
  ])('%s', (_, decision, reason) => {
    expect(() => shot([1, 2, 6], [decision])).toThrow(reason);
  });

  it('H6: an ordinary hit cannot be aimed', () => {
    expect(() => shot([2, 1, 6], [aimed('d2', 0)])).toThrow(/H6/);
  });

  it('ruling 40: the word on a unit’s own line is worth nothing in an assault', () => {
    const { dice } = shot([2, 1, 6], [], { weapons: [], abilities: ['sniper'] });
    expect(saves(dice)).toEqual(['d1 save 5+']);
  });

  it('H6, V10: shields stop it like any other hit from a firefight', () => {
    const scenario = stage({ a1: { at: [40, 20], ff: 2, weapons: [rifle(0)] }, afar: { at: [100, 4] } }, {
      d1: { at: [40, 28], armour: 5, abilities: ['shadowfield-1'] }, d2: { at: [43, 30] }, dfar: { at: [100, 76] },
    });
    expect(saves(played(scenario, [2, ...ATTACKER_ROLLS_HIGH]).dice)).toEqual([]);
    expect(lostTo(played(scenario, [2, ...ATTACKER_ROLLS_HIGH]).report, 'attack')).toEqual([]);
    const moved = played(scenario, [2, ...ATTACKER_ROLLS_HIGH], [aimed('d2', 0)]);
    expect(lostTo(moved.report, 'attack')).toEqual(['d2']);
  });

  it('H6: with extra attacks only these are aimed', () => {
    const { dice } = shot([2, 1, 2, 6, 6], [aimed('d3')], { weapons: [rifle(1)] });
    expect(saves(dice)).toEqual(['d1 save 5+', 'd3 save sniper 6+']);
  });
});
