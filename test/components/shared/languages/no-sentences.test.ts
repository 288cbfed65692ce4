import { describe, expect, it } from 'vitest';
import { codeOf, sourceFiles, type SourceFile } from '../../../support/source-files.ts';

/** All that is shown. */
const ROOMS = [
  'components/elements', 'components/embed', 'components/epic-armageddon', 'components/set-up', 'components/share',
  'components/shared', 'components/site', 'components/warhammer-40k',
];

const WORDS = /\/rule-texts\/|\.styles\.ts$|-words\.ts$|\/terrain-names\.ts$/;

/** Written once for all when the site is built, for programs of others; said in the console; names of typefaces. */
const APART = ['components/site/oembed.ts', 'components/shared/public/define.ts', 'components/shared/theme/theme.ts'];

/** In quotes: two words of which the first is written large, or any that end as a sentence does. */
const QUOTED = /'(?=\p{Lu}\p{Ll}+,? \p{L}|[^'\n]* [^'\n]*[.?]')[^'\n]*'/gu;
/** Between tags, or in an attribute that is read: two words. */
const IN_TAGS = /(?<!=)>\s*(?!extends |implements )\p{Lu}?\p{Ll}+,? \p{L}[^<>{}=;()]*(?=<|\$\{)/gu;
const READ = /\s(?:aria-label|label|legend|heading|title|placeholder|caption|alt)="[^"$]*\p{L}[^"]*"/gu;

/** A source without the records of words in it, which another language can take the place of. */
const withoutWords = (code: string): string => {
  const start = code.indexOf(' spoken(');
  if (start < 0) return code;
  let open = 1;
  let end = start + ' spoken('.length;
  for (; open > 0; end += 1) open += { '(': 1, ')': -1 }[code[end]!] ?? 0;
  return code.slice(0, start) + withoutWords(code.slice(end));
};

const sentencesIn = ({ path, text }: SourceFile): readonly string[] => {
  const code = withoutWords(codeOf(text));
  return [QUOTED, IN_TAGS, READ].flatMap(kind => code.match(kind) ?? [])
    .map(found => `${path}: ${found.trim().replaceAll(/\s+/g, ' ')}`);
};

describe('sentences of the screen', () => {
  it.each([
    ["return 'Nobody fires.';", 1], ["legend: 'How does it fight?'", 1], ['html`<p class="fact">It has moved.</p>`', 1],
    ['html`<button type="button">Throw again</button>`', 1], ['html`<choice-list legend="Target"></choice-list>`', 1],
    ['html`<p>${words.moved} <span>${rule}</span></p>`', 0], ["type: 'charge.ended'", 0], ["case 'ArrowDown':", 0],
    ['const far = (cm: number): boolean => cm > FIREFIGHT;', 0],
  ])('are told from code in: %s', (text, count) => {
    expect(sentencesIn({ path: '', text })).toHaveLength(count);
  });

  it.each([
    ["export const lateWords = spoken('late', { late: 'It comes late.', of: (who: string) => `${who}` });", 0],
    ["const words = spoken('late', { late: 'It is late.' });\nconst early = 'It comes early.';", 1],
  ])('are none where they are words of a part: %s', (text, count) => {
    expect(sentencesIn({ path: '', text })).toHaveLength(count);
  });

  it.each(ROOMS)('of %s stand in its words, where another language can take their place', room => {
    const files = sourceFiles([room]).filter(({ path }) => !WORDS.test(path) && !APART.includes(path));
    expect(files.length).toBeGreaterThan(2);
    expect(files.flatMap(sentencesIn)).toEqual([]);
  });
});
