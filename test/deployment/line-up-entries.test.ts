import { describe, expect, it } from 'vitest';
import type { BuiltUnit } from '../../src/army-lists/built-formation.ts';
import type { FormationGroup } from '../../src/deployment/line-up-entries.ts';
import { groupsOf, placedAs, usualPlaces, withOwn } from '../../src/deployment/line-up-entries.ts';
import { PROFILES, profileOf } from '../support/profiles.ts';
import { LIBRARY, builtOf } from '../table-editing/set-ups.ts';
import { entry } from './asks.ts';

const unit = (profile: string, characters: readonly string[] = [], aboard: number | null = null): BuiltUnit =>
  ({ profile, characters, options: [], aboard });

const linesOfUnits = (...units: readonly BuiltUnit[]): readonly FormationGroup[] => groupsOf(builtOf([], { units }));

const line = (profile: string, count: number, more: Partial<FormationGroup> = {}): FormationGroup =>
  ({ profile, count, characters: [], options: [], carries: false, ...more });

describe('the lines of a formation', () => {
  it('are its profiles in the order in which they are first named, with how many there are of each', () => {
    expect(groupsOf(builtOf(['nobz', 'boyz', 'boyz', 'nobz', 'boyz']))).toEqual([line('nobz', 2), line('boyz', 3)]);
  });

  it('have those that carried others at their end, wherever they were named', () => {
    const lines = linesOfUnits(unit('rhino'), unit('tactical', [], 0), unit('tactical', [], 0), unit('dreadnought'));
    expect(lines).toEqual([line('tactical', 2), line('dreadnought', 1), line('rhino', 1, { carries: true })]);
  });

  it('tell the transports that are empty from those that came full', () => {
    const lines = linesOfUnits(unit('rhino'), unit('rhino'), unit('tactical', [], 1));
    expect(lines).toEqual([line('rhino', 1), line('tactical', 1), line('rhino', 1, { carries: true })]);
  });

  it('keep one character with each of the first stands of a line', () => {
    const lines = linesOfUnits(unit('boyz'), unit('boyz', ['warlord']), unit('boyz', ['oddboy']));
    expect(lines).toEqual([line('boyz', 3, { characters: ['warlord', 'oddboy'] })]);
  });

  it('keep several characters of one stand together: that stand is a line of its own', () => {
    const lines = linesOfUnits(unit('boyz'), unit('boyz', ['warlord', 'oddboy']), unit('boyz'));
    expect(lines).toEqual([line('boyz', 2), line('boyz', 1, { characters: ['warlord', 'oddboy'] })]);
  });
});

describe('where they usually stand', () => {
  const tactical = line('tactical', 6);
  const rhino = line('rhino', 3, { carries: true });

  it('is as many in contact as pair off, and nobody of those that carried others before their passengers', () => {
    expect(usualPlaces({ attacker: [tactical, rhino], defender: [line('boyz', 10)] })).toEqual({
      attacker: [entry('tactical', 6), entry('rhino', 0, 3)],
      defender: [entry('boyz', 6, 4)],
    });
  });

  it('is in contact for transports as well where nobody else is there', () => {
    expect(usualPlaces({ attacker: [rhino], defender: [line('boyz', 4)] })).toEqual({
      attacker: [entry('rhino', 3)], defender: [entry('boyz', 3, 1)],
    });
  });

  it('gives way to where they have been put, as long as the same stands are there', () => {
    const usual = [entry('tactical', 6, 0, 0, ['captain']), entry('rhino', 0, 3)];
    const put = [{ inContact: 2, inFirefight: 3, back: 1 }, { inContact: 0, inFirefight: 0, back: 3 }];
    expect(placedAs(usual, put)).toEqual([entry('tactical', 2, 3, 1, ['captain']), entry('rhino', 0, 0, 3)]);
    expect(placedAs(usual, null)).toEqual(usual);
    expect(placedAs(usual, put.slice(0, 1))).toEqual(usual);
    expect(placedAs(usual, [{ inContact: 2, inFirefight: 3, back: 0 }, put[1]!])).toEqual(usual);
  });
});

describe('a library with the profiles of formations', () => {
  const heroes = profileOf({ name: 'Heroes' });
  const own = builtOf([], { profiles: { 'own-heroes': heroes, boyz: heroes } });
  const known = withOwn(LIBRARY, [builtOf([]), own]);

  it('knows them beside its own, and first where both have one of that name', () => {
    expect(known.profile('own-heroes')).toBe(heroes);
    expect(known.profile('boyz')).toBe(heroes);
    expect(known.profile('nobz')).toBe(PROFILES.nobz);
  });

  it('knows none that only every object has', () => {
    const nobody = withOwn({ ...LIBRARY, profile: () => undefined }, [builtOf([])]);
    expect(nobody.profile('constructor')).toBeUndefined();
  });
});
