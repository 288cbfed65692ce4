/**
 * The built tags on pages that run from right to left: every screen is the same as on a page that runs from left to
 * right, so that no map and no hand of dice is mirrored, and nothing sticks out or lies over something else. `npm run
 * build` makes them.
 */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comesToEqual, ownBrowser, withoutOdds, type OwnBrowser } from '../../support/own-browser.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';
import { firstOf } from '../../support/share.ts';

const EMBED = fileURLToPath(new URL('../../../dist/embed', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'assault-right-to-left-'));

/** A phone and a desk. */
const WIDTHS = [360, 1280] as const;

/** Each way in which a page or a tag can run. */
const WAYS = {
  ltr: ['dir="ltr"', ''],
  rtl: ['dir="rtl"', ''],
  own: ['dir="ltr"', 'dir="rtl"'],
} as const;
type Way = keyof typeof WAYS;

/** What is shown, by the name of its pages. Odds are the same in any direction, and take long. */
const TAGS = {
  assault: '<assault-resolver ATTRIBUTES controls="title menu rail panel bar log"></assault-resolver>',
  phase: '<assault-resolver ATTRIBUTES ruleset="warhammer-40k-7th" scenario="barricade-with-frag"></assault-resolver>',
  resolver: '<assault-resolver ATTRIBUTES scenario="orks-storm-ruins"></assault-resolver>',
  odds: '<assault-odds ATTRIBUTES match="2 assault v 3 boyz"></assault-odds>',
  statechart: '<assault-statechart ATTRIBUTES></assault-statechart>',
  lesson: '<assault-lesson ATTRIBUTES></assault-lesson>',
} as const;
type Name = keyof typeof TAGS;

/** Of these the first screen is seen; the others are played from their first to their last. */
const STILL = ['resolver', 'odds', 'statechart', 'lesson'] as const satisfies readonly Name[];
const waysOf = (name: Name): readonly Way[] => (name === 'resolver' ? ['ltr', 'rtl', 'own'] : ['ltr', 'rtl']);

const head = '<head><meta charset="utf-8"><title>Club</title></head>';

const pageOf = (name: Name, way: Way): string => {
  const [root, own] = WAYS[way];
  const tag = TAGS[name].replace('ATTRIBUTES', own);
  const [, script] = /<([\w-]+)/.exec(tag)!;
  return `<!doctype html><html lang="ar" ${root}>${head}<body><script src="${script}.js"></script>${tag}</body></html>`;
};

/** In the suite all is played on a phone alone. */
const widthsOf = (name: Name): readonly number[] =>
  firstOf(WIDTHS, (STILL as readonly Name[]).includes(name) ? WIDTHS.length : 1);

/** All ways side by side in every width, so that they are played together. */
const sideBySide = (name: Name): string => `<!doctype html><html lang="en">${head}<body>${
  widthsOf(name).flatMap(width => waysOf(name).map(way =>
    `<iframe src="${name}-${way}.html" name="${way} ${width}" width="${width}" height="800"></iframe>`)).join('')
}</body></html>`;

let browser: OwnBrowser;
let club: Served;
let tab: Page;
let faults: string[] = [];

beforeAll(async () => {
  if (!existsSync(join(EMBED, 'assault-resolver.js'))) throw new Error('Run npm run build first.');
  cpSync(EMBED, folder, { recursive: true });
  for (const name of Object.keys(TAGS) as Name[]) {
    writeFileSync(join(folder, `${name}.html`), sideBySide(name));
    for (const way of waysOf(name)) writeFileSync(join(folder, `${name}-${way}.html`), pageOf(name, way));
  }
  [browser, club] = await Promise.all([ownBrowser(), serveFolder(() => folder)]);
});

beforeEach(async () => {
  tab = await browser.newPage();
  faults = [];
  tab.on('pageerror', error => faults.push(String(error)));
  await tab.setViewport({ width: 1400, height: 900 });
  await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
});

afterEach(() => tab.close());

afterAll(async () => {
  await browser.close();
  await club.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What one frame shows. */
interface Seen {
  /** 'rtl 360' */
  readonly name: string;
  /** Nothing of it is on its way any more. */
  readonly isWhole: boolean;
  /** Everything on the screen with its place in the element, as one text. */
  readonly picture: string;
  /** How many files have come to it. */
  readonly files: number;
  /** What sticks out of the page, and the buttons and fields that lie over each other. */
  readonly broken: readonly string[];
}

const seen = (): Promise<readonly Seen[]> => tab.evaluate(() => {
  const nameOf = (one: Element): string => `${one.localName}.${one.classList[0] ?? ''}`;
  const within = (root: ParentNode): readonly Element[] => [...root.querySelectorAll('*')]
    .flatMap(one => [one, ...one.shadowRoot === null ? [] : within(one.shadowRoot)]);
  const isSeen = (one: Element): boolean => one.closest('.spoken') === null && one.getClientRects().length > 0
    && one.checkVisibility({ visibilityProperty: true });
  const isPressed = (one: Element): boolean =>
    one.matches('button, select, summary, input:not([type=radio], [type=checkbox])');
  const scrollerOf = (one: Element): Element | null => {
    const root = one.getRootNode();
    const around = one.assignedSlot ?? one.parentElement ?? ('host' in root ? (root as ShadowRoot).host : null);
    return around === null || getComputedStyle(around).overflowY === 'auto' ? around : scrollerOf(around);
  };
  const placed = (one: Element) => ({
    one, rect: one.getBoundingClientRect(), root: one.getRootNode(), scroller: scrollerOf(one),
  });
  const lieOver = (a: ReturnType<typeof placed>, b: ReturnType<typeof placed>): boolean =>
    a.root === b.root && a.scroller === b.scroller && !a.one.contains(b.one)
    && Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left) > 1
    && Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top) > 1;
  return [...document.querySelectorAll('iframe')].map(frame => {
    const inside = frame.contentDocument!;
    const host = inside.querySelector('body > :not(script)')!;
    const { left, top } = host.getBoundingClientRect();
    const all = within(host.shadowRoot!);
    const shown = all.filter(isSeen);
    const isComing = host.localName === 'assault-odds' ? '.note[role=status]' : 'h2.waiting, p.waiting, p.reading';
    const places = shown.map(one => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [nameOf(one), ...[x - left, y - top, width, height].map(Math.round)].join(' ');
    });
    const { clientWidth, scrollWidth } = inside.documentElement;
    const out = shown.filter(one => {
      const rect = one.getBoundingClientRect();
      // A row of tools that is moved sideways goes on beyond its edge.
      const isFree = one.closest('svg, .tools') === null && rect.width > 0;
      return isFree && (rect.left < -1 || rect.right > clientWidth + 1);
    });
    const pressed = shown.filter(isPressed).map(placed);
    return {
      name: frame.name,
      isWhole: shown.length > 0 && !all.some(one => one.matches(isComing)),
      picture: places.join('\n'),
      files: frame.contentWindow!.performance.getEntriesByType('resource').length,
      broken: [
        ...(scrollWidth > clientWidth ? ['the page is wider than its window'] : []),
        ...out.map(one => `${nameOf(one)} sticks out`),
        ...pressed.flatMap((a, at) => pressed.slice(at + 1).filter(b => lieOver(a, b))
          .map(b => `${nameOf(a.one)} over ${nameOf(b.one)}`)),
      ],
    };
  });
});

/** The first lines in which a picture differs from another. */
const differing = (picture: string, other: string): readonly string[] => {
  const [a, b] = [picture.split('\n'), other.split('\n')];
  return a.flatMap((line, i) => (line === b[i] ? [] : [`${line} ≠ ${b[i]}`])).slice(0, 5);
};

/** What is wrong with a screen in any frame. */
const wrongOf = (frames: readonly Seen[]): readonly string[] => frames.flatMap(({ name, picture, files, broken }) => {
  const straight = frames.find(one => one.name === name.replace(/^\w+/, 'ltr'))!;
  const lacks = files === straight.files ? [] : [`${files} files of ${straight.files}`];
  return [...broken, ...lacks, ...differing(picture, straight.picture)].map(one => `${name}: ${one}`);
});

/** All frames come to rest with nothing wrong: what comes later in one frame than in another has its time. */
const comesToRest = (): Promise<void> => comesToEqual(tab, async () => {
  const frames = await seen();
  return frames.every(({ isWhole }) => isWhole) ? wrongOf(frames) : 'on its way';
}, []);

/**
 * Touches the map of every frame, and waits for what answers: had it come before a step in one frame and after it in
 * another, since one was idle before the other, their maps would look at other places.
 */
const touch = (): Promise<void> => tab.evaluate(async () => {
  const frames = [...document.querySelectorAll('iframe')];
  const mapIn = (root: ParentNode): Element | null => root.querySelector('assault-battlefield')
    ?? [...root.querySelectorAll('*')].reduce<Element | null>(
      (found, { shadowRoot }) => found ?? (shadowRoot === null ? null : mapIn(shadowRoot)), null);
  for (const { contentDocument } of frames) mapIn(contentDocument!)!.dispatchEvent(new Event('pointermove'));
  const hasCome = ({ contentWindow }: HTMLIFrameElement): boolean => contentWindow!.performance
    .getEntriesByType('resource').some(({ name }) => name.endsWith('/assault-resolver-map.js'));
  while (!frames.every(hasCome)) await new Promise(requestAnimationFrame);
  await new Promise(resolve => requestIdleCallback(resolve));
});

/** Plays on in every frame; false: it is over, or there is nothing to be played. */
const playOn = (): Promise<boolean> => tab.evaluate(async () => {
  const hosts = [...document.querySelectorAll('iframe')].map(({ contentDocument }) =>
    contentDocument!.querySelector<HTMLElement & { playOn(): Promise<void> }>('assault-resolver')!);
  for (const host of hosts) await host.playOn();
  for (let turn = 0; turn < 3; turn += 1) await new Promise(requestAnimationFrame);
  const on = (hosts[0]!.shadowRoot!.querySelector('phase-resolver')?.shadowRoot ?? hosts[0]!.shadowRoot!)
    .querySelector('.run');
  return on?.getAttribute('aria-disabled') !== 'true';
});

describe.each(STILL)('<assault-%s>', name => {
  it('is the same on a page from right to left, on a phone and on a desk', async () => {
    await tab.goto(`${club.origin}/${name}.html`, { waitUntil: 'load' });
    await comesToRest();
    expect(faults).toEqual([]);
  });
});

describe('the resolver, on a page from right to left as on one from left to right,', () => {
  it.each([['an assault', 'assault'], ['a phase of 40k', 'phase']])('shows each screen of %s', async (_, name) => {
    await withoutOdds(tab);
    await tab.goto(`${club.origin}/${name}.html`, { waitUntil: 'load' });
    await comesToRest();
    await touch();
    await comesToRest();
    let screens = 1;
    while (await playOn()) {
      screens += 1;
      await comesToRest();
    }
    expect(screens).toBeGreaterThan(8);
    expect(faults).toEqual([]);
  });
});
