import { describe, expect, it } from 'vitest';
import { shortNames } from '../../../../components/shared/battlefield/short-names.ts';
import type { Roster } from '../../../../components/shared/battlefield/pieces.ts';
import { fc } from '../../../support/laws.ts';

const rosterOf = (attackers: readonly string[], defenders: readonly string[] = []): Roster => [
  ...attackers.map((name, i) => ({ id: `a${i}`, name, side: 'attacker' as const })),
  ...defenders.map((name, i) => ({ id: `d${i}`, name, side: 'defender' as const })),
];

const shortOf = (attackers: readonly string[], defenders: readonly string[] = []): readonly string[] =>
  [...shortNames(rosterOf(attackers, defenders)).values()];

describe('short names', () => {
  it('are one letter a kind and the number of the stand', () => {
    expect(shortOf(['Boyz 1', 'Boyz 4', 'Nobz 2'], ['Assault 1'])).toEqual(['B1', 'B4', 'N2', 'A1']);
  });

  it('run through a side where two formations count anew', () => {
    expect(shortOf(['Infantry 1', 'Infantry 2', 'Infantry 1', 'Infantry 2'])).toEqual(['I1', 'I2', 'I3', 'I4']);
  });

  it('take another letter where the first is gone, on either side', () => {
    expect(shortOf(['Boyz 1', 'Big Gunz 1', 'Bikes 1'], ['Boyz 1'])).toEqual(['B1', 'G1', 'I1', 'O1']);
  });

  it('are a letter alone for who is one of a kind', () => {
    expect(shortOf(['Warlord'], ['Warhound'])).toEqual(['W', 'A']);
  });

  it('are never the same, whoever is on the table', () => {
    const odd = fc.constantFrom('', '7', 'Żółw 1', '兵 2', 'ß');
    const names = fc.array(fc.oneof(fc.stringMatching(/^[A-Za-z]{1,3} ?\d{0,2}$/), odd), { maxLength: 40 });
    fc.assert(fc.property(names, names, (attackers, defenders) => {
      const short = shortOf(attackers, defenders);
      expect(short).toHaveLength(attackers.length + defenders.length);
      expect(new Set(short).size).toBe(short.length);
    }));
  });
});
