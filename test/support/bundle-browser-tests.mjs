// Puts the browser tests together before a browser asks for them: a test file loads some hundred modules, most of them
// the same as others do.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { wordModules } from '../../components/translations/word-modules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each run has a folder of its own, so that several can go side by side. */
const FOLDER = `node_modules/.cache/browser-tests/${process.pid}`;
process.once('exit', () => rmSync(resolve(root, FOLDER), { recursive: true, force: true }));

/** Paths of all browser tests, in order; what is not run at every change is left out unless it is asked for. */
export const browserTests = () => readdirSync(resolve(root, 'test'), { recursive: true })
  .map(name => `test/${name.replaceAll('\\', '/')}`)
  .filter(path => path.endsWith('.browser.ts'))
  .filter(path => process.env.TESTS === 'whole' || !path.startsWith('test/long/'))
  .sort();

/** A worker is a script of its own, put together like a test. */
const workers = {
  name: 'workers',
  transform(code, id) {
    if (!code.includes('new Worker(new URL(')) return null;
    return {
      code: code.replace(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, path) => {
        const reference = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      }),
      map: null,
    };
  },
};

/** Writes all browser tests into the cache; what several of them need lies there once. */
export const bundleBrowserTests = async () => {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(browserTests().map(path => [path.replace(/\.ts$/, ''), resolve(root, path)])),
    external: /^\/__/, // served by the test runner itself
    platform: 'browser',
    tsconfig: resolve(root, 'tsconfig.json'),
    resolve: { conditionNames: ['production', 'import', 'default'] },
    transform: { define: { 'process.env.TESTS': JSON.stringify(process.env.TESTS ?? 'suite') } },
    plugins: [wordModules, workers],
  });
  await bundle.write({
    dir: resolve(root, FOLDER),
    format: 'esm',
    strictExecutionOrder: true, // what a test imports first may change what comes after it
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash].js',
  });
  await bundle.close();
};

/** Under the path of a browser test its bundle is served. */
export const bundled = () => ({
  name: 'bundled',
  serve({ path }) {
    if (!path.endsWith('.browser.ts')) return undefined;
    return { type: 'js', body: `import '/${FOLDER}${path.replace(/\.ts$/, '.js')}';` };
  },
});
