/**
 * The built site in the language of its visitor: chosen, kept, without a connection, and from links. `npm run build`
 * makes it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLink } from '../../../components/share/any-link.ts';
import { writePhaseLink } from '../../../components/share/phase-link.ts';
import { lessonNamesBooks as germanLessonNames } from '../../../components/translations/de/course.ts';
import { books as germanOddsBooks } from '../../../components/translations/de/odds.ts';
import { siteBooks as germanSiteBooks } from '../../../components/translations/de/site.ts';
import { resolverBooks as germanResolverBooks } from '../../../components/translations/de/screen.ts';
import { chartBooks as germanChartBooks } from '../../../components/translations/de/chart.ts';
import { resolverBooks as frenchResolverBooks } from '../../../components/translations/fr/screen.ts';
import { resolverBooks as polishResolverBooks } from '../../../components/translations/pl/screen.ts';
import { LESSON_NAMES } from '../../../src/lessons/epic-armageddon/course/names.ts';
import { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { comesTo, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const germanCourse = germanLessonNames.course;
const germanOdds = germanOddsBooks.odds;
const germanSite = germanSiteBooks.site;
const german = germanResolverBooks.resolver;
const germanChart = germanChartBooks.statechart;
const french = frenchResolverBooks.resolver;
const polish = polishResolverBooks.resolver;

const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));

const ASSAULT = sampleOf('orks-storm-ruins')!.scenario;
const PHASE = phaseSampleOf('power-fist-sergeant')!.scenario('4th');

let browser: OwnBrowser;
let site: Served;
/** That of a visitor who stays. */
let own: BrowserContext;
let page: Page;
let links: Readonly<Record<'assault' | 'phase', string>>;

beforeAll(async () => {
  if (!existsSync(join(SITE, 'sw.js'))) throw new Error('Run npm run build first.');
  [browser, site] = await Promise.all([ownBrowser(), serveFolder(() => SITE)]);
  own = await browser.createBrowserContext();
  page = await own.newPage();
  links = {
    assault: await writeLink({ scenario: ASSAULT, events: [] }),
    phase: await writePhaseLink({ scenario: PHASE, events: [] }),
  };
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** As much of a resolver as is asked. */
interface Playing {
  readonly played: { readonly scenario: { readonly title: string } } | null;
  readonly playedOther: { readonly whole: { readonly scenario: { readonly title: string } } } | null;
}

/** What is to be seen in an element of the page, however deep; null: it is not there. */
const textIn = (tab: Page, selector: string): Promise<string | null> => tab.evaluate(wanted => {
  const textOf = (node: Node): string => {
    if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return '';
    if (node instanceof HTMLElement && node.hidden) return '';
    if (node instanceof Text) return node.data;
    const put = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    const inside = node instanceof HTMLElement && node.shadowRoot !== null ? node.shadowRoot : node;
    return (put.length > 0 ? put : [...inside.childNodes]).map(textOf).join(' ');
  };
  const found = document.querySelector(wanted);
  return found === null ? null : textOf(found);
}, selector);

const says = (tab: Page, selector: string, words: string): Promise<void> =>
  comesTo(tab, `${selector}: ${words}`, async () => (await textIn(tab, selector) ?? '').includes(words));

const isIn = (tab: Page, language: string): Promise<void> =>
  comesTo(tab, language, () => tab.evaluate(one => document.documentElement.lang === one, language));
const goTo = (hash: string): Promise<void> => page.evaluate(wanted => {
  location.hash = wanted;
}, hash);

/** All words of a language that later.json names are kept. */
const areKept = (wanted: string): Promise<boolean> => page.evaluate(async one => {
  const { words } = await (await fetch('later.json')).json() as { readonly words: Record<string, readonly string[]> };
  const kept = await caches.open('assault-parts');
  const found = await Promise.all(words[one]!.map(path => kept.match(new URL(path, location.href))));
  return found.every(answer => answer !== undefined);
}, wanted);

describe('the language of the site', () => {
  it('is chosen by the visitor, around the table as on it, and its words are kept', async () => {
    await page.goto(`${site.origin}/`, { waitUntil: 'load' });
    await says(page, 'assault-resolver', 'Let it run');
    await page.select('#language', 'de');
    await says(page, 'assault-resolver', german.letItRun);
    await says(page, 'nav', germanSite.setUp);
    await comesTo(page, 'all words kept', () => areKept('de'));
    expect(await areKept('fr')).toBe(false);
  });

  it('is the same without a connection: at the table, of odds, in a lesson, on the chart', async () => {
    await site.stop();
    await page.reload({ waitUntil: 'load' });
    await says(page, 'assault-resolver', german.letItRun);
    await isIn(page, 'de');
    await goTo('odds=2 boyz v 1 assault');
    await says(page, 'table-odds', germanOdds.losses);
    await goTo(`learn=${LESSON_NAMES[0].id}`);
    await says(page, 'assault-lesson', germanCourse[LESSON_NAMES[0].id]!.title);
    await goTo('statechart');
    await says(page, 'assault-statechart, statechart-page', germanChart.openAll);
  });

  it.each([
    ['an assault', 'assault', ASSAULT.title], ['a phase of 40k', 'phase', PHASE.title],
  ] as const)('is that of the reader where %s is opened from a link offline', async (_, game, title) => {
    const tab = await own.newPage();
    await tab.goto(`${site.origin}/#${links[game]}`, { waitUntil: 'load' });
    await comesTo(tab, 'the table', () => tab.evaluate(wanted => {
      const { played, playedOther } = document.querySelector<HTMLElement & Playing>('assault-resolver')!;
      return (played ?? playedOther?.whole)?.scenario.title === wanted;
    }, title));
    await says(tab, 'assault-resolver', german.letItRun);
    await isIn(tab, 'de');
    await tab.close();
  });

  it('stays where the words of another cannot be had, which is said; it is the other when those can', async () => {
    await page.select('#language', 'fr');
    await says(page, '#unspoken', germanSite.unspoken);
    await isIn(page, 'de');
    await site.start();
    await goTo('');
    await page.reload({ waitUntil: 'load' }); // a browser asks for a module that it could not have but once a visit
    await says(page, 'assault-resolver', french.letItRun);
    await isIn(page, 'fr');
  });

  it('is the first of the browser’s own that there are words in, also where a link is all that is known', async () => {
    const stranger = await browser.createBrowserContext();
    const tab = await stranger.newPage();
    await tab.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'languages', { get: () => ['nl', 'pl-PL', 'en'] });
    });
    await tab.goto(`${site.origin}/#${links.assault}`, { waitUntil: 'load' });
    await says(tab, 'assault-resolver', polish.letItRun);
    await isIn(tab, 'pl');
    await stranger.close();
  });
});
