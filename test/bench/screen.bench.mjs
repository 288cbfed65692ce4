import assert from 'node:assert/strict';
import { parseScenario, play } from '../../dist/lib/assault-resolver.js';
import { withPage } from '../support/dist-page.mjs';
import { SIXTY_STANDS, SIXTY_STANDS_CHARGE } from './scenarios.mjs';
import { scriptTimes } from './script-time.mjs';
import { speedNow } from './yardstick.mjs';

const SEEDS = [1, 2, 3];

const { scenario, problems } = parseScenario(SIXTY_STANDS);
assert.deepEqual(problems, undefined);

const whatScriptsSay = seed => play(scenario, { dice: { seed }, decisions: SIXTY_STANDS_CHARGE });

/** Puts the sixty stands on the table of a page and turns to them, so that the game has come. */
const lay = (page, seed) => page.evaluate(async ([whole, decisions, dice]) => {
  const resolver = document.querySelector('assault-resolver');
  resolver.remove();
  const fresh = document.createElement('assault-resolver');
  Object.assign(fresh, { scenario: whole, decisions, seed: dice });
  Object.assign(window, { report: null });
  fresh.addEventListener('assault-ended', ({ detail }) => Object.assign(window, { report: detail.report }));
  document.body.append(fresh);
  while (fresh.shadowRoot?.querySelector('[part=primary]') == null) await new Promise(requestAnimationFrame);
  await fresh.undo();
}, [scenario, SIXTY_STANDS_CHARGE, seed]);

const drawn = page => page.evaluate(async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
});

/** One press on the next action, and everything drawn that follows from it. */
const press = async page => {
  const button = await page.evaluateHandle(() =>
    document.querySelector('assault-resolver').shadowRoot.querySelector('[part=primary]'));
  await button.click();
  await drawn(page);
};

/** One decision that the assault brings with it: the next action would make the usual charge in its place. */
const playOn = async page => {
  await page.evaluate(() => document.querySelector('assault-resolver').playOn());
  await drawn(page);
};

const reportOf = page => page.evaluate(() => window.report);

/** How many presses lead to the end. */
const pressOn = async page => {
  let presses = 0;
  for (; presses < 80 && await reportOf(page) === null; presses += 1) await press(page);
  assert.notEqual(await reportOf(page), null, 'the assault ends');
  return presses;
};

const walk = async (page, seed) => {
  await lay(page, seed);
  return pressOn(page);
};

const answer = () => withPage({}, async page => {
  for (const seed of SEEDS) {
    await lay(page, seed);
    for (const _ of SIXTY_STANDS_CHARGE) await playOn(page);
    await pressOn(page);
    assert.deepEqual(await reportOf(page), whatScriptsSay(seed));
  }
});

/** Each assault is walked twice: the first time warms the page up. Milliseconds, and how fast the machine was then. */
const measured = () => withPage({}, async page => {
  const steps = [];
  speedNow(); // warm from here on
  for (const seed of SEEDS) {
    const presses = await walk(page, seed);
    await lay(page, seed);
    const before = speedNow();
    const times = await scriptTimes(page, Array.from({ length: presses }, () => () => press(page)));
    const speed = (before + speedNow()) / 2;
    steps.push(...times.map(ms => ({ ms, speed })));
  }
  return steps;
});

let known;
const steps = () => (known ??= measured());

export const benches = [
  {
    name: 'one step with 60 stands, script, 95th percentile, on this machine', answer, at: 0.95, unit: 'ms',
    samples: async () => (await steps()).map(({ ms }) => ms),
  },
  {
    name: 'one step with 60 stands, script, 95th percentile, on the machine for which it is meant', answer: () => {},
    at: 0.95, atMost: 16, unit: 'ms', samples: async () => (await steps()).map(({ ms, speed }) => ms * speed),
  },
];
