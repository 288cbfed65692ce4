// Looks at the statechart at every step of a walk, at four sizes, light and dark:
// `node test/acceptance/chart.mjs [folder]`.
// Every text is at least 12 px high, the eight steps are there by number and the saves once, and what can happen stands
// in words. With a folder it leaves a picture of each size there. `npm run build` comes first.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withServedPage } from '../support/served-page.mjs';
import { answer } from './site.mjs';

const SIZES = [[390, 844], [768, 1024], [1280, 800], [1920, 1080]];
const STEPS = 8;
const [folder = ''] = process.argv.slice(2);
if (folder !== '') await mkdir(folder, { recursive: true });

const inPage = () => {
  const all = root => [...root.querySelectorAll('*')]
    .flatMap(one => [one, ...one.shadowRoot ? all(one.shadowRoot) : []]);
  window.firstOf = name => all(document).find(one => one.localName === name);
};

/** What is drawn, and what stands beside it. */
const lookAtChart = () => {
  const chart = window.firstOf('assault-statechart');
  const drawing = window.firstOf('chart-drawing');
  const root = drawing.shadowRoot;
  const texts = [...root.querySelectorAll('.states text, .arrows text')];
  const titles = [...root.querySelectorAll('.states .title')].map(one => one.textContent);
  return {
    at: chart.active.at(-1) ?? '',
    isOver: chart.shadowRoot.querySelector('.steps .main')?.getAttribute('aria-disabled') === 'true',
    small: texts.filter(one => parseFloat(getComputedStyle(one).fontSize) * drawing.camera.scale < 12)
      .map(one => one.textContent),
    steps: titles.filter(one => /^\d+ /.test(one)),
    saves: titles.filter(one => one === 'Saves and losses').length,
    events: [...chart.shadowRoot.querySelectorAll('.event, .refusals .name')]
      .map(one => one.firstChild.textContent.trim() || one.textContent.trim()),
    legend: chart.shadowRoot.querySelectorAll('.legend li').length,
  };
};

const faults = [];
let looked = 0;
for (const [width, height] of SIZES) {
  await withServedPage({ answer, path: '/index.html#statechart', width, height }, async page => {
    await page.evaluateOnNewDocument(inPage);
    for (const scheme of ['light', 'dark']) {
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: scheme }, { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      await page.reload({ waitUntil: 'load' });
      await page.evaluate(async () => {
        for (;;) {
          const chart = window.firstOf('assault-statechart');
          if (chart?.active?.length > 0 && window.firstOf('chart-drawing') !== undefined) break;
          await new Promise(requestAnimationFrame);
        }
      });
      for (let step = 0; step < 60; step += 1) {
        const look = await page.evaluate(lookAtChart);
        looked += 1;
        const say = fault => faults.push(`${width}x${height} ${scheme} ${look.at}: ${fault}`);
        if (look.small.length > 0) say(`under 12 px: ${look.small.join(', ')}`);
        if (look.steps.length !== STEPS) say(`${look.steps.length} steps: ${look.steps.join(', ')}`);
        if (look.saves !== 1) say(`the saves are drawn ${look.saves} times`);
        if (look.legend !== 3) say('no legend');
        const written = look.events.filter(event => /^\w+\.\w+/.test(event));
        if (written.length > 0) say(`not in words: ${written.join(', ')}`);
        if (step === 7 && folder !== '') {
          await page.screenshot({ path: join(folder, `chart-${width}x${height}-${scheme}.png`) });
        }
        if (look.isOver) break;
        await page.evaluate(async () => {
          const chart = window.firstOf('assault-statechart');
          chart.next();
          await chart.updateComplete;
          await new Promise(requestAnimationFrame);
        });
      }
    }
  });
}
console.log(`${looked} moments of a chart looked at`);
for (const fault of faults.slice(0, 40)) console.log(fault);
process.exit(faults.length > 0 ? 1 : 0);
