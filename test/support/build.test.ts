import { expect, it } from 'vitest';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { formationOf, rowOf, scenarioOf } from './build.ts';
import { PROFILES } from './profiles.ts';

it.each(Object.entries(PROFILES))('the profile %s is that of the library', (id, profile) => {
  expect(profile).toEqual(neteaLibrary.profile(id));
});

it('a test that says nothing gets two sides that touch', () => {
  const [attacker, defender] = scenarioOf().formations;
  expect(attacker?.side).toBe('attacker');
  expect(defender?.units[0]?.at).toEqual([30, 22]);
});

it('a profile that nobody has named is an error of the test', () => {
  expect(() => scenarioOf({ formations: [formationOf('attacker', rowOf('a', 'dragon', 1, [1, 1]))] })).toThrow();
});
