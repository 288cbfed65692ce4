/** Lists against lists on somebody's page that forbids nearly everything. `npm run build` makes the script. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comesTo, heardOn, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; "
  + "trusted-types lit-html assault-lists 'allow-duplicates'";
const PAGE = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Lists</title>
  <script src="/embed/assault-lists.js"></script>
  <body><assault-lists attacker="ork-speed-freeks" defender="ork-feral-orks"></assault-lists></body></html>`;

let browser: OwnBrowser;
let served: Served;

beforeAll(async () => {
  if (!existsSync(`${DIST}/embed/integrity.json`)) throw new Error('Run npm run build first.');
  const headers = { 'content-security-policy': POLICY };
  [browser, served] = await Promise.all([
    ownBrowser(), serveFolder(() => DIST, { pages: { '/lists.html': PAGE }, headers }),
  ]);
});

afterAll(async () => {
  await browser.close();
  await served.stop();
});

it('fills its table in the language of the page, from beside its script alone', async () => {
  const tab = await browser.newPage();
  const heard = heardOn(tab);
  await tab.goto(`${served.origin}/lists.html`);
  const cells = (): Promise<readonly string[]> => tab.evaluate(() =>
    [...document.querySelector('assault-lists')?.shadowRoot?.querySelectorAll('.cell:not(.empty)') ?? []]
      .map(cell => cell.getAttribute('aria-label')!));
  await comesTo(tab, 'a pair in German', async () =>
    /^[\d,<>\u202f]+\u202f%, (?:Kontakt|Feuer): .+ gegen .+$/.test((await cells())[0] ?? ''));
  expect(heard).toEqual([]);
  await tab.close();
});
