/** The frame of the built site on pages of another origin. `npm run build` makes it. */
import { gzipSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { comesTo, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));
const START = 600;

const FORGER = `<script>
  const forge = () => parent.postMessage({ assaultFrame: { height: 1234 } }, '*');
  forge();
  setInterval(forge, 20);
</script>`;

let browser: OwnBrowser;
let site: Served;
let club: Served;
let page: Page;
const pages: Record<string, string> = { '/forger.html': FORGER };

/** Opens a page of the club with these lines in it. */
const open = async (lines: string): Promise<void> => {
  pages['/club.html'] = `<!doctype html><title>Club</title>${lines}`;
  page = await browser.newPage();
  await page.goto(`${club.origin}/club.html`, { waitUntil: 'load' });
};

const frame = (hash = '', rest = ''): string =>
  `<iframe src="${site.origin}/embed.html${hash}" width="700" height="${START}" frameborder="0" ${rest}></iframe>`;
const script = (): string => `<script src="${site.origin}/assault-frame.js"></script>`;

const heights = (): Promise<readonly number[]> =>
  page.$$eval('iframe', frames => frames.map(({ height }) => Number(height)));

/** What stands in a frame, by the tag of its element and its text. */
const insideOf = async (index: number): Promise<{ readonly tag: string; readonly text: string }> => {
  const handle = (await page.$$('iframe'))[index]!;
  const content = await handle.contentFrame();
  return content.evaluate(() => {
    const element = document.querySelector('main')?.firstElementChild;
    return { tag: element?.localName ?? '', text: (element?.shadowRoot ?? element)?.textContent ?? '' };
  });
};

const comesToStand = (index: number, tag: string): Promise<void> =>
  comesTo(page, `${tag} in frame ${index}`, async () => {
    const inside = await insideOf(index).catch(() => null);
    return inside?.tag === tag && inside.text.trim() !== '';
  });

beforeAll(async () => {
  if (!existsSync(`${SITE}/embed.html`)) throw new Error('Run npm run build first.');
  const open = { 'access-control-allow-origin': '*' };
  [browser, site, club] = await Promise.all([
    ownBrowser(), serveFolder(() => SITE, { headers: open }), serveFolder(() => SITE, { pages }),
  ]);
});

afterEach(async () => {
  for (const one of await browser.pages()) await one.close();
});

afterAll(async () => {
  await browser.close();
  await Promise.all([site.stop(), club.stop()]);
});

describe('a frame on another site', () => {
  it('shows what its link names, twice on a page, and each takes the height that it needs', async () => {
    await open(`${frame('#orks-storm-ruins')}${frame('?without=map#odds=2%20boyz%20v%201%20assault')}${script()}`);
    await Promise.all([comesToStand(0, 'assault-resolver'), comesToStand(1, 'assault-odds')]);
    await comesTo(page, 'heights of their own', async () => {
      const [table = START, odds = START] = await heights();
      return table !== START && odds !== START && table !== odds;
    });
    await comesTo(page, 'its title', async () => (await insideOf(0)).text.includes('Orks storm a company in ruins'));
  });

  it('has no ground of its own, the colours that its link asks for, and without the script the height of the page',
    async () => {
      await open(frame('?theme=dark#odds'));
      await comesToStand(0, 'assault-odds');
      const content = await (await page.$('iframe'))!.contentFrame();
      const grounds = await content.$$eval('html, body, main, main > *', all =>
        all.map(one => getComputedStyle(one).backgroundColor));
      expect(grounds).toEqual(Array(4).fill('rgba(0, 0, 0, 0)'));
      expect(await content.$eval('assault-odds', one => getComputedStyle(one).colorScheme)).toBe('dark');
      expect(await heights()).toEqual([START]);
    });

  it('takes its height below the part of the page that is seen, before anybody scrolls there', async () => {
    await open(`<div style="height: 5000px"></div>${frame('#odds=2%20boyz%20v%201%20assault')}${script()}`);
    await comesToStand(0, 'assault-odds');
    await comesTo(page, 'a height of its own', async () => (await heights())[0]! > START);
  });

  it('works in a sandbox, which may let it have its origin or not', async () => {
    const sandboxes = ['allow-scripts', 'allow-scripts allow-same-origin'];
    await open(sandboxes.map(one => frame('#statechart', `sandbox="${one}"`)).join('') + script());
    await Promise.all([0, 1].map(index => comesToStand(index, 'assault-statechart')));
    await comesTo(page, 'heights of their own', async () => (await heights()).every(height => height !== START));
  });

  it('takes no height that is none, and none beyond 20,000 pixels', async () => {
    await open(`${frame('#statechart')}${script()}`);
    await comesToStand(0, 'assault-statechart');
    await comesTo(page, 'a height of its own', async () => (await heights())[0] !== START);
    const seen = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const frame = document.querySelector('iframe')!;
      new MutationObserver(() => seen.push(frame.height)).observe(frame, { attributeFilter: ['height'] });
      return seen;
    });
    const taken = (): Promise<readonly string[]> => seen.evaluate(heights => heights);
    const content = await (await page.$('iframe'))!.contentFrame();
    await content.evaluate(() => {
      const said = [-5, 0, Number.NaN, 'high', '640', true, {}, null, undefined, 777.2, 1e9];
      for (const height of said) parent.postMessage({ assaultFrame: { height } }, '*');
    });
    await comesTo(page, 'the largest', async () => (await taken()).includes('20000'));
    const told = await taken(); // at any time it may take one more of its own
    expect(told.filter(height => ['778', '20000'].includes(height))).toEqual(['778', '20000']);
    expect(told.filter(height => ['-5', '0', 'NaN', 'high', '640', '1', 'true'].includes(height))).toEqual([]);
  });

  it('says in words what is wrong with its link', async () => {
    await open(frame('#play=1.nonsense'));
    await comesToStand(0, 'ul');
    expect((await insideOf(0)).text).toMatch(/^This link /);
  });
});

describe('a message about a height that no frame of the site has sent', () => {
  const forged = async (): Promise<number> => page.evaluate(() => new Promise<number>(resolve => {
    let heard = 0;
    addEventListener('message', ({ data }) => {
      if (data?.assaultFrame?.height === 1234) heard += 1;
      if (heard === 3) resolve(heard);
    });
  }));

  it('changes none, from another frame of another origin', async () => {
    await open(`${frame('#statechart')}<iframe src="/forger.html" height="50"></iframe>${script()}`);
    await comesToStand(0, 'assault-statechart');
    await forged();
    const [own, other] = await heights();
    expect([own === 1234, other]).toEqual([false, 50]);
  });

  it('changes none, from a page of another origin that has taken the place of the frame', async () => {
    await open(`${frame('#statechart')}${script()}`);
    await comesToStand(0, 'assault-statechart');
    await page.$eval('iframe', one => one.contentWindow!.location.replace('/forger.html'));
    await forged();
    expect((await heights())[0]).not.toBe(1234);
  });
});

it('the script for the page around is smaller than a kilobyte', () => {
  const written = readFileSync(`${SITE}/assault-frame.js`);
  expect(written.length).toBeLessThan(1000);
  expect(gzipSync(written).length).toBeLessThan(600);
});
