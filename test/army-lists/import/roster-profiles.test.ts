/** Profiles as files really have them: several in a selection, tables in cells, weapons chosen one by one. */
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Roster } from '../../../src/army-lists/import/read-roster.ts';
import { withFileProfiles } from '../../../src/army-lists/import/choose-profiles.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { readRoster, understood } from './forces.ts';
import { firstOwn, read, roster, sheet, shortly } from './made-up-rosters.ts';

type InShort = readonly [name: string, kind: string, extraAttacks: number, rules: readonly string[]];

describe('weapons', () => {
  it('in cells of a table stand in rows, and a row may fight in two ways', async () => {
    const { weapons } = await firstOwn({ name: 'Zorg', sheets: [sheet('Zorg', {
      'Weapons': '2x Zorg Lances<BR><BR>Hail of Zorg<BR>and<BR><BR>Zorg Blades',
      'Range': '45cm<BR><BR>45cm<BR>and (15cm)<BR><BR>(contact)',
      'Firepower': 'MW3+<BR><BR>3x AP4+/AT6+<BR>and Small Arms<BR><BR>Assault Weapons',
      'Notes': 'Titan Killer<BR><BR>-<BR>and +2A<BR><BR>Titan Killer (D3), +3A',
      'Unit Notes': 'Walker',
    })] });
    expect(weapons).toEqual([
      { name: 'Hail of Zorg', kind: 'small-arms', extraAttacks: 2, rules: [] },
      { name: 'Zorg Blades', kind: 'assault', extraAttacks: 3, rules: ['titan-killer-d3'] },
    ]);
  });

  it.each<[string, Readonly<Record<string, string>>, readonly InShort[]]>([
    ['commas at the end of cells', {
      Weapons: 'Fork,\n\n2x Stubber', Range: '(contact),\n\n30cm', Firepower: 'Assault Weapons,\n\nAP6+',
      Notes: 'Macro-weapon, +1A,\n\n-',
    }, [['Fork', 'assault', 1, ['macro-weapon']]]],
    ['a line for each way to fight without a word before the second of its notes', {
      Weapons: 'Rifles<BR>and', Range: '30cm<BR>and (15cm)', Firepower: 'AP4+<BR>and Small Arms',
      Notes: 'Disrupt<BR>Lance, +1A',
    }, [['Rifles', 'small-arms', 1, ['lance']]]],
    ['two ways to fight in one line', {
      Weapons: 'Stream', Range: '(15cm) and 15cm', Firepower: 'Small Arms and 3BP',
      Notes: 'Lance, +1A and Ignore Cover',
    }, [['Stream', 'small-arms', 1, ['lance']]]],
    ['the second of two ways to fight first', {
      Weapons: 'Gaze', Range: '45cm and (15cm)', Firepower: '2x MW3+ and Small Arms', Notes: '- and Macro Weapon, +1A',
    }, [['Gaze', 'small-arms', 1, ['macro-weapon']]]],
  ])('may have %s', async (_, columns, wanted) => {
    const { weapons } = await firstOwn({ name: 'Zorg', sheets: [sheet('Zorg', columns)] });
    expect(weapons.map(({ name, kind, extraAttacks, rules }) => [name, kind, extraAttacks, rules])).toEqual(wanted);
  });

  it('chosen inside a unit are its own, as often as each of it has them', async () => {
    const { weapons } = await firstOwn({ name: 'Zorg', number: 2, sheets: [sheet('Zorg')], inside: [{
      name: 'Zorg Fist', type: 'upgrade', number: 4,
      sheets: [{ name: 'Zorg Fist', columns: {
        Range: '(bc)', Firepower: 'Assault Weapons', Notes: 'Macro-weapon, Extra Attacks (+1)',
      } }],
    }] });
    expect(weapons).toEqual([{ name: 'Zorg Fist', kind: 'assault', extraAttacks: 2, rules: ['macro-weapon'] }]);
  });

  it.each([
    ['Macro-weapon, +1A', 1, ['macro-weapon']], ['Macro Weapon, Extra Attack (+1)', 1, ['macro-weapon']],
    ['Extra Attacks (+D3), Titan Killer (D3)', 'D3', ['titan-killer-d3']], ['+2A, First Strike', 2, ['first-strike']],
    ['Ignore Cover', 0, ['ignore-cover']], ['Ignores Cover; Sniper', 0, ['ignore-cover', 'sniper']],
    ['Lance, Fixed Forward Arc', 0, ['lance']], ['TK (1), EA +1', 1, ['titan-killer-1']], ['-', 0, []], ['n/a', 0, []],
    ['Disrupt, Slow Firing', 0, ['slow-firing']],
  ])('with the notes %s', async (Notes, extraAttacks, rules) => {
    const { weapons } = await firstOwn({ name: 'Zorg', sheets: [
      sheet('Zorg'), { name: 'Stick', columns: { Range: '(base contact)', Firepower: 'Assault Weapon', Notes } },
    ] });
    expect(weapons).toEqual([{ name: 'Stick', kind: 'assault', extraAttacks, rules }]);
  });
});

describe('values and notes', () => {
  it.each<[string, Readonly<Record<string, string>>, Partial<Profile>]>([
    ['none', { Armour: '-', CC: 'n/a', FF: '' }, { armour: null, cc: null, ff: null }],
    ['immobile', { Speed: 'Immobile' }, { speed: 0 }],
    ['a speed without its unit', { Speed: '20' }, { speed: 20 }],
    ['shields', { 'Unit Notes': '2 Sh, Fearless' }, { abilities: ['void-shields-2', 'fearless'] }],
    ['shields in words', { Notes: '6 Void Shields. Walker (Titan)' }, { abilities: ['void-shields-6', 'walker'] }],
    ['damage capacity in the notes', { Type: 'WE', Notes: 'Damage Capacity 3, Scouts' },
      { type: 'war-engine', damageCapacity: 3, abilities: ['scout'], radius: 2.5 }],
    ['damage capacity of its own', { Type: 'War Engine', DC: '8' }, { damageCapacity: 8, radius: 4 }],
    ['American spelling', { Type: 'Armored Vehicle', Notes: 'Reinforced Armor, Thick Rear Armor' },
      { type: 'armoured-vehicle', abilities: ['reinforced-armour', 'thick-rear-armour'] }],
    ['a critical hit that destroys', { Type: 'WE', DC: '2', Crit: 'Destroyed' },
      { critical: { damage: 'all', splash: null, entered: false, later: false } }],
  ])('%s', async (_, columns, wanted) => {
    expect(await firstOwn({ name: 'Zorg', sheets: [sheet('Zorg', columns)] })).toMatchObject(wanted);
  });

  it('a critical hit is what the rule of its name says', async () => {
    const own = await firstOwn({
      name: 'Zorg', sheets: [sheet('Zorg', { Type: 'WE', DC: '3', Crit: 'Boom' })],
      rules: { 'Critical Hit: Boom': 'The unit is destroyed. Any units within 5cm suffer a hit on a roll of 6.' },
    });
    expect(own.critical).toEqual({
      damage: 'all', splash: { within: 5, hitOn: 6, effect: 'normal' }, entered: false, later: false,
    });
  });

  it.each([
    [{ Notes: 'Glows in the dark' }, 'Glows in the dark'], [{ CC: '4+ or 3+' }, '4+ or 3+'],
    [{ Speed: '30cm/35cm' }, '30cm/35cm'], [{ Type: 'WE', DC: '3', Crit: 'Wobbles' }, 'Wobbles'],
    [{ Notes: 'Transport (two Zorgs)' }, 'Transport (two Zorgs)'],
    [{ 'Weapons': 'Stick', 'Range': '(contact)', 'Firepower': 'Assault Weapons', 'Notes': 'Zaps' }, 'Stick: Zaps'],
    [{ 'Weapons': 'Riddle', 'Range': '?', 'Firepower': '?' }, 'Riddle'],
    [{ Weapons: 'Fork', Range: '(contact)', Firepower: 'Assault Weapons', Notes: '-\n\nLance, +1A' }, 'Lance, +1A'],
  ])('what is not understood is named: %j', async (columns, words) => {
    const printed = sheet('Zorg', columns as Readonly<Record<string, string>>);
    const { notes } = await read({ name: 'Host', inside: [{ name: 'Zorg', sheets: [printed] }] });
    expect(notes.map(({ say }) => say)).toEqual([`Not understood of the profile of "Zorg": "${words}".`]);
  });

  it('aircraft and spacecraft of their own are left out with the reason', async () => {
    const { formations } = await read({ name: 'Host', inside: [
      { name: 'Zorgplane', number: 2,
        sheets: [sheet('Zorgplane', { Type: 'Aircraft', Speed: 'Fighter', CC: '-', FF: 'n/a' })] },
      { name: 'Zorgship', sheets: [sheet('Zorgship', { Type: 'Spacecraft' })] },
      { name: 'Zorg', sheets: [sheet('Zorg')] },
    ] });
    expect(formations[0]!.left.map(({ text }) => text)).toEqual(['Zorgplane', 'Zorgplane', 'Zorgship']);
    expect(shortly({ formations } as Roster)).toEqual(['1 Zorg']);
  });
});

describe('where the file and the library differ', () => {
  const boyz = sheet('Boyz', { Armour: '4+', CC: '3+' });
  const file = roster({ name: 'Warband', inside: [{ name: 'Boyz', number: 6, sheets: [boyz] }] })
    .replace('Hosts of Zorg', 'Orks');

  it('the library counts, the file’s profile is there to be chosen, and a note says so once', async () => {
    const found = await readRoster(file);
    const unit = { profile: 'boyz', own: { armour: 4, cc: 3 } };
    expect(found).toMatchObject({ formations: [{ units: Array(6).fill(unit) }] });
    expect((found as Roster).notes.map(({ say }) => say))
      .toEqual(['In this file these have other values than in the library, which counts: "Boyz".']);
  });

  it('the file’s are played once they are chosen, for all of it', async () => {
    const { formations, differences, notes } = withFileProfiles(await understood(file), neteaLibrary);
    expect(formations.map(({ units }) => units.map(({ profile }) => profile))).toEqual([Array(6).fill('boyz-own')]);
    expect(formations[0]!.profiles).toMatchObject({ 'boyz-own': { armour: 4, cc: 3 } });
    expect([differences, notes]).toEqual([[], []]);
  });

  it('options go with the datasheet that prints them', async () => {
    const razorback = sheet('Razorback', { Type: 'Armoured Vehicle', Speed: '30cm', CC: '6+', FF: '5+' });
    const list = await understood(roster({ name: 'Tactical', inside: [
      { name: 'Razorback', sheets: [razorback], inside: [{ name: 'Twin Heavy Bolter', type: 'upgrade' }] },
    ] }).replace('Hosts of Zorg', 'Space Marines: Codex Astartes'));
    const optionsIn = ({ formations }: typeof list): readonly string[] =>
      formations.flatMap(({ units }) => units.flatMap(one => one.options));
    expect([optionsIn(list), optionsIn(withFileProfiles(list, neteaLibrary))]).toEqual([['twin-heavy-bolter'], []]);
  });

  it('the difference is told by its fields', async () => {
    const { differences } = await understood(file);
    expect(differences.map(({ unit, fields }) => [unit, fields])).toEqual([['boyz', ['armour', 'cc']]]);
  });
});
