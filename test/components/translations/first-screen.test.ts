/** Which words of another language a first screen fetches, and that it lacks none. `npm run build` makes it. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kilobytesOf } from '../../../components/embed/build/sizes.mjs';
import { globalNameOf, MODULE_ELEMENTS, SCRIPTS } from '../../../components/embed/scripts.mjs';
import { PHASE_SAMPLES } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { nextEvent } from '../../../machines/epic-armageddon/play-on.ts';
import { happen, replay } from '../../../machines/epic-armageddon/timeline.ts';
import { stepStateOf } from '../../../components/epic-armageddon/resolver/step-state.ts';
import { writeAnyLink, writeLink } from '../../../components/share/any-link.ts';
import { nextPhaseEvent } from '../../../machines/warhammer-40k/play-on.ts';
import { happenInPhase, replayPhase, type PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import { marinesChargeWarband } from '../../../src/epic-armageddon/scenario/samples/marines-charge-warband.ts';
import { lessonsBooks } from '../../../components/translations/de/lessons.ts';
import { resolverBooks } from '../../../components/translations/de/screen.ts';
import { groupsIn } from '../../../components/translations/write-books.mjs';
import { ROOT } from '../../support/markdown.ts';
import { comesTo, comesToQuiet, ownBrowser, type OwnBrowser } from '../../support/own-browser.ts';
import { firstOf, IS_WHOLE } from '../../support/share.ts';
import { serveFolder, type Served } from '../../support/served-folder.ts';
import { TRANSLATED } from '../../support/translations.ts';
import { holdingBack, saidOn, speakWith } from './spoken-page.ts';

/** In kB, gzipped. */
const AT_MOST = 15;

/** What is there once a first screen is drawn. */
const DRAWN: Readonly<Record<string, string>> = {
  'assault-resolver': '.title', 'assault-odds': '.figures b, .winner', 'assault-statechart': 'chart-drawing',
  'assault-lesson': 'h3',
};

/** Few units are soon worked out. */
const ATTRIBUTES: Readonly<Record<string, string>> = { 'assault-odds': 'match="1 assault v 1 boyz"' };

/** Charges in one, the fight alone in another. */
const PHASES = ['warhammer-40k-trial-seven-steps', 'warhammer-40k-4th', 'warhammer-40k-7th'] as const;

const OWN_PHASE = JSON.stringify(PHASE_SAMPLES[0]!.scenario('7th')).replaceAll("'", '&#39;');

/** A link to an assault that has come to a step. */
const linkTo = (step: string): Promise<string> => {
  const { scenario, decisions, seed } = marinesChargeWarband;
  let timeline = replay(scenario, []);
  while (!stepStateOf(timeline.snapshots[timeline.at]!).path.startsWith(step)) {
    timeline = happen(timeline, nextEvent(timeline, decisions, seed)!);
  }
  return writeLink({ scenario, events: timeline.events });
};

/** Those first that are of a kind of their own, or come nearest to the limit. */
const LINKED_STEPS = firstOf([
  'a7Withdraw', 'a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks.attacks.allocating',
  'a4Attacks.attacks.settling', 'a5SupportingFire.calling', 'a5SupportingFire.firing', 'a6Result.rolling',
  'a6Result.hackDown', 'a7Consolidate', 'assaultOver',
], 2);

const LINKED = await Promise.all(LINKED_STEPS.map(async step =>
  [`a link to ${step}`, 'assault-resolver', `scenario="${await linkTo(step)}"`] as const));

/** A link to a phase after so many fourths of its events; null: where its text tells nothing. */
const linkToPhase = async (edition: Edition, parts: number | null): Promise<string> => {
  const { decisions, scenario: scenarioIn } = PHASE_SAMPLES[0]!;
  const scenario = scenarioIn(edition);
  let timeline = replayPhase({ scenario }, []);
  const events: PhaseEvent[] = [];
  for (;;) {
    const event = nextPhaseEvent(timeline, decisions, 1);
    if (event === null || (parts === null && timeline.at > 0 && phasePath(timeline) === 'untold')) break;
    timeline = happenInPhase(timeline, event);
    events.push(event);
  }
  const played = events.slice(0, parts === null ? events.length : Math.round(events.length * parts / 4));
  return writeAnyLink({ scenario, events: played });
};

const phasePath = ({ snapshots, at }: PhaseTimeline): string => Object.keys(snapshots[at]!.value).join();

const LINKED_PHASES = await Promise.all(firstOf([
  ['4th', null], ['7th', 3], ['4th', 1], ['7th', 1], ['7th', 2], ['7th', 4], ['trial-seven-steps', 2],
] as const, 2).map(async ([edition, parts]) =>
  [`a phase of ${edition} from ${parts ?? 'where it is silent'}`, 'assault-resolver',
    `scenario="${await linkToPhase(edition, parts)}"`] as const));

/** A bundled assault that opens further on, and one that is only watched. */
const OPENED = firstOf([
  ['A7', ''], ['A4', 'readonly'], ['A1', ''], ['A2', ''], ['A3', ''], ['A5', ''], ['A6', ''], ['A7', 'readonly'],
] as const, 2).map(([step, more]) => [
  `a bundled assault at ${step} ${more}`, 'assault-resolver',
  `scenario="marines-charge-warband" step="${step}" ${more}`,
] as const);

const SCREENS: readonly (readonly [name: string, tag: string, attributes: string])[] = [
  ...MODULE_ELEMENTS.map(tag => [tag, tag, ATTRIBUTES[tag] ?? ''] as const),
  ...PHASES.map(ruleset => [`a phase of ${ruleset}`, 'assault-resolver', `ruleset="${ruleset}"`] as const),
  ['a phase of its own', 'assault-resolver', `scenario='${OWN_PHASE}'`],
  ['the odds of a phase', 'assault-odds', `ruleset="${PHASES[1]}"`],
  ['the statechart of a phase', 'assault-statechart', `ruleset="${PHASES[0]}"`],
  ['a lesson of Warhammer 40,000', 'assault-lesson', 'lesson="40k-power-fist"'],
  ...LINKED,
  ...LINKED_PHASES,
  ...OPENED,
  ['the odds of a bundled assault', 'assault-odds', 'scenario="marines-charge-warband"'],
  ...['the-result', 'war-engines'].map(id =>
    [`a lesson that begins on the table: ${id}`, 'assault-lesson', `lesson="${id}"`] as const),
  ['a lesson that begins with a question', 'assault-lesson', 'lesson="losing"'],
];

const { lesson: germanLesson } = lessonsBooks;

const EMBED = fileURLToPath(new URL('../../../dist/embed', import.meta.url));
const SITE = join(ROOT, 'dist/site');

const WORDS = SCRIPTS.filter(({ entry }) => entry.startsWith('words:de/')).map(({ name }) => name);
/** All their scripts as one, which comes sooner than one after the other. */
const ALL_WORDS = '/all-german.js';

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);

const LESSONS = groupsIn('de').map(({ group }) => group).filter(group => group.startsWith('course-'));

/** One lesson costs as much as the largest of all. */
const sizeOf = (language: string, group: string): number =>
  Math.max(...(group.startsWith('course-') ? LESSONS : [group])
    .map(one => kilobytesOf(`assault-words-${language}-${one}`)));

let browser: OwnBrowser;
let club: Served;

beforeAll(async () => {
  if (!existsSync(join(SITE, 'later.json'))) throw new Error('Run npm run build first.');
  const words = WORDS.map(name => readFileSync(join(EMBED, `${name}.js`), 'utf8')).join(';\n');
  const pages = SCREENS.map(([, tag, attributes], at) => [`/${at}.html`, `<!doctype html><html lang="de">
    <head><meta charset="utf-8"></head>
    <body><script src="${tag}.js"></script><${tag} ${attributes}></${tag}></body></html>`]);
  [browser, club] = await Promise.all([
    ownBrowser(),
    serveFolder(() => EMBED, { pages: { ...Object.fromEntries(pages) as Record<string, string>, [ALL_WORDS]: words } }),
  ]);
});

afterAll(async () => {
  await browser.close();
  await club.stop();
});

/** A first screen that nobody has touched, and the groups of words that it has fetched. */
const opened = async (at: number): Promise<{ readonly tab: Page; readonly groups: readonly string[] }> => {
  const tab = await browser.newPage();
  const before = club.asked.length;
  await tab.goto(`${club.origin}/${at}.html`);
  const tag = SCREENS[at]![1];
  await comesTo(tab, 'its first screen', async () => {
    const shown = await tab.$(`>>> :is(${DRAWN[tag]!})`);
    return await shown?.evaluate(({ textContent }) => textContent !== '–') ?? false;
  });
  await comesTo(tab, 'all that it works out', async () => !(await saidOn(tab)).some(text => text.endsWith('…')));
  await comesToQuiet(tab);
  const groups = club.asked.slice(before).flatMap(path => /assault-words-de-([\w-]+)\.js/.exec(path)?.[1] ?? []);
  return { tab, groups };
};

/** All words that there are come too. */
const bringAll = async (tab: Page): Promise<void> => {
  await tab.addScriptTag({ url: ALL_WORDS });
  await speakWith(tab, WORDS.map(name => `window.${globalNameOf(name)}`));
};

/** In the suite every third one: screens of a kind stand beside each other. */
const EXAMINED = SCREENS.map(([name], at) => [name, at] as const).filter(([, at]) => IS_WHOLE || at % 4 === 0);

describe.each(EXAMINED)('the first screen of %s', (_, at) => {
  it(`fetches at most ${AT_MOST} kB of words in any language, and says with all of them what it said`, async () => {
    const { tab, groups } = await opened(at);
    expect(groups).toContain('screen');
    for (const language of TRANSLATED) {
      const kilobytes = sum(groups.map(group => sizeOf(language, group)));
      expect(kilobytes, `${language}: ${groups.join(', ')}`).toBeLessThan(AT_MOST);
    }
    const said = await saidOn(tab);
    expect(said.length).toBeGreaterThan(10);
    await bringAll(tab);
    expect(await saidOn(tab)).toEqual(said);
    await tab.close();
  });
});

describe('an answer in a lesson', () => {
  it('is judged in the words of its language, which come when somebody turns to the lesson', async () => {
    const { tab, groups } = await opened(SCREENS.length - 1);
    const letGo = await holdingBack(tab, 'lesson-answers');
    const input = (await tab.waitForSelector('>>> input[type=number]', { visible: true }))!;
    const verdict = async (): Promise<readonly string[]> => {
      await comesTo(tab, 'the verdict', async () => (await saidOn(tab)).includes(germanLesson.verdicts.wrong));
      await comesToQuiet(tab);
      const aloud = germanLesson.said.wrong(''); // is said a little later, to those who cannot see it
      return (await saidOn(tab)).filter(text => !text.startsWith(aloud));
    };
    await input.type('7');
    await input.press('Enter');
    expect(await saidOn(tab)).not.toContain(germanLesson.verdicts.wrong);
    expect(groups).not.toContain('lesson-answers');
    letGo();
    const said = await verdict();
    await bringAll(tab);
    await input.press('Enter');
    expect(await verdict()).toEqual(said);
    await tab.close();
  });
});

/** All words that have not come by now come too: what is said stays as it is. */
const expectNoEnglish = async (tab: Page): Promise<void> => {
  await comesToQuiet(tab);
  const said = await saidOn(tab);
  await bringAll(tab);
  expect(await saidOn(tab)).toEqual(said);
};

describe('on the table of a phase', () => {
  const at = SCREENS.findIndex(([name]) => name.endsWith(PHASES[0]));

  it('what somebody does happens once the words for it have come, and nothing is English in between', async () => {
    const { tab } = await opened(at);
    const letGo = await holdingBack(tab, 'warhammer-40k-log');
    const before = await saidOn(tab);
    await tab.locator('>>> [part=primary]').click();
    expect(await saidOn(tab)).toEqual(before);
    letGo();
    await comesTo(tab, 'the log, and no table without it any more', async () => {
      const said = await saidOn(tab);
      return said.includes('1 Zeile') && !said.includes('0 Zeilen');
    });
    await expectNoEnglish(tab);
    await tab.close();
  });

  it('a rule is unfolded once the words for it have come', async () => {
    const { tab } = await opened(at);
    const letGo = await holdingBack(tab, 'warhammer-40k-rules');
    await tab.evaluate(() => document.querySelector('assault-resolver')!.turns()); // rules come with the game
    await comesTo(tab, 'its game', async () => await tab.$('>>> .why') !== null);
    const why = (await tab.$('>>> .why'))!;
    const isOpen = (): Promise<boolean> => why.evaluate(({ parentElement: rule }) =>
      new Promise<boolean>(resolve =>
        requestAnimationFrame(() => resolve((rule as HTMLDetailsElement).open))));
    await why.evaluate(({ parentElement: rule }) => rule!.querySelector('summary')!.click());
    expect(await isOpen()).toBe(false);
    letGo();
    await comesTo(tab, 'the rule', isOpen);
    await expectNoEnglish(tab);
    await tab.close();
  });
});

describe('on the table of an assault', () => {
  it('what somebody does in a lesson happens once the words for it have come', async () => {
    const { tab } = await opened(SCREENS.findIndex(([name]) => name.endsWith('the-result')));
    const letGo = await holdingBack(tab, 'epic-chart'); // one of those of a game that goes on
    await tab.locator('>>> .unfold').click(); // as whoever turns to the table has it
    await comesTo(tab, 'the task folded', async () => await tab.$('>>> .unfold[aria-expanded=false]') !== null);
    await comesToQuiet(tab, 1);
    const before = await saidOn(tab);
    await tab.locator('>>> [part=primary]').click();
    await tab.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await saidOn(tab)).toEqual(before);
    letGo();
    const spoken = (): Promise<readonly [message: string, next: string]> => tab.evaluate(() => {
      const { shadowRoot: lesson } = document.querySelector('assault-lesson')!;
      const { shadowRoot: player } = lesson!.querySelector('lesson-player')!;
      const { shadowRoot: table } = player!.querySelector('assault-resolver')!;
      const { message } = table!.querySelector('live-region') as unknown as { readonly message: string };
      return [message, table!.querySelector('[part=primary]')!.textContent.trim()] as const;
    });
    await comesTo(tab, 'the next step', async () => (await spoken())[0] !== '');
    await comesToQuiet(tab);
    const [said, next] = await spoken();
    expect(said).toMatch(/^Der Verteidiger wirft Schutzwürfe: /);
    expect(next).toMatch(/^\d Schutzw(?:urf|ürfe) werfen$/);
    expect(said.endsWith(`. ${resolverBooks['resolver/history'].next(next)}`), said).toBe(true);
    expect(said.length).toBeLessThanOrEqual(200);
    await tab.close();
  });

  it('a link is opened in its words alone, and a bundled assault is chosen by its name', async () => {
    const { tab, groups } = await opened(SCREENS.findIndex(([name]) => name.startsWith('a link')));
    expect(groups).not.toContain('samples');
    const summary = (await tab.$('>>> .menu summary'))!;
    await summary.evaluate(one => (one as HTMLElement).click());
    await comesTo(tab, 'the menu', () => summary.evaluate(one => (one.parentElement as HTMLDetailsElement).open));
    const said = await saidOn(tab);
    await bringAll(tab);
    expect(await saidOn(tab)).toEqual(said);
    await tab.close();
  });
});

/** The groups that a source adds as soon as it is there. */
const addedBy = (path: string): readonly string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^void addWords\(([^)]*)\)/gm)].flatMap(([, groups]) =>
    groups!.replaceAll("'", '').split(', '));

const sizeOnSite = (path: string): number => gzipSync(readFileSync(join(SITE, path)), { level: 9 }).length / 1000;

/** Files of the site with those among some others that they import. */
const withImports = (paths: readonly string[], others: readonly string[]): readonly string[] => {
  const found = new Set(paths);
  for (const path of found) {
    const named = [...readFileSync(join(SITE, path), 'utf8').matchAll(/from\s*["'`](\.\/[^"'`]+)["'`]/g)];
    for (const [, to] of named) {
      const target = posix.join(posix.dirname(path), to!);
      if (others.includes(target)) found.add(target);
    }
  }
  return [...found];
};

describe.each(TRANSLATED)('the words of %s', language => {
  it(`cost the first screen of the site at most ${AT_MOST} kB`, () => {
    const { words } = JSON.parse(readFileSync(join(SITE, 'later.json'), 'utf8')) as
      { readonly words: Readonly<Record<string, readonly string[]>> };
    const groups = [...addedBy('components/site/site.ts'), ...addedBy('components/embed/lazy/assault-resolver.ts')];
    expect(groups).toEqual(['site', 'screen']);
    const all = [...groups, 'resolver', 'samples', 'opening', 'steps-target'];
    const paths = all.map(group => words[language]!.find(path =>
      new RegExp(`^assets/words-${language}-${group}-[\\w-]{8}\\.js$`).test(path))!);
    expect(paths).not.toContain(undefined);
    expect(sum(withImports(paths, words[language]!).map(sizeOnSite))).toBeLessThan(AT_MOST);
  });
});

describe.each(MODULE_ELEMENTS)('%s', element => {
  it('begins with the same words as a script and as a module', () => {
    expect(addedBy(`components/embed/${element}.ts`)).toEqual(addedBy(`components/embed/lazy/${element}.ts`));
  });
});
