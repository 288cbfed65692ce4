// Writes books.ts, which says where the words of each group are: `npm run words`, after a file has come or gone here.
import { readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const HERE = new URL('./', import.meta.url);

/** What the words of a language are made of; nobody fetches it. */
const GRAMMAR = 'grammar.ts';

/** The languages besides English: each has a folder. */
export const languages = () => readdirSync(HERE, { withFileTypes: true })
  .filter(one => one.isDirectory()).map(({ name }) => name).sort();

/** The groups of words that are fetched together: each language has a file for each. */
export const groupsIn = language => readdirSync(new URL(`${language}/`, HERE))
  .filter(name => name !== GRAMMAR).map(name => name.replace(/\.ts$/, '')).sort();

const quoted = name => (/^\w+$/.test(name) ? name : `'${name}'`);

const entriesOf = group => languages().filter(language => groupsIn(language).includes(group))
  .map(language => `    ${language}: () => import('./${language}/${group}.ts'),`).join('\n');

/** The text of books.ts. */
export const booksModule = () => {
  const groups = [...new Set(languages().flatMap(groupsIn))].sort();
  return `/** Where the words of each group are, as modules. \`npm run words\` writes this file. */
import type { Translated } from '../shared/languages/speech.ts';
import type { English } from './english.ts';

/** What a language does not tell yet is English. */
type BooksOf<G extends keyof English> = {
  readonly [language in Translated]: () => Promise<{ readonly books: Partial<English[G]> }>;
};

export const BOOKS: { readonly [group in keyof English]: BooksOf<group> } = {
${groups.map(group => `  ${quoted(group)}: {\n${entriesOf(group)}\n  },`).join('\n')}
};
`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('books.ts', HERE), booksModule());
}
