import { describe, expect, it } from 'vitest';
import { phaseLibraryOf } from '../../../src/warhammer-40k/units/library.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { profileWith } from '../../../src/warhammer-40k/units/units.ts';
import { CHARACTER_WEAPONS, weaponNamed } from '../../../src/warhammer-40k/units/weapons.ts';

const library = phaseLibraryOf('7th');
const unit = (id: string) => library.unit(id)!;

describe('profiles of the seventh edition', () => {
  it('are 63, with their source and what is to be said with them', () => {
    expect(library.all).toHaveLength(63);
    expect(library.source).toContain('commit 6fd52df');
    expect(library.notice.join(' ')).toContain('states no licence');
  });

  it('are those of no other edition', () => {
    for (const edition of EDITIONS.filter(one => one !== '7th')) expect(phaseLibraryOf(edition).all).toEqual([]);
  });

  it('have the numbers of their entries', () => {
    expect(unit('ork-boy').profile).toMatchObject({
      weaponSkill: 4, strength: 3, toughness: 4, wounds: 1, initiative: 2, attacks: 2, leadership: 7, save: 6,
      invulnerable: null, traits: ['furious-charge'],
    });
    expect(unit('ork-boy').profile.weapons.map(({ name }) => name)).toEqual(['Choppa', 'Slugga']);
    expect(unit('ork-boy').ballisticSkill).toBe(2);
    expect(unit('captain').profile).toMatchObject({ save: 3, invulnerable: 4, wounds: 3 });
    expect(unit('gretchin').profile.save).toBe(null);
    expect(unit('death-company').profile.feelNoPain).toBe(5);
    expect(unit('carnifex').traits).toEqual(['monstrous-creature']);
    expect(unit('warboss').traits).toEqual(['independent-character']);
    expect(unit('veteran-sergeant').profile.traits).toContain('character');
    expect(unit('keeper-of-secrets').profile).toMatchObject({ kinds: ['chaos-daemons', 'daemons'], save: null });
    expect(unit('grey-knight').profile.preferredEnemyOf).toEqual(['daemons']);
  });

  it('say what no source tells of them', () => {
    expect(unit('space-marine').unsourced).toEqual(['pistol', 'frag']);
    expect(unit('bloodletter').unsourced).toEqual(['daemon', 'furious-charge']);
    expect(unit('ork-boy').unsourced).toEqual([]);
    const imperial = library.all.filter(({ unsourced }) => unsourced.includes('frag'));
    expect(imperial.length).toBeGreaterThan(10);
    expect(imperial.some(({ forces }) => forces.includes('orks') || forces.includes('eldar'))).toBe(false);
  });

  it('count by rows where they carry what pages beside the text tell of', () => {
    expect(library.all.flatMap(({ profile }) => profile.weapons).filter(({ row }) => row === null)).toEqual([]);
  });

  it('can be given every weapon that they may choose, in place of all but a pistol', () => {
    for (const one of library.all) {
      for (const { id } of one.choices) expect(profileWith(one, [id]).name).toContain(one.name);
    }
    const armed = profileWith(unit('veteran-sergeant'), ['power-fist']);
    expect(armed.weapons.map(({ name }) => name)).toEqual(['Power fist', 'Pistol']);
    expect(profileWith(unit('fire-warrior'), ['photon-grenades']).grenades).toEqual(['photon']);
    expect(profileWith(unit('ork-boy'), ['power-klaw'])).toBe(unit('ork-boy').profile);
    expect(CHARACTER_WEAPONS.map(name => weaponNamed(name).row)).not.toContain(null);
    expect(() => weaponNamed('spoon')).toThrow('There is no weapon spoon.');
  });
});
