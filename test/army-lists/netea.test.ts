import { describe, expect, it, test } from 'vitest';
import { UNIT_TYPES, WEAPON_KINDS } from '../../src/epic-armageddon/model/profile.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { NETEA_UNITS } from '../../src/army-lists/netea-units.ts';
import { OPEN_TRANSPORTS } from '../../src/army-lists/carrying.ts';

const profileOf = (id: string) => {
  const profile = neteaLibrary.profile(id);
  if (!profile) throw new Error(`No profile ${id}.`);
  return profile;
};

/** Type, speed, armour, close combat, firefight and damage capacity in the order of a datasheet. */
const SHEETS = [
  ['tactical', 'infantry', 15, 4, 4, 4, 1, []],
  ['assault', 'infantry', 30, 4, 3, 5, 1, ['jump-packs']],
  ['devastator', 'infantry', 15, 4, 5, 3, 1, []],
  ['terminator', 'infantry', 15, 4, 3, 3, 1, ['reinforced-armour']],
  ['boyz', 'infantry', 15, 6, 4, 6, 1, []],
  ['nobz', 'infantry', 15, 4, 3, 5, 1, ['leader']],
  ['grotz', 'infantry', 15, null, 6, 6, 1, ['expendable']],
  ['infantry', 'infantry', 15, null, 6, 5, 1, []],
  ['leman-russ', 'armoured-vehicle', 20, 4, 6, 4, 1, ['reinforced-armour']],
  ['land-raider', 'armoured-vehicle', 25, 4, 6, 4, 1, ['reinforced-armour', 'transport']],
  ['baneblade', 'war-engine', 15, 4, 6, 4, 3, ['reinforced-armour']],
  ['warhound-class-titan', 'war-engine', 30, 5, 4, 4, 3, ['reinforced-armour', 'fearless', 'void-shields-2']],
  ['gargant', 'war-engine', 15, 4, 3, 3, 8, ['reinforced-armour', 'fearless', 'power-fields-d33']],
  ['howling-banshees', 'infantry', 15, 5, 2, 5, 1, ['infiltrator']],
  ['warp-spiders', 'infantry', 15, 4, 5, 4, 1, ['first-strike']],
  ['dire-avengers', 'infantry', 15, 5, 5, 4, 1, []],
  ['avatar', 'war-engine', 15, 3, 2, 4, 3, ['invulnerable-save', 'fearless', 'inspiring']],
  ['berzerkers', 'infantry', 15, 4, 2, 5, 1, ['fearless']],
  ['land-speeder', 'light-vehicle', 35, 4, 6, 5, 1, ['skimmer']],
  ['rhino', 'armoured-vehicle', 30, 5, 6, 6, 1, ['transport']],
  ['genestealers', 'infantry', 20, 6, 2, null, 1, ['scout', 'infiltrator']],
  ['aa-gun', 'light-vehicle', 0, null, 6, 6, 1, []],
  ['thunderfire', 'armoured-vehicle', 0, 5, 6, 3, 1, []],
  ['daemon-prince', 'infantry', 15, 3, 3, 3, 1, ['fearless']],
] as const;

describe('datasheets', () => {
  test.each(SHEETS)('%s is %s, moves %icm, saves on %s, strikes on %s and %s', (...sheet) => {
    const [id, type, speed, armour, cc, ff, damageCapacity, abilities] = sheet;
    const profile = profileOf(id);
    expect(profile).toMatchObject({ type, speed, armour, cc, ff, damageCapacity });
    expect(profile.abilities).toEqual(expect.arrayContaining([...abilities]));
  });

  const WEAPONS = [
    ['terminator', [{ name: 'Power Weapons', kind: 'assault', extraAttacks: 1, rules: ['macro-weapon'] }]],
    ['nobz', [{ name: 'Big Choppas', kind: 'assault', extraAttacks: 1, rules: [] }]],
    ['dire-avengers', [{ name: 'Shuriken Catapults', kind: 'small-arms', extraAttacks: 1, rules: [] }]],
    ['howling-banshees', [
      { name: 'Shuriken Pistols', kind: 'small-arms', extraAttacks: 0, rules: [] },
      { name: 'Banshee Masks', kind: 'assault', extraAttacks: 0, rules: ['first-strike'] },
    ]],
    ['shining-spears', [
      { name: 'Twin Shuriken Catapults', kind: 'small-arms', extraAttacks: 0, rules: [] },
      { name: 'Power Lances', kind: 'assault', extraAttacks: 0, rules: ['lance'] },
    ]],
    ['squiggoth', [{ name: 'Teeth and Horns', kind: 'assault', extraAttacks: 'D3', rules: ['macro-weapon'] }]],
    ['land-raider-crusader', [{ name: 'Hurricane Bolters', kind: 'small-arms', extraAttacks: 2, rules: [] }]],
    ['stormsword', [{ name: 'Heavy Flamer', kind: 'small-arms', extraAttacks: 0, rules: ['ignore-cover'] }]],
    ['tactical', []],
  ] as const;

  test.each(WEAPONS)('%s carries what its datasheet says', (id, weapons) => {
    expect(profileOf(id).weapons).toEqual(weapons);
  });

  it('adds up the extra attacks of several equal weapons', () => {
    const swarms = profileOf('abattoir').weapons.filter(({ name }) => name === 'Scarab Swarm');
    expect(swarms.map(({ kind, extraAttacks }) => [kind, extraAttacks])).toEqual([['small-arms', 3], ['assault', 3]]);
  });

  it('gives an immobile unit the speed 0', () => {
    expect(['bastion', 'pylon', 'hydra-platform'].map(id => profileOf(id).speed)).toEqual([0, 0, 0]);
  });

  it('lands an aircraft that can fight on the ground: a war engine that does not move', () => {
    const aircraft = neteaLibrary.all.filter(({ profile }) => profile?.abilities.includes('aircraft'));
    expect(aircraft.map(({ id }) => id)).toEqual([
      'chaos-thunderhawk', 'landa', 'landing-craft', 'orca', 'slavebringer-assault-boat', 'storm-eagle',
      'thunderhawk-gunship', 'thunderhawk-transporter', 'vampire-raider',
    ]);
    for (const { id, profile } of aircraft) expect(profile, id).toMatchObject({ type: 'war-engine', speed: 0 });
    expect(profileOf('thunderhawk-gunship')).toMatchObject({ armour: 4, cc: 6, ff: 4, damageCapacity: 2 });
  });

  it('does not arm a unit with what it only may carry', () => {
    expect(profileOf('dreadnought').weapons).toEqual([]);
    expect(profileOf('daemon-prince').speed).toBe(15);
  });

  it('reads a character as one who has no values of its own', () => {
    expect(profileOf('archon')).toEqual({
      name: 'Archon',
      type: 'character',
      speed: 0,
      armour: null,
      cc: null,
      ff: null,
      damageCapacity: 1,
      critical: null,
      radius: 1,
      abilities: ['inspiring', 'invulnerable-save', 'supreme-commander'],
      weapons: [{ name: 'Agonizer', kind: 'assault', extraAttacks: 1, rules: ['macro-weapon'] }],
    });
  });
});

describe('the whole library', () => {
  it('reaches each of the 559 datasheets by its id', () => {
    expect(neteaLibrary.all).toHaveLength(559);
    expect(new Set(neteaLibrary.all.map(({ id }) => id)).size).toBe(559);
    for (const unit of neteaLibrary.all) expect(neteaLibrary.unit(unit.id)).toBe(unit);
  });

  it('gives a profile or the reason why there is none, never both and never neither', () => {
    for (const { id, profile, unusable } of neteaLibrary.all) {
      expect(profile === null, id).toBe(unusable !== null);
      expect(neteaLibrary.profile(id), id).toBe(profile ?? undefined);
    }
  });

  it.each([
    ['thunderhawk-saturation-bomber', 'aircraft'],
    ['thunderbolt-fighter', 'aircraft'],
    ['strike-cruiser', 'spacecraft'],
    ['drop-pod', 'delivery'],
  ])('keeps %s without a profile: %s', (id, unusable) => {
    expect(neteaLibrary.unit(id)).toMatchObject({ id, profile: null, unusable });
  });

  it('leaves out 23 aircraft, 16 spacecraft and 6 ways of delivery, and nothing else', () => {
    const reasons = neteaLibrary.all.map(({ unusable }) => unusable).filter(Boolean);
    const count = (reason: string) => reasons.filter(one => one === reason).length;
    expect([count('aircraft'), count('spacecraft'), count('delivery'), reasons.length]).toEqual([23, 16, 6, 45]);
  });

  it.each(['', 'Terminator', '__proto__', 'constructor', 'toString'])('knows no unit with the id "%s"', id => {
    expect(neteaLibrary.unit(id)).toBeUndefined();
    expect(neteaLibrary.profile(id)).toBeUndefined();
  });

  it('names every force that fields a unit, and fields every unit but one in some force', () => {
    const fielded = new Set(neteaLibrary.all.flatMap(({ forces }) => forces));
    const homeless = neteaLibrary.all.filter(({ forces }) => forces.length === 0);
    expect([...fielded].sort()).toEqual(Object.keys(neteaLibrary.forces).sort());
    expect(homeless.map(({ id }) => id)).toEqual(['command-bunker']);
  });

  it('names its source and carries the notice of its licence', () => {
    expect(neteaLibrary.source).toContain('NetEA Tournament Pack');
    expect(neteaLibrary.licence).toBe('ISC');
    expect(neteaLibrary.notice.join(' ')).toMatch(/Copyright .* Permission to use, copy, modify/);
  });
});

describe('no word of a datasheet is lost', () => {
  const words = (text: string): readonly string[] => text.split(' ').filter(Boolean);

  it('keeps every ability word or turns it into a number', () => {
    for (const [id, , code, , , , , abilities] of NETEA_UNITS.units) {
      const profile = neteaLibrary.profile(id);
      if (!profile) continue;
      const kept = profile.abilities;
      const numbered = profile.damageCapacity > 1 || !kept.includes('damage-capacity-1')
        ? [`damage-capacity-${profile.damageCapacity}`]
        : [];
      const lost = words(abilities).filter(word => !kept.includes(word) && !numbered.includes(word));
      expect(lost, id).toEqual([]);
      const added = [
        ...(code === 'AC/WE' ? ['aircraft'] : []), ...(OPEN_TRANSPORTS.includes(id) ? ['passengers-fire'] : []),
      ];
      expect(kept.filter(word => !words(abilities).includes(word)), id).toEqual(added);
    }
  });

  it('makes a number of each damage capacity, except what a battle car adds to the war engine that carries it', () => {
    const kept = neteaLibrary.all.filter(({ profile }) => profile?.abilities.some(word => word.startsWith('damage-')));
    expect(kept.map(({ profile }) => profile?.type)).toEqual(Array(7).fill('character'));
  });

  it('keeps every word of a weapon, carried or brought by an option, or turns it into extra attacks', () => {
    for (const [id, , , , , , , , rows] of NETEA_UNITS.units) {
      const unit = neteaLibrary.unit(id);
      const read = [...(unit?.profile?.weapons ?? []), ...(unit?.options ?? []).flatMap(({ weapons }) => weapons)];
      for (const [name, kind, count, text] of rows) {
        const carried = typeof count === 'number' ? count : 1;
        const written = read.filter(one => one.name === name && one.kind === kind).map(({ extraAttacks, rules }) => {
          const each = typeof extraAttacks === 'number' ? extraAttacks / carried : extraAttacks;
          return each === 0 ? rules : [`extra-attacks-${String(each).toLowerCase()}`, ...rules];
        });
        const said = written.map(one => [...one].sort().join(' '));
        expect(said, `${id}: ${name}`).toContain([...words(text)].sort().join(' '));
      }
    }
  });
});

describe('every profile', () => {
  const profiles = neteaLibrary.all.flatMap(({ profile }) => profile ?? []);

  it('has values that a die can show, or none', () => {
    for (const { name, armour, cc, ff } of profiles) {
      for (const value of [armour, cc, ff]) expect([null, 2, 3, 4, 5, 6], name).toContain(value);
    }
  });

  it('has a type, a finite speed in steps of 5cm and at least 1 damage capacity', () => {
    for (const { name, type, speed, damageCapacity } of profiles) {
      expect(UNIT_TYPES, name).toContain(type);
      expect([0, 5, 10, 15, 20, 25, 30, 35, 40], name).toContain(speed);
      expect(Number.isInteger(damageCapacity) && damageCapacity >= 1, name).toBe(true);
      if (type !== 'war-engine') expect(damageCapacity, name).toBe(1);
    }
  });

  it('stands on a base of 1cm, 1.5cm, 2.5cm or, from damage capacity 4, 4cm', () => {
    const radius = { 'infantry': 1, 'character': 1, 'light-vehicle': 1.5, 'armoured-vehicle': 1.5 };
    for (const { name, type, damageCapacity, radius: actual } of profiles) {
      const large = damageCapacity >= 4 ? 4 : 2.5;
      expect(actual, name).toBe(type === 'war-engine' ? large : radius[type]);
    }
  });

  it('has weapons of the two kinds that fight in assaults', () => {
    for (const { name, kind, extraAttacks } of profiles.flatMap(({ weapons }) => weapons)) {
      expect(WEAPON_KINDS, name).toContain(kind);
      expect([0, 1, 2, 3, 4, 'D3'], name).toContain(extraAttacks);
    }
  });

  it('carries no two weapons of one name and kind', () => {
    for (const { name, weapons } of profiles) {
      expect(new Set(weapons.map(weapon => `${weapon.name} ${weapon.kind}`)).size, name).toBe(weapons.length);
    }
  });

  it('is the same after it has been stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(neteaLibrary.all))).toEqual(neteaLibrary.all);
  });
});
