/** Formations of one line each, as people jot them down: each is one, and nobody of them is lost or counted twice. */
import { describe, expect, it } from 'vitest';
import { rosterIn, toldIn, understood } from './forces.ts';

const MARINES = 'Space Marine Codex Astartes\n\n';
const GUARD = 'Imperial Guard Steel Legion\n\n';
const ORKS = 'Ork War Horde\n\n';

const sizesIn = async (text: string): Promise<readonly number[]> =>
  (await understood(text)).formations.map(({ units }) => units.length);

describe('a line below a formation of one line', () => {
  it.each([
    ['its number last', 'Swords of Vaul: 3 falcons, 2 firestorms\nNight Spinners x3\nRangers (4)\nRevenants 2',
      [5, 3, 4, 2]],
    ['its number before others', 'Swords of Vaul: 5 falcons\nGuardians 8 w/ farseer', [5, 9]],
    ['a name nobody knows before its number', 'Swords of Vaul: 5 falcons\nBig gang 8 guardians, 1 farseer', [5, 9]],
  ])('is the next where that cannot have it: %s', async (_, lines, sizes) => {
    expect(await sizesIn(`Eldar Biel-Tan\n\n${lines}`)).toEqual(sizes);
  });

  it('goes on with it where that may have it', async () => {
    expect(await toldIn(`${MARINES}Tactical: 6 tactical\n3 rhino\nHunter x1`))
      .toEqual(['Tactical: 6 tactical, 3 rhino, hunter']);
  });
});

describe('nobody is lost', () => {
  it.each([
    ['before brackets of others', 'Armour 6 predator destructors (2 captains) + hunter', 'predator-destructor', 6],
    ['before a dash', 'Retinue: lord, 10 CSM (2 havocs), dreadclaws', 'chaos-space-marines', 10],
    ['in a line with a plus', 'Seneschal + 3 paladins', 'knight-paladin', 3],
    ['with a number behind brackets', 'Preds (Destructors) x4 + Hunter', 'predator-destructor', 4],
    ['with a number and a word for inside', 'Scouts 8 in razorbacks', 'scout', 8],
    ['with a number and more in brackets', 'Stompas x3 (one with a thing)', 'stompa', 3],
    ['with a number each', '2x Ravager (je 3)', 'ravager', 6],
    ['with a number for each behind it', '2 Ravagers (3 each)', 'ravager', 6],
    ['in a table with their number under units', 'Formation | Units\nTermies + Chaplain | 4', 'terminator', 4],
    ['behind a slash', '4 defilers / 2 decimators', 'decimator', 2],
    ['behind a Polish and', '4 nobz, 2 battlewagony i 3 stompy', 'stompa', 3],
    ['in a formation and so many', 'Formation d’assaut x4 + aumônier', 'assault', 4],
  ])('%s', async (_, line, unit, count) => {
    const { formations } = await understood(line);
    const units = formations.flatMap(one => one.units.map(({ profile }) => profile));
    expect(units.filter(id => id === unit || id.endsWith(`-${unit}`))).toHaveLength(count);
  });

  it('that has a price, whatever it is called', async () => {
    const { questions } = await rosterIn(`${MARINES}Assault: 4 assault 175\n\nZorgblatz 200`);
    expect(questions.map(({ text, count }) => [text, count])).toEqual([['Zorgblatz', 1]]);
  });

  it('that flies, under a name of its own', async () => {
    const { formations } = await rosterIn(`${MARINES}Assault: 4 assault 175\nKrążownik 200\nCroiseur : 200`);
    expect(formations.flatMap(({ left }) => left).map(({ text }) => text)).toEqual(['Krążownik', 'Croiseur']);
  });
});

describe('nobody is counted twice', () => {
  it.each([
    ['breakdowns', `${MARINES}Speeders: land speeders x5 (2 tornado, 3 typhoon)`, [5]],
    ['those among others', `${GUARD}Tanks: 10 Leman Russ, of which 1 Vanquisher`, [10]],
    ['those among others in German', `${GUARD}Panzer: 10 Leman Russ inkl. 1 Vanquisher`, [10]],
    ['transports that come anyway', `${GUARD}Mech Infantry Company in chimeras`, [20]],
    ['transports that are there', `${ORKS}Boyz: 6 trukks w/ 6 boyz in trukks`, [12]],
    ['what stands below several formations', `${MARINES}2x Assault Detachment\n4 terminator`, [4, 4, 4]],
    ['the weapons of a Titan', 'Adeptus Mechanicus Titan Legion\n\nReaver: 3 gatling blaster', [1]],
  ])('%s', async (_, text, sizes) => {
    expect(await sizesIn(text)).toEqual(sizes);
  });

  it('weapons that are written stand for those that come anyway', async () => {
    const { formations } = await understood('Adeptus Mechanicus Titan Legion\n\nReaver: 3 gatling blaster');
    expect(formations[0]!.units[0]!.characters).toEqual(Array(3).fill('gatling-blaster'));
  });
});

describe('so many formations', () => {
  it.each([
    ['before a colon', `${GUARD}Tank company x2 : 10 Leman Russ`, [10, 10]],
    ['of so many', `${MARINES}2 Assault Detachments of 5`, [5, 5]],
    ['of units', `${MARINES}2 x 3 Whirlwind`, [3, 3]],
    ['but words that say more', `${ORKS}Warband: 6 boyz, 2 nobz, stormboyz x2`, [10]],
  ])('are told %s', async (_, text, sizes) => {
    expect(await sizesIn(text)).toEqual(sizes);
  });
});

describe('what is no formation', () => {
  it.each([
    'Hi all, here is my list for next weekend’s tournament, comments welcome!',
    'Salut à tous, voici ma liste pour le tournoi. Vos avis ?', 'Hallo Leute, meine Liste für Samstag 3000 Punkte:',
    'Codex Space Marines (3000pts)', 'Space Marines 3k', 'Space Marine (Codex Astartes) - 2700',
  ])('is a heading: %s', async line => {
    const { formations, unmatched } = await understood(`${line}\n\nTactical: 6 tactical`);
    expect([formations.map(({ units }) => units.length), unmatched]).toEqual([[6], []]);
  });

  it('but an army with a list of its own is that, brackets or not', async () => {
    const { formations } = await understood('Space Marines (Salamanders)\n* 6 x Tactical, + 3 x Rhino\n* 4 x Termies');
    expect(formations.map(({ list, units }) => [list, units.length]))
      .toEqual([['space-marine-salamanders', 9], ['space-marine-salamanders', 4]]);
  });

  it('and units that others are called by exactly are those of the army', async () => {
    const { formations, notes } = await understood('Necron raiders\nPhalanx: 6 warriors');
    expect(formations[0]!.units.map(({ profile }) => profile)).toEqual(Array(6).fill('necron-warriors'));
    expect(notes).toContain('"warriors" was taken for "Necron Warriors".');
  });
});
