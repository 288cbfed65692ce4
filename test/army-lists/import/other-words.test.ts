/** Signs, names of armies and names of units as people type them elsewhere than in England. */
import { describe, expect, it } from 'vitest';
import { toldIn, understood } from './forces.ts';

const MARINES = 'Space Marine Codex Astartes\n\n';

describe('an army in its own language', () => {
  it.each([
    ['Orkos', 'Chicos: 6 chicos, 2 noblez, 2 pisoteadores', '6 boyz, 2 nobz, 2 stompa'],
    ['Orkowie', 'Banda: 6 chłopaków, 2 nobów', '6 boyz, 2 nobz'],
    ['Orki', 'Banda: 6 chlopaki, 2 groty', '6 boyz, 2 grotz'],
    ['Marines Espaciales', 'Uno: 4 exterminadores', '4 terminator'],
    ['Kosmiczni Marines', 'Jeden: 4 szturmowych', '4 assault'],
    ['Garde impériale', 'Une: 12 fantassins, 7 chimères', '12 infantry, 7 chimera'],
    ['Imperiale Armee', 'Eine: 1 Oberkommandeur, 12 Gardisten', 'supreme-commander-ig, 12 infantry'],
    ['Guardia Imperial', 'Una: 12 soldados, 2 ogretes', '12 infantry, 2 ogryns'],
    ['Gwardia Imperialna', 'Jedna: 12 żołnierzy, 4 bazyliszki', '12 infantry, 4 basilisk'],
    ['Eldars', 'Aspects: 4 vengeurs, 1 exarque', 'dire-avengers+exarch, 3 dire-avengers'],
    ['Eldarzy', 'Aspekty: 4 mścicieli, 1 egzarcha', 'dire-avengers+exarch, 3 dire-avengers'],
    ['Tyraniden', 'Schwarm: 6 Termaganten, 1 Schwarmtyrant', '6 termagants, hive-tyrant'],
    ['Necrones', 'Una: 6 guerreros, 2 inmortales', '6 necron-warriors, 2 immortals'],
    ['Marines del Caos', 'Una: 6 marines del caos', '6 chaos-space-marines'],
    ['Dunkle Eldar', 'Eine: 4 Krieger, 2 Inkubi', '4 warriors, 2 incubi'],
  ])('is known with its units: %s, %s', async (army, line, units) => {
    expect((await toldIn(`${army}\n\n${line}`)).map(one => one.replace(/^[^:]*: /, ''))).toEqual([units]);
  });

  it.each([
    ['Stahllegion', 'imperial-guard-steel-legion'], ['Loups spatiaux', 'space-marine-space-wolves'],
    ['Todeskorps', 'imperial-guard-death-korps-of-krieg'], ['Eldars noirs', 'dark-eldar'],
    ['Czarny Legion', 'chaos-space-marine-black-legion'], ['Orkos salvajes', 'ork-feral-orks'],
  ])('is its list: %s', async (army, list) => {
    const { formations } = await understood(`${army}\n\nSome:\n6 boyz`);
    expect(formations.map(one => one.list)).toEqual([list]);
  });

  it('and a word that means somebody else in each army mean whom the army has', async () => {
    for (const [army, unit] of [['Imperial Guard', 'infantry'], ['Eldar Biel-Tan', 'guardians']]) {
      expect(await toldIn(`${army}\n\nEine: 8 Gardisten`)).toEqual([`Eine: 8 ${unit}`]);
    }
  });
});

describe('signs', () => {
  it.each([
    ['in full width', 'Tactical： 6 tactical， 3 rhino'],
    ['without a space behind the colon', 'Tactical:6 tactical, 3 rhino'],
    ['other crosses', 'Tactical: 6✕tactical, 3 ✖ rhino'],
    ['letters right behind numbers', 'Tactical: 6tactical, 3rhino'],
    ['numbers that are multiplied', 'Tactical: 2x 3x tactical, 1x 3x rhino'],
    ['numbers that are added', 'Tactical: 5+1 tactical, 2+1 rhino'],
  ])('are read: %s', async (_, line) => {
    expect(await toldIn(`${MARINES}${line}`)).toEqual(['Tactical: 6 tactical, 3 rhino']);
  });

  it('a number from one to another is a question of the least', async () => {
    const { formations, unmatched } = await understood(`${MARINES}Some: 4-6 tactical, 2 to 3 rhino, 1 hunter`);
    expect(formations.map(({ units }) => units.length)).toEqual([1]);
    expect(unmatched.map(({ words, count, near }) => [words, count, near[0]]))
      .toEqual([['4-6 tactical', 4, 'tactical'], ['2 to 3 rhino', 2, 'rhino']]);
  });

  it.each([
    'minus 1 rhino', 'without 2 rhino', 'ohne 1 rhino', 'sans 1 rhino', 'sin 1 rhino', 'bez 1 rhino', 'or 4 scout',
  ])('what is not there, or only instead, is a question: %s', async words => {
    const { formations, unmatched } = await understood(`${MARINES}Some: 6 tactical ${words}`);
    expect(formations.map(({ units }) => units.length)).toEqual([6]);
    expect(unmatched.map(open => open.words)).toEqual([words]);
  });

  it('one dash alone between units is told, several are commas', async () => {
    const notesOf = async (line: string): Promise<readonly string[]> => (await understood(`${MARINES}${line}`)).notes;
    expect(await notesOf('Tactical: 6 tactical - 1 rhino')).toEqual(['"- 1 rhino" was taken for "Rhino".']);
    expect(await notesOf('Tactical: 6 tactical - 1 rhino - 1 hunter')).toEqual([]);
    expect(await notesOf('Assault - 4 assault - 1 chaplain')).toEqual([]);
  });
});

describe('units in brackets before others', () => {
  it.each(['- 2 hunter', '+ 2 hunter', ', 2 hunter', 'with 2 hunter', '& 2 hunter', 'plus 2 hunter'])(
    'are there with these: %s', async more => {
      expect(await toldIn(`${MARINES}Devastator (4 devastator, 2 rhino) ${more}`))
        .toEqual(['Devastator: 4 devastator, 2 rhino, 2 hunter']);
    },
  );
});

describe('a unit by whose name words stand that are none of it', () => {
  it('is there where it is a formation of one', async () => {
    expect(await toldIn(`${MARINES}Thunderhawk\n1 orbital bombardment\n\nWarhound Titan\n2 zorgblatz`))
      .toEqual(['Thunderhawk: thunderhawk-gunship', 'Warhound Titan: warhound-class-titan']);
  });

  it('is a question where it is one of several', async () => {
    const { unmatched } = await understood('Imperial Guard Steel Legion\n\nBaneblade\n1 zorgblatz');
    expect(unmatched.map(({ words, count }) => [words, count])).toEqual([['zorgblatz', 1], ['Baneblade', 1]]);
  });
});

it('what is fired from ships is left out as they are', async () => {
  const { notes, unmatched } = await understood(`${MARINES}Thunderbolt\n1 orbital bombardment\n\nAssault:\n4 assault`);
  expect(unmatched).toEqual([]);
  expect(notes.join(' ')).toMatch(/"Thunderbolt Fighter" cannot fight here.*cannot fight here/);
});
