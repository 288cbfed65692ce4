// Builds the elements as modules for bundlers: `npm run build:modules`. What the package depends on stays imported,
// what an element does not need at first is an import() of its own, and workers lie where every bundler finds them.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { inOwnSize, overOwnKeys } from './any-page.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = `${ROOT}dist/modules`;

const ELEMENTS = ['resolver', 'odds', 'statechart', 'lesson'].map(name => `assault-${name}`);
/** Workers, by their sources as modules beside them name them. */
const WORKERS = {
  'components/epic-armageddon/odds/engine-worker.ts': 'odds-worker',
  'components/warhammer-40k/odds/engine-worker.ts': '40k-odds-worker',
};

const { version, dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

const pathOf = id => id.replaceAll('\\', '/').slice(ROOT.length);

/** All files come to lie in one folder. */
const besideIt = (code, id) => code.replace(/new URL\('(\.[^']*-worker\.ts)', import\.meta\.url\)/g, (_, relative) => {
  const worker = WORKERS[pathOf(fileURLToPath(new URL(relative, pathToFileURL(id))))];
  if (worker === undefined) throw new Error(`${id} begins a worker that is not built: ${relative}`);
  return `new URL('./${worker}.js', import.meta.url)`;
});

const onAnyPage = {
  name: 'on-any-page',
  transform: (code, id) => (pathOf(id).startsWith('components/')
    ? besideIt(code.replace(/\bcss`([^`]*)`/g, (_, css) => `css\`${inOwnSize(css)}\``), id)
    : null),
  renderChunk: code => ({ code: overOwnKeys(code), map: null }),
};

const bundle = await rolldown({
  cwd: ROOT,
  input: Object.fromEntries([
    ...ELEMENTS.map(name => [name, `components/embed/lazy/${name}.ts`]),
    ...Object.entries(WORKERS).map(([path, name]) => [name, path]),
  ]),
  external: Object.keys(dependencies).flatMap(name => [name, new RegExp(`^${name}/`)]),
  transform: { define: { ASSAULT_RESOLVER_VERSION: JSON.stringify(version) } },
  plugins: [onAnyPage],
});
rmSync(FOLDER, { recursive: true, force: true });
await bundle.write({ dir: FOLDER, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
