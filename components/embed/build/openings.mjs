// Writes the first screens of the bundled phases of Warhammer 40,000, each in every language: data that a script leaves
// on the page, so that the game itself comes only when somebody touches it.
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

export const buildOpenings = async ({ define }) => {
  const { openingsIn } = await writer(define);
  mkdirSync(fromRoot('dist/embed'), { recursive: true });
  for (const language of ['en', ...languages()]) {
    for (const { edition, id, opening } of await openingsIn(language)) {
      const name = openingName(edition, id, language);
      writeFileSync(fromRoot(`dist/embed/${name}.js`), `var ${globalNameOf(name)}=${JSON.stringify(opening)}\n`);
    }
  }
  rmSync(fromRoot(PLACE), { recursive: true });
};
