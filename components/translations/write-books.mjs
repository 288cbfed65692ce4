// Writes books.ts, which says where the words of each group are: `npm run words`, after a group has come or gone here.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = new URL('./', import.meta.url);

/** A group of words as a file has it: "export const logBooks: English['log']", among others or alone. */
const GROUP = /^export const (\w+): (?:Partial<)?English\['([\w-]+)'\]/gm;

/** The languages besides English: each has a folder. */
export const languages = () => readdirSync(HERE, { withFileTypes: true })
  .filter(one => one.isDirectory()).map(({ name }) => name).sort();

const read = new Map();

/** The groups of a file, which is read once as long as nobody changes it: a build asks for each of its groups. */
const groupsOf = path => {
  const { mtimeMs } = statSync(path);
  const known = read.get(path);
  if (known?.mtimeMs === mtimeMs) return known.groups;
  const groups = [...readFileSync(path, 'utf8').matchAll(GROUP)].map(([, name, group]) => ({ group, name, path }));
  read.set(path, { mtimeMs, groups });
  return groups;
};

/** The groups of words that are fetched together, each with the file that has it and its name there. */
export const groupsIn = language => {
  const folder = new URL(`${language}/`, HERE);
  return readdirSync(folder).flatMap(file => groupsOf(fileURLToPath(new URL(file, folder))))
    .sort((one, other) => (one.group < other.group ? -1 : 1));
};

const quoted = name => (/^\w+$/.test(name) ? name : `'${name}'`);

const entryOf = (group, having) =>
  `  ${quoted(group)}: {\n${having.map(one => `    ${one}: () => import('words:${one}/${group}'),`).join('\n')}\n  },`;

/** The text of books.ts. */
export const booksModule = () => {
  const groups = new Map();
  for (const language of languages()) {
    for (const { group } of groupsIn(language)) groups.set(group, [...groups.get(group) ?? [], language]);
  }
  return `/** Where the words of each group are, as modules. \`npm run words\` writes this file. */
import type { Books, Translated } from '../shared/languages/speech.ts';
import type { English } from './english.ts';

/** The words of a group in a language. */
type BooksIn = { readonly [language in Translated]: () => Promise<{ readonly books: Books }> };

export const BOOKS: { readonly [group in keyof English]: BooksIn } = {
${[...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(one => entryOf(...one)).join('\n')}
};
`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('books.ts', HERE), booksModule());
}
