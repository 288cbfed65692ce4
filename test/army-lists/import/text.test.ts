/** Lists in words, as army builders print them and people write them. */
import { describe, expect, it } from 'vitest';
import { problemsOf, toldIn, understood } from './forces.ts';
import { inShort } from './in-short.ts';

const one = async (text: string): Promise<string> => (await toldIn(text)).join(' / ');
const firstOf = async (text: string): Promise<string> => inShort((await understood(text)).formations[0]!);

describe('a printed list', () => {
  it('has an army, and formations with their prices above their units', async () => {
    const list = await understood([
      'THE LAST STAND, 3000 POINTS',
      'Space Marine Codex Astartes (NetEA 2021)',
      '==================================================',
      '',
      'TACTICAL DETACHMENT [325]',
      '6 Tactical, 3 Rhino, Captain',
      '',
      'THUNDERHAWK GUNSHIP [200]',
      '1 Thunderhawk Gunship',
    ].join('\n'));
    expect(list.formations.map(inShort)).toEqual(['tactical+captain, 5 tactical, 3 rhino', 'thunderhawk-gunship']);
    expect(list.formations[0]).toMatchObject({
      name: 'TACTICAL DETACHMENT', list: 'space-marine-codex-astartes', initiative: 1,
      rules: ['they-shall-know-no-fear'], profiles: {},
    });
    expect(list.unmatched).toEqual([]);
    expect(list.notes).toEqual(['"THE LAST STAND" was taken for a heading.']);
  });

  it.each([
    ['bullets and bold names', '**Tactical** (300 pts)\n- 6x Tactical\n* 3x Rhino', 'Tactical: 6 tactical, 3 rhino'],
    ['tabs', 'Tactical Detachment\n\t6 Tactical\n\t3 Rhinos', 'Tactical Detachment: 6 tactical, 3 rhino'],
    ['a heading of markdown', '## Tactical\n6 Tactical', 'Tactical: 6 tactical'],
    ['numbers behind the names', 'Tactical:\nTactical x6\nRhino (3)', 'Tactical: 6 tactical, 3 rhino'],
    ['numbers in words', 'Tactical: Six Tactical units and three Rhinos', 'Tactical: 6 tactical, 3 rhino'],
    ['a dotted list of a roster', '+ Core +\nTactical [325 pts]: Captain, 3x Rhino\n. 6x Tactical',
      'Tactical: 3 rhino, tactical+captain, 5 tactical'],
    ['an upgrade with its price on its own line', 'Tactical\n6 Tactical\nHunter [75]', 'Tactical: 6 tactical, hunter'],
    ['lines ended as on other systems', 'Tactical\r\n6 Tactical\r3 Rhino', 'Tactical: 6 tactical, 3 rhino'],
    ['a gap below the name', 'Tactical\n\n6 Tactical', 'Tactical: 6 tactical'],
    ['numbers before the formations', '1) Tactical - 6 Tactical, Captain - 400\n2) Devastators: 4 Devastators - 250',
      'Tactical: tactical+captain, 5 tactical / Devastators: 4 devastator'],
    ['numbers behind colons', 'Tactical\n- Tactical: 6\n- Rhino: 3', 'Tactical: 6 tactical, 3 rhino'],
    ['headings within a formation', 'Tactical\n6 Tactical\nTransport: 3 Rhino', 'Tactical: 6 tactical, 3 rhino'],
    ['brackets round the units', 'Tactical Detachment (6 Tactical, 3 Rhino) [300]\nDevastators (4 Devastators)',
      'Tactical Detachment: 6 tactical, 3 rhino / Devastators: 4 devastator'],
    ['a formation in each line', 'Tactical 6 + Captain + 3 rhinos 350\nAssault 4 + Hunter 300',
      'Tactical: tactical+captain, 5 tactical, 3 rhino / Assault: 4 assault, hunter'],
    ['the marks of forums', '[b]Tactical[/b] (300)\n6 Tactical\n[b]Devastators[/b] (250)\n4 Devastators',
      'Tactical: 6 tactical / Devastators: 4 devastator'],
    ['bullets for formations and units', '# ++ Army ++ (Space Marine) [575 pts]\n- **Tactical** [325 pts]:\n'
      + '  - 6x Tactical\n  - Captain [50 pts]\n- **Assault** [175 pts]:\n  - 4x Assault',
    'Tactical: tactical+captain, 5 tactical / Assault: 4 assault'],
    ['the name of its program below', 'Tactical:\n. Tactical x 6\n\nCreated with Something (https://example.org)',
      'Tactical: 6 tactical'],
    ['a table', 'Tactical:\n| 6 | Tactical |\n|---|---|\n| 3 | Rhino |', 'Tactical: 6 tactical, 3 rhino'],
  ])('may have %s', async (_, text, formations) => {
    expect(await one(text)).toBe(formations);
  });

  it('may be nothing but units', async () => {
    expect(await one('8 boyz, 2 nobz, warlord')).toBe('Boyz: boyz+warlord, 7 boyz, 2 nobz');
  });

  it('may name two armies, each for the formations below it', async () => {
    const list = await understood('Ork War Horde\n\nMob:\n6 Boyz\n\nFeral Orks\n\nMob:\n6 Boyz');
    expect(list.formations.map(formation => formation.list)).toEqual(['ork-war-horde', 'ork-feral-orks']);
  });
});

describe('names are found', () => {
  it.each([
    ['without accents and in any plural', '4 Dévastators', '4 devastator'],
    ['with words that only lists put to them', '4 Space Marine Devastator units', '4 devastator'],
    ['in the force that is named', 'Ork War Horde\n\nMob:\n2 Dreadnoughts', '2 dreadnought-ork'],
    ['in the force that the others belong to', '4 boyz, 1 dreadnought', '4 boyz, dreadnought-ork'],
  ])('%s', async (_, text, units) => {
    expect(await firstOf(text)).toBe(units);
  });

  it('misspelt, and the list says what they were taken for', async () => {
    const list = await understood('Tactical: 6 tacticle');
    expect(list.formations.map(inShort)).toEqual(['6 tactical']);
    expect(list.notes).toEqual(['"tacticle" was taken for "Tactical".']);
  });

  it('shortened, where only one of the list fits', async () => {
    expect(await firstOf('Imperial Guard\n\nTanks:\n9 Leman Russ, Vanquisher'))
      .toBe('9 leman-russ, leman-russ-vanquisher');
  });

  it('of an ability that a formation may have, which is said', async () => {
    const { formations, notes } = await understood('Space Marine\n\nScout:\n4 Scouts with Snipers');
    expect(formations.map(inShort)).toEqual(['4 scout']);
    expect(notes).toEqual(['"Snipers" is an ability here, which was left out.']);
  });

  it('or stay open with those that come near', async () => {
    const { formations, unmatched } = await understood('Space Marine\n\nArmour:\n4 Predators\n2 Rhino\n3 Zorgblatz');
    expect(formations.map(inShort)).toEqual(['2 rhino']);
    expect(unmatched.map(({ words, count, formation }) => [words, count, formation]))
      .toEqual([['Predators', 4, 0], ['Zorgblatz', 3, 0]]);
    expect(unmatched[0]!.near.slice(0, 2).sort()).toEqual(['predator-annihilator', 'predator-destructor']);
    expect(unmatched[1]!.near).toEqual([]);
  });

  it('of what never fights on the ground, which is said', async () => {
    const { notes } = await understood('Space Marine\n\nFleet:\n1 Battle Barge\n6 Tactical');
    expect(notes.join(' ')).toContain('"Battle Barge" cannot fight here.');
  });
});

describe('characters, transports and what is not written', () => {
  it('a character joins whom it stands with, else somebody who is no transport', async () => {
    expect(await firstOf('Tactical: 3 Rhino, 2 Tactical, 4 Tactical + Captain'))
      .toBe('3 rhino, 5 tactical, tactical+captain');
    expect(await firstOf('Tactical: Captain, 3 Rhino, 2 Tactical')).toBe('3 rhino, tactical+captain, tactical');
  });

  it('a character without anybody stays open', async () => {
    const { unmatched } = await understood('Tactical: 1 Captain, 4 Zorgblatz');
    expect(unmatched.map(({ words, near }) => [words, near])).toEqual([['Zorgblatz', []], ['Captain', ['captain']]]);
  });

  it('units ride where the list says so, and stand beside their transports where it does not', async () => {
    expect(await firstOf('Tactical: 6 Tactical in 3 Rhinos')).toBe('2 tactical@6, 2 tactical@7, 2 tactical@8, 3 rhino');
    expect(await firstOf('Tactical: 6 Tactical, 3 Rhinos')).toBe('6 tactical, 3 rhino');
  });

  it('transports without a number are just enough', async () => {
    expect(await firstOf('Tactical: Six Tactical units plus transport')).toBe('6 tactical, 3 rhino');
    expect(await firstOf('Tactical: 5 Tactical, Rhinos')).toBe('5 tactical, 3 rhino');
  });

  it('a formation of upgrades alone begins with the least of its army list, and the list says so', async () => {
    const { formations, notes } = await understood('Space Marine\n\nTactical [375]\nCaptain, 1 Hunter');
    expect(formations.map(inShort)).toEqual(['tactical+captain, 5 tactical, hunter']);
    expect(notes).toEqual(['"Tactical" names no units of its own; it has the fewest that its army list allows.']);
  });

  it('a formation of others than its army list knows has nobody else', async () => {
    expect(await firstOf('Imperial Guard: Minervan Tank Legion\n\nArtillery Battery:\n3 Basilisk')).toBe('3 basilisk');
  });

  it('more units than an army has are refused by the name of their formation', async () => {
    expect(await problemsOf('Mob: 9999 boyz')).toEqual(['"Mob" has more than 200 stands, so nothing was read.']);
  });
});
