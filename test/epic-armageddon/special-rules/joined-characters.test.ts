/** What a character is by whom it joins, and what whoever bears it becomes. */
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { joinCharacters } from '../../../src/epic-armageddon/attacks/join-characters.ts';
import type { Combatant } from '../../../src/epic-armageddon/model/combatant.ts';

const joined = (unit: string, ...characters: readonly string[]): Combatant =>
  joinCharacters(neteaLibrary.profile(unit)!, characters.map(id => neteaLibrary.profile(id)!));

/** Dice beside the unit's own. */
const extra = ({ attacks }: Combatant) =>
  [attacks['close-combat'], attacks.firefight].map(dice => dice.slice(1).map(one => one.dice));

describe('a Living Ancestor gives an invulnerable save to infantry alone', () => {
  it.each([['squat-warriors', true], ['hearthguard', true], ['guild-trike', false], ['land-train', false]])(
    '%s: %s', (unit, isSaved) => {
      expect(joined(unit).abilities).not.toContain('invulnerable-save');
      expect(joined(unit, 'living-ancestor').abilities.includes('invulnerable-save')).toBe(isSaved);
      expect(joined(unit, 'living-ancestor').abilities).toContain('inspiring');
    });
});

describe('an Exarch has the weapon of the shrine that it joins', () => {
  it.each([
    ['dire-avengers', [[1], []]], ['howling-banshees', [[1], []]], ['shining-spears', [[1], []]],
    ['striking-scorpions', [[1], []]], ['dark-reapers', [[], [1]]], ['fire-dragons', [[], [1]]],
    ['swooping-hawks', [[], [1]]], ['warp-spiders', [[], [1]]], ['guardians', [[], []]],
  ])('%s', (unit, dice) => {
    const own = extra(joined(unit));
    expect(extra(joined(unit, 'exarch'))).toEqual(own.map((some, way) => [...some, ...dice[way]!]));
  });
});

describe('a war engine has the values of what is mounted on it', () => {
  it.each<[unit: string, mounted: string, values: Partial<Combatant>]>([
    ['ordinatus-minorus', 'close-combat-weapon', { cc: 3, speed: 15 }],
    ['ordinatus-minorus', 'laser-burner', { cc: 3 }],
    ['ordinatus-minorus', 'corvus-assault-pod', { cc: 6, speed: 25 }],
    ['ordinatus-minorus', 'gatling-blaster', { cc: 6, speed: 15 }],
    ['gorgon', 'gorgon-mortars', { ff: 6 }],
    ['reaver-class-titan-amtl', 'laser-burner', { cc: 3, ff: 3 }],
  ])('%s with %s', (unit, mounted, values) => expect(joined(unit, mounted)).toMatchObject(values));
});
