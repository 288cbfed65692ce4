/** Text as nobody wants it from outside, and what has become of it on a page. */
import type { Page } from 'puppeteer-core';
import { type OwnBrowser, withoutWorker } from './own-browser.ts';

export const EVIL = '<img src=x onerror="parent.hit=1"></script><script>parent.hit=1</script>'
  + '<a href="javascript:hit=1">go</a>';
export const TURNED = '\u202Edesrever\u2066 \u2067';
export const LONG = 'W'.repeat(10_000);

export const TEXTS: Readonly<Record<string, string>> = { markup: EVIL, 'turned writing': TURNED, 'no end': LONG };

/** An assault that can be played, in which everything is called so. */
export const scenarioWith = (text: string) => ({
  format: 1, ruleset: 'epic-armageddon', title: text, startAt: 'a4Attacks', engage: { formation: 'a', target: 'd' },
  table: { terrain: [{ id: 'wood', kind: 'woods', name: text, outline: [[20, 22], [50, 22], [50, 40], [20, 40]] }] },
  formations: ['a', 'd'].map((id, i) => ({
    id, name: text, side: ['attacker', 'defender'][i],
    units: [0, 1, 2].map(x => ({ id: `${id}${x}`, profile: 'mine', at: [30 + 4 * x, 21 + 2 * i] })),
  })),
  profiles: { mine: {
    name: text, type: 'infantry', speed: 30, armour: 4, cc: 3, ff: 5,
    weapons: [{ name: text, kind: 'assault', extraAttacks: 1 }],
  } },
});

/** A phase of the other game, likewise. */
export const phaseWith = (text: string) => ({
  format: 1, ruleset: 'warhammer-40k-7th', title: text, startAt: 'fight',
  units: ['a', 'd'].map((id, i) => ({
    id, name: text, side: ['attacker', 'defender'][i], charged: i === 0 ? ['d'] : [],
    models: [{ id: `${id}1`, profile: 'mine', at: [20, 20 + i] }],
  })),
  profiles: { mine: {
    name: text, weaponSkill: 4, strength: 4, toughness: 4, initiative: 4, leadership: 8, save: 3,
  } },
});

export interface Found {
  /** Whether a script of the text has run. */
  readonly isHit: boolean;
  /** Elements that can only have come of the text. */
  readonly grown: readonly string[];
  /** How far the page reaches to the right. */
  readonly width: number;
  /** Everything that is shown, whatever element it is in. */
  readonly text: string;
}

/** A phone's width: nothing of a page may reach further. */
export const NARROW = 360;

interface NarrowTab {
  readonly tab: Page;
  /** What has failed in it, and what a text has asked its reader. */
  readonly said: readonly string[];
}

/** A tab as narrow as a phone. */
export const narrowTab = async (browser: OwnBrowser): Promise<NarrowTab> => {
  const tab = await browser.newPage();
  await tab.setViewport({ width: NARROW, height: 640 });
  await withoutWorker(tab);
  const said: string[] = [];
  tab.on('pageerror', error => said.push(String(error)));
  tab.on('dialog', dialog => {
    said.push(`asked: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { tab, said };
};

/** Everything on a page, through all shadow trees. */
export const foundOn = (tab: Page): Promise<Found> => tab.evaluate(() => {
  const all = (root: ParentNode): readonly Element[] => [...root.querySelectorAll('*')]
    .flatMap(one => [one, ...(one.shadowRoot === null ? [] : all(one.shadowRoot))]);
  const elements = all(document);
  const isGrown = (one: Element): boolean => one.hasAttribute('onerror') || one.getAttribute('src') === 'x'
    || /^\s*javascript:/i.test(one.getAttribute('href') ?? '');
  const texts = elements.flatMap(one => [...(one.shadowRoot ?? one).childNodes])
    .filter(node => node instanceof Text && !(node.parentNode instanceof HTMLScriptElement));
  return {
    isHit: 'hit' in self, grown: elements.filter(isGrown).map(one => one.outerHTML.slice(0, 80)),
    width: document.documentElement.scrollWidth, text: texts.map(node => node.textContent).join('\n'),
  };
});
