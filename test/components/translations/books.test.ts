/** The words of other languages: where they are, and what several of their files have to say alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOOKS } from '../../../components/translations/books.ts';
import type { English } from '../../../components/translations/english.ts';
import { booksModule, groupsIn, languages } from '../../../components/translations/write-books.mjs';
import { ROOT } from '../../support/markdown.ts';
import { sourceFiles } from '../../support/source-files.ts';
import { TRANSLATED } from '../../support/translations.ts';

/** Where groups are named: by elements as what they need, and in lists of what they need later. */
const ASKED = /get words\(\)[^{]*\{[^}]*\}|(?:wordsComing|areWordsThere)\([^)]*\)|_WORDS = \[[^\]]*\] as const/g;

const FOLDER = join(ROOT, 'components/translations');

/** What is somewhere else in another language. */
const placesIn = (language: string): readonly string[] =>
  groupsIn(language).map(({ group, path, name }) => `${group}: ${name} of ${basename(path)}`);

describe('the groups of words', () => {
  it('are where `npm run words` has found them', () => {
    expect(readFileSync(join(FOLDER, 'books.ts'), 'utf8')).toBe(booksModule());
  });

  it('are in the same files in every language, of which each has twenty at most', () => {
    expect(languages()).toEqual([...TRANSLATED].sort());
    for (const language of languages()) {
      expect([language, placesIn(language)]).toEqual([language, placesIn('de')]);
      expect(readdirSync(join(FOLDER, language)).length).toBeLessThanOrEqual(20);
    }
  });

  it('are those that parts of the screen ask for', () => {
    const asked = sourceFiles(['components']).flatMap(({ text }) => [...text.matchAll(ASKED)])
      .flatMap(([asking]) => [...asking.matchAll(/'([a-z][\w-]*)'/g)].map(([, group]) => group!));
    expect(asked).toContain('warhammer-40k-log');
    expect([...new Set(asked)].filter(group => !(group in BOOKS))).toEqual([]);
  });

  it('are modules with nothing of the other groups of their files', async () => {
    const { books } = await BOOKS['course-cover'].de();
    expect(Object.keys(books)).toEqual(['course/cover', 'course/cover/name']);
  });
});

describe.each(TRANSLATED)('what stands in for the statechart in %s', language => {
  it('says what the statechart says', async () => {
    const { 'resolver/opening': opening } = (await BOOKS.opening[language]()).books;
    const { 'phase/opening': phaseOpening } = (await BOOKS['warhammer-40k'][language]()).books;
    const { 'phase/chart': phaseChart } = (await BOOKS['warhammer-40k-chart'][language]()).books;
    expect(phaseChart).toMatchObject(phaseOpening!);
    const { books } = await BOOKS['epic-chart'][language]();
    const { 'assault/chart': chart } = books as unknown as English['epic-chart'];
    expect(opening).toEqual({
      labels: {
        a1ChooseTarget: chart.Target, a2Charge: chart.Charge, a3CounterCharge: chart['Counter-charge'],
        a4Attacks: chart.Attacks, a5SupportingFire: chart.Support, a6Result: chart.Result,
        a7Withdraw: chart.Withdraw, a7Consolidate: chart.Consolidate,
      },
      first: chart['The engaging formation names whom it charges, with whom, and what stands among them.'],
    });
  });
});
