import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles, type SourceFile } from '../support/source-files.ts';

/** Reading and writing scenarios names editions, and profiles are those of one; rules do neither. */
const FILES = sourceFiles(['src/warhammer-40k', 'machines/warhammer-40k'])
  .filter(({ path }) => !/^src\/warhammer-40k\/(?:scenario|units)\//.test(path));

/** Where it is looked up what a text answers. */
const ANSWERING = [
  'src/warhammer-40k/editions/answers.ts', 'src/warhammer-40k/editions/index.ts', 'machines/warhammer-40k/index.ts',
];

/** The questions, how they are asked, which rulings are usual where and what rows there are: no text itself. */
const QUESTIONS = ['answers', 'policy', 'usual-rulings', 'rows', 'trait-rows']
  .map(name => `src/warhammer-40k/editions/${name}.ts`);

/** Every place where a file asks which edition it is, instead of asking what the text answers. */
const askedForEdition = ({ path, text }: SourceFile): readonly string[] => {
  const compared = text.match(/\bedition\s*[!=]==?|[!=]==?\s*[\w.]*\bedition\b|switch \([\w.]*\bedition\)/g) ?? [];
  const isText = path.startsWith('src/warhammer-40k/editions/');
  const named = isText ? [] : text.match(/'trial-(seven|eight)-steps'|'[47]th'/g) ?? [];
  const looked = ANSWERING.includes(path) || !/\bPOLICIES\b/.test(text) ? [] : ['POLICIES'];
  return [...compared, ...named, ...looked].map(what => `${path}: ${what}`);
};

describe('one procedure for every edition', () => {
  it('no file of the rules or of the statechart compares an edition: they ask what the text answers', () => {
    expect(FILES.length).toBeGreaterThan(80);
    expect(FILES.flatMap(askedForEdition)).toEqual([]);
  });

  it('only what answers for a text knows the texts', () => {
    const knowing = FILES.filter(file => importsOf(file).some(({ target, isTypeOnly }) =>
      !isTypeOnly && target.startsWith('src/warhammer-40k/editions/') && !QUESTIONS.includes(target)));
    expect(knowing.map(({ path }) => path).filter(path => !ANSWERING.includes(path))).toEqual([]);
  });

  it.each([
    `if (phase.edition === '7th') return 3;`, `const is = '4th' !== edition;`, 'switch (phase.edition) {',
    'POLICIES[one]',
  ])('%s would be found', text => {
    expect(askedForEdition({ path: 'src/warhammer-40k/fight/hit.ts', text })).not.toEqual([]);
  });
});
