import { afterEach, describe, expect, it } from 'vitest';
import { onceSpoken, spoken } from '../../../../components/shared/languages/spoken.ts';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import { allWritten } from '../../../support/all-written.ts';
import { kindName, pieceName, pieceWithin } from '../../../../components/epic-armageddon/spoken/terrain-names.ts';
import { RULE_TEXTS } from '../../../../components/epic-armageddon/steps/rule-texts.ts';
import { sourceOf } from '../../../../components/epic-armageddon/steps/rule-texts/rule-text.ts';
import { madeUp } from '../../../support/made-up-language.ts';

const words = spoken('once', { of: (name: string): string => `of ${name}` });
/** Not what other tests write later. */
const BOOKS = Object.fromEntries([...allWritten()].map(([part, written]) => [part, madeUp(written) as object]));
await addWordSource(() => Promise.resolve(BOOKS));

afterEach(() => speak('en'));

describe('what is worked out once and has words in it', () => {
  it('is worked out once for each object, and anew in another language', async () => {
    let worked = 0;
    const told = onceSpoken(({ name }: { readonly name: string }) => {
      worked += 1;
      return words.of(name);
    });
    const [mob, horde] = [{ name: 'Mob' }, { name: 'Horde' }];
    expect([told(mob), told(mob), told(horde), worked]).toEqual(['of Mob', 'of Mob', 'of Horde', 2]);
    await speak('de');
    expect(told(mob)).toMatch(/^⟦of Mob .*⟧$/);
    expect(worked).toBe(3);
    await speak('en');
    expect(told(mob)).toBe('of Mob');
  });
});

describe('rules', () => {
  it('say the same under the same id in another language, and are printed in the same place', async () => {
    const { say } = RULE_TEXTS['A4.3']!;
    await speak('de');
    expect(RULE_TEXTS['A4.3']!.say).toContain(`⟦${say} `);
    expect(RULE_TEXTS['A4.3']!.source).toBe('N 1.12.5');
    expect(sourceOf(RULE_TEXTS['A4.3']!)).toMatch(/^⟦NetEA .*⟧ 1\.12\.5$/);
  });
});

describe('terrain', () => {
  it('is called by its kind in every language, and by its own name where it has one', async () => {
    expect([kindName('ruins'), pieceName({ name: null, kind: 'ruins' }), pieceWithin({ name: null, kind: 'ruins' })])
      .toEqual(['Ruins', 'Ruins', 'ruins']);
    await speak('de');
    expect(kindName('ruins')).toMatch(/^⟦Ruins .*⟧$/);
    expect([pieceName({ name: 'The Mill', kind: 'ruins' }), pieceWithin({ name: 'The Mill', kind: 'ruins' })])
      .toEqual(['The Mill', 'The Mill']);
  });
});
