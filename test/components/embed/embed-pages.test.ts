/** The built tags on pages of clubs: of a server or a file, under strict policies, in frames, twice, beside others. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Frame, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  comesTo, comesToEqual, heardOn, ownBrowser, withOddsAlone, type OwnBrowser,
} from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const EMBED = fileURLToPath(new URL('../../../dist/embed', import.meta.url));
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'";
const folder = mkdtempSync(join(tmpdir(), 'assault-club-'));
const PACKAGE = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(PACKAGE) as { readonly version: string };
const written = (name: string): string => readFileSync(join(EMBED, name), 'utf8');

const page = (body: string, head = ''): string => `<!doctype html><html lang="nl">
  <head><meta charset="utf-8"><title>Club</title>${head}</head><body>${body}</body></html>`;
const script = (file: string, more = ''): string => `<script src="${file}"${more}></script>`;

const RESOLVER = script('assault-resolver.js');
const FALLBACK = '<p id="words"><a href="raid.html">The raid</a>: 63 % for the marines.</p>';
const TAG = `<assault-resolver>${FALLBACK}</assault-resolver>`;
const ALL = `${['resolver', 'odds', 'statechart', 'lesson'].map(name => script(`assault-${name}.js`)).join('')}
  <assault-resolver id="table"></assault-resolver><assault-odds match="2 assault v 3 boyz"></assault-odds>
  <assault-statechart></assault-statechart><assault-lesson></assault-lesson>`;
const SCENARIO = {
  format: 1, ruleset: 'epic-armageddon', title: 'From the page', engage: { formation: 'a', target: 'd' },
  formations: ['a', 'd'].map((id, i) => ({
    id, name: id, side: ['attacker', 'defender'][i], initiative: 1,
    units: [{ id: `${id}1`, profile: 'tactical', at: [30, 20 + 10 * i] }],
  })),
};
const TRUSTED = `${STRICT}; require-trusted-types-for 'script'; trusted-types lit-html assault-resolver assault-odds `
  + "assault-statechart assault-lesson 'allow-duplicates'";

const withIntegrity = (hash: string): string =>
  page(TAG, script('assault-resolver.js', ` integrity="${hash}" crossorigin="anonymous"`));

/** Pages by the names of their files. */
const PAGES = (): Readonly<Record<string, string>> => ({
  'one.html': page(TAG, RESOLVER),
  'all.html': page(ALL),
  'result.html': page('<assault-resolver step="A6"></assault-resolver>', RESOLVER),
  'inside.html': page(`<assault-resolver><script type="application/json">${JSON.stringify(SCENARIO)}</script>
    </assault-resolver>`, RESOLVER),
  'sandbox.html': page('<iframe sandbox="allow-scripts" src="all.html" width="900" height="900"></iframe>'),
  'result-sandbox.html': page('<iframe sandbox="allow-scripts" src="result.html" width="900" height="900"></iframe>'),
  'twice.html': page(`${RESOLVER}<assault-resolver></assault-resolver>${RESOLVER}
    <assault-resolver scenario="orks-storm-ruins"></assault-resolver>`),
  'older.html': page(`<assault-resolver></assault-resolver>`, `${script('older/assault-resolver.js')}${RESOLVER}`),
  'sound.html': withIntegrity(JSON.parse(written('integrity.json')).integrity['assault-resolver.js']),
  'unsound.html': withIntegrity(`sha384-${'A'.repeat(64)}`),
});

let browser: OwnBrowser;
let club: Served;
let strict: Served;
let trusted: Served;
let tab: Page;
let said: readonly string[] = [];

beforeAll(async () => {
  if (!existsSync(join(EMBED, 'integrity.json'))) throw new Error('Run npm run build first.');
  cpSync(EMBED, folder, { recursive: true });
  cpSync(EMBED, join(folder, 'older'), { recursive: true });
  writeFileSync(join(folder, 'older/assault-resolver.js'), written('assault-resolver.js').replace(version, '0.0.9'));
  for (const [name, text] of Object.entries(PAGES())) writeFileSync(join(folder, name), text);
  const serve = (policy: string | null): Promise<Served> =>
    serveFolder(() => folder, policy === null ? {} : { headers: { 'content-security-policy': policy } });
  [browser, club, strict, trusted] = await Promise.all([ownBrowser(), serve(null), serve(STRICT), serve(TRUSTED)]);
});

beforeEach(async () => {
  tab = await browser.newPage();
  await withOddsAlone(tab);
  said = heardOn(tab);
});

afterEach(() => tab.close());

afterAll(async () => {
  await browser.close();
  await Promise.all([club, strict, trusted].map(one => one.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** What went wrong, as the console has it. */
const faults = (): readonly string[] => said.filter(line => line.startsWith('error:') && !/favicon/.test(line));

/** Of each resolver of a page: what its title says. */
const titles = (where: Page | Frame = tab): Promise<readonly (string | null)[]> => where.evaluate(() =>
  [...document.querySelectorAll('assault-resolver')].map(one =>
    one.shadowRoot?.querySelector('.title')?.textContent ?? null));

/** Plays three steps, for which the game has to come from beside the script. */
const canBePlayed = async (where: Page | Frame = tab): Promise<boolean> => where.evaluate(async () => {
  const resolver = document.querySelector('assault-resolver') as unknown as {
    readonly played: { readonly at: number } | null;
    playOn(): Promise<void>;
  };
  for (let step = 0; step < 3; step += 1) await resolver.playOn();
  return (resolver.played?.at ?? 0) >= 3;
});

/** The resolver of a page shows odds. */
const showsOdds = (where: Page | Frame): Promise<boolean> => where.evaluate(() =>
  /\d\s%/.test(document.querySelector('assault-resolver')?.shadowRoot!
    .querySelector('odds-from-here')?.shadowRoot?.textContent ?? ''));

/** Every element of a page shows what it is for. */
const showsAll = (where: Page | Frame): Promise<boolean> => where.evaluate(() => {
  const drawn = { 'assault-resolver': '.title', 'assault-odds': '.figures b', 'assault-statechart': 'chart-drawing',
    'assault-lesson': 'lesson-player' };
  return Object.entries(drawn).every(([tag, inside]) => {
    const text = document.querySelector(tag)?.shadowRoot?.querySelector(inside);
    return text != null && text.textContent !== '–';
  });
});

describe('one script and one tag', () => {
  it('show an assault that can be played, in place of what stands between the tags', async () => {
    await tab.goto(`${club.origin}/one.html`);
    await comesToEqual(tab, titles, ['Assault marines charge a warband']);
    expect(await canBePlayed()).toBe(true);
    expect(await tab.$eval('#words', words => words.getClientRects().length)).toBe(0);
    expect(await tab.evaluate(() => document.documentElement.lang)).toBe('nl');
    expect(faults()).toEqual([]);
  });

  it('leave what stands between the tags where no script runs', async () => {
    await tab.setJavaScriptEnabled(false);
    await tab.goto(`${club.origin}/one.html`);
    expect(await tab.$eval('#words', words => words.getClientRects().length)).toBeGreaterThan(0);
  });

  it('show the scenario that stands inside the tag as JSON, under a strict policy too', async () => {
    await tab.goto(`${strict.origin}/inside.html`);
    await comesTo(tab, 'the scenario', async () => (await titles())[0] === 'From the page');
    expect(faults()).toEqual([]);
  });

  it('work on a page that is opened as a file', async () => {
    await tab.goto(pathToFileURL(join(folder, 'one.html')).href);
    await comesToEqual(tab, titles, ['Assault marines charge a warband']);
    expect(await canBePlayed()).toBe(true);
    await comesTo(tab, 'odds', () => showsOdds(tab));
  });

  it('may be on a page twice', async () => {
    await tab.goto(`${club.origin}/twice.html`);
    await comesTo(tab, 'both', async () =>
      (await titles()).join() === 'Assault marines charge a warband,Orks storm a company in ruins');
    expect(await canBePlayed()).toBe(true);
    expect(faults()).toEqual([]);
  });

  it('may be there in an older version already, which stays; the console says so', async () => {
    await tab.goto(`${club.origin}/older.html`);
    expect(await canBePlayed()).toBe(true);
    expect(await tab.evaluate(() => (customElements.get('assault-resolver') as unknown as { version: string }).version))
      .toBe('0.0.9');
    expect(said).toContain(`info: <assault-resolver> is on this page already: 0.0.9 stays, ${version} is not used.`);
    expect(club.asked).toContain('/older/assault-resolver-game.js');
    expect(faults()).toEqual([]);
  });

  it('run with the hash that the build has printed, and not with another', async () => {
    await tab.goto(`${club.origin}/sound.html`);
    await comesToEqual(tab, titles, ['Assault marines charge a warband']);
    await tab.goto(`${club.origin}/unsound.html`);
    expect(await titles()).toEqual([null]);
    expect(await tab.$eval('#words', words => words.getClientRects().length)).toBeGreaterThan(0);
  });
});

describe('odds of a round that is under way, for which the worker fetches more', () => {
  const places = [
    ['with trusted types', () => `${trusted.origin}/result.html`],
    ['in a frame without an origin', () => `${club.origin}/result-sandbox.html`],
    ['on a page that is opened as a file', () => pathToFileURL(join(folder, 'result.html')).href],
  ] as const;
  it.each(places)('come %s', async (_, address) => {
    await tab.goto(address());
    const frame = tab.frames()[1] ?? tab.mainFrame();
    await comesTo(tab, 'odds', () => showsOdds(frame));
    expect(await frame.$('script[src*="under-way"]')).toBeNull();
    await comesTo(tab, 'one worker', () => Promise.resolve(tab.workers().length === 1));
    expect(faults()).toEqual([]);
  });
});

describe('what is shown only after the first step', () => {
  const inside = (selector: string): Promise<boolean> => tab.evaluate(sought =>
    document.querySelector('assault-resolver')!.shadowRoot!.querySelector(sought)?.shadowRoot?.hasChildNodes() === true,
  selector);

  it('is fetched with a moment that needs it, or says that it could not be, and may be tried again', async () => {
    let isOffline = true;
    await tab.setRequestInterception(true);
    tab.on('request', request => void (isOffline && request.url().includes('-later')
      ? request.abort() : request.continue()));
    await tab.goto(`${club.origin}/result.html`);
    await comesTo(tab, 'lack', async () => await tab.$('>>> .lack button') !== null);
    expect(await inside('a6-result-step')).toBe(false);
    isOffline = false;
    await tab.evaluate(() => document.querySelector('assault-resolver')!.shadowRoot!
      .querySelector<HTMLElement>('.lack button')!.click());
    await comesTo(tab, 'the panel', () => inside('a6-result-step'));
    await comesTo(tab, 'no lack', async () => await tab.$('>>> .lack') === null);
  });

  it('has the focus as soon as it is there, where somebody has asked for it', async () => {
    await tab.evaluateOnNewDocument(() => void (window.requestIdleCallback = () => 0));
    await tab.goto(`${club.origin}/one.html`);
    const asked = (): boolean => club.asked.includes('/assault-resolver-later.js');
    club.asked.length = 0;
    await tab.locator('>>> assault-battlefield').click();
    await comesTo(tab, 'the game', () => tab.evaluate(() => customElements.get('a2-charge-step') !== undefined));
    expect(asked()).toBe(false);
    await comesTo(tab, 'a counter', () => tab.evaluate(() => {
      const battlefield = document.querySelector('assault-resolver')!.shadowRoot!.querySelector('assault-battlefield')!;
      const [counter] = (battlefield as unknown as { view: { counters: { id: string }[] } }).view.counters;
      const event = new Event('counter-asked', { bubbles: true, composed: true });
      return counter !== undefined && battlefield.dispatchEvent(Object.assign(event, { id: counter.id }));
    }));
    await comesTo(tab, 'the focus', () => tab.evaluate(() =>
      document.querySelector('assault-resolver')!.shadowRoot!.activeElement?.localName === 'unit-reasons'));
    expect(asked()).toBe(true);
    expect(faults()).toEqual([]);
  });
});

describe('all four tags', () => {
  const policies = [['under a strict policy', () => strict], ['with trusted types', () => trusted]] as const;
  it.each(policies)('work %s', async (_, on) => {
    await tab.goto(`${on().origin}/all.html`);
    await comesTo(tab, 'all', () => showsAll(tab));
    expect(await canBePlayed()).toBe(true);
    expect(faults()).toEqual([]);
  });

  it('work in a frame without an origin', async () => {
    await tab.goto(`${club.origin}/sandbox.html`);
    const frame = tab.frames()[1]!;
    expect(await frame.evaluate(() => self.origin)).toBe('null');
    await comesTo(tab, 'all', () => showsAll(frame));
    expect(await canBePlayed(frame)).toBe(true);
    expect(faults()).toEqual([]);
  });
});
