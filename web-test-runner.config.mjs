import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { browserTests, bundled, bundleBrowserTests, pagesOf } from './test/support/bundle-browser-tests.mjs';
import { cleanStates } from './test/support/clean-states.mjs';
import { browserFlags, findBrowser } from './test/support/find-browser.mjs';
import { countReporter } from './test/support/count-reporter.mjs';

const { path, from, env } = await findBrowser();
console.log(`browser: ${path} (${from})`);

const results = process.env.TEST_RESULTS;

/** Files that are named one by one have pages of their own; unless it is by a pattern, nothing else is put together. */
const { files: named } = parseArgs({ strict: false, options: { files: { type: 'string', multiple: true } } }).values;
const alone = named?.some(name => name.includes('*')) ? browserTests() : named?.map(name => relative('.', name));
const pages = alone === undefined ? pagesOf(browserTests()) : alone.map(file => [file]);

/** `BROWSER_SHARE=2/3`: every third page from the second on, for several browsers side by side. */
const [share, shares] = (process.env.BROWSER_SHARE ?? '1/1').split('/').map(Number);
const ownPages = pages.filter((_, index) => index % shares === share - 1);
await bundleBrowserTests(ownPages);

/** A tab that loads a test for as long as the test may take to begin. */
const patient = async ({ context }) => {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(300_000);
  return page;
};

export default {
  files: ownPages.map(([first]) => first),
  // A full Chrome draws no frames in background tabs, so files run one after the other.
  concurrency: 1,
  // How long a test may hang, not how long it should take: a busy machine may be ten times slower.
  browserStartTimeout: 300_000,
  testsStartTimeout: 300_000,
  testsFinishTimeout: 1_800_000,
  testFramework: { config: { timeout: 300_000 } },
  browsers: [chromeLauncher({
    launchOptions: { executablePath: path, args: browserFlags(), env },
    createPage: patient,
  })],
  plugins: [a11ySnapshotPlugin(), bundled(), cleanStates()],
  reporters: [
    defaultReporter(),
    ...(results ? [countReporter(join(results, `browser-${share}-of-${shares}.json`))] : []),
  ],
};
