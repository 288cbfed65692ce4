/** Which words of another language a page of the site fetches that a link leads to. `npm run build` makes it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAnyLink, writeLink } from '../../../components/share/any-link.ts';
import { nextEvent } from '../../../machines/epic-armageddon/play-on.ts';
import { happen, replay } from '../../../machines/epic-armageddon/timeline.ts';
import { nextPhaseEvent } from '../../../machines/warhammer-40k/play-on.ts';
import { happenInPhase, replayPhase } from '../../../machines/warhammer-40k/timeline.ts';
import { metaOf } from '../../../machines/warhammer-40k/why.ts';
import { marinesChargeWarband } from '../../../src/epic-armageddon/scenario/samples/marines-charge-warband.ts';
import { isSilent } from '../../../src/warhammer-40k/editions/answers.ts';
import { QUESTIONS } from '../../../src/warhammer-40k/editions/policy.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import { PHASE_SAMPLES } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { ROOT } from '../../support/markdown.ts';
import { comesTo, comesToQuiet, ownBrowser, type OwnBrowser, withoutWorker } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';
import { firstOf } from '../../support/share.ts';
import { TRANSLATED } from '../../support/translations.ts';
import { saidOn, speakWith } from './spoken-page.ts';

/** In kB, gzipped. */
const AT_MOST = 15;

const SITE = join(ROOT, 'dist/site');

/** A link to an assault that is over, with one step more than its rules allow. */
const refusedAtTheEnd = (): Promise<string> => {
  const { scenario, decisions, seed } = marinesChargeWarband;
  let timeline = replay(scenario, []);
  for (;;) {
    const event = nextEvent(timeline, decisions, seed);
    if (event === null) break;
    timeline = happen(timeline, event);
  }
  return writeLink({ scenario, events: [...timeline.events, { type: 'consolidation.ended' }] });
};

/** A link to a phase of which the text is silent, where the players have agreed on everything that they are asked. */
const agreedOn = (): Promise<string> => {
  const { decisions, scenario: scenarioIn } = PHASE_SAMPLES[0]!;
  const scenario = scenarioIn('4th');
  let timeline = replayPhase({ scenario }, []);
  for (;;) {
    const snapshot = timeline.snapshots[timeline.at]!;
    const { log } = snapshot.context.phase;
    if (snapshot.matches('aftermath') && log.some(({ key }) => key === 'agreed')) break;
    const question = (metaOf(snapshot).asks ?? []).find(one => isSilent(snapshot.context.phase, one));
    const event = question === undefined ? nextPhaseEvent(timeline, decisions, 1)!
      : { type: 'answer.agreed', question, answer: QUESTIONS[question][0] } as const;
    timeline = happenInPhase(timeline, event as PhaseEvent);
  }
  return writeAnyLink({ scenario, events: timeline.events });
};

/** Addresses, and what is there once their page is drawn. */
const PAGES = firstOf([
  ['', '.title'], ['#statechart=compare', 'assault-battlefield'], [`#${await agreedOn()}`, '.title'],
  ['#learn=losing', '.where'], ['#odds=1 assault v 1 boyz', '.figures b'], ['#learn=new', '.whole'],
  ['#statechart=phase', 'chart-drawing'], ['#set-up', 'search-field'], ['#learn', '.go'],
  ['#learn=what-an-assault-is', '.where'], ['#statechart', 'chart-drawing'], ['#embed', '.codes'],
  ['#learn=war-engines', '.title'], ['#statechart=editions', 'section.questions:not(:has(.soft))'],
  [`#${await refusedAtTheEnd()}`, '.title'], ['#play=1.AAAA', '.title'],
] as const, 3);

let browser: OwnBrowser;
let site: Served;
let words: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  if (!existsSync(join(SITE, 'later.json'))) throw new Error('Run npm run build first.');
  ({ words } = JSON.parse(readFileSync(join(SITE, 'later.json'), 'utf8')) as { readonly words: typeof words });
  [browser, site] = await Promise.all([ownBrowser(), serveFolder(() => SITE)]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const pathOf = (language: string, group: string): string =>
  words[language]!.find(path => new RegExp(`^assets/words-${language}-${group}-[\\w-]{8}\\.js$`).test(path))!;

const sizeOf = (path: string): number => gzipSync(readFileSync(join(SITE, path)), { level: 9 }).length / 1000;

/** In German, without what keeps it for offline. */
const german = async (): Promise<Page> => {
  const tab = await browser.newPage();
  await withoutWorker(tab);
  await tab.evaluateOnNewDocument(() => localStorage.setItem('assault-resolver.language', 'de'));
  return tab;
};

describe.each(PAGES)('the page of the site at "%s"', (address, drawn) => {
  it(`fetches at most ${AT_MOST} kB of words in any language, and says with all of them what it said`, async () => {
    const tab = await german();
    const before = site.asked.length;
    await tab.goto(`${site.origin}/${address}`);
    await comesTo(tab, 'its first screen', async () => await tab.$(`>>> ${drawn}`) !== null);
    let told = '';
    await comesTo(tab, 'all that it works out', async () => {
      const [before, texts] = [told, await saidOn(tab)];
      told = texts.join('\n');
      return told === before && !texts.some(text => text.endsWith('…'));
    });
    await comesToQuiet(tab);
    const groups = [...new Set(site.asked.slice(before)
      .flatMap(path => /words-de-([\w-]+)-[\w-]{8}\.js$/.exec(path)?.[1] ?? []))];
    expect(groups).toContain('site');
    for (const language of TRANSLATED) {
      const kilobytes = groups.reduce((sum, group) => sum + sizeOf(pathOf(language, group)), 0);
      expect(kilobytes, `${language}: ${groups.join(', ')}`).toBeLessThan(AT_MOST);
    }
    const said = await saidOn(tab);
    expect(said.length).toBeGreaterThan(10);
    await speakWith(tab, words['de']!.filter(path => /\/words-de-/.test(path)).map(path => `import('/${path}')`));
    expect(await saidOn(tab)).toEqual(said);
    await tab.close();
  });
});
