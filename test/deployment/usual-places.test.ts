import { describe, expect, it } from 'vitest';
import type { StandGroup } from '../../src/deployment/line-up-request.ts';
import { usualPlaces } from '../../src/deployment/usual-places.ts';
import { PROFILES } from '../support/profiles.ts';
import { LIBRARY } from '../table-editing/set-ups.ts';
import { entry } from './asks.ts';

const stands = (profile: string, count: number, characters: readonly string[] = []): StandGroup =>
  ({ profile, count, characters });

const placesOf = (attacker: readonly StandGroup[], defender: readonly StandGroup[]) =>
  usualPlaces({ attacker, defender }, LIBRARY);

describe('the usual places', () => {
  it('are in contact for as many as pair off: those who gain most there, before whoever is listed before them', () => {
    const { entries, says } = placesOf([stands('boyz', 6), stands('nobz', 2)], [stands('assault', 4, ['chaplain'])]);
    expect(entries).toEqual({
      attacker: [entry('boyz', 2, 4), entry('nobz', 2)], defender: [entry('assault', 4, 0, 0, ['chaplain'])],
    });
    expect(says).toEqual(['Attacker: Nobz in front.']);
  });

  it('are of those who gain alike for those with the worse save, then for the first of the list', () => {
    const { entries, says } = placesOf([stands('tactical', 3), stands('rhino', 2)], [stands('boyz', 3)]);
    expect(entries.attacker).toEqual([entry('tactical', 1, 2), entry('rhino', 2)]);
    expect(says).toEqual(['Attacker: Rhino in front.']);
    expect(placesOf([stands('boyz', 2), stands('boyz', 2)], [stands('nobz', 2)]).entries.attacker)
      .toEqual([entry('boyz', 2), entry('boyz', 0, 2)]);
  });

  it('are those of its bearer for a character, counted together with it', () => {
    const { entries } = placesOf([stands('boyz', 2), stands('tactical', 2, ['chaplain'])], [stands('nobz', 2)]);
    expect(entries.attacker).toEqual([entry('boyz', 1, 1), entry('tactical', 1, 1, 0, ['chaplain'])]);
  });

  it('say nothing where they are those of the list', () => {
    expect(placesOf([stands('nobz', 2), stands('boyz', 6)], [stands('assault', 4)]).says).toEqual([]);
    expect(placesOf([stands('devastator', 2), stands('assault', 2)], [stands('boyz', 4)]).says).toEqual([]);
  });

  it('have those last of whom the library knows nothing, as it is named', () => {
    const { entries, says } = placesOf([stands('squigs', 1), stands('boyz', 1)], [stands('squigs', 1)]);
    expect(entries.attacker).toEqual([entry('squigs', 0, 1), entry('boyz', 1)]);
    expect(says).toEqual(['Attacker: Boyz in front.']);
  });

  it('give way to where stands have been put, as long as the same stands are there', () => {
    const sides = { attacker: [stands('boyz', 6), stands('nobz', 2)], defender: [stands('assault', 4)] };
    const put = [{ inContact: 2, inFirefight: 3, back: 1 }, { inContact: 0, inFirefight: 0, back: 2 }];
    const places = (attacker: typeof put) => usualPlaces(sides, LIBRARY, { attacker, defender: null });
    const { entries, says } = places(put);
    expect(entries.attacker).toEqual([entry('boyz', 2, 3, 1), entry('nobz', 0, 0, 2)]);
    expect(says).toEqual([]);
    for (const others of [put.slice(0, 1), [{ ...put[0]!, back: 0 }, put[1]!]]) {
      expect(places(others)).toEqual(usualPlaces(sides, LIBRARY));
    }
  });

  it('are known for datasheets of every kind', () => {
    for (const profile of Object.keys(PROFILES)) {
      if (PROFILES[profile as keyof typeof PROFILES].type === 'character') continue;
      const { entries } = placesOf([stands(profile, 1)], [stands('boyz', 1)]);
      expect(entries.attacker, profile).toEqual([entry(profile, 1)]);
    }
  });
});
