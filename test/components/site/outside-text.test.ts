/** Text from outside in every place where it reaches the screen: it stays text, in its place, and runs nothing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { whoIsEngaged } from '../../../src/lessons/epic-armageddon/course/02-who-is-engaged.ts';
import { EVIL, foundOn, LONG, NARROW, narrowTab, scenarioWith, TEXTS, TURNED } from '../../support/outside-texts.ts';
import { comesTo, comesToQuiet, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A lesson of the course in which everything that it says is something else. */
const lessonWith = (text: string): object => JSON.parse(JSON.stringify(whoIsEngaged), (key, value: unknown) =>
  (['title', 'say', 'name', 'about'].includes(key) && typeof value === 'string' ? text : value)) as object;

const unread = (text: string): object =>
  ({ format: 1, ruleset: text, [text]: text, title: text, startAt: text, formations: [{ id: text, [text]: 1 }] });

const inside = (json: object): string =>
  `<script type="application/json">${JSON.stringify(json).replaceAll('<', '\\u003c')}</script>`;
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const SCRIPTS = ['resolver', 'odds', 'statechart', 'lesson']
  .map(name => `<script src="/embed/assault-${name}.js"></script>`).join('');
const page = (body: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Club</title>
  ${SCRIPTS}</head><body>${body}</body></html>`;

const tagsWith = (text: string): string => page(`
  <assault-resolver id="played">${inside(scenarioWith(text))}</assault-resolver>
  <assault-odds id="read">${inside(scenarioWith(text))}</assault-odds>
  <assault-odds id="typed" match="${attribute(`2 ${text} v 3 boyz`)}"></assault-odds>
  <assault-lesson id="taught">${inside(lessonWith(text))}</assault-lesson>
  <assault-resolver id="refused">${inside(unread(text))}</assault-resolver>
  <assault-odds id="unread">${inside(unread(text))}</assault-odds>
  <assault-lesson id="unheld">${inside(unread(text))}</assault-lesson>
  <assault-resolver id="nowhere" step="${attribute(text)}" ruleset="${attribute(text)}" locale="${attribute(text)}"
    theme="${attribute(text)}" controls="${attribute(text)}"></assault-resolver>
  <assault-resolver id="link" scenario="#play=${encodeURIComponent(text)}"></assault-resolver>
  <assault-statechart scenario="${attribute(text)}" for="${attribute(text)}"></assault-statechart>`);

let browser: OwnBrowser;
let club: Served;
let tab: Page;
let said: readonly string[] = [];

beforeAll(async () => {
  if (!existsSync(join(DIST, 'site/index.html'))) throw new Error('Run npm run build first.');
  const pages = Object.fromEntries(Object.values(TEXTS).map((text, i) => [`/club-${i}.html`, tagsWith(text)]));
  [browser, club] = await Promise.all([ownBrowser(), serveFolder(() => DIST, { pages })]);
});

beforeEach(async () => {
  ({ tab, said } = await narrowTab(browser));
});

afterEach(() => tab.close());

afterAll(async () => {
  await browser.close();
  await club.stop();
});

const isHarmless = async (): Promise<string> => {
  const { text, ...rest } = await foundOn(tab);
  expect(rest).toEqual({ isHit: false, grown: [], width: NARROW });
  expect(said).toEqual([]);
  return text;
};

const showsIn = (id: string): Promise<string> => tab.evaluate(id => {
  const textOf = (node: Node): string => (node instanceof Text ? node.data
    : [...((node as Element).shadowRoot ?? node).childNodes].filter(one => !(one instanceof HTMLStyleElement))
        .map(textOf).join(''));
  return textOf(document.getElementById(id)!);
}, id);

describe('in the tags, at 360 px', () => {
  const each = Object.keys(TEXTS).map((name, i) => [name, i] as const);
  it.each(each)('%s is text and stays in its place', async (name, i) => {
    await tab.goto(`${club.origin}/club-${i}.html`);
    await comesTo(tab, 'everything', async () => {
      const ids = ['taught', 'refused', 'unread', 'unheld', 'nowhere', 'link', 'typed'];
      const shown = await Promise.all(ids.map(showsIn));
      return shown.every(text => text.length > 40 && !/Reading|reading/.test(text));
    });
    const at = await tab.evaluate(async () => {
      const resolver = document.querySelector('#played') as unknown as {
        readonly played: { readonly at: number }; playOn(): Promise<void>;
      };
      for (let step = 0; step < 4; step += 1) await resolver.playOn();
      return resolver.played.at;
    });
    expect(at).toBeGreaterThan(2);
    const text = await isHarmless();
    if (name === 'markup') expect(text).toContain(EVIL);
    for (const id of ['refused', 'unread', 'unheld']) expect((await showsIn(id)).length).toBeLessThan(15_000);
  });

  it('a name in another direction turns nothing beside it: unseen signs are left out of all that is read', () => {
    const parsed = parseScenario(scenarioWith(TURNED));
    expect('scenario' in parsed && parsed.scenario.title).toBe('desrever ');
    expect(JSON.stringify(parsed)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('a name that stands in an element of its own is apart from what is around it', async () => {
    await tab.goto(`${club.origin}/club-1.html`);
    let apart: readonly string[] = [];
    await comesTo(tab, 'its steps', async () => {
      apart = await tab.$$eval('#played >>> step-rail >>> span', found =>
        found.map(one => getComputedStyle(one).unicodeBidi));
      return apart.length > 1;
    });
    expect(new Set(apart)).toEqual(new Set(['isolate']));
  });
});

describe('on the site, at 360 px', () => {
  const HASHES = [
    `#${EVIL}`, `#play=${EVIL}`, `#odds=2 ${EVIL} v 3 ${LONG}`, `#learn=${EVIL}`, `#statechart=${EVIL}`,
    `#lesson=${EVIL}`, `#embed=odds&shows=${EVIL}`, 'javascript:hit=1',
  ];

  it('an address is never run, whatever stands behind its #', async () => {
    await tab.goto(`${club.origin}/site/index.html`);
    for (const hash of HASHES) {
      await tab.evaluate(hash => (location.hash = hash), hash);
      await comesToQuiet(tab);
      const { isHit, grown, width } = await foundOn(tab);
      expect([isHit, grown, width], hash.slice(0, 40)).toEqual([false, [], NARROW]);
    }
    expect(said).toEqual([]);
  });

  it('army lists that are pasted, names of files, and names and notes on the shelf are text', async () => {
    await tab.goto(`${club.origin}/site/index.html#set-up`);
    await (await waitDeep('.bring')).evaluate(details => ((details as HTMLDetailsElement).open = true));
    const things = [EVIL, TURNED, LONG].map((text, i) => ({
      id: `thing-${i}`, kind: 'formation', name: text, savedAt: '2026-11-21T20:00:00.000Z', note: text,
      content: { name: text, list: null, initiative: 2, rules: [], units: [], profiles: {} },
    }));
    /** Drawn is only what has been defined, which comes later than its tag. */
    const drop = async (part: 'shelf' | 'import', name: string, text: string): Promise<void> => {
      const drawn = await waitDeep(`section[part=${part}]`);
      await drawn.evaluate((section, name, text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name, { type: 'application/json' }));
        section.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, name, text);
    };
    await waitDeep('button.load');
    await drop('shelf', 'shelf.json', JSON.stringify({ format: 1, file: 'assault-shelf', things }));
    await comesTo(tab, 'the shelf', async () => (await foundOn(tab)).text.includes('onerror'));
    await drop('shelf', `${EVIL}.json`, '{');
    await comesTo(tab, 'what became of the file', async () => (await foundOn(tab)).text.includes('is not JSON'));
    await drop('import', `${EVIL}.txt`, `${EVIL}\n\n${EVIL} [300]\n6 ${EVIL}, ${LONG}`);
    await comesTo(tab, 'what the list was taken for', async () => await tab.$('>>> .result') !== null);
    const { isHit, grown, width } = await foundOn(tab);
    expect([isHit, grown, width]).toEqual([false, [], NARROW]);
    expect(said).toEqual([]);
  });

  it('what is typed as an army is text, also where it is not understood', async () => {
    await tab.goto(`${club.origin}/site/index.html#set-up`);
    const field = await waitDeep('input[role=combobox]');
    await field.evaluate((one, text) => {
      (one as HTMLInputElement).value = text;
      one.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      one.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    }, `2 ${EVIL} against 3 ${LONG.slice(0, 1500)}`);
    await comesTo(tab, 'what was not understood', async () => (await foundOn(tab)).text.includes('onerror'));
    const { isHit, grown, width } = await foundOn(tab);
    expect([isHit, grown, width]).toEqual([false, [], NARROW]);
    expect(said).toEqual([]);
  });
});

/** The first such element in any shadow tree, as soon as there is one. */
const waitDeep = async (selector: string): Promise<ElementHandle<Element>> => {
  const handle = await tab.waitForFunction(selector => {
    const seek = (root: ParentNode): Element | null => root.querySelector(selector)
      ?? [...root.querySelectorAll('*')].map(one => (one.shadowRoot === null ? null : seek(one.shadowRoot)))
        .find(one => one !== null) ?? null;
    return seek(document.querySelector('main') ?? document);
  }, {}, selector);
  return handle as ElementHandle<Element>;
};
