// Makes a module of each group of words, which is fetched alone though its file has others: 'words:de/log'.
import { readFileSync } from 'node:fs';
import { groupsIn } from './write-books.mjs';

const IMPORTED = /^words:(\w+)\/([\w-]+)$/;
/** The file that has the words, and whose they are: '…/de/refusals.ts?words=de-reasons'. */
const MODULE = /\?words=(\w+?)-([\w-]+)$/;

const placeOf = (language, group) => {
  const place = groupsIn(language).find(one => one.group === group);
  if (place === undefined) throw new Error(`No file of components/translations/${language} has ${group}.`);
  return place;
};

/** A file with nothing to be had of it but one group: what only others of its groups say falls away. */
const withOnly = (text, name) => `${text.replace(/^export (?=const )/gm, '')}\nexport { ${name} as books };\n`;

/** The name of what is built of a group of words: 'words-de-reasons'; null: a module has none. */
export const wordsIn = id => {
  const [, language, group] = MODULE.exec(id ?? '') ?? [];
  return group === undefined ? null : `words-${language}-${group}`;
};

/** For everything that builds or serves pages with words. */
export const wordModules = {
  name: 'word-modules',
  enforce: 'pre',
  resolveId(id) {
    const [, language, group] = IMPORTED.exec(id) ?? [];
    if (group === undefined) return MODULE.test(id) ? id : null;
    return `${placeOf(language, group).path}?words=${language}-${group}`;
  },
  load(id) {
    const [, language, group] = MODULE.exec(id) ?? [];
    if (group === undefined) return null;
    const { path, name } = placeOf(language, group);
    return { code: withOnly(readFileSync(path, 'utf8'), name), moduleType: 'ts' };
  },
};
