/** What a list left open is settled by hand. */
import { describe, expect, it } from 'vitest';
import { settleWords } from '../../../src/army-lists/import/settle-words.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { understood } from './forces.ts';
import { inShort } from './in-short.ts';

const OPEN = 'Space Marine\n\nArmour: 4 Predators, 1 Hunter\n\nTactical: 6 Tactical in 3 Rhinos, 2 Predators';

describe('words that were left open', () => {
  it('become as many units as the list says, in their own formation', async () => {
    const before = await understood(OPEN);
    const after = settleWords(before, 1, 'predator-destructor', neteaLibrary);
    expect(after.formations.map(inShort)).toEqual([
      'hunter', '2 tactical@6, 2 tactical@7, 2 tactical@8, 3 rhino, 2 predator-destructor',
    ]);
    expect(after.unmatched).toEqual([before.unmatched[0]]);
  });

  it('are left out where nothing is meant', async () => {
    const before = await understood(OPEN);
    const after = settleWords(before, 0, null, neteaLibrary);
    expect(after).toEqual({ ...before, unmatched: [before.unmatched[1]] });
  });

  it('may be characters, who join those who are there', async () => {
    const before = await understood('Tactical: 2 Rhino, 2 Tactical, 2 Kaptn Zorg');
    const after = settleWords(before, 0, 'captain', neteaLibrary);
    expect(after.formations.map(inShort)).toEqual(['2 rhino, 2 tactical+captain']);
  });

  it('stay open where nobody can carry the character', async () => {
    const before = await understood('Tactical: 1 Captain, 4 Zorgblatz');
    expect(settleWords(before, 1, 'captain', neteaLibrary)).toEqual(before);
    const after = settleWords(settleWords(before, 0, 'tactical', neteaLibrary), 0, 'captain', neteaLibrary);
    expect(after.formations.map(inShort)).toEqual(['tactical+captain, 3 tactical']);
  });

  it('stay open for units that there are not, or that cannot fight', async () => {
    const before = await understood(OPEN);
    for (const id of ['zorgblatz', '__proto__', 'battle-barge']) {
      expect(settleWords(before, 0, id, neteaLibrary)).toEqual(before);
    }
    expect(settleWords(before, 7, 'hunter', neteaLibrary)).toEqual(before);
  });
});
