/** What is thrown against a wound, text by text. */
import { describe, expect, it } from 'vitest';
import { saveAgainst, savesAgainst } from '../../../src/warhammer-40k/allocation/saves.ts';
import type { Wound } from '../../../src/warhammer-40k/model/allocation.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';

const wound = (fields: Partial<Wound> = {}): Wound => ({
  strike: 's', deniesArmour: false, cap: null, armourPiercing: null, isForce: false, slays: false, isConcussive: false,
  destroys: null, strength: 4, ...fields,
});

const DENIED = wound({ deniesArmour: true });
const CAPPED = wound({ cap: 4 });
const PIERCING = wound({ armourPiercing: 3 });

/** "3+", "4++" for an invulnerable save, "–" for none. */
const word = (edition: (typeof EDITIONS)[number], against: Wound, save: number | null, invulnerable: number | null) => {
  const { need, by } = saveAgainst({ edition, completion: {} }, against, { save, invulnerable });
  if (need === null) return '–';
  return by === 'armour' ? `${need}+` : `${need}++`;
};

describe('armour', () => {
  it.each([
    ['trial-seven-steps', '3+', '–', '4+', '3+'],
    ['trial-eight-steps', '3+', '–', '4+', '3+'],
    ['4th', '3+', '–', '4+', '3+'],
    ['7th', '3+', '–', '4+', '–'],
  ] as const)('40k.46: %s: 3+ against a plain, denying, capping and piercing wound', (edition, ...words) => {
    expect([wound(), DENIED, CAPPED, PIERCING].map(one => word(edition, one, 3, null))).toEqual(words);
  });

  it('40k.46: armour better than what pierces is worn; a cap leaves worse armour as it is', () => {
    expect(word('7th', PIERCING, 2, null)).toBe('2+');
    expect(word('trial-seven-steps', CAPPED, 5, null)).toBe('5+');
  });

  it.each(EDITIONS)('40k.44: %s: without armour nothing saves', edition => {
    expect(word(edition, wound(), null, null)).toBe('–');
  });
});

describe('invulnerable saves', () => {
  it.each(EDITIONS)('40k.45: %s: they are left where armour is denied, and where there is none', edition => {
    expect(word(edition, DENIED, 3, 5)).toBe('5++');
    expect(word(edition, wound(), null, 5)).toBe('5++');
  });

  it.each(EDITIONS)('40k.45, R-0.14, R-X.08: %s: of two saves the better is thrown', edition => {
    expect(word(edition, wound(), 5, 4)).toBe('4++');
    expect(word(edition, wound(), 3, 4)).toBe('3+');
    expect(word(edition, wound(), 4, 4)).toBe('4+');
  });

  it.each(EDITIONS)('40k.45, R-X.08: %s: the other is its owner’s to choose', edition => {
    const saves = savesAgainst({ edition, completion: {} }, wound(), { save: 5, invulnerable: 4 });
    expect(saves).toEqual([{ need: 4, by: 'invulnerable' }, { need: 5, by: 'armour' }]);
    expect(savesAgainst({ edition, completion: {} }, DENIED, { save: 5, invulnerable: 4 })).toHaveLength(1);
  });
});
