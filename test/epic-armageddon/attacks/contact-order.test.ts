import { describe, expect, it } from 'vitest';
import { gainInContact, inContactOrder } from '../../../src/epic-armageddon/attacks/contact-order.ts';
import { joinCharacters } from '../../../src/epic-armageddon/attacks/join-characters.ts';
import type { Combatant } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { characterOf, profileOf, PROFILES, weaponOf } from '../../support/profiles.ts';

const gainOf = (profile: Profile, ...leaders: readonly Profile[]): number =>
  gainInContact(joinCharacters(profile, leaders));

const orderOf = (...profiles: readonly Profile[]): readonly string[] =>
  inContactOrder(profiles, (one): Combatant => joinCharacters(one, [])).map(({ name }) => name);

describe('what a stand gains in contact', () => {
  it('is its expected hits in close combat less those in a firefight', () => {
    expect(gainOf(PROFILES.boyz)).toBeCloseTo(2 / 6, 12);
    expect(gainOf(PROFILES.devastator)).toBeCloseTo(-2 / 6, 12);
  });

  it('counts extra attacks, of characters too, and those whose number is thrown by their average', () => {
    expect(gainOf(PROFILES.nobz)).toBeCloseTo(2 * 4 / 6 - 2 / 6, 12);
    expect(gainOf(PROFILES.tactical, PROFILES.chaplain)).toBeCloseTo(3 / 6, 12);
    expect(gainOf(profileOf({ weapons: [weaponOf({ extraAttacks: 'D3' })] }))).toBeCloseTo(1, 12);
    const guns = weaponOf({ kind: 'small-arms', extraAttacks: '2D6' });
    expect(gainOf(profileOf({ weapons: [guns] }))).toBeCloseTo(-3.5, 12);
  });

  it('counts all dice of a war engine, and none without a value', () => {
    expect(gainOf(profileOf({ type: 'war-engine', damageCapacity: 4, cc: 4, ff: 5 }))).toBeCloseTo(4 / 6, 12);
    expect(gainOf(profileOf({ cc: null }))).toBeCloseTo(-3 / 6, 12);
  });
});

describe('the order in which stands go into contact', () => {
  it('has those first who gain most there', () => {
    expect(orderOf(PROFILES.devastator, PROFILES.boyz, PROFILES.tactical, PROFILES.nobz))
      .toEqual(['Nobz', 'Boyz', 'Tactical', 'Devastator']);
  });

  it('has of those who gain alike the worse save first, re-roll and invulnerable save included', () => {
    const stand = (name: string, more: Partial<Profile> = {}): Profile => profileOf({ name, ...more });
    expect(orderOf(
      stand('Blessed', { abilities: ['invulnerable-save'] }), stand('Plated', { abilities: ['reinforced-armour'] }),
      stand('Usual'), stand('Thin', { armour: 6 }), stand('Bare', { armour: null }),
    )).toEqual(['Bare', 'Thin', 'Usual', 'Blessed', 'Plated']);
  });

  it('has of alike ones the first of the list first', () => {
    expect(orderOf(profileOf({ name: 'One' }), profileOf({ name: 'Other' }))).toEqual(['One', 'Other']);
    expect(gainOf(profileOf(), characterOf())).toBe(gainOf(profileOf()));
  });
});
