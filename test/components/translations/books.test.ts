/** The words of other languages: where they are, and what several of their files have to say alike. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOOKS } from '../../../components/translations/books.ts';
import { booksModule, groupsIn, languages } from '../../../components/translations/write-books.mjs';
import { ROOT } from '../../support/markdown.ts';
import { TRANSLATED } from '../../support/translations.ts';

describe('the groups of words', () => {
  it('are where `npm run words` has found them', () => {
    expect(readFileSync(join(ROOT, 'components/translations/books.ts'), 'utf8')).toBe(booksModule());
  });

  it('are the same files in every language', () => {
    expect(languages()).toEqual([...TRANSLATED].sort());
    for (const language of languages()) expect([language, groupsIn(language)]).toEqual([language, groupsIn('de')]);
  });
});

describe.each(TRANSLATED)('what stands in for the statechart in %s', language => {
  it('says what the statechart says', async () => {
    const { 'resolver/opening': opening } = (await BOOKS.screen[language]()).books;
    const { 'assault/chart': chart } = (await BOOKS.chart[language]()).books;
    expect(opening).toEqual({
      labels: {
        a1ChooseTarget: chart!.Target, a2Charge: chart!.Charge, a3CounterCharge: chart!['Counter-charge'],
        a4Attacks: chart!.Attacks, a5SupportingFire: chart!.Support, a6Result: chart!.Result,
        a7Withdraw: chart!.Withdraw, a7Consolidate: chart!.Consolidate,
      },
      first: chart!['The engaging formation names whom it charges, with whom, and what stands among them.'],
    });
  });
});
