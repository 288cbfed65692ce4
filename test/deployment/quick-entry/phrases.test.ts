import { describe, expect, it } from 'vitest';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { knownFormations } from '../../../src/deployment/quick-entry/formations.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import { readQuickEntry } from '../../../src/deployment/quick-entry/read.ts';

const lexicon = lexiconOf(neteaLibrary, knownFormations(neteaLists(), neteaLibrary));
const read = (text: string) => readQuickEntry(text, lexicon);

/** `6 tactical+captain in ruins`: both sides, shortly. */
const shortly = (text: string): readonly string[] => {
  const { attacker, defender } = read(text);
  return [attacker, defender].map(({ stands, cover }) => stands
    .map(({ profile, count, characters }) => [`${count} ${profile}`, ...characters].join('+')).join(', ')
    + (cover === null ? '' : ` in ${cover}`));
};

describe('what is in a transport', () => {
  it.each([
    ['just enough of them', '6 tactical in rhinos', '6 tactical, 3 rhino'],
    ['with a name that is like it', '5 tacticals in rhino', '5 tactical, 3 rhino'],
    ['behind a comma', 'codex tactical with a captain, in rhinos', '6 tactical+captain, 3 rhino'],
    ['as many as are counted', '6 tactical in 2 rhinos', '6 tactical, 2 rhino'],
    ['two places each where they need them', '4 terminators mounted in land raiders', '4 terminator, 4 land-raider'],
    ['one of what has no room', '4 terminators in rhinos', '4 terminator, 1 rhino'],
    ['the character is with the passengers', '4 terminators in land raiders + chaplain',
      '4 terminator+chaplain, 4 land-raider'],
  ])('%s: %s', (_, text, attacker) => {
    expect(shortly(text)[0]).toBe(attacker);
  });
});

describe('a size', () => {
  it.each([
    ['of a mob of a list', '10-stand war horde mob', '2 nobz, 6 boyz, 2 grotz'],
    ['with an article', 'a 10-stand war horde mob', '2 nobz, 6 boyz, 2 grotz'],
    ['in letters', 'ten-stand war horde mob', '2 nobz, 6 boyz, 2 grotz'],
    ['of a large one', '20-stand warband', '4 nobz, 12 boyz, 4 grotz'],
    ['of one that has suffered', '7 stand war horde mob', '2 nobz, 3 boyz, 2 grotz'],
    ['of units', '10-stand boyz', '10 boyz'],
    ['that is a number of units', '10 stands of boyz', '10 boyz'],
  ])('%s: %s', (_, text, attacker) => {
    expect(shortly(text)[0]).toBe(attacker);
  });
});

describe('the name of a list', () => {
  it.each([
    ['before its formation', 'codex devastators', '4 devastator'],
    ['before a formation and a character', 'codex devastator captain', '4 devastator+captain'],
    ['stands for its plainest formation', 'war horde mob', '2 nobz, 6 boyz, 2 grotz'],
    ['before a formation that is called a company', 'steel legion infantry company', '1 commander, 12 infantry'],
  ])('%s: %s', (_, text, attacker) => {
    expect(shortly(text)[0]).toBe(attacker);
  });

  it('is no name of a list if it could be of several', () => {
    expect(read('marine').tokens.map(({ meaning }) => meaning?.kind)).not.toContain('formation');
  });
});

describe('terrain', () => {
  it.each([
    ['6 boyz in ruins', 'ruins'], ['6 boyz in the woods', 'woods'], ['6 boyz in a forest', 'woods'],
    ['6 boyz, in buildngs', 'buildings'], ['6 boyz', null],
  ])('is what they stand in: %s', (text, kind) => {
    expect(read(text).attacker.cover).toBe(kind);
    expect(shortly(text)[0]).toContain('6 boyz');
  });

  it('is only that of its own side', () => {
    expect(shortly('codex tactical with a captain, in rhinos, against a 10-stand war horde mob in ruins'))
      .toEqual(['6 tactical+captain, 3 rhino', '2 nobz, 6 boyz, 2 grotz in ruins']);
  });
});
