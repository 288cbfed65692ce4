/** What opens over the table of the site, where everything on it is called so that a page might run or tear. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVIL, foundOn, NARROW, narrowTab, phaseWith, scenarioWith, TEXTS } from '../../support/outside-texts.ts';
import { comesTo, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';
import { firstOf } from '../../support/share.ts';

const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));

/** What each button opens, and what is there once it has come. */
const DEEDS: Readonly<Record<string, string>> = {
  share: 'assault-share', keep: 'assault-shelf', fault: 'assault-bug-report',
};
const GAMES: Readonly<Record<string, (text: string) => object>> = { 'an assault': scenarioWith, 'a phase': phaseWith };

/** So many steps are played before something is opened; endless-names.browser.ts looks at every step. */
const STEPS = 6;

/** With these dice no charge fails, so that there are so many steps. */
const SEED = 1;

/** As much of the site's resolver as is asked here. */
interface Table {
  readonly played: PlayedOn | null;
  readonly playedOther: PlayedOn | null;
  readonly updateComplete: Promise<boolean>;
  playOn(): Promise<void>;
}
interface PlayedOn {
  readonly whole?: unknown;
  readonly at: number;
}

let browser: OwnBrowser;
let site: Served;
let tab: Page;
let said: readonly string[] = [];

beforeAll(async () => {
  if (!existsSync(`${SITE}/index.html`)) throw new Error('Run npm run build first.');
  [browser, site] = await Promise.all([ownBrowser(), serveFolder(() => SITE)]);
});

beforeEach(async () => {
  ({ tab, said } = await narrowTab(browser));
});

afterEach(() => tab.close());

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Puts it on the table and plays some steps of it. */
const putOnTable = async (scenario: object): Promise<void> => {
  await tab.goto(`${site.origin}/`, { waitUntil: 'load' });
  await comesTo(tab, 'the site', () => tab.evaluate(() => document.documentElement.classList.contains('drawn')));
  await tab.evaluate((scenario, seed) => {
    const table = document.querySelector('#table')!;
    Object.assign(table, { seed, scenario });
  }, scenario, SEED);
  await comesTo(tab, 'its game', () => tab.evaluate(async () => {
    const table = document.querySelector('#table') as unknown as Table;
    await table.updateComplete;
    return JSON.stringify(table.playedOther?.whole ?? table.played).includes('"mine"'); // its datasheet
  }));
  const at = await tab.evaluate(async steps => {
    const table = document.querySelector('#table') as unknown as Table;
    for (let step = 0; step < steps; step += 1) {
      await table.playOn();
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return (table.playedOther ?? table.played)!.at;
  }, STEPS);
  expect(at).toBeGreaterThan(2);
};

/** What a button opens, and whether it tears its window. */
const opened = async (deed: string, name: string): Promise<void> => {
  await tab.$eval(`.more [data-table-action="${deed}"]`, button => (button as HTMLElement).click());
  await comesTo(tab, deed, () => tab.evaluate(name => {
    const element = document.querySelector('.table-action')?.querySelector(name);
    return (element?.shadowRoot?.textContent.trim() ?? '') !== '';
  }, name));
  if (deed === 'keep') {
    await tab.$eval('.table-action button.main', button => (button as HTMLElement).click());
    await comesTo(tab, 'what became of it', () =>
      tab.$eval('.table-action > [role=status]', said => said.textContent !== ''));
  }
  const { text: _, ...rest } = await foundOn(tab);
  const isTorn = await tab.$eval('.table-action', dialog => dialog.scrollWidth > dialog.clientWidth);
  expect({ deed, ...rest, isTorn }).toEqual({ deed, isHit: false, grown: [], width: NARROW, isTorn: false });
  await tab.$eval('.table-action .close', button => (button as HTMLElement).click());
};

/** The page of the report, whether it tears the window, and what it says. */
const reported = async (): Promise<string> => {
  await tab.$eval('.more [data-table-action="report"]', button => (button as HTMLElement).click());
  await comesTo(tab, 'the report', () => tab.$eval('.report > *', report =>
    report.checkVisibility() && report.shadowRoot!.querySelector('article') !== null));
  const { text, ...rest } = await foundOn(tab);
  expect(rest).toEqual({ isHit: false, grown: [], width: NARROW });
  await tab.goBack();
  await comesTo(tab, 'the table again', () => tab.$eval('#table', table => table.checkVisibility()));
  return text;
};

/** Each game and each text first. Writing that is turned is left out where either is read, so one of them will do. */
const each = firstOf([
  { game: 'an assault', name: 'markup' }, { game: 'a phase', name: 'no end' },
  { game: 'an assault', name: 'turned writing' }, { game: 'a phase', name: 'markup' },
  { game: 'an assault', name: 'no end' },
], 3);

describe('shared, kept, reported and complained of, at 360 px', () => {
  it.each(each)('$game full of $name is text and stays in its place, on paper too', async ({ game, name }) => {
    await putOnTable(GAMES[game]!(TEXTS[name]!));
    for (const [deed, element] of Object.entries(DEEDS)) await opened(deed, element);
    const text = await reported();
    if (name === 'markup') expect(text).toContain(EVIL);
    await tab.emulateMediaType('print');
    await reported();
    expect(said).toEqual([]);
  });
});
