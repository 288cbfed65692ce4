import { join } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { browserFlags, findBrowser } from './test/find-browser.mjs';
import { countReporter } from './test/support/count-reporter.mjs';

const { path, from, env } = await findBrowser();
console.log(`browser: ${path} (${from})`);

const results = process.env.TEST_RESULTS;

export default {
  files: 'test/**/*.browser.ts',
  nodeResolve: { exportConditions: ['production', 'default'] },
  // A full Chrome draws no frames in background tabs, so files run one after the other.
  concurrency: 1,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 180_000,
  testFramework: { config: { timeout: 20_000 } },
  browsers: [chromeLauncher({ launchOptions: { executablePath: path, args: browserFlags(), env } })],
  plugins: [a11ySnapshotPlugin(), esbuildPlugin({ ts: true, target: 'es2022', tsconfig: './tsconfig.json' })],
  reporters: [defaultReporter(), ...(results ? [countReporter(join(results, 'browser.json'))] : [])],
};
