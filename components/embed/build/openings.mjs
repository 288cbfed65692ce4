// Writes the first screens of the bundled phases of Warhammer 40,000, each in every language: data of a script or a
// module of its own, so that the game itself comes only when somebody touches it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { languages } from '../../translations/write-books.mjs';
import { wordModules } from '../../translations/word-modules.mjs';
import { globalNameOf, openingName } from '../scripts.mjs';
import { fromRoot, QUIET } from './paths.mjs';

const WRITER = 'components/embed/build/openings-in.ts';
const PLACE = 'dist/openings';

/** What writes them, as a module that Node runs. */
const writer = async define => {
  const bundle = await rolldown({
    cwd: fromRoot(''), checks: QUIET, input: fromRoot(WRITER), platform: 'node', transform: { define },
    external: [/^lit\b/, 'xstate'], plugins: [wordModules],
  });
  await bundle.write({ dir: fromRoot(PLACE), format: 'esm', entryFileNames: 'write.js' });
  await bundle.close();
  return import(pathToFileURL(fromRoot(`${PLACE}/write.js`)).href);
};

const everyOpening = async ({ define }) => {
  const { openingsIn } = await writer(define);
  const found = [];
  for (const language of ['en', ...languages()]) {
    found.push(...(await openingsIn(language)).map(one => ({ language, ...one })));
  }
  rmSync(fromRoot(PLACE), { recursive: true });
  return found;
};

let made = null;
/** All of them, for scripts and modules alike. */
const openings = shared => (made ??= everyOpening(shared));

/** As classic scripts. */
export const buildOpenings = async shared => {
  mkdirSync(fromRoot('dist/embed'), { recursive: true });
  for (const { language, edition, id, opening } of await openings(shared)) {
    const name = openingName(edition, id, language);
    writeFileSync(fromRoot(`dist/embed/${name}.js`), `var ${globalNameOf(name)}=${JSON.stringify(opening)}\n`);
  }
};

const ALL = 'openings:all';
const KEY = /^openings:(\w\w)(?:\/(.+))?$/;

/** As modules: 'openings:all' leads to the list of a language, and that to each of them. */
export const openingModules = shared => ({
  name: 'opening-modules',
  resolveId: id => (id === ALL || KEY.test(id) ? id : null),
  async load(id) {
    if (id === ALL) {
      const lists = ['en', ...languages()].map(one => `${one}: () => import('openings:${one}')`);
      return `export const openings = { ${lists.join(', ')} };`;
    }
    const [, language, key] = KEY.exec(id) ?? [];
    if (language === undefined) return null;
    const ours = (await openings(shared)).filter(one => one.language === language)
      .map(one => ({ ...one, key: `${one.edition}-${one.id}` }));
    if (key !== undefined) return `export default ${JSON.stringify(ours.find(one => one.key === key).opening)};`;
    const each = ours.map(one => `'${one.key}': () => import('openings:${language}/${one.key}')`);
    return `export const openings = { ${each.join(', ')} };`;
  },
});
