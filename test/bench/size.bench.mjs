import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { globalNameOf, SCRIPTS } from '../../components/embed/scripts.mjs';
import { withPage } from '../support/dist-page.mjs';
import { statechartAlone } from '../support/statechart-size.mjs';

const built = path => readFileSync(new URL(`../../dist${path}`, import.meta.url));
const kilobytes = path => gzipSync(built(path), { level: 9 }).length / 1000;

const sizeOf = ({ name, atMost }) => ({
  name: `${name}.js, gzip`,
  answer: () => assert(built(`/embed/${name}.js`).includes(globalNameOf(name)), `${name} leaves nothing of its name`),
  samples: () => [kilobytes(`/embed/${name}.js`)],
  atMost,
  unit: 'kB',
});

/** Every script that a page has loaded once its table stands. */
const loadedBy = path => withPage({ path }, page => page.evaluate(async () => {
  while (document.querySelector('assault-resolver')?.shadowRoot?.querySelector('[part=primary]') == null) {
    await new Promise(requestAnimationFrame);
  }
  await new Promise(resolve => setTimeout(resolve, 200));
  return performance.getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter(file => file.endsWith('.js'));
}));

const firstScreen = (name, path) => ({
  name: `${name}, JavaScript of the first screen, gzip`,
  answer: async () => assert((await loadedBy(path)).length > 0),
  samples: async () => [(await loadedBy(path)).reduce((sum, file) => sum + kilobytes(file), 0)],
  atMost: 60,
  unit: 'kB',
});

const statechart = {
  name: 'assault-statechart.js with one layout, without Lit and XState, gzip',
  answer: async () => assert((await statechartAlone()).script.includes('assault-statechart')),
  samples: async () => [(await statechartAlone()).kilobytes],
  atMost: 30,
  unit: 'kB',
};

export const benches = [
  firstScreen('embed', '/'),
  firstScreen('site', '/site/index.html'),
  ...SCRIPTS.map(sizeOf),
  statechart,
];
