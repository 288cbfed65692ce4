/** Numbers, markup and names in a line, in every form that people type. */
import { describe, expect, it } from 'vitest';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { matchUp } from '../../../src/deployment/match-up.ts';
import { knownFormations } from '../../../src/deployment/quick-entry/formations.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import { readQuickEntry } from '../../../src/deployment/quick-entry/read.ts';
import { withCount } from '../../../src/deployment/quick-entry/write.ts';
import { shareOf } from '../../support/share.ts';
import { usualFormations } from '../../army-lists/import/written-ways.ts';

const lexicon = lexiconOf(neteaLibrary, knownFormations(neteaLists(), neteaLibrary));
const read = (text: string) => readQuickEntry(text, lexicon);

const shortly = (text: string): string => {
  const { attacker, defender } = read(text);
  return [attacker, defender].map(({ stands }) =>
    stands.map(({ profile, count, characters }) => [`${count} ${profile}`, ...characters].join('+')).join(', '))
    .join(' v ');
};

describe('a number of stands', () => {
  it.each([
    '6xboyz v 4xassault', '6 boyz v 4 assault', '6*boyz v 4*assault', '6 × boyz v 4 × assault',
    '6 x boyz vs 4x assault',
    'boyz×6 v assault×4', 'boyz*6 v assault*4', 'boyz x6 v assault x4', 'boyz (6) v assault (4)',
    'boyz [6] v assault [4]',
    '6-boyz v 4-assault', '[6] boyz v (4) assault', 'boyz: 6 v assault: 4', 'six boyz gegen vier assault',
    'sechs boyz contre quatre assault', 'seis boyz contra cuatro assault', 'sześć boyz przeciw cztery assault',
    '６ boyz v ٤ assault',
    '6 stands of boyz v 4 Stände assault', '6 socles de boyz v 4 peanas de assault',
    '- 6 boyz\nv\n- 4 assault', '• boyz x6 v • assault x4', '[b]6[/b] boyz v <b>4 assault</b>',
    '**6 boyz** v __4__ assault',
    '6 boyz (200 pts) v 4 assault [175 points]', '6 boyz - 200pts v 4 assault = 175 pts',
    '6 boyz [200] v 4 assault [175]', '6boyz v 4assault', '5+1 boyz v 2+2 assault', '2x3 boyz v 2 x 2 assault',
    '3x 2x boyz v 1x 4x assault', 'boyz： 6 v assault：4', '６　boyz v ４ assault', 'boyz 6 boyz v assault: 4 assault',
    'warband 6 boyz v assault detachment: 4 assault',
  ])('is read: %s', text => {
    expect(shortly(text)).toBe('6 boyz v 4 assault');
    expect(read(text).tokens.map(({ trouble }) => trouble)).toEqual([null, null]);
  });

  it.each(['-3 boyz', '1.5 boyz', '½ boyz'])('is none that stands cannot have: %s', text => {
    expect(read(text).tokens.map(({ trouble }) => trouble)).toEqual([expect.stringContaining('no number of')]);
  });

  it.each([
    ['4-6 boyz', '4-6'], ['4–6 boyz', '4–6'], ['4 to 6 boyz', '4 to 6'], ['4 bis 6 boyz', '4 bis 6'],
    ['4 à 6 boyz', '4 à 6'], ['4 do 6 boyz', '4 do 6'], ['6 tactical - 1 rhino', '- 1'],
    ['6 tactical minus 1 rhino', 'minus 1'], ['6 tactical ohne 1 rhino', 'ohne 1'], ['6 boyz or 8 boyz', 'or 8'],
    ['6 tactical without rhinos', 'without'],
  ])('is none that may as well be another: %s', (text, number) => {
    expect(read(text).tokens.flatMap(({ trouble }) => trouble ?? []))
      .toEqual([`"${number}" is no number of stands: write a whole one, such as 2.`]);
  });

  it('behind several dashes is that of the next unit', () => {
    expect(shortly('6 tactical - 3 rhino - 1 hunter v 6 boyz')).toBe('6 tactical, 3 rhino, 1 hunter v 6 boyz');
  });

  it('of points is none, nor is one that says which', () => {
    expect(shortly('6 boyz, 2 x 50 pts')).toBe('6 boyz v ');
    expect(read('2nd company').tokens.map(({ count }) => count)).toEqual([1]);
  });

  it('is one for each of those before it where the line says so', () => {
    expect(shortly('4 termis avec 1 land raider par escouade v 6 boyz')).toBe('4 terminator, 4 land-raider v 6 boyz');
    expect(shortly('4 termies, 1 land raider each')).toBe('4 terminator, 4 land-raider v ');
    expect(shortly('4 Termis mit je 1 Land Raider')).toBe('4 terminator, 4 land-raider v ');
    expect(shortly('1 land raider each, 6 tactical')).toBe('1 land-raider, 6 tactical v ');
  });

  it('can be another one whatever its signs are', () => {
    const text = '6*boyz v assault [4]';
    const { tokens } = read(text);
    for (const typed of ['5+1 boyz', '2x3 boyz', '2 x 3 boyz', '6boyz']) {
      expect(shortly(withCount(typed, read(typed).tokens[0]!, 3))).toBe('3 boyz v ');
    }
    expect(withCount(text, tokens[0]!, 3)).toBe('3*boyz v assault [4]');
    expect(withCount(text, tokens[1]!, 3)).toBe('6*boyz v assault [3]');
  });
});

describe('units without a number', () => {
  it.each([
    ['tac det w/ rhinos v 6 boyz', '6 tactical, 3 rhino v 6 boyz'],
    ['assault company v 6 boyz', '4 assault v 6 boyz'],
    ['4 termies + land raiders v 6 boyz', '4 terminator, 4 land-raider v 6 boyz'],
    ['4 assault / 6 tactical v 6 boyz', '4 assault, 6 tactical v 6 boyz'],
    ['5 land speeders (2 tornado, 3 typhoon) v 6 boyz', '2 land-speeder-tornado, 3 land-speeder-typhoon v 6 boyz'],
    ['5 land speeders (2 tornado, 2 typhoon) v 6 boyz',
      '5 land-speeder, 2 land-speeder-tornado, 2 land-speeder-typhoon v 6 boyz'],
  ])('are as many as stand for them: %s', (text, sides) => {
    expect(shortly(text)).toBe(sides);
  });

  it('are told with the number for which they are taken', () => {
    const notesOf = (text: string): readonly string[] => {
      const made = matchUp(text, {}, lexicon);
      return 'notes' in made ? made.notes.filter(note => note.includes('taken')) : made.problems;
    };
    expect(notesOf('6 tactical in rhinos v boyz'))
      .toEqual(['"rhinos" is taken for 3 Rhino.', '"boyz" is taken for 1 Boyz.']);
    expect(notesOf('6 tactical + captain v gargant')).toEqual([]);
  });
});

describe('a name before its own units', () => {
  it.each([
    ['tactical 6 tactical v 6 boyz', '6 tactical v 6 boyz'],
    ['tactical: 6 tactical, 3 rhino v boyz 6 boyz 2 nobz', '6 tactical, 3 rhino v 6 boyz, 2 nobz'],
    ['assault - 4 assault + chaplain', '4 assault+chaplain v '],
    ['warband 6 boyz 2 nobz v 4 assault', '6 boyz, 2 nobz v 4 assault'],
    ['codex tactical, 6 tactical', '6 tactical v '],
    ['4 assault, assault', '5 assault v '], ['2 terminator 4 terminator', '6 terminator v '],
  ])('is nobody besides: %s', (text, sides) => {
    expect(shortly(text)).toBe(sides);
  });

  it('of a formation stands for it where its units are not said', () => {
    expect(shortly('assault detachment + chaplain')).toBe('4 assault+chaplain v ');
    expect(shortly('warband, 2 battlewagon')).toMatch(/boyz.*2 battlewagon/);
  });
});

describe('a name that people use', () => {
  it.each([
    ['4 termies v 6 boyz', '4 terminator v 6 boyz'],
    ['1 reaver battle titan v 1 gargant', '1 reaver-class-titan v 1 gargant'],
    ['1 Warhound Scout Titan', '1 warhound-class-titan v '],
    ['1 battle fortress, 6 boyz', '1 battlefortress, 6 boyz v '],
    ['4 Sturmtruppen mit Ordenspriester', '4 assault+chaplain v '], ['6 boyz, 4 bikes', '6 boyz, 4 warbikes v '],
    ['8 guardsmen, 2 russ', '8 infantry, 2 leman-russ v '],
  ])('is understood: %s', (text, sides) => {
    expect(shortly(text)).toBe(sides);
  });

  it('of several of a force is asked about', () => {
    const [token] = read('4 marines, 2 rhinos v 6 boyz').tokens;
    expect(token).toMatchObject({ count: 4, meaning: null });
    expect(token!.others.flatMap(one => (one.kind === 'unit' ? one.unit.id : [])).slice(0, 2))
      .toEqual(['tactical', 'assault']);
    expect(matchUp('4 marines v 6 boyz', {}, lexicon))
      .toEqual({ problems: ['"marines" may be Tactical, Assault, Devastator, Scout: say which.'] });
  });

  it('that several of a force are like is asked about', () => {
    const [token] = read('2 hiero v 6 boyz').tokens;
    expect(token).toMatchObject({ count: 2, meaning: null });
    expect(token!.trouble).toMatch(/^"hiero" may be .*Hierodule.*, .*Hierophant.*: say which.$/);
  });

  it('that is only near one is told with its number', () => {
    const made = matchUp('4 boyz v 3 tacticle', {}, lexicon);
    expect('notes' in made && made.notes).toContain('"tacticle" is taken for 3 Tactical.');
  });
});

/** Of all formations, one of so many. */
const EVERY = shareOf(1, 40);

it('every formation that is typed stands on the table, word by word, or is told', () => {
  const formations = neteaLists().flatMap(list => usualFormations(list)).filter((_, i) => i % EVERY === 0);
  const silent = formations.filter(({ stands }) => {
    const typed = stands.map(({ id, count }) => `${count}x${neteaLibrary.unit(id)!.name}`).join(', ');
    const { attacker, tokens } = read(typed);
    const told = tokens.filter(({ trouble }) => trouble !== null).reduce((sum, { count }) => sum + count, 0);
    const onTable = attacker.stands.reduce((sum, { count, characters }) => sum + count + characters.length, 0);
    return onTable + told !== stands.reduce((sum, { count }) => sum + count, 0);
  });
  expect(silent).toEqual([]);
});
