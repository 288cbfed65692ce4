// Plays every bundled assault and phase by its primaries at four sizes and looks at the table at every step:
// `node test/acceptance/run.mjs [part of a name [size, as 360x740 [language, as de]]]`. `npm run build` comes first.
// It says what does not hold, and the figures.
import { withServedPage } from '../support/served-page.mjs';
import { lookAtTable } from './look.mjs';
import { isOver, MANY, open, press, settle } from './play.mjs';
import { addressesOn, answer } from './site.mjs';

const SIZES = [[360, 740], [768, 1024], [1280, 800], [1280, 650]];
/** What a primary says that does nothing: only where nothing else is legal and usual. */
const NOTHING = /^(Call it off|Hold their fire|Stay where they are|Nobody else charges|Nobody charges)$/;

/** What is said aloud since it was asked last. */
const listen = page => page.waitForFunction(() => {
  window.saidAloud = [];
  const table = document.querySelector('assault-resolver').shadowRoot;
  const root = table.querySelector('phase-resolver')?.shadowRoot ?? table;
  const region = root.querySelector('live-region')?.shadowRoot;
  if (!region) return false; // it is drawn again
  new MutationObserver(() => {
    const text = region.textContent.trim();
    if (text !== '' && text !== window.saidAloud.at(-1)) window.saidAloud.push(text);
  }).observe(region, { subtree: true, childList: true, characterData: true });
  return true;
});

const play = async (page, address, note) => {
  await open(page, address);
  await listen(page);
  let steps = 0;
  for (; steps < MANY; steps += 1) {
    const look = await page.evaluate(lookAtTable);
    const said = await page.evaluate(() => window.saidAloud);
    for (const text of said) if (text.length > 200) note(address, look, `said ${text.length} letters: ${text}`);
    if (said.length > 1) note(address, look, `said ${said.length} things`);
    if (said.some(text => /wins \d/.test(text))) note(address, look, 'odds were said unasked');
    if (NOTHING.test(look.primaryText)) note(address, look, `does nothing: ${look.primaryText}`);
    for (const fault of look.faults) note(address, look, fault);
    note(address, look, null);
    if (await isOver(page)) return steps;
    await press(page);
    await settle(page);
  }
  note(address, { step: '', primaryText: '' }, 'does not end');
  return steps;
};

const [wanted = '', sized = '', language = 'en'] = process.argv.slice(2);
const counts = new Map();
const totals = { steps: 0, acting: 0, named: 0, least: 1, low: 0 };
for (const [width, height] of SIZES.filter(size => size.join('x').includes(sized))) {
  await withServedPage({ answer, path: '/index.html', width, height }, async page => {
    page.setDefaultTimeout(120_000);
    await page.evaluate(spoken => localStorage.setItem('assault-resolver.language', spoken), language);
    await page.reload({ waitUntil: 'networkidle0' });
    const note = (address, look, fault) => {
      if (fault === null) {
        totals.steps += 1;
        totals.acting += look.acting;
        totals.named += look.named;
        if (look.acting > 0 && look.named / look.acting < 0.9) {
          totals.low += 1;
          console.log(`${width}x${height} ${address} ${look.step} names ${look.named} of ${look.acting}`);
        }
        if (look.isStacked) totals.least = Math.min(totals.least, look.share);
        return;
      }
      const line = `${width}x${height} ${address} ${look.step} [${look.primaryText}] ${fault}`;
      const kind = fault.replace(/[A-Z]?[a-z’]* ?[·\w]* (over|can act)/, '… $1').replace(/\d+(\.\d+)?/g, 'n');
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if ((counts.get(kind) ?? 0) <= 12) console.log(line);
    };
    const addresses = (await addressesOn(page)).filter(one => one.includes(wanted));
    for (const address of addresses) await play(page, address, note);
  });
}
console.log([
  `${totals.steps} moments looked at`, `${totals.named} of ${totals.acting} who act are named`,
  `under nine in ten in ${totals.low}`,
  `the least map of a stacked frame has ${(100 * totals.least).toFixed(1)} % of the space`,
].join('; '));
for (const [kind, count] of [...counts].sort(([, a], [, b]) => b - a)) console.log(`${count} x ${kind}`);
process.exit(counts.size > 0 ? 1 : 0);
