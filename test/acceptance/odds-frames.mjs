// What stands of the odds in every frame after a change, on a real page of the built site:
// `npm run acceptance:frames [-- part of a fight]`. `npm run build` comes first.
// No figure and no row of the table before stands in any frame after it. The first figure is there within 100 ms up to
// 16 against 16, within 300 ms beyond; within 300 ms it is within one point, or exact: in the median of several rounds,
// as a machine has its own pauses.
import { withServedPage } from '../support/served-page.mjs';
import { answer } from './site.mjs';

/** Fights by their lines, and within how many milliseconds their first figure has to be there. */
const FIGHTS = [
  ['4 assault v 6 boyz', 100],
  ['8 boyz, 2 nobz with a warlord v 6 tactical with a chaplain', 100],
  ['16 boyz v 16 infantry', 100],
  ['10 boyz, 4 nobz, 2 stormboyz v 8 tactical, 4 assault, 4 devastators', 100],
  ['30 boyz v 30 infantry', 300],
];
const CLOSE = 300;
/** So long is looked at frames after a change, in milliseconds. */
const WATCHED = 1500;
/** Each fight is gone through so often, on a page of its own each time. */
const ROUNDS = 3;
/** So many figures on their way to better ones may be the same as some of the table before. */
const BY_CHANCE = 2;
/** A page that draws no oftener than this shares its processor: its times say nothing of the odds. */
const BUSY = 25;

/** Runs in the page, once: how to find what is drawn, and what stands of the odds. */
const inPage = () => {
  const everywhere = root => [...root.querySelectorAll('*')]
    .flatMap(one => [one, ...one.shadowRoot ? everywhere(one.shadowRoot) : []]);
  /** What keeps its room while nobody sees or hears it is not shown. */
  const isShown = one => one.checkVisibility({ visibilityProperty: true });
  const shown = selector => everywhere(document.body).filter(one => one.matches(selector) && isShown(one));
  /** A figure with what it is of. */
  const textOf = node => [...node.matches('dd') ? [node.previousElementSibling] : [], node]
    .map(one => one.textContent).join(' ').replace(/\s+/g, ' ').trim();
  /** What is gone from the page stands nowhere. */
  const textsIn = (roots, selector) => roots.filter(({ host }) => host.isConnected)
    .flatMap(root => [...root.querySelectorAll(selector)].filter(isShown).map(textOf)).filter(text => /\d/.test(text));
  const rootsNow = () => shown('table-odds, odds-from-here, best-change, best-offer').map(one => one.shadowRoot);
  /** The figures of the page of odds and of the bar, with all rows beside them. */
  const standing = (roots = rootsNow()) => ({
    figures: textsIn(roots, '.win > b, .figure, .toll'),
    unsure: textsIn(roots, '.state, .figure'),
    rows: textsIn(roots, 'button.row, .offer, .sum, dd, .losses small'),
  });
  const press = (one, key) =>
    one.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  const doing = {
    click: ([one]) => one.click(),
    key: ([one], key) => press(one, key),
    open: all => all.forEach(one => (one.open = true)),
    /** A typed line is read once somebody leaves it. */
    type: ([field], text) => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      field.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
      press(field, 'Enter');
    },
  };
  const act = ([how, selector, more]) => doing[how](shown(selector), more);
  /** What stands in each frame after something is done; null: there is nothing to do it with. */
  const after = ([how, selector, more], lasts) => new Promise(resolve => {
    const there = shown(selector);
    if (there.length === 0) return resolve(null);
    const frames = [];
    const roots = rootsNow();
    const start = performance.now();
    const look = () => {
      frames.push({ at: performance.now() - start, ...standing(roots) });
      if (performance.now() - start < lasts) requestAnimationFrame(look);
      else resolve(frames);
    };
    doing[how](there, more);
    requestAnimationFrame(look);
  });
  window.oddsOfPage = { standing, after, act };
};

/** Changes in a view: what is done first, one after the other, and then what is looked at. */
const COUNTER = 'g[data-counter]';
const stepper = (part, of) => `button[part=${part}][aria-disabled=false][aria-label*="${of}"]`;
const CHANGES = [
  ['#odds', 'the fight swapped', [], ['click', 'button.swap']],
  ['#odds', 'a change made', [['click', 'button.row']], ['click', 'button.do']],
  ['#set-up', 'a stand moved', [['key', COUNTER, ' ']], ['key', COUNTER, 'ArrowLeft']],
  ['#set-up', 'a stand put into contact', [], ['click', stepper('more', 'in contact')]],
  ['#set-up', 'a stand taken out of contact', [], ['click', stepper('less', 'in contact')]],
  ['#set-up', 'a Blast marker laid', [], ['click', stepper('more', 'Blast markers')]],
  [
    '#set-up', 'a ruling changed', [['open', 'details.fold'], ['open', 'details']],
    ['click', '[role=radio][part=choice][aria-checked=false]'],
  ],
  ['#set-up', 'the fight swapped', [], ['click', 'button.dice']],
  ['#set-up', 'another line typed', [], ['type', 'input[role=combobox]', '3 terminators']],
];

const inPoints = text => Number(/([\d.]+) %/.exec(text)?.[1] ?? NaN);
const unsureOf = ({ unsure }) => Number(/± ?([\d.]+)/.exec(unsure.join(' '))?.[1] ?? 0);

const faults = new Set();
const say = (line, isFault) => {
  if (isFault) faults.add(line);
  console.log(`${isFault ? 'MISS' : 'ok  '} ${line}`);
};

/** Until nothing has changed for a while: what stands then is the table before. */
const settled = async page => {
  let before = '';
  for (let turn = 0; turn < 60; turn += 1) {
    await new Promise(resolve => setTimeout(resolve, 500));
    const now = JSON.stringify(await page.evaluate(() => window.oddsOfPage.standing()));
    if (now === before && now.includes('%')) return JSON.parse(now);
    before = now;
  }
  return JSON.parse(before);
};

const medianOf = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const inMs = values => `${values.map(value => value.toFixed(0)).join(', ')} ms`;

/** One round of a fight: when its first figure and a close one were there, under the name of each change. */
const roundOf = async (page, line, times) => {
  page.setDefaultTimeout(120_000);
  await page.evaluate(inPage);
  await settled(page); // the fight of the address is the table
  for (const [view, name, first, target] of CHANGES) {
    await page.evaluate(hash => (location.hash = hash), view);
    let before = await settled(page);
    for (const one of first) {
      await page.evaluate(given => window.oddsOfPage.act(given), one);
      before = await settled(page);
    }
    const frames = await page.evaluate((...given) => window.oddsOfPage.after(...given), target, WATCHED);
    const what = `${line}: ${name} in ${view}`;
    if (frames === null) {
      say(`${what}: nothing to press`, true);
      continue;
    }
    if (frames.every(({ figures }) => String(figures) === String(before.figures))) {
      say(`${what}: it has changed nothing`, true);
      continue;
    }
    const after = await settled(page);
    const known = frames.filter(frame => !Number.isNaN(inPoints(frame.figures[0] ?? '')));
    const news = known.find(({ figures }) => String(figures) !== String(before.figures))?.at ?? Infinity;
    for (const kind of ['figures', 'rows']) {
      const isOld = text => before[kind].includes(text) && !after[kind].includes(text);
      const olds = frame => frame[kind].filter(isOld);
      const one = frames.find(frame => olds(frame).length > (frame.at < news ? 0 : BY_CHANCE));
      if (one === undefined) continue;
      say(`${what}: some of the ${kind} before stand in a frame after it`, true);
      console.log(`     after ${one.at.toFixed(0)} ms still “${olds(one)[0]}”`);
    }
    const close = known.find(frame => unsureOf(frame) < 1);
    const found = times.get(what) ?? [];
    times.set(what, [...found, { soon: known[0]?.at ?? Infinity, near: close?.at ?? Infinity, drawn: frames.length }]);
  }
};

const [wanted = ''] = process.argv.slice(2);
for (const [line, soonest] of FIGHTS.filter(([one]) => one.includes(wanted))) {
  const path = `/index.html#odds=${encodeURIComponent(line)}`;
  const times = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    await withServedPage({ answer, path, width: 1280, height: 800 }, page => roundOf(page, line, times));
  }
  for (const [what, found] of times) {
    const [soon, near] = [found.map(one => one.soon), found.map(one => one.near)];
    const each = WATCHED / medianOf(found.map(one => one.drawn));
    const isLate = medianOf(soon) > soonest || medianOf(near) > CLOSE;
    say([
      `${what}: first figure after ${inMs(soon)}`, `close after ${inMs(near)}`,
      ...isLate && each > BUSY ? [`not judged: ${each.toFixed(0)} ms a frame`] : [],
    ].join(', '), isLate && each <= BUSY);
  }
}
console.log(faults.size === 0 ? 'every frame holds' : `${faults.size} do not hold`);
process.exitCode = faults.size > 0 ? 1 : 0;
