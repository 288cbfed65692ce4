/** Dice are called as the players of a language call them, also where their name comes from a profile. */
import { describe, expect, it } from 'vitest';
import { reasonsBooks as german } from '../../../components/translations/de/refusals.ts';
import { reasonsBooks as polish } from '../../../components/translations/pl/refusals.ts';

describe.each([
  ['de', german, 'W3'], ['pl', polish, 'K3'],
] as const)('why a unit fights as it does, in %s', (_, book, name) => {
  const facts = book['epic-armageddon/reasons'];

  it('calls the dice that it throws', () => {
    expect(facts.throws({ by: 'close-combat', dice: 'D3', target: 4, effect: 'normal' })).toContain(name);
    expect(facts.throws({ by: 'close-combat', dice: 2, target: 4, effect: 'normal' })).toContain('2');
  });

  it('calls the dice of what a hit does', () => {
    const hit = { number: 1, effect: 'titan-killer', by: 'close-combat', cause: 'attacks' } as const;
    expect(facts['hit-comes']({ ...hit, points: 'D3' })).toContain(name);
    expect(facts['hit-comes']({ ...hit, points: 2 })).not.toContain(name);
  });
});
