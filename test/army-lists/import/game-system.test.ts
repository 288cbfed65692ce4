/** Rosters of other games are told apart by name, those of this one are read. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { imported, problemsOf } from './forces.ts';
import { jsonRoster, xmlRoster, type Selected } from './roster-files.ts';

const BOYZ: Selected = { name: 'Warband', type: 'unit', inside: [{ name: 'Boyz', type: 'model', number: 6 }] };
const XML = xmlRoster('Orks', [BOYZ]);
const escaped = (name: string): string => name.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const ofSystem = (name: string): string =>
  XML.replace('gameSystemName="Epic"', () => `gameSystemName="${escaped(name)}"`);
const asJson = (fields: object): string => {
  const { roster } = JSON.parse(jsonRoster('Orks', [BOYZ])) as { roster: object };
  return JSON.stringify({ roster: { ...roster, ...fields } });
};

const OTHERS = `Warhammer 40,000
Warhammer 40000
Warhammer 40K
Warhammer 40k 3rd Edition
Warhammer 40,000: 4th Edition
Warhammer 40,000 5th Edition
Warhammer 40K 5th Ed
Warhammer 40,000 6th Edition
Warhammer 40,000 7th Edition
Warhammer 40,000 (7th Edition)
Warhammer 40,000 8th Edition
Warhammer 40,000 9th Edition
Warhammer 40,000 10th Edition
Warhammer 40,000 11th Edition
Warhammer 40,000 - Index
Warhammer 40k: Combat Patrol
Warhammer 40,000: Boarding Actions
Warhammer 40,000: Rogue Trader
Warhammer 40,000 2nd Edition
Warhammer 40,000: Kill Team (2018)
Warhammer 40,000: Kill Team (2021)
Kill Team
Kill Team 2024
Kill Team: Heralds of Ruin
Shadow War: Armageddon
Warhammer 40,000: Shadow War Armageddon
Warhammer 40,000: Apocalypse
Apocalypse 2019
Horus Heresy
The Horus Heresy
Warhammer: The Horus Heresy
Warhammer - The Horus Heresy 2.0
Horus Heresy 3.0
Age of Darkness
(HH V2) Horus Heresy (2022)
Warhammer 30,000
30k
Legions Imperialis
Warhammer: The Horus Heresy - Legions Imperialis
Adeptus Titanicus
Adeptus Titanicus 2018
Titan Legions
Epic: Titan Legions
Aeronautica Imperialis
Aeronautica Imperialis 2019
Battlefleet Gothic
Battlefleet Gothic: Remastered
BFG
Age of Sigmar
Warhammer: Age of Sigmar
Warhammer Age of Sigmar 2.0
Warhammer Age of Sigmar 3.0
Age of Sigmar 4.0
Age of Sigmar: Spearhead
AoS Skirmish
Warcry
Warhammer Underworlds
Warhammer Fantasy Battle 6th Edition
Warhammer Fantasy 6th Edition
Warhammer Fantasy Battles 7th Edition
Warhammer Fantasy Battle 8th Edition
WFB8
Warhammer: The Old World
The Old World
Warmaster
Warmaster Revolution
Mordheim
Blood Bowl
Blood Bowl 2020
Blood Bowl 7s
Dreadball
Necromunda
Necromunda (2018)
Necromunda: Underhive
Newcromunda
Gorkamorka
Inquisitor
Inq28
Man O' War
Dreadfleet
Talisman
Space Hulk
Space Marine
Space Marine 2nd Edition
Epic Space Marine
Epic: Space Marine 2nd Edition
Epic Space Marine 2nd edition
NetEpic
Net Epic
NetEpic Gold
NetEpic 5.0
NetEpic Evolution
Epic 40,000
Epic 40000 (1997)
Epic Warpath
Epic Battles: American Civil War
Black Powder: Epic Battles
The 9th Age: Fantasy Battles 2.1.5
The Ninth Age
T9A
Kings of War
Kings of War 3rd Edition
Kings of War: Vanguard
Warpath
Firefight
Deadzone
Oathmark
Frostgrave
Stargrave
Bolt Action
Bolt Action 3
Konflikt '47
Flames of War
Flames of War V4
Team Yankee
Infinity
Infinity N4
Malifaux 3rd Edition
Star Wars: Legion
Star Wars Legion
Star Wars: Armada
X-Wing Second Edition
Marvel: Crisis Protocol
A Song of Ice & Fire
Middle-earth Strategy Battle Game
The Lord of the Rings SBG
The Hobbit: Strategy Battle Game
Warmachine Mk 4
Hordes
Guild Ball
Dropzone Commander
Dropfleet Commander
Planetfall
Firestorm Armada
Saga
OPR - Grimdark Future
One Page Rules: Age of Fantasy
Grimdark Future: Warfleets
Conquest: Last Argument of Kings
Bushido
Batman Miniature Game
Battletech: Alpha Strike
Gates of Antares
Chess`.split('\n');

const OURS = [
  'Epic', 'Epic Armageddon', 'Epic: Armageddon', 'EPIC:ARMAGEDDON', 'Epic - Armageddon', 'Epic Armageddon (NetEA)',
  'NetEA',
  'Net-EA', 'NetEA Tournament Pack', 'NetEA Epic', 'Epic-UK', 'EpicUK', 'Epic UK', 'EpicAU', 'Epic AU', 'E:A', 'E.A.',
  'EA',
  'Epic (6mm)', 'Epic 6mm', 'ERM', 'F-ERC', 'Epic Armageddon F-ERC', 'Warhammer 40,000: Epic Armageddon',
  'Warhammer 40k Epic Armageddon', 'wh40k-epic-armageddon', 'Epic 40k Armageddon', 'Epic Armageddon v2.0',
  'Épic Armageddon',
  'Epic Armageddon 2nd Edition',
];

describe('a roster of another game', () => {
  it(`is named in one sentence: ${OTHERS.length} games`, async () => {
    const told = await Promise.all(OTHERS.map(name => problemsOf(ofSystem(name))));
    expect(told).toEqual(OTHERS.map(name => [`This roster is of another game: "${name}".`]));
  });

  it('is named in one sentence as JSON and from an archive', async () => {
    const file = zipSync({ 'a.ros': strToU8(ofSystem('Necromunda')) });
    const told = ['This roster is of another game: "Necromunda".'];
    expect([await problemsOf(file), await problemsOf(asJson({ gameSystemName: 'Necromunda' }))]).toEqual([told, told]);
  });

  it.each([
    ['by the id of its system', asJson({ gameSystemId: 'sys-352e-adc2-7639-d6a9' }), 'Warhammer 40,000 10th Edition'],
    ['by its catalogue', XML.replace('gameSystemName="Epic"', '').replace('"Orks"', '"Age of Sigmar - Orruks"'),
      'Age of Sigmar - Orruks'],
  ])('that does not say its name is told %s', async (_, file, name) => {
    expect(await problemsOf(file)).toEqual([`This roster is of another game: "${name}".`]);
  });
});

describe('a roster of this game is read', () => {
  it('by all the names that it has', async () => {
    const told = await Promise.all(OURS.map(async name => [name, ...await problemsOf(ofSystem(name))]));
    expect(told).toEqual(OURS.map(name => [name]));
  });

  it.each([
    ['without a name', asJson({})], ['with an empty name', ofSystem('')],
    ['with its id alone', asJson({ gameSystemId: '8f10-ee06-8dc1-beb6' })],
    ['with any other id', asJson({ gameSystemId: 'x' })],
  ])('%s', async (_, file) => expect(await imported(file)).toHaveProperty('formations.length', 1));
});

describe('the data from which rosters are made', () => {
  const CATALOGUE = '<?xml version="1.0"?><catalogue name="Orks" gameSystemId="a"><selectionEntries/></catalogue>';
  const SYSTEM = '<gameSystem name="Epic"><profileTypes/></gameSystem>';
  it.each<[string, string | Uint8Array]>([
    ['a catalogue', CATALOGUE], ['a game system', SYSTEM], ['with a prefix', '<c:catalogue xmlns:c="x"/>'],
    ['zipped', zipSync({ 'Orks.cat': strToU8(CATALOGUE) })],
    ['a zipped system', zipSync({ 'Epic.gst': strToU8(SYSTEM) })],
    ['as JSON', JSON.stringify({ catalogue: { name: 'Orks' } })],
    ['a system as JSON', JSON.stringify({ gameSystem: { name: 'Epic' } })],
  ])('is told from a roster: %s', async (_, file) => {
    expect(await problemsOf(file))
      .toEqual(['This is a catalogue, from which lists are made: export a roster from your list.']);
  });
});
