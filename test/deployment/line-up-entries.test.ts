import { describe, expect, it } from 'vitest';
import type { BuiltUnit } from '../../src/army-lists/built-formation.ts';
import { groupsOf, withOwn } from '../../src/deployment/line-up-entries.ts';
import type { StandGroup } from '../../src/deployment/line-up-request.ts';
import { PROFILES, profileOf } from '../support/profiles.ts';
import { LIBRARY, builtOf } from '../table-editing/set-ups.ts';

const unit = (profile: string, characters: readonly string[] = [], aboard: number | null = null): BuiltUnit =>
  ({ profile, characters, options: [], aboard });

const linesOfUnits = (...units: readonly BuiltUnit[]): readonly Required<StandGroup>[] =>
  groupsOf(builtOf([], { units }));

const line = (profile: string, count: number, more: Partial<StandGroup> = {}): Required<StandGroup> =>
  ({ profile, count, characters: [], options: [], ...more });

describe('the lines of a formation', () => {
  it('are its profiles in the order in which they are first named, with how many there are of each', () => {
    expect(groupsOf(builtOf(['nobz', 'boyz', 'boyz', 'nobz', 'boyz']))).toEqual([line('nobz', 2), line('boyz', 3)]);
  });

  it('are where they were first named, whoever sits in whom', () => {
    const lines = linesOfUnits(unit('rhino'), unit('tactical', [], 0), unit('rhino'), unit('tactical', [], 0));
    expect(lines).toEqual([line('rhino', 2), line('tactical', 2)]);
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
