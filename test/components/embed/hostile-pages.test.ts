/** The built tags on pages that mean no good: styles for everything, changed globals, the same tag forty times. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inOwnSize, overOwnKeys } from '../../../components/embed/build/any-page.mjs';
import { comesTo, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';

const EMBED = fileURLToPath(new URL('../../../dist/embed', import.meta.url));
const SCRIPTS = ['resolver', 'odds', 'statechart', 'lesson']
  .map(name => `<script src="/assault-${name}.js"></script>`).join('');
const ALL = `<assault-resolver></assault-resolver><assault-odds match="2 assault v 3 boyz"></assault-odds>
  <assault-statechart></assault-statechart><assault-lesson></assault-lesson>`;
const page = (head: string, body = ALL): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>Club</title>${head}${SCRIPTS}</head><body>${body}</body></html>`;

const MANY = 40;

const STYLES: Readonly<Record<string, string>> = {
  'takes all styles from everything': '* { all: unset !important }',
  'lays everything out anew, with text of no size': `*, *::before, *::after { display: block !important;
    position: static !important; float: left !important; width: auto !important; height: auto !important;
    margin: 0 !important; padding: 0 !important; overflow: hidden !important; font-size: 0 !important;
    line-height: 9 !important; letter-spacing: 2em !important; color: transparent !important }`,
  'hides buttons and hands down what it says of text': `button { display: none !important }
    html { font-size: 2px; line-height: 20; letter-spacing: 1em; text-indent: 50em; white-space: pre;
    text-transform: uppercase;
    font: 900 3px/9 fantasy; text-shadow: 0 0 9px red } body { display: flex; flex-flow: column; align-items: start }`,
};

/** What a page has done to its globals before the scripts run. */
const GLOBALS: Readonly<Record<string, string>> = {
  'gives all objects, arrays and functions more keys': `Object.prototype.oops = 'yes';
    Object.prototype.helper = Array.prototype.last = String.prototype.strange = Function.prototype.extra = () => 1;`,
  'has frozen what every script begins with': `const all = [Object, Function, Array, Map, Set, WeakMap, WeakSet,
      Promise, String, Number, Boolean, RegExp, Date, Error, TypeError, Symbol, Reflect, Math, JSON, Proxy, Uint32Array,
      Object.getPrototypeOf(Uint8Array), ArrayBuffer];
    for (const one of all) { Object.freeze(one); if (one.prototype) Object.freeze(one.prototype); }
    for (let one of [[].values(), new Map().values(), (function* () {})()]) {
      while (one !== null) Object.freeze(one = Object.getPrototypeOf(one));
    }`,
  'has others in place of fetch, chance, clock, timers and registry': `window.fetch = () => { throw new Error('no'); };
    Math.random = () => 0; window.Date = function () { throw new Error('no'); };
    window.setInterval = () => { throw new Error('no'); };
    const define = customElements.define.bind(customElements);
    customElements.define = (name, element, options) => define(name, class extends element {}, options);`,
};

const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(STYLES).map((css, i) => [`/style-${i}.html`, page(`<style>${css}</style>`)])),
  ...Object.fromEntries(Object.values(GLOBALS).map((js, i) => [`/global-${i}.html`, page(`<script>${js}</script>`)])),
  '/registry.html': page('', '<div id="host"></div>'),
  '/many.html': page('', '<assault-resolver></assault-resolver>'.repeat(MANY)),
};

let browser: OwnBrowser;
let club: Served;
let tab: Page;
let said: string[] = [];

beforeAll(async () => {
  if (!existsSync(`${EMBED}/integrity.json`)) throw new Error('Run npm run build first.');
  [browser, club] = await Promise.all([ownBrowser(), serveFolder(() => EMBED, { pages: PAGES })]);
});

beforeEach(async () => {
  tab = await browser.newPage();
  await tab.setViewport({ width: 1000, height: 700 });
  said = [];
  tab.on('console', message => message.type() === 'error' && said.push(message.text()));
  tab.on('pageerror', error => said.push(String(error)));
});

afterEach(() => tab.close());

afterAll(async () => {
  await browser.close();
  await club.stop();
});

const visit = (name: string): Promise<unknown> => tab.goto(`${club.origin}/${name}.html`);

/** What went wrong, as the console has it. */
const faults = (): readonly string[] => said.filter(line => !/favicon|404/.test(line));

/** How large everything is that has to be there, by what it is. */
const sizes = (): Promise<Readonly<Record<string, readonly number[]>>> => tab.evaluate(() => {
  const inside = { 'assault-resolver': 'assault-battlefield', 'assault-odds': '.figures b',
    'assault-statechart': 'chart-drawing', 'assault-lesson': 'lesson-player' };
  const sizeOf = (element: Element | null | undefined): readonly number[] => {
    const { width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(width), Math.round(height)];
  };
  return Object.fromEntries(Object.entries(inside).flatMap(([tag, part]) => {
    const element = document.querySelector(tag)!;
    return [[tag, sizeOf(element)], [part, sizeOf(element.shadowRoot!.querySelector(part))]];
  }));
});

/** By clicks on its own button: three steps of an assault, and the odds from there. */
const isPlayed = async (): Promise<void> => {
  await comesTo(tab, 'three steps', () => tab.evaluate(async () => {
    const resolver = document.querySelector('assault-resolver') as unknown as {
      readonly shadowRoot: ShadowRoot;
      readonly played: { readonly at: number } | null;
      readonly updateComplete: Promise<boolean>;
    };
    const { dataset } = document.documentElement;
    if (resolver.played === null) return false;
    const at = String(resolver.played.at);
    if (dataset['pressedAt'] !== at) { // what is pressed while the game is on its way is answered later, every time
      dataset['pressedAt'] = at;
      resolver.shadowRoot.querySelector<HTMLElement>('[part~="play-on"]')!.click();
    }
    await resolver.updateComplete;
    return resolver.played.at >= 3;
  }));
  await comesTo(tab, 'the odds', () => tab.evaluate(() => /\d\s%/.test(document.querySelector('assault-resolver')!
    .shadowRoot!.querySelector('odds-from-here')?.shadowRoot?.textContent ?? '')));
};

const standsAndPlays = async (): Promise<void> => {
  await comesTo(tab, 'everything with its size', async () =>
    Object.values(await sizes()).every(([width = 0, height = 0]) => width >= 10 && height >= 10));
  await comesTo(tab, 'the answer of the calculator', () => tab.evaluate(() => /\d/.test(
    document.querySelector('assault-odds')!.shadowRoot!.querySelector('.figures b')!.textContent!)));
  await isPlayed();
  expect(faults()).toEqual([]);
};

describe('all four tags show themselves, and an assault is played with its odds, where a page', () => {
  it.each(Object.keys(STYLES).map((name, i) => [name, i] as const))('%s', async (_, i) => {
    await visit(`style-${i}`);
    await standsAndPlays();
    const text = await tab.evaluate(() => {
      const { color, fontSize, letterSpacing, lineHeight, textIndent, whiteSpace, textTransform } =
        getComputedStyle(document.querySelector('assault-resolver')!.shadowRoot!.querySelector('.title')!);
      const isTall = parseFloat(lineHeight) > 1.6 * parseFloat(fontSize);
      const isReadable = parseFloat(fontSize) >= 9;
      return { color, isReadable, isTall, letterSpacing, textIndent, whiteSpace, textTransform };
    });
    expect(text).toEqual({
      color: 'rgb(28, 29, 34)', isReadable: true, isTall: false, letterSpacing: 'normal', textIndent: '0px',
      whiteSpace: 'normal', textTransform: 'none',
    });
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1000);
  });

  it.each(Object.keys(GLOBALS).map((name, i) => [name, i] as const))('%s', async (_, i) => {
    await visit(`global-${i}`);
    await standsAndPlays();
  });
});

describe('a resolver', () => {
  it('is played in a registry of its own, where a browser has such, and in the page\'s where it has not', async () => {
    await visit('registry');
    const isScoped = await tab.evaluate(() => {
      const host = document.querySelector('#host')!;
      try {
        const customElementRegistry = new CustomElementRegistry();
        customElementRegistry.define('assault-resolver', customElements.get('assault-resolver')!);
        const root = host.attachShadow({ mode: 'open', customElementRegistry } as ShadowRootInit);
        root.innerHTML = '<assault-resolver></assault-resolver>';
        document.querySelector = (name: string): Element | null => root.querySelector(name);
        return true;
      } catch {
        host.append(document.createElement('assault-resolver'));
        return false;
      }
    });
    expect(isScoped).toBe(await tab.evaluate(() => 'customElementRegistry' in Element.prototype));
    await isPlayed();
    expect(faults()).toEqual([]);
  });

  it('is there forty times, and the page still answers', async () => {
    await visit('many');
    const isDrawn = (): Promise<number> => tab.evaluate(() => [...document.querySelectorAll('assault-resolver')]
      .filter(one => (one.shadowRoot?.querySelector('assault-battlefield')?.getBoundingClientRect().height ?? 0) > 100)
      .length);
    await comesTo(tab, 'all of them', async () => await isDrawn() === MANY);
    await isPlayed();
    expect(faults()).toEqual([]);
  });
});

describe('a page that says no charset', () => {
  it('has scripts that are scripts, read as Latin-1', () => {
    const scripts = readdirSync(EMBED).filter(name => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const latin = new TextDecoder('windows-1252');
    for (const name of scripts) {
      expect(() => new Script(latin.decode(readFileSync(`${EMBED}/${name}`))), name).not.toThrow();
    }
  });
});

describe('what the scripts for any page are built with', () => {
  it('makes loops over keys loops over own keys', () => {
    expect(overOwnKeys('for(var k in f(a[0], {b}))x(k);for (const key in this.entries) { y(); }')).toBe(
      'for (var k of Object.keys(f(a[0], {b}) ?? {}))x(k);for (const key of Object.keys(this.entries ?? {})) { y(); }');
    expect(() => overOwnKeys('for (const key in x')).toThrow('does not end');
  });

  it('measures by the size of the element, and says only once what that is', () => {
    expect(inOwnSize(':host { --_size: var(--assault-size, clamp(10px, 1rem, 32px)); width: 1.5rem; top: .5rem }'))
      .toBe(':host { --_size: var(--assault-size, clamp(10px, 1rem, 32px)); width: calc(1.5 * var(--_size)); '
        + 'top: calc(.5 * var(--_size)) }');
    expect(inOwnSize('@container resolver (min-width: 45rem) { a { top: 1px } }'))
      .toBe('@container resolver (min-width: 48em) { a { top: 1px } }');
  });
});
