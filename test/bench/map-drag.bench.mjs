import assert from 'node:assert/strict';
import { withPage } from '../support/dist-page.mjs';
import { frameTimes } from './frame-time.mjs';
import { percentile } from './measure.mjs';
import { A_HUNDRED_AND_TWENTY_STANDS } from './scenarios.mjs';

const STEPS = 90;

/** The charge of sixty stands at sixty, with the game come and the map drawn. */
const withCharge = use => withPage({}, async page => {
  await page.evaluate(async scenario => {
    document.querySelector('assault-resolver').remove();
    const resolver = document.createElement('assault-resolver');
    Object.assign(resolver, { scenario, decisions: [{ type: 'target.chosen', target: 'company' }], seed: 1 });
    document.body.append(resolver);
    const mapOf = () => resolver.shadowRoot?.querySelector('assault-battlefield');
    while (!mapOf()) await new Promise(requestAnimationFrame);
    await resolver.playOn();
    mapOf().dispatchEvent(new FocusEvent('focusin'));
    await mapOf().updateComplete;
    Object.assign(window, { resolver, mapOf });
  }, A_HUNDRED_AND_TWENTY_STANDS);
  return use(page);
});

const middleOf = (page, id) => page.evaluate(unit => {
  const { x, y, width, height } =
    window.mapOf().shadowRoot.querySelector(`[data-counter="${unit}"] .base`).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}, id);

/** Takes hold of a stand. */
const takeHold = async page => {
  const at = await middleOf(page, 'b1');
  await page.mouse.move(...at);
  await page.mouse.down();
  return at;
};

/** A wavy way before the front. */
const wayFrom = ([x, y]) => Array.from({ length: STEPS }, (_, i) =>
  [x + i, y - 36 - 10 * Math.sin((i * Math.PI) / STEPS)]);

const placesOf = page => page.evaluate(() => window.mapOf().view.counters.map(({ id, at }) => [id, ...at]));

/** What is dragged arrives where the hand is, and nobody else has moved. */
const answer = () => withCharge(async page => {
  const before = await placesOf(page);
  assert.equal(before.length, 120);
  const at = await takeHold(page);
  const way = wayFrom(at);
  for (const place of way) await page.mouse.move(...place);
  await page.mouse.up();
  const [x, y] = await middleOf(page, 'b1');
  assert.ok(Math.hypot(x - way.at(-1)[0], y - way.at(-1)[1]) < 2, 'it stands where it was let go');
  const places = new Map(before.map(([id, ...place]) => [id, place.join()]));
  const moved = (await placesOf(page)).filter(([id, ...place]) => places.get(id) !== place.join());
  assert.deepEqual(moved.map(([id]) => id), ['b1']);
});

const WARM_UP = 10;
const ROUNDS = 5;

/** The 95th percentile of each of some drags that are taken back. */
const samples = which => () => withCharge(async page => {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = await takeHold(page);
    const moves = wayFrom(at).map(place => () => page.mouse.move(...place));
    for (const move of moves.slice(0, WARM_UP)) await move();
    rounds.push(percentile((await frameTimes(page, moves.slice(WARM_UP)))[which], 0.95));
    await page.mouse.up();
    await page.evaluate(() => window.resolver.undo());
  }
  return rounds;
});

const dragging = (which, atMost) => ({
  name: `${which} while one of 120 stands is dragged on the resolver's map, 95th percentile`,
  answer, samples: samples(which), at: 0, atMost, unit: 'ms',
});

export const benches = [dragging('frames', 32), dragging('work', 16)];
