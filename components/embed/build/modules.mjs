// Builds `dist/modules`: the elements for bundlers. What the package depends on stays imported, what an element does
// not need at first is an import() of its own, and workers lie where every bundler finds them.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { wordModules } from '../../translations/word-modules.mjs';
import { MODULE_ELEMENTS, MODULE_WORKERS } from '../scripts.mjs';
import { fromRoot, packageFile, QUIET } from './paths.mjs';
import { onAnyPage } from './templates.mjs';

const ROOT = fromRoot('');

const pathOf = id => id.replaceAll('\\', '/').slice(ROOT.length);

const workerNamed = (relative, id) => {
  const worker = MODULE_WORKERS[pathOf(fileURLToPath(new URL(relative, pathToFileURL(id))))];
  if (worker === undefined) throw new Error(`${id} starts a worker that is not built: ${relative}`);
  return `new URL('./${worker}.js', import.meta.url)`;
};

const WORKER = /new URL\('(\.[^']*-worker\.ts)', import\.meta\.url\)/g;

/** All files come to lie in one folder, the workers too. */
const workersInOneFolder = {
  name: 'workers-in-one-folder',
  transform: (code, id) => (pathOf(id).startsWith('components/')
    ? { code: code.replace(WORKER, (_, relative) => workerNamed(relative, id)), map: null } : null),
};

export const buildModules = async ({ define }) => {
  const bundle = await rolldown({
    cwd: ROOT,
    checks: QUIET,
    input: Object.fromEntries([
      ...MODULE_ELEMENTS.map(name => [name, `components/embed/lazy/${name}.ts`]),
      ...Object.entries(MODULE_WORKERS).map(([path, name]) => [name, path]),
    ]),
    external: Object.keys(packageFile().dependencies).flatMap(name => [name, new RegExp(`^${name}/`)]),
    transform: { define },
    plugins: [wordModules, onAnyPage, workersInOneFolder],
  });
  await bundle.write({
    dir: fromRoot('dist/modules'), entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemap: true,
  });
  await bundle.close();
};
