/** One table in all views of the built site, in a browser of its own. `npm run build` makes it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  comesTo, comesToEqual, ownBrowser, withOddsAlone, withoutWorker, type OwnBrowser,
} from '../../support/own-browser.ts';
import { writeDraft } from '../../../components/set-up/draft.ts';
import { emptyPlan, planWith } from '../../../components/set-up/plan.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';
import { firstOf } from '../../support/share.ts';
import { formation } from '../set-up/plans.ts';

/** As `components/site/site-page.ts` has it, which only a page can load. */
const TABLES_KEY = 'assault-resolver.tables';
/** As `components/site/play-on-table.ts` has it. */
const FOLLOWS_AFTER_MS = 150;
const SITE = fileURLToPath(new URL('../../../dist/site', import.meta.url));
const MATCH = '3 assault v 4 boyz';
/** Few stands are soon worked out. */
const DRAFT = writeDraft({
  plan: planWith(
    planWith(emptyPlan, 'attacker', { built: formation('3 assault') }), 'defender', { built: formation('4 boyz') },
  ),
  table: null,
});
const ODDS = `#odds=${encodeURIComponent(MATCH)}`;

let browser: OwnBrowser;
let site: Served;
let page: Page;
/** The page itself waits for this. */
let pageHeld: Promise<void> | undefined;
const failed: string[] = [];

const newPage = async (): Promise<Page> => {
  const made = await browser.newPage();
  await withoutWorker(made);
  made.on('pageerror', error => failed.push(String(error)));
  return made;
};

/** The page is not given to whoever asks for it until it is let in. */
const holdPage = (): (() => void) => {
  let letIn!: () => void;
  pageHeld = new Promise(resolve => (letIn = resolve));
  return letIn;
};

const goTo = (hash: string): Promise<void> => page.evaluate(hash => void (location.hash = hash), hash);

/** All text of an element that is on the screen. */
const textOf = (selector: string): Promise<string> => page.evaluate(selector => {
  const within = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || ['STYLE', 'SCRIPT'].includes(node.nodeName)) return '';
    const isSlot = node instanceof HTMLSlotElement; // it has no box of its own
    if (!isSlot && !node.checkVisibility({ visibilityProperty: true })) return '';
    const put = isSlot ? node.assignedNodes() : [];
    return (put.length > 0 ? put : [...(node.shadowRoot ?? node).childNodes]).map(within).join(' ');
  };
  const found = document.querySelector(selector);
  return (found === null ? '' : within(found)).replace(/\s+/g, ' ').trim();
}, selector);

/** Presses a button once it is there: a view that is gone to comes bit by bit. */
const press = (selector: string, label: string): Promise<void> => comesTo(page, `a button ${label}`, () =>
  page.evaluate(pressNow, selector, label));

/** Whether there is such a button; it is pressed then. */
const pressNow = (selector: string, label: string): boolean => {
  const buttons = (root: ParentNode): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('*')]
    .flatMap(one => [...one.matches('button') ? [one] : [], ...one.shadowRoot === null ? [] : buttons(one.shadowRoot)]);
  const found = buttons(document.querySelector(selector)!.shadowRoot!)
    .find(one => one.textContent!.replace(/\s+/g, ' ').trim() === label && one.checkVisibility());
  found?.click();
  return found !== undefined;
};

const titleOf = (): Promise<string> =>
  page.$eval('table-odds', one => one.shadowRoot!.querySelector('h2')?.textContent ?? '');

type View = 'Odds' | keyof typeof LINES;

/** The chance of the attacker as it stands at one place; empty as long as it is not known as well as it will be. */
const figuresIn = async (view: View): Promise<string> => {
  if (view === 'Odds') {
    return page.$eval('table-odds', one => {
      if (!one.checkVisibility()) return ''; // it may still show what it has shown before
      const figures = one.shadowRoot!.querySelector('.figures');
      const isKnown = figures?.ariaBusy === 'false';
      return isKnown ? /[<\d].*%/.exec(figures!.querySelector('b')!.textContent!)?.[0] ?? '' : '';
    }).catch(() => '');
  }
  return page.$eval(LINES[view], one => {
    if (!one.checkVisibility()) return '';
    const bar = one.shadowRoot?.querySelector('odds-from-here');
    const root = bar?.shadowRoot;
    if (root?.querySelector('.line')?.getAttribute('aria-busy') !== 'false') return '';
    const nodes = [...root.querySelector('.figure')?.childNodes ?? []];
    const chance = nodes.map(node => (node instanceof Text ? node.data : '')).join('');
    return /[<\d].*%/.exec(chance)?.[0].replace(/ ±.*/, '') ?? '';
  }).catch(() => '');
};

const figures = async (view: View): Promise<string> => {
  let found = '';
  await comesTo(page, `figures in ${view}`, async () => /\d/.test(found = await figuresIn(view)));
  return found;
};

/** Figures that were there before may still stand for a moment where others are on their way. */
const comesToFigures = (view: View, expected: string): Promise<void> =>
  comesToEqual(page, () => figuresIn(view), expected);

interface Standing {
  readonly title: string;
  readonly events: readonly string[];
  readonly at: number;
}

const standing = (): Promise<Standing> => page.$eval('assault-resolver', one => {
  const { played } = one as unknown as {
    readonly played: {
      readonly scenario: { readonly title: string }; readonly events: readonly { type: string }[]; readonly at: number;
    } | null;
  };
  return {
    title: played?.scenario.title ?? '', events: played?.events.map(({ type }) => type) ?? [], at: played?.at ?? 0,
  };
});

/** Of the formation that is named first. */
const markers = (): Promise<number> => page.$eval('assault-resolver', one => {
  const { played } = one as unknown as {
    readonly played: { readonly scenario: { readonly formations: readonly { readonly blastMarkers: number }[] } };
  };
  return played.scenario.formations[0]!.blastMarkers;
});

type Tag = HTMLElement & Record<'playOn' | 'undo' | 'redo', () => Promise<void>>;

const play = async (what: 'playOn' | 'undo' | 'redo', times = 1): Promise<void> => {
  for (let turn = 0; turn < times; turn += 1) {
    await page.$eval('assault-resolver', async (one, what) => {
      await (one as Tag)[what]();
      await new Promise(requestAnimationFrame);
    }, what);
  }
};

const turnOf = (bar: string, turn: 'undo' | 'redo'): Promise<string> => page.$eval(bar, (one, turn) =>
  one.shadowRoot!.querySelector(`[part=${turn}]`)!.getAttribute('aria-label')!, turn);

/** Presses it once there is something that it does. */
const pressTurn = (bar: string, turn: 'undo' | 'redo'): Promise<void> => comesTo(page, `${turn} in ${bar}`, () =>
  page.$eval(bar, (one, turn) => {
    const button = one.shadowRoot!.querySelector<HTMLElement>(`[part=${turn}]:not([aria-disabled=true])`);
    button?.click();
    return button !== null;
  }, turn));

/** The address follows what is played only once the page has been asked for again. */
const followOnReload = (): Promise<void> => page.evaluate(followsAfter => {
  const later = window.setTimeout.bind(window);
  const held: (() => void)[] = [];
  let isAsked = false;
  const hold = (act: () => void, after?: number): number =>
    (after === followsAfter && !isAsked ? held.push(act) : later(act, after) as unknown as number);
  Object.assign(window, { setTimeout: hold });
  addEventListener('beforeunload', () => {
    isAsked = true;
    held.forEach(act => later(act));
  });
}, FOLLOWS_AFTER_MS);

/** The same dice whenever it is tested: with others it may be over too soon. */
const takeDice = (): Promise<void> => page.$eval('assault-resolver', one => void Object.assign(one, { seed: 2 }));

const isShown = (selector: string): Promise<void> => comesTo(page, `${selector} on the screen`, () =>
  page.$eval(selector, one => one.checkVisibility() && one.shadowRoot !== null).catch(() => false));

beforeAll(async () => {
  if (!existsSync(`${SITE}/index.html`)) throw new Error('Run npm run build first.');
  [browser, site] = await Promise.all([
    ownBrowser(),
    serveFolder(() => SITE, { until: path => (path === '/index.html' ? pageHeld : undefined) }),
  ]);
});

beforeEach(async () => {
  page = await newPage();
  await withOddsAlone(page);
});

afterEach(async () => {
  pageHeld = undefined; // where a test has failed meanwhile, the others are given theirs
  await page.close();
  expect(failed.splice(0)).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Goes to a page that works out too what can be decided or changed. */
const goWithRows = async (hash: string): Promise<void> => {
  await page.close();
  page = await newPage();
  await page.goto(`${site.origin}/${hash}`);
};

/** What can be decided or changed, as the rows of Odds tell it. */
const rows = (): Promise<readonly string[]> => page.$eval('table-odds', one =>
  [...one.shadowRoot!.querySelectorAll('.matters .row')].map(row => row.textContent!.replace(/\s+/g, ' ').trim()));

const clickInOdds = (selector: string): Promise<void> => page.$eval('table-odds', (one, selector) =>
  one.shadowRoot!.querySelector<HTMLElement>(selector)!.click(), selector);

/** The chance of the first row, shown and as well known as it will be. */
const shownInFirstRow = async (): Promise<string> => {
  await clickInOdds('.matters .row');
  await comesTo(page, 'the way to do it', () => page.$eval('table-odds', one =>
    one.shadowRoot!.querySelector('.matters .do') !== null));
  const told = (): Promise<string> => page.$eval('table-odds', one =>
    /^[^·±]*%/.exec(one.shadowRoot!.querySelector('.matters .shown .more')?.textContent?.trim() ?? '')?.[0] ?? '');
  await comesTo(page, 'its chance', async () => /^[<\d]/.test(await told()));
  return told();
};

/** The line of odds of the set-up and the bar of Play are the same element. */
const LINES = { 'Set up': 'table-odds-line', Play: 'assault-resolver' } as const;

const inSetUp = (): Promise<void> => comesTo(page, 'the table in the set-up', async () =>
  /\d/.test(await figuresIn('Set up')));

/** The stepper of that name in the set-up or the calculator, pressed once, as soon as it is there. */
const more = (view: string, label: string): Promise<void> => comesTo(page, label, () => page.evaluate((view, label) => {
  const all = (root: ParentNode): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('*')]
    .flatMap(one => [one, ...one.shadowRoot === null ? [] : all(one.shadowRoot)]);
  const stepper = all(document.querySelector(view)!.shadowRoot!)
    .find(one => one.localName === 'count-stepper' && one.getAttribute('label') === label);
  const button = stepper?.shadowRoot?.querySelector<HTMLElement>('[part=more]');
  button?.click();
  return button != null;
}, view, label));

/** The table is set up of two lines of text, and lined up. */
const lineUp = async (): Promise<void> => {
  await page.goto(`${site.origin}/#set-up`);
  await isShown('assault-set-up');
  await focusOnLine();
  await page.keyboard.sendCharacter(MATCH); // at once: a part of it would be read where the rest comes late
  await comesTo(page, 'what was typed read', async () => (await textOf('assault-set-up')).includes('3 Assault'));
  await page.keyboard.press('Enter');
  await inSetUp();
};

/** The table of the line, on which nothing has been played. */
const inPlay = async (): Promise<void> => {
  await page.goto(`${site.origin}/${ODDS}`);
  await press('table-odds', 'Play it');
  await figures('Play');
};

/** The line of the attacker has the focus. */
const focusOnLine = async (): Promise<void> => {
  await comesTo(page, 'a field', () => page.evaluate(() => {
    const builder = document.querySelector('assault-set-up')!.shadowRoot!.querySelector('#attacker');
    const search = builder?.shadowRoot?.querySelector('search-field, .first');
    return (search?.shadowRoot ?? builder?.shadowRoot)?.querySelector('input') != null;
  }));
  await page.evaluate(() => {
    const all = (root: ParentNode): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('*')]
      .flatMap(one => [one, ...one.shadowRoot === null ? [] : all(one.shadowRoot)]);
    const builder = document.querySelector('assault-set-up')!.shadowRoot!.querySelector('#attacker')!;
    all(builder.shadowRoot!).find(one => one.localName === 'input')!.focus();
  });
};

type Screened = HTMLElement & { readonly inHand: {
  readonly asked: string | null; readonly chosen: string | null; readonly isEntering: boolean;
  readonly entry: { readonly entered: readonly { readonly face: number }[] };
} | null; };
type MapLeft = HTMLElement & {
  readonly camera: object; readonly isAtRest: boolean; readonly view: { readonly counters: readonly object[] };
  tapped(counter: unknown): void;
  look(camera: object): void;
};

/** A stand is asked about, the map moved, two dice entered and the sheet pulled up. */
const leaveOnScreen = async (): Promise<void> => {
  await page.$eval('assault-resolver', one => {
    const frame = one.shadowRoot!.querySelector('table-frame')!;
    const map = frame.querySelector<MapLeft>('assault-battlefield')!;
    map.look({ centre: [57, 43.5], scale: 17 });
  });
  await comesTo(page, 'dice of one\'s own', () => page.$eval('assault-resolver', one => {
    const own = one.shadowRoot!.querySelector<HTMLElement>('[part=my-dice]');
    own?.click();
    return own !== null;
  }));
  await comesTo(page, 'the entry of dice', () =>
    page.$eval('assault-resolver', one => one.shadowRoot!.activeElement?.localName === 'dice-entry'));
  await page.keyboard.type('52');
  await page.$eval('assault-resolver', one => { // the keys have closed what was asked before
    const map = one.shadowRoot!.querySelector<MapLeft>('assault-battlefield')!;
    map.tapped(map.view.counters[1]);
  });
  await page.$eval('assault-resolver', one => one.shadowRoot!.querySelector('table-frame')!.shadowRoot!
    .querySelector<HTMLElement>('.grabber')!.click());
};

const onScreen = () => page.$eval('assault-resolver', one => {
  const { inHand } = one as Screened;
  const frame = one.shadowRoot!.querySelector('table-frame')!;
  const { camera, isAtRest } = frame.querySelector<MapLeft>('assault-battlefield')!;
  return {
    camera, isAtRest, detent: frame.getAttribute('detent'), asked: inHand?.asked ?? null,
    chosen: inHand?.chosen ?? null, isEntering: inHand?.isEntering ?? false,
    faces: inHand?.entry.entered.map(({ face }) => face) ?? [],
  };
});

/** A table on a phone, and how it is left in Play. */
const leftInPlay = async (): Promise<Awaited<ReturnType<typeof onScreen>>> => {
  await page.setViewport({ width: 360, height: 740 });
  await inPlay();
  await leaveOnScreen();
  await comesTo(page, 'how it is left', async () => {
    const { detent, asked, faces } = await onScreen();
    return detent === 'full' && asked !== null && faces.length === 2;
  });
  return onScreen();
};

/** What the views of a table have in common, as one of them shows it. */
const inView = (view: string): Promise<object | null> => page.evaluate(view => {
  const tags: Record<string, string> = { odds: 'table-odds', play: 'assault-resolver', 'set-up': 'assault-set-up' };
  const element = document.querySelector<Screened & { selected?: string }>(tags[view]!);
  const root = element?.shadowRoot?.querySelector('assault-table-editor')?.shadowRoot ?? element?.shadowRoot;
  const frame = root?.querySelector('table-frame');
  const map = frame?.querySelector<MapLeft>('assault-battlefield, table-map');
  if (!element?.checkVisibility() || !frame || !map) return null;
  const { camera, isAtRest } = map;
  const selected = view === 'play' ? element.inHand?.chosen ?? element.inHand?.asked : element.selected;
  return { camera, isAtRest, detent: frame.getAttribute('detent'), selected: selected ?? null };
}, view).catch(() => null);

describe('one table in all views', () => {
  it('has the same odds to the last digit in Set up, Odds, Play, Set up again, and after a reload', async () => {
    await lineUp();
    const set = await figures('Set up');
    await goTo('#odds');
    await comesToFigures('Odds', set);
    await press('table-odds', 'Play it');
    await comesToFigures('Play', set);
    await goTo('#set-up');
    await comesToFigures('Set up', set);
    await page.reload();
    await comesToFigures('Set up', set);
    await goTo('#play');
    await comesToFigures('Play', set);
  });

  it('is asked about in Odds from the moment at which it stands in Play', async () => {
    await page.goto(`${site.origin}/${ODDS}`);
    const start = await figures('Odds');
    await press('table-odds', 'Play it');
    await takeDice();
    await figures('Play');
    await play('playOn', 2);
    await comesTo(page, 'other odds', async () => !['', start].includes(await figuresIn('Play')));
    const after = await figures('Play');
    await goTo('#odds');
    await comesToFigures('Odds', after);
    await page.reload();
    await comesToFigures('Odds', after);
  });

  it('is played again after a change of its set-up, says how far, and undo brings back what followed', async () => {
    await lineUp();
    await press('assault-set-up', 'Play it');
    await takeDice();
    await figures('Play');
    await play('playOn', 3);
    const before = await standing();
    const odds = await figures('Play');
    expect(before.at).toBeGreaterThan(1);
    await goTo('#set-up');
    await inSetUp();
    await press('assault-set-up', '+ back');
    await more('assault-set-up', 'Assault, back');
    await comesTo(page, 'how far it was played again', async () =>
      (await textOf('assault-set-up')).includes('Played again up to'));
    await comesTo(page, 'other odds', async () => !['', odds].includes(await figuresIn('Set up')));
    const changed = await figures('Set up');
    await goTo('#play');
    await comesToFigures('Play', changed);
    expect((await standing()).at).toBe(0);
    await comesToEqual(page, () => page.$eval('#said', said => said.textContent),
      'Played again up to Attacks. What followed is kept; undo brings it back.');
    await play('undo');
    await comesTo(page, 'what followed', async () => (await standing()).at === before.at);
    expect(await standing()).toEqual(before);
    await comesToFigures('Play', odds);
    await play('redo');
    await comesTo(page, 'the change again', async () => (await standing()).at === 0);
    await comesToFigures('Play', changed);
  });

  it('stays as it stands when the page is loaded again, with all that can be undone and redone', async () => {
    await lineUp();
    await more('assault-set-up', 'Blast markers: the attackers');
    await press('assault-set-up', 'Play it');
    await takeDice();
    await figures('Play');
    await play('playOn', 3);
    await play('undo');
    const before = await standing();
    expect(before.at).toBeLessThan(before.events.length);
    await comesTo(page, 'the address', () => page.evaluate(() => location.hash.startsWith('#play=1.')));
    await page.reload();
    await comesTo(page, 'the same moment', async () => (await standing()).at === before.at);
    await figures('Play');
    expect(await standing()).toEqual(before);
    await play('undo', before.at + 1);
    await comesTo(page, 'the table without the marker', async () => await markers() === 0);
  });

  it('stays as it stands where the address follows only after the page has been asked for again', async () => {
    await inPlay();
    await takeDice();
    await play('playOn', 3);
    await comesTo(page, 'the address', () => page.evaluate(() => location.hash.startsWith('#play=1.')));
    await followOnReload();
    await play('playOn'); // to a moment that no address has named yet
    const before = await standing();
    const letIn = holdPage();
    const asked = await page.evaluate(() => {
      location.reload();
      return location.hash;
    });
    await comesTo(page, 'another address', async () => new URL(page.url()).hash !== asked);
    const comes = page.waitForNavigation();
    letIn();
    await comes;
    await comesTo(page, 'the same moment', async () => (await standing()).at === before.at);
    expect(await standing()).toEqual(before);
  });

  it('remembers what has been played before it has come to the screen', async () => {
    await inPlay();
    const [at, remembered] = await page.$eval('assault-resolver', async (one, key) => {
      const table = one as unknown as {
        readonly played: { readonly at: number }; readonly playOn: () => Promise<void>; requestUpdate: () => void;
      };
      table.requestUpdate = () => undefined; // words that it waits for have not come
      await table.playOn();
      dispatchEvent(new Event('pagehide'));
      const { tables: [last] } = JSON.parse(sessionStorage.getItem(key)!) as {
        readonly tables: readonly { readonly present: { readonly at: number } }[];
      };
      return [table.played.at, last!.present.at];
    }, TABLES_KEY);
    expect(at).toBe(1);
    expect(remembered).toBe(at);
  });

  it('stays as it was left on the screen, from view to view and when the page is loaded again', async () => {
    const left = await leftInPlay();
    expect(left).toMatchObject({ detent: 'full', isAtRest: false, isEntering: true });
    expect(left.asked).not.toBe(null);
    expect(left.faces).toEqual([5, 2]);
    await goTo('#set-up');
    await inSetUp();
    await goTo('#odds');
    await figures('Odds');
    await goTo('#play');
    await figures('Play');
    await comesToEqual(page, onScreen, left);
    for (const view of ['Play', 'Set up']) {
      if (view === 'Set up') {
        await goTo('#set-up');
        await inSetUp();
      }
      await page.reload();
      if (view === 'Set up') {
        await inSetUp();
        await goTo('#play');
      }
      await comesToEqual(page, onScreen, left);
    }
    await play('playOn');
    await comesTo(page, 'the address', () => page.evaluate(() => location.hash.startsWith('#play=1.')));
    await page.reload();
    await figures('Play');
    expect((await onScreen()).faces).toEqual([]);
  });

  it('stays so where somebody goes on to another view before the first one shows it', async () => {
    const left = await leftInPlay();
    await goTo('#set-up');
    await inSetUp();
    await page.evaluateOnNewDocument(() => {
      const { define } = customElements;
      customElements.define = (name, made, ...more) => {
        if (name === 'table-map') {
          const gone = async (map: MapLeft): Promise<true> => {
            const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
            for (let turn = 0; turn < 1000 && !(map.view.counters.length > 0 && map.checkVisibility());) {
              turn += 1;
              await wait(10);
            }
            location.hash = 'play';
            await wait(50);
            return true;
          };
          Object.defineProperty(made.prototype, 'updateComplete', {
            get(this: MapLeft) {
              return gone(this);
            },
          });
        }
        define.call(customElements, name, made, ...more);
      };
    });
    await page.reload();
    await comesToEqual(page, onScreen, left);
  });

  it('has the same camera, sheet and selected stand in Set up, Odds, Play and Set up again', async () => {
    await page.setViewport({ width: 360, height: 740 });
    await lineUp();
    await comesTo(page, 'its map', async () => await inView('set-up') !== null);
    const selected = await page.$eval('assault-set-up', one => {
      const editor = one.shadowRoot!.querySelector<HTMLElement & { selection: object }>('assault-table-editor')!;
      const frame = editor.shadowRoot!.querySelector<HTMLElement & { detent: string }>('table-frame')!;
      const map = frame.querySelector<MapLeft>('table-map')!;
      const { id } = map.view.counters[1] as { readonly id: string };
      editor.selection = { stands: [id], terrain: null };
      map.look({ centre: [57, 43.5], scale: 17 });
      frame.detent = 'peek';
      return id;
    });
    const left = { camera: { centre: [57, 43.5], scale: 17 }, isAtRest: false, detent: 'peek', selected };
    for (const view of ['set-up', 'odds', 'play', 'set-up', 'play', 'odds']) {
      await goTo(`#${view}`);
      await comesTo(page, `the same on the screen in ${view}`, async () => {
        const shown = await inView(view);
        return JSON.stringify(shown) === JSON.stringify(left);
      });
    }
    await page.reload();
    await comesTo(page, 'the same after a reload in Odds', async () =>
      JSON.stringify(await inView('odds')) === JSON.stringify(left));
  });

  it('has in each view the height of the sheet that is usual there, until somebody chooses another', async () => {
    await page.setViewport({ width: 360, height: 740 });
    await page.goto(`${site.origin}/${ODDS}`);
    const detentIn = (view: string, detent: string): Promise<void> => comesTo(page, `${view} at ${detent}`, async () =>
      (await inView(view) as { detent?: string } | null)?.detent === detent);
    for (const [view, detent] of [['odds', 'full'], ['play', 'half'], ['set-up', 'half'], ['odds', 'full']] as const) {
      await goTo(`#${view}`);
      await detentIn(view, detent);
    }
    await page.$eval('table-odds', one => one.shadowRoot!.querySelector('table-frame')!.shadowRoot!
      .querySelector<HTMLElement>('.grabber')!.click()); // from full to peek
    for (const view of ['odds', 'play', 'set-up', 'odds']) {
      await goTo(`#${view}`);
      await detentIn(view, 'peek');
    }
    await page.reload();
    await detentIn('odds', 'peek');
  });

  it('shows who matters as large as there is room in each view, until somebody moves the map', async () => {
    await page.setViewport({ width: 360, height: 740 });
    await page.goto(`${site.origin}/${ODDS}`);
    const scaleIn = async (view: string): Promise<number> => {
      await goTo(`#${view}`);
      let before = NaN;
      await comesTo(page, `the map at rest in ${view}`, async () => {
        const shown = await inView(view) as { isAtRest: boolean; camera: { scale: number } } | null;
        const isSame = shown !== null && shown.isAtRest && shown.camera.scale === before;
        before = shown?.camera.scale ?? NaN;
        await new Promise(resolve => setTimeout(resolve, 300));
        return isSame;
      });
      return before;
    };
    const small = await scaleIn('odds');
    for (const view of ['play', 'set-up']) expect(await scaleIn(view)).toBeGreaterThan(small * 1.2);
    expect(await scaleIn('odds')).toBeCloseTo(small, 3);
  });

  it('has all of another table in sight that a link brings, wherever the camera was on the one before', async () => {
    await page.setViewport({ width: 360, height: 740 });
    await lineUp();
    for (const match of firstOf(['4 assault v 6 boyz', '5 assault v 6 boyz'], 1)) {
      await goTo('#set-up');
      await comesTo(page, 'the set-up', async () => (await inView('set-up')) !== null);
      await page.$eval('assault-set-up', one => one.shadowRoot!.querySelector('assault-table-editor')!.shadowRoot!
        .querySelector<MapLeft>('table-map')!.look({ centre: [5, 5], scale: 40 }));
      await goTo(`#odds=${encodeURIComponent(match)}`);
      await comesTo(page, match, async () => (await figuresIn('Odds')) !== ''
        && (await textOf('table-odds')).includes(`of ${match[0]}`));
      await comesTo(page, `all of ${match} in sight`, async () =>
        (await inView('odds') as { isAtRest?: boolean } | null)?.isAtRest === true);
    }
  });

  it('is gone back in and forward by the bar of each view, which says what that takes back', async () => {
    await lineUp();
    await more('assault-set-up', 'Blast markers: the attackers');
    await comesTo(page, 'what undo takes back', async () =>
      await turnOf('assault-set-up', 'undo') === 'Undo: change of the set-up');
    expect(await turnOf('assault-set-up', 'redo')).toBe('Redo');
    await pressTurn('assault-set-up', 'undo');
    await comesTo(page, 'the table without the marker', async () => await markers() === 0);
    await comesTo(page, 'what redo does again', async () =>
      await turnOf('assault-set-up', 'redo') === 'Redo: change of the set-up');
    await goTo('#odds');
    const without = await figures('Odds');
    await pressTurn('table-odds', 'redo');
    await comesTo(page, 'the table with the marker', async () => await markers() === 1);
    await comesTo(page, 'its odds', async () => ![without, ''].includes(await figuresIn('Odds')));
    await press('table-odds', 'Play it');
    await figures('Play');
    await comesToEqual(page, () => turnOf('assault-resolver', 'undo'), 'Undo: change of the set-up');
    await play('playOn');
    let thrown: string | undefined;
    await comesTo(page, 'undo of a throw', async () =>
      ([, thrown] = /^Undo: (throw of \d+)$/.exec(await turnOf('assault-resolver', 'undo')) ?? [])[1] !== undefined);
    await goTo('#odds');
    await comesTo(page, 'the throw', async () => await turnOf('table-odds', 'undo') === `Undo: ${thrown}`);
    await pressTurn('table-odds', 'undo');
    await comesTo(page, 'the start', async () => (await standing()).at === 0);
    await comesTo(page, 'the throw to be done again', async () =>
      await turnOf('table-odds', 'redo') === `Redo: ${thrown}`);
    expect(await turnOf('table-odds', 'undo')).toBe('Undo: change of the set-up');
    await goTo('#set-up');
    await inSetUp();
    await comesToEqual(page, () => turnOf('assault-set-up', 'redo'), `Redo: ${thrown}`);
    await pressTurn('assault-set-up', 'redo');
    await comesTo(page, 'the throw again', async () => (await standing()).at === 1);
  });

  it('takes a change that is shown in Odds and done there, until it is undone', async () => {
    await goWithRows(ODDS);
    const before = await figures('Odds');
    await comesTo(page, 'a row', async () => (await rows()).length > 0);
    const [first] = await rows();
    const promised = await shownInFirstRow();
    await clickInOdds('.matters .do');
    await comesTo(page, 'other rows', async () => !(await rows()).includes(first!));
    await comesTo(page, 'other odds', async () => !['', before].includes(await figuresIn('Odds')));
    await comesToFigures('Odds', promised);
    await press('table-odds', 'Play it');
    await comesToFigures('Play', promised);
    await goTo('#odds');
    await pressTurn('table-odds', 'undo');
    await comesTo(page, 'the odds of before', async () => await figuresIn('Odds') === before);
  });

  it('takes a decision that is shown in Odds, with the odds that its row has told, and undo takes all of it back',
    async () => {
      await goWithRows('#marines-charge-warband');
      await figures('Play');
      await goTo('#odds');
      const before = await figures('Odds');
      await comesTo(page, 'a row', async () => /^[−+]\d/.test((await rows())[0] ?? ''));
      const promised = await shownInFirstRow();
      await clickInOdds('.matters .do');
      await comesTo(page, 'other odds', async () => !['', before].includes(await figuresIn('Odds')));
      await comesToFigures('Odds', promised);
      await comesToEqual(page, async () => (await standing()).events.slice(0, 2), ['target.chosen', 'unit.moved']);
      await pressTurn('table-odds', 'undo');
      await comesTo(page, 'the odds of before', async () => await figuresIn('Odds') === before);
      await comesToEqual(page, async () => (await standing()).at, 0);
    });

  it('opens from a link in the view and at the moment at which it was shared', async () => {
    await page.goto(`${site.origin}/${ODDS}`);
    await figures('Odds');
    await press('table-odds', 'Play it');
    await figures('Play');
    await play('playOn');
    const { at } = await standing();
    await goTo('#odds');
    const there = await figures('Odds');
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-table-action=share]')!.click());
    const link = (): Promise<string> => page.evaluate(() =>
      document.querySelector('assault-share')?.shadowRoot?.querySelector('input')?.value ?? '');
    await comesTo(page, 'its link', async () => (await link()).endsWith('&view=odds'));
    const shared = await link();
    const [first, other] = [page, await (await browser.createBrowserContext()).newPage()];
    await Promise.all([withoutWorker(other), withOddsAlone(other)]);
    page = other;
    await page.goto(shared);
    await comesToFigures('Odds', there);
    await comesToEqual(page, () => page.evaluate(() => location.hash), '#odds');
    await comesToEqual(page, async () => (await standing()).at, at);
    await other.close();
    page = first;
  });

  it('is one in each browser tab, kept under its address', async () => {
    await page.goto(`${site.origin}/${ODDS}`);
    const mine = await figures('Odds');
    const [first, other] = [page, await newPage()];
    await withOddsAlone(other);
    page = other;
    await page.goto(`${site.origin}/#odds=${encodeURIComponent('2 boyz v 3 assault')}`);
    const theirs = await figures('Odds');
    expect(theirs).not.toBe(mine);
    await other.close();
    page = first;
    await page.reload();
    await comesToFigures('Odds', mine);
  });

  it('is never shown with figures of another, in any frame', async () => {
    await page.goto(`${site.origin}/${ODDS}`);
    const before = await figures('Odds');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        const root = document.querySelector('table-odds')!.shadowRoot!;
        const title = root.querySelector('h2')?.textContent ?? '';
        seen.push(`${title} | ${root.querySelector('.figures b')?.textContent}`);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.$eval('table-odds', one => void Object.assign(one, { match: '2 boyz v 3 assault' }));
    await comesTo(page, 'the other', async () => (await titleOf()).startsWith('2 boyz v 3 assault'));
    const after = await figures('Odds');
    const seen = await page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen);
    expect(after).not.toBe(before);
    expect(seen.filter(one => one.endsWith(before) && one.startsWith('2 boyz'))).toEqual([]);
    expect(seen.filter(one => one.endsWith(after) && !one.startsWith('2 boyz'))).toEqual([]);
  });
});

describe('what was there before there was one table', () => {
  it('is gone back in and forward in the set-up also while one side is missing', async () => {
    await page.goto(`${site.origin}/#set-up`);
    await isShown('assault-set-up');
    await focusOnLine();
    await page.keyboard.sendCharacter('3 assault'); // at once: a part of it would be read where the rest comes late
    const attackers = (): Promise<string> => textOf('assault-set-up');
    await comesTo(page, 'one side', async () => (await attackers()).includes('3 Assault'));
    await comesTo(page, 'what undo takes back', async () =>
      await turnOf('assault-set-up', 'undo') === 'Undo: change of the set-up');
    await pressTurn('assault-set-up', 'undo');
    await comesTo(page, 'nobody', async () => !(await attackers()).includes('3 Assault'));
    await comesTo(page, 'what redo does again', async () =>
      await turnOf('assault-set-up', 'redo') === 'Redo: change of the set-up');
    await pressTurn('assault-set-up', 'redo');
    await comesTo(page, 'the side again', async () => (await attackers()).includes('3 Assault'));
  });

  it('opens a draft of a set-up as the table, once', async () => {
    await page.goto(`${site.origin}/docs/index.html`);
    await page.evaluate(draft => sessionStorage.setItem('assault-resolver-set-up', draft), DRAFT);
    await page.goto(`${site.origin}/#odds`);
    const odds = await figures('Odds');
    expect(await titleOf()).toBe('Space Marine v Ork');
    await goTo('#set-up');
    await comesToFigures('Set up', odds);
    expect(await page.evaluate(() => sessionStorage.getItem('assault-resolver-set-up'))).toBe(null);
  });

  it('opens a bundled assault by its address, where it stood in this tab', async () => {
    await page.goto(`${site.origin}/#orks-storm-ruins`);
    await isShown('assault-resolver');
    await comesTo(page, 'a table', async () => (await standing()).title !== '');
    await play('playOn', 2);
    const before = await standing();
    expect(before.at).toBeGreaterThan(0);
    await comesTo(page, 'being remembered', () => page.evaluate(at =>
      sessionStorage.getItem('assault-resolver.tables')?.includes(`"at":${at}`) === true, before.at));
    await page.reload();
    await comesTo(page, 'the same moment', async () => (await standing()).at === before.at);
    expect(await page.evaluate(() => location.hash)).toBe('#orks-storm-ruins');
  });

  it('shows a phase of Warhammer 40,000 in Odds on its map, from the moment at which it stands', async () => {
    await page.goto(`${site.origin}/#warhammer-40k-4th/barricade-with-frag`);
    await comesTo(page, 'the phase', async () => (await textOf('assault-resolver')).includes('barricade'));
    const countersIn = (view: string): Promise<number> => page.$eval(view, one => {
      const inPhase = one.shadowRoot!.querySelector('phase-resolver')?.shadowRoot ?? one.shadowRoot!;
      const map = inPhase.querySelector('assault-battlefield') as (Element & { readonly view: MapLeft['view'] }) | null;
      return map?.view.counters.length ?? 0;
    });
    await play('playOn', 3);
    await comesTo(page, 'models', async () => await countersIn('assault-resolver') > 0);
    await goTo('#odds');
    await comesTo(page, 'figures', async () => /From here: .*Odds of the fight: .*%/.test(await textOf('table-odds')));
    await comesTo(page, 'models in Odds', async () => await countersIn('table-odds') > 5);
    await pressTurn('table-odds', 'undo');
    await pressTurn('table-odds', 'undo');
    await pressTurn('table-odds', 'undo');
    await comesTo(page, 'the start', async () => !(await textOf('table-odds')).includes('From here'));
  });

  it('sets a phase of Warhammer 40,000 up in the set-up of its game, which says what was not typed there', async () => {
    await page.goto(`${site.origin}/#warhammer-40k-4th/barricade-with-frag`);
    await comesTo(page, 'the phase', async () => (await textOf('assault-resolver')).includes('barricade'));
    await goTo('#set-up');
    await isShown('phase-set-up');
    await comesTo(page, 'the sentence', async () => (await textOf('phase-set-up')).includes('was not typed here'));
    await goTo('#set-up=epic');
    await isShown('assault-set-up');
    await comesTo(page, 'the other sentence', async () =>
      (await textOf('assault-set-up')).includes('is an assault phase of Warhammer 40,000'));
  });

  it('leads from a line of the seventh edition to its odds and to its first step', async () => {
    await page.goto(`${site.origin}/#set-up=warhammer-40k`);
    await isShown('phase-set-up');
    const field = await page.waitForSelector('phase-set-up >>> phase-side >>> input[role=combobox]', { visible: true });
    await field!.evaluate(field => {
      (field as HTMLInputElement).value = '10 tactical marines v 20 ork boyz';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    });
    await comesTo(page, 'both sides', async () => (await textOf('phase-set-up')).includes('Space Marine v Ork Boy'));
    await goTo('#odds');
    await comesTo(page, 'the odds', async () => /If everybody gets into contact.*%/.test(await textOf('table-odds')));
    await goTo('#set-up');
    await isShown('phase-set-up');
    await goTo('#play');
    await comesTo(page, 'the charge', async () => (await textOf('assault-resolver')).includes('Declare a charge'));
  });
});
