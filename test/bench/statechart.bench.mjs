import assert from 'node:assert/strict';
import { scriptTimes } from './script-time.mjs';
import { withSource } from './source-page.mjs';

const withChart = use => withSource('statechart-page.ts', use);

const show = (page, at) => page.evaluate(one => window.show(one), at);

/** Every moment of the first assaults lights the states that are active, and no others. */
const answer = () => withChart(async page => {
  for (const sample of [0, 3]) {
    const moments = await page.evaluate(one => window.lay(one), sample);
    assert(moments > 4);
    for (let at = 0; at < moments; at += 1) {
      await show(page, at);
      assert(await page.evaluate(one => window.isRight(one), at), `moment ${at} of assault ${sample}`);
    }
  }
});

/** Every moment of every bundled assault; each is walked twice, the first time to warm the page up. */
const times = () => withChart(async page => {
  const all = [];
  for (let sample = 0; sample < await page.evaluate(() => window.samples); sample += 1) {
    const moments = await page.evaluate(one => window.lay(one), sample);
    for (let at = 0; at < moments; at += 1) await show(page, at);
    await page.evaluate(one => window.lay(one), sample);
    all.push(...await scriptTimes(page, Array.from({ length: moments }, (_, at) => () => show(page, at))));
  }
  return all;
});

const bench = (name, at) => ({
  name: `an update of the assault’s statechart, script, ${name}`, answer, samples: times, at, atMost: 8, unit: 'ms',
});

export const benches = [bench('median', 0.5), bench('95th percentile', 0.95)];
