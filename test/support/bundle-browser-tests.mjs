// Puts the browser tests together before a browser asks for them: a test file loads some hundred modules, most of them
// the same as others do.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { QUIET } from '../../components/embed/build/paths.mjs';
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

/** So many files share a page at most. */
const IN_A_PAGE = 12;

/** What these look at is the page itself, every word that is spoken on it, or how words and later parts come. */
const ALONE = /^test\/components\/site\/|\/(?:nothing-english|waiting-presses|later)\./;

/** Files of a folder share a page: what they load is loaded once, and runs fast from the second file on. */
export const pagesOf = files => {
  const pages = [];
  for (const file of files) {
    const last = pages.findLast(([first]) => !ALONE.test(first));
    const isRoom = last !== undefined && last.length < IN_A_PAGE && dirname(last[0]) === dirname(file);
    if (isRoom && !ALONE.test(file)) last.push(file);
    else pages.push([file]);
  }
  return pages;
};

const PAGE = 'page-of:';

/** Each file of a page is a suite of its own, with its own hooks, and begins as on a page of its own. */
const scriptOf = paths => `
  import '@open-wc/testing'; // takes away what any test has put onto the page
  import { setViewport } from '@web/test-runner-commands';

  /** Chance that is the same in every run: a game whose dice nobody named plays the same each time. */
  const sameChance = () => {
    let state = 1;
    crypto.getRandomValues = into => into.forEach((_, at) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      into[at] = state;
    }) ?? into;
  };

  /** What cannot be sent, as an element, would keep the whole result from the test runner. */
  const { fail } = Mocha.Runner.prototype;
  Mocha.Runner.prototype.fail = function (test, error, ...rest) {
    try {
      structuredClone([error.actual, error.expected]);
    } catch {
      delete error.actual;
      delete error.expected;
    }
    return fail.call(this, test, error, ...rest);
  };

  const begin = name => {
    const suite = Mocha.Suite.create(mocha.suite, name);
    Mocha.interfaces.bdd(suite);
    suite.emit('pre-require', globalThis, name, mocha);
    before(async () => {
      sameChance();
      localStorage.clear();
      sessionStorage.clear(); // a tab keeps it from page to page
      history.replaceState(null, '', location.pathname + location.search);
      await setViewport({ width: 800, height: 600 });
    });
  };

  ${paths.map(path => `begin('${path}'); await import('${resolve(root, path).replaceAll('\\', '/')}');`).join('\n')}
`;

const pages = {
  name: 'pages',
  resolveId: id => (id.startsWith(PAGE) ? id : null),
  load: id => (id.startsWith(PAGE) ? scriptOf(id.slice(PAGE.length).split('|')) : null),
};

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

/** Writes pages of browser tests into the cache, under their first files; what several of them need lies there once. */
export const bundleBrowserTests = async groups => {
  const bundle = await rolldown({
    cwd: root,
    checks: QUIET,
    input: Object.fromEntries(groups.map(files => [files[0].replace(/\.ts$/, ''), PAGE + files.join('|')])),
    external: /^\/__/, // served by the test runner itself
    platform: 'browser',
    tsconfig: resolve(root, 'tsconfig.json'),
    resolve: { conditionNames: ['production', 'import', 'default'] },
    transform: { define: { 'process.env.TESTS': JSON.stringify(process.env.TESTS ?? 'suite') } },
    plugins: [pages, wordModules, workers],
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

/** Under the path of a browser test the bundle of its page is served. */
export const bundled = () => ({
  name: 'bundled',
  serve({ path }) {
    if (!path.endsWith('.browser.ts')) return undefined;
    return { type: 'js', body: `import '/${FOLDER}${path.replace(/\.ts$/, '.js')}';` };
  },
});
