import { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import { docs } from './components/site/build/docs.mjs';
import { wordModules } from './components/translations/word-modules.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };
const DEFINED = { ASSAULT_RESOLVER_VERSION: JSON.stringify(version) };

const results = process.env['TEST_RESULTS'];

/** So long a test may hang; how long it should take is another matter, and a busy machine may be ten times slower. */
const MAY_HANG = 600_000;

/** They take longest: begun last, each would run on alone while the other cores wait. */
const FIRST = [
  'components/site/one-table.test.ts', 'components/site/kept.test.ts', 'components/site/built-offline.test.ts',
  'components/embed/hostile-pages.test.ts', 'components/site/own-server.test.ts', 'outside/cost.test.ts',
  'under-way/under-way.test.ts', 'round/both-ways.test.ts', 'advice/advise.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => FIRST.some(name => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

/** A test that loops is not stopped by its own limit: the run ends once a file has taken this long, with its name. */
const FILE_MAY_TAKE = 900_000;

class NamesHanging implements Reporter {
  readonly #running = new Map<string, NodeJS.Timeout>();

  onTestModuleStart({ moduleId }: TestModule): void {
    this.#running.set(moduleId, setTimeout(() => {
      console.error(`failed: ${moduleId}: has not ended after ${FILE_MAY_TAKE / 60_000} minutes`);
      const open = (process as unknown as { readonly _getActiveHandles: () => readonly object[] })._getActiveHandles();
      for (const one of open) if (one instanceof ChildProcess) one.kill('SIGKILL'); // nothing else stops a loop
      process.exit(1);
    }, FILE_MAY_TAKE));
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    clearTimeout(this.#running.get(moduleId));
  }
}

const isWhole = process.env['TESTS'] === 'whole';

export default defineConfig({
  plugins: [docs(), wordModules],
  publicDir: 'components/site/public',
  define: DEFINED,
  optimizeDeps: { rolldownOptions: { checks: { pluginTimings: false } } },
  builder: {
    buildApp: async ({ environments }) => {
      await (await import('./components/embed/build/all.mjs')).buildAll(DEFINED);
      environments['client']!.isBuilt = true; // the site is among what has been built
    },
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: isWhole ? [] : ['test/long/**'],
    allowOnly: false,
    maxWorkers: availableParallelism() + 1, // some wait for a browser of their own meanwhile
    sequence: { sequencer: LongestFirst },
    isolate: false, // no test changes what it imports, and loading all anew for each file took a third of the time
    testTimeout: MAY_HANG,
    hookTimeout: MAY_HANG,
    reporters: [
      'default', ...(isWhole ? [] : [new NamesHanging()]),
      ...(results ? [['json', { outputFile: `${results}/unit.json` }] as ['json', { outputFile: string }]] : []),
    ],
  },
});
