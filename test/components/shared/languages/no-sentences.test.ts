import { describe, expect, it } from 'vitest';
import { codeOf, sourceFiles, type SourceFile } from '../../../support/source-files.ts';

/** The parts of the screen whose sentences stand in their words alone; every part that has its words goes here. */
const HELD = [
  'components/epic-armageddon/steps',
  'components/shared/parts',
  'components/shared/battlefield',
  'components/epic-armageddon/explain',
  'components/epic-armageddon/lesson-editor',
  'components/epic-armageddon/lesson',
  'components/epic-armageddon/compare',
  'components/shared/statechart',
  'components/epic-armageddon/resolver',
  'components/epic-armageddon/odds',
  'components/site',
  'components/set-up/table-editor',
  'components/set-up/import',
  'components/set-up/formation-builder',
  'components/set-up',
  'components/shared/report',
  'components/embed',
  'components/set-up/shelf',
  'components/share',
  'components/shared/worker',
  'components/warhammer-40k',
];

const WORDS = /(?:^|\/)(?:words|rule-texts)[./]|\.styles\.ts$|(?:terrain-names|[-.]words)\.ts$/;

/** Written once for all when the site is built, for programs of others; said in the console; names of typefaces. */
const APART = ['components/site/oembed.ts', 'components/shared/public/define.ts', 'components/shared/theme/theme.ts'];

/** In quotes: two words of which the first is written large, or any that end as a sentence does. */
const QUOTED = /'(?=\p{Lu}\p{Ll}+,? \p{L}|[^'\n]* [^'\n]*[.?]')[^'\n]*'/gu;
/** Between tags, or in an attribute that is read: two words. */
const IN_TAGS = /(?<!=)>\s*(?!extends |implements )\p{Lu}?\p{Ll}+,? \p{L}[^<>{}=;()]*(?=<|\$\{)/gu;
const READ = /\s(?:aria-label|label|legend|heading|title|placeholder|caption|alt)="[^"$]*\p{L}[^"]*"/gu;

const sentencesIn = ({ path, text }: SourceFile): readonly string[] => {
  const code = codeOf(text);
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

  it.each(HELD)('of %s stand in its words, where another language can take their place', folder => {
    const files = sourceFiles([folder]).filter(({ path }) => !WORDS.test(path) && !APART.includes(path));
    expect(files.length).toBeGreaterThan(2);
    expect(files.flatMap(sentencesIn)).toEqual([]);
  });

  it('of the tags stand in the words of their parts', () => {
    const isTag = (path: string): boolean => path.split('/').length === 2 && !APART.includes(path);
    const files = sourceFiles(['components']).filter(({ path }) => isTag(path));
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap(sentencesIn)).toEqual([]);
  });
});
