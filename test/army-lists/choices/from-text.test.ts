import { describe, expect, it } from 'vitest';
import { searchAll, type Found } from '../../../src/army-lists/choices/search.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { knownFormations } from '../../../src/deployment/quick-entry/formations.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import { formationFromText } from '../../../src/deployment/quick-entry/formation-from-text.ts';

const lists = neteaLists();
const lexicon = lexiconOf(neteaLibrary, knownFormations(lists, neteaLibrary));
const formationFrom = (text: string) => formationFromText(text, lexicon, lists).built!;

const kinds = (text: string): string => {
  const { units } = formationFrom(text);
  return [...new Set(units.map(({ profile }) => profile))]
    .map(id => `${units.filter(({ profile }) => profile === id).length} ${id}`).join(', ');
};

describe('a formation that is typed', () => {
  it('has the units of the text, characters on their stands, passengers in their transports', () => {
    const { name, list, initiative, rules, units } = formationFrom('codex tactical with a captain, in rhinos');
    expect({ name, list, initiative, rules }).toEqual({
      name: 'Tactical', list: 'space-marine-codex-astartes', initiative: 1, rules: ['they-shall-know-no-fear'],
    });
    expect(units.map(({ profile, characters, aboard }) => [profile, characters, aboard])).toEqual([
      ['tactical', ['captain'], 6], ['tactical', [], 6], ['tactical', [], 7], ['tactical', [], 7],
      ['tactical', [], 8], ['tactical', [], 8], ['rhino', [], null], ['rhino', [], null], ['rhino', [], null],
    ]);
  });

  it.each([
    ['8 boyz, 2 nobz, warlord', '8 boyz, 2 nobz', 3, 'power-of-the-waaagh'],
    ['10-stand war horde mob', '2 nobz, 6 boyz, 2 grotz', 3, 'power-of-the-waaagh'],
  ])('%s', (text, units, initiative, rule) => {
    expect(kinds(text)).toBe(units);
    expect(formationFrom(text)).toMatchObject({ initiative, rules: [rule] });
  });

  it('stands where it is said to stand, and has the other side of its line against it', () => {
    const line = 'codex tactical with a captain, in rhinos, against a 10-stand war horde mob in ruins';
    const { built, cover, against } = formationFromText(line, lexicon, lists);
    expect(built).toEqual(formationFrom('codex tactical with a captain, in rhinos'));
    expect(cover).toBeNull();
    expect(against).toEqual({ built: formationFrom('10-stand war horde mob'), cover: 'ruins' });
    expect(formationFromText('6 boyz in the woods', lexicon, lists)).toMatchObject({ cover: 'woods', against: null });
  });

  it('has what its list chooses of a datasheet, unless it says otherwise', () => {
    const options = (text: string) => formationFrom(text).units.map(unit => unit.options.join());
    expect(options('emperor\'s children retinue + champion of chaos').filter(Boolean)).toEqual(['slaanesh']);
    expect(options('emperor\'s children retinue + champion of chaos khorne').filter(Boolean)).toEqual(['khorne']);
    expect(options('black legion retinue + champion of chaos').filter(Boolean)).toEqual([]);
  });

  it('is nobody where nothing was understood', () => {
    expect(formationFromText('xyzzy', lexicon, lists)).toMatchObject({ built: null, tokens: [{ meaning: null }] });
  });
});

describe('the search over all formations and units', () => {
  const find = searchAll(lists, neteaLibrary);
  const nameOf = (found: Found): string =>
    (found.kind === 'unit' ? found.unit.id : `${found.list.id}: ${found.formation.name}`);

  it.each([
    ['codex tactical', 'space-marine-codex-astartes: Tactical'],
    ['war horde warband', 'ork-war-horde: Warband'],
    ['steel legion infantery company', 'imperial-guard-steel-legion: Infantry Company'],
    ['biel tan gardians', 'eldar-biel-tan: Guardian'],
    ['Götterdämmerung', 'imperial-guard-baran-siegemasters: Artillery Battery'],
    ['saim hann wild riders', 'eldar-saim-hann: Wild Rider Clan'],
  ])('finds %s', (text, name) => {
    expect(find(text).slice(0, 3).map(nameOf)).toContain(name);
  });

  it('finds units beside formations, and nothing where there is nothing to look for', () => {
    expect(find('boyz').map(({ kind }) => kind)).toEqual(expect.arrayContaining(['unit', 'formation']));
    expect(find('10 stand')).toEqual([]);
    expect(find('')).toEqual([]);
  });
});
