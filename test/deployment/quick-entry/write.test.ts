import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import { readQuickEntry } from '../../../src/deployment/quick-entry/read.ts';
import { withCount, withWords, writeQuickEntry } from '../../../src/deployment/quick-entry/write.ts';

const lexicon = lexiconOf(neteaLibrary);
const stand = (profile: string, count: number, characters: readonly string[] = [], options: readonly string[] = []) =>
  ({ profile, count, characters, options });

const usable = neteaLibrary.all.filter(({ profile }) => profile !== null);
const characters = usable.filter(({ profile }) => profile?.type === 'character').map(({ id }) => id);
const others = usable.map(({ id }) => id).filter(id => !characters.includes(id));

describe('writing a quick entry', () => {
  it('names units as people do', () => {
    const text = writeQuickEntry({
      attacker: [stand('boyz', 6, ['warlord']), stand('nobz', 2)],
      defender: [stand('assault', 4, ['chaplain', 'chaplain', 'captain'])],
    }, lexicon);
    expect(text).toBe('6 Boyz + Warlord, 2 Nobz v 4 Assault + 2 Chaplain + Captain');
  });

  it('names by its id what its name does not tell', () => {
    expect(writeQuickEntry({ attacker: [stand('dreadnought-ork', 2)], defender: [] }, lexicon))
      .toBe('2 dreadnought-ork');
    expect(writeQuickEntry({ attacker: [stand('squat-warriors', 5, ['warlord'])], defender: [] }, lexicon))
      .toBe('5 squat-warriors + Feral Ork Warlord');
  });

  it('is read as what was written, whatever kinds of units stand side by side', () => {
    const stands = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...others), fc.integer({ min: 1, max: 15 }),
        fc.uniqueArray(fc.constantFrom(...characters), { maxLength: 2 })),
      { minLength: 1, maxLength: 4, selector: ([id]) => id },
    ).map(rows => rows.map(([id, count, joined]) => stand(id, count, joined)));
    fc.assert(fc.property(stands, stands, (attacker, defender) => {
      const text = writeQuickEntry({ attacker, defender }, lexicon);
      const read = readQuickEntry(text, lexicon);
      expect([read.attacker.stands, read.defender.stands], text).toEqual([attacker, defender]);
    }), { numRuns: 150 });
  });
});

describe('changing a quick entry', () => {
  const changed = (text: string, token: number, change: typeof withCount | typeof withWords, to: never) =>
    change(text, readQuickEntry(text, lexicon).tokens[token]!, to);

  it.each([
    ['6 boyz, 2  nobz v 4 assault', 1, 5, '6 boyz, 5  nobz v 4 assault'],
    ['boyz x6 v assault', 0, 12, 'boyz x12 v assault'],
    ['boyz (6) nobz (2) v assault', 0, 12, 'boyz (12) nobz (2) v assault'],
    ['6x boyz v assault', 0, 12, '12x boyz v assault'],
    ['six boyz v assault', 0, 12, '12 boyz v assault'],
    ['boyz x6 v assault', 1, 3, 'boyz x6 v 3 assault'],
    ['a rhino', 0, 2, '2 rhino'],
    ['4 assault chaplain', 1, 2, '4 assault 2 chaplain'],
  ])('a number: %s', (text, token, count, expected) => {
    expect(changed(text, token, withCount, count as never)).toBe(expected);
    expect(readQuickEntry(expected, lexicon).tokens[token]?.count).toBe(count);
  });

  it.each([
    ['3 dreadnoughts, 6 boyz', 0, 'dreadnought', '3 dreadnought, 6 boyz'],
    ['boyz x6 v assault', 0, 'nobz', 'nobz x6 v assault'],
    ['4 assault chaplain', 1, 'captain', '4 assault captain'],
  ])('a name: %s', (text, token, words, expected) => {
    expect(changed(text, token, withWords, words as never)).toBe(expected);
  });
});
