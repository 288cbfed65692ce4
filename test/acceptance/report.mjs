// Prints the report of every bundled assault and phase and reads the paper: `npm run acceptance:report [-- part of a
// name]`. `npm run build` comes first. Every text of the page is on paper in its order, no row is on two pages, the
// head is on each, nothing is beyond the margins, both maps have something on them. It says what does not hold, and the
// figures; with PDFS=folder it keeps what it has printed.
import { mkdir, writeFile } from 'node:fs/promises';
import { pagesOf } from '../support/pdf-text.mjs';
import { withServedPage } from '../support/served-page.mjs';
import { inkIn, readReport } from './report-page.mjs';
import { addressesOn, answer } from './site.mjs';

/** Steps that end every bundled assault, with some to spare. */
const MANY = 300;
/** In points: 15 mm, less what a letter may reach over its place. */
const MARGIN = 42;
/** A map with less of it dark is taken for blank. */
const LEAST_INK = 0.005;
/** As wide as what lies between the margins. */
const PAPER = { width: 680, height: 1010 };
const DESK = { width: 1280, height: 800 };
/** Luck takes its time. */
const PATIENCE = 900_000;

/** Words on a map are painted in the order of its layers. */
const PICTURES = 'maps';

const bare = text => text.normalize('NFKC').replace(/\s+/g, '');

const reportOf = async (page, address) => {
  await page.emulateMediaType('screen');
  await page.setViewport(DESK);
  await page.evaluate(hash => (location.hash = hash), address);
  await page.waitForFunction(() => {
    const table = document.querySelector('assault-resolver');
    const root = table.shadowRoot?.querySelector('phase-resolver')?.shadowRoot ?? table.shadowRoot;
    return table.checkVisibility() && root?.querySelector('[part~=primary]');
  });
  await page.evaluate(async most => {
    const table = document.querySelector('assault-resolver');
    const placeOf = () => (table.playedOther?.whole ?? table.played)?.at;
    await table.playOn();
    for (let step = 0, at = -1; step < most && at !== placeOf(); step += 1) {
      at = placeOf();
      await table.playOn();
      await new Promise(requestAnimationFrame);
    }
    document.querySelector('[data-table-action=report]').click();
  }, MANY);
  const isThere = () => page.evaluate(() => {
    const report = document.querySelector('.report > *');
    const root = report?.shadowRoot;
    const isMeant = report?.link?.endsWith(location.hash.replace('#report=', '')) === true;
    return isMeant && Boolean(root?.querySelector('.qr svg')) && root.querySelector('[role=status]') === null;
  });
  const begun = performance.now();
  while (!await isThere()) {
    if (performance.now() - begun > PATIENCE) throw new Error(`${address}: no report`);
    await new Promise(resolve => setTimeout(resolve, 500));
  }
};

/** What of the page is not on paper in its part, or a row that is on two pages, is a fault. */
const compared = (rows, pages, note) => {
  const whole = pages.join('');
  const ends = pages.map((_, i) => pages.slice(0, i + 1).join('').length);
  const pageOf = at => ends.findIndex(end => at < end);
  let [at, begin, before] = [0, 0, ''];
  for (const { part, texts } of rows) {
    if (part !== before) begin = at;
    before = part;
    const on = new Set();
    for (const text of part === PICTURES ? texts.map(bare) : [bare(texts.join(''))]) {
      const next = whole.indexOf(text, at);
      const found = next === -1 ? whole.indexOf(text, begin) : next; // what stands side by side is painted in turns
      if (found === -1) note(`${part}: not on paper: ${text}`);
      else {
        on.add(pageOf(found)).add(pageOf(found + text.length - 1));
        if (part !== PICTURES) at = Math.max(at, found + text.length);
      }
    }
    if (on.size > 1) note(`${part}: on two pages: ${texts.join(' ')}`);
  }
};

/** What every page says behind its number and the head. */
const withoutHeads = (pages, head, note) => pages.map(({ texts }, i) => {
  const text = bare(texts.map(one => one.text).join(''));
  const start = `${i + 1}/${pages.length}${head}`;
  if (!text.startsWith(start)) note(`page ${i + 1} does not begin with the head: ${text.slice(0, 80)}`);
  return text.slice(start.length);
});

const isBeyond = ({ width, height }, { x, y }) => x < MARGIN || x > width - MARGIN || y > height - MARGIN;

const printed = async (page, address, note) => {
  await reportOf(page, address);
  await page.setViewport(PAPER);
  await page.emulateMediaType('print');
  const { head, rows, faults } = await page.evaluate(readReport);
  for (const fault of faults) note(fault);
  const maps = await page.evaluateHandle(() =>
    [...document.querySelector('.report > *').shadowRoot.querySelectorAll('still-map')]);
  for (const map of (await maps.getProperties()).values()) {
    const ink = await page.evaluate(inkIn, await map.asElement().screenshot({ encoding: 'base64' }));
    if (ink < LEAST_INK) note(`a map is blank: ${(100 * ink).toFixed(2)} % of it is dark`);
  }
  await page.setViewport(DESK);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  if (process.env.PDFS) await writeFile(`${process.env.PDFS}/${address.replace(/\W+/g, '-')}.pdf`, pdf);
  const pages = pagesOf(pdf);
  compared(rows, withoutHeads(pages, bare(head.join('')), note), note);
  for (const one of pages) {
    if (Math.round(one.width) !== 595 || Math.round(one.height) !== 842) note('not A4 upright');
    const beyond = one.texts.filter(text => text.text.trim() !== '' && isBeyond(one, text));
    if (beyond.length > 0) note(`beyond the margins: ${beyond.map(({ text }) => text).join('')}`);
  }
  return { pages: pages.length, texts: rows.flatMap(({ texts }) => texts).length };
};

const [wanted = ''] = process.argv.slice(2);
if (process.env.PDFS) await mkdir(process.env.PDFS, { recursive: true });
let faults = 0;
const totals = { reports: 0, pages: 0, texts: 0, most: 0 };
await withServedPage({ answer, path: '/index.html', ...DESK }, async page => {
  page.setDefaultTimeout(PATIENCE);
  for (const address of (await addressesOn(page)).filter(one => one.includes(wanted))) {
    const { pages, texts } = await printed(page, address, fault => {
      faults += 1;
      console.log(`${address}: ${fault}`);
    });
    totals.reports += 1;
    totals.pages += pages;
    totals.texts += texts;
    totals.most = Math.max(totals.most, pages);
    console.log(`${address}: ${pages} pages, ${texts} texts`);
  }
});
console.log(`${totals.reports} reports on ${totals.pages} pages, at most ${totals.most}; ${totals.texts} texts; ${
  faults} faults`);
process.exit(faults > 0 || totals.reports === 0 ? 1 : 0);
