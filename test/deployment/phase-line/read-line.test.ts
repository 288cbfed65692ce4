import { describe, expect, it } from 'vitest';
import { phaseLexiconOf } from '../../../src/deployment/phase-line/lexicon.ts';
import { readPhaseLine } from '../../../src/deployment/phase-line/read-line.ts';
import { phaseLibraryOf } from '../../../src/warhammer-40k/units/library.ts';

const library = phaseLibraryOf('7th');
const lexicon = phaseLexiconOf(library);
const read = (text: string) => readPhaseLine(text, lexicon);

/** `10 ork-boy + 1 nob/power-klaw` a unit; `>` before one that has joined the unit of that number. */
const sidesOf = (text: string) => {
  const { attacker, defender } = read(text);
  return [attacker, defender].map(side => side.map(({ groups, joined }) => `${joined === null ? '' : `${joined}>`}${
    groups.map(({ unit, choices, count }) => [`${count} ${unit}`, ...choices].join('/')).join(' + ')}`));
};
const troubleOf = (text: string) => read(text).tokens.map(({ trouble }) => trouble).filter(one => one !== null);

describe('a line of Warhammer 40,000', () => {
  it.each([
    ['names that people use', '10 tactical marines v 20 ork boyz', [['10 space-marine'], ['20 ork-boy']]],
    ['names of entries', '5 howling banshees v 5 genestealers', [['5 howling-banshee'], ['5 genestealer']]],
    ['numbers behind', 'boyz x20 v banshees (5)', [['20 ork-boy'], ['5 howling-banshee']]],
    ['other languages', 'zehn boyz gegen fünf tactical', [['10 ork-boy'], ['5 space-marine']]],
    ['a slip', '10 genestealrs v 3 tyranid wariors', [['10 genestealer'], ['3 tyranid-warrior']]],
    ['units beside each other', '10 boyz, 5 nobz v 10 grots', [['10 ork-boy', '5 nob'], ['10 gretchin']]],
    ['whoever stands behind a plus is in the unit', '19 boyz + nob v 5 tacs', [
      ['19 ork-boy + 1 nob'], ['5 space-marine'],
    ]],
    ['a character joins the unit before him', '9 tactical, sergeant v 5 boyz', [
      ['9 space-marine + 1 veteran-sergeant'], ['5 ork-boy'],
    ]],
    ['an independent one as a unit of his own', '20 boyz, warboss v captain, 5 scouts', [
      ['20 ork-boy', '0>1 warboss'], ['1 captain', '5 scout'],
    ]],
    ['nobody joins a monster', 'carnifex, warboss v 5 boyz', [['1 carnifex', '1 warboss'], ['5 ork-boy']]],
    ['a weapon behind a name', '9 boyz + nob with power klaw v 1 warboss (big choppa)', [
      ['9 ork-boy + 1 nob/power-klaw'], ['1 warboss/big-choppa'],
    ]],
    ['a weapon before it', '5 power klaw nobz v 3 axe death company', [
      ['5 nob/power-klaw'], ['3 death-company/power-axe'],
    ]],
    ['what some of them carry', '5 nobz, 2 power klaws v 5 boyz', [
      ['3 nob + 2 nob/power-klaw'], ['5 ork-boy'],
    ]],
  ])('understands %s: %s', (_, text, sides) => {
    expect(sidesOf(text)).toEqual(sides);
    expect(troubleOf(text)).toEqual([]);
  });

  it.each([
    ['3 rhinos v 5 boyz', '"Rhino" is a vehicle, and vehicles are not played here.'],
    ['2 dreadnoughts v 5 boyz', '"Dreadnought" is a vehicle, and vehicles are not played here.'],
    ['5 spoons v 5 boyz', 'Nothing is called "spoons".'],
    ['-3 boyz v 5 boyz', '"-3" is no number of models: write a whole one, such as 2.'],
    ['61 boyz v 5 boyz', '"Ork Boy": 61 models are too many; 60 is the most.'],
    ['60 boyz, 60 boyz v 5 boyz', '"Ork Boy": 120 models are too many; 100 is the most.'],
    ['7 v 5 boyz', 'A number without a name.'],
  ])('says what is wrong: %s', (text, trouble) => {
    expect(troubleOf(text)).toEqual([trouble]);
  });

  it('asks which of several is meant', () => {
    const [token] = read('5 warriors v 5 boyz').tokens;
    expect(token).toMatchObject({ unit: null, at: null });
    expect(token!.others.map(({ name }) => name)).toEqual(expect.arrayContaining(['Necron Warrior', 'Fire Warrior']));
    expect(token!.trouble).toMatch(/^"warriors" may be .*: say which\.$/);
  });

  it('is not looked at where it is too long', () => {
    expect(troubleOf(`${'boyz '.repeat(401)}`)).toEqual(['The line has 2005 letters; 2000 is the most.']);
    expect(troubleOf(`${'boyz, '.repeat(61)}v boyz`)[0]).toContain('names 62 things; 60 is the most');
  });

  it('finds every profile by its name, its id and everything it is called besides', () => {
    for (const { id, name, also } of library.all) {
      for (const said of [name, id, ...also]) {
        const meant = lexicon.meaningsOf(said).map(({ unit, exact }) => [unit.id, exact]);
        expect([said, meant]).toEqual([said, [[id, true]]]);
      }
    }
  });

  it('names profiles of one’s own before any others, and alone in another edition', () => {
    const own = { 'own-1': { ...library.unit('ork-boy')!.profile, name: 'Ork Boy' } };
    expect(phaseLexiconOf(library, own).meaningsOf('ork boy')[0]!.unit.id).toBe('own-1');
    const fourth = phaseLexiconOf(phaseLibraryOf('4th'), own);
    const line = readPhaseLine('5 ork boy v 5 marines', fourth);
    expect(line.attacker).toEqual([{ groups: [{ unit: 'own-1', choices: [], count: 5 }], joined: null }]);
    expect(line.tokens[1]!.trouble).toBe(
      'Nobody has profiles of this edition here: make one of your own for "marines".');
  });
});
