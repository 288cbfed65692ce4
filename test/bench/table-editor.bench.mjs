import assert from 'node:assert/strict';
import { frameTimes } from './frame-time.mjs';
import { percentile } from './measure.mjs';
import { withSource } from './source-page.mjs';

const STEPS = 90;

/** The editor with a crowded table. */
const withEditor = use => withSource('table-editor-page.ts', use);

/** Takes hold of the first stand of a selection of so many. */
const takeHold = async (page, count) => {
  await page.evaluate(many => window.show(many), count);
  const at = await page.evaluate(() => {
    const map = document.querySelector('assault-table-editor').shadowRoot.querySelector('table-map');
    const { x, y, width, height } = map.shadowRoot.querySelector('[data-counter="a1"] .touch').getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  await page.mouse.move(...at);
  await page.mouse.down();
  return at;
};

/** A wavy way towards the enemy and along their front. */
const wayFrom = ([x, y]) => Array.from({ length: STEPS }, (_, i) =>
  [x + 1.5 * i, y - 60 * Math.sin((i * Math.PI) / STEPS) - 6]);

/** What is dragged arrives where the hand is, the others stay, and every line is that of the places now. */
const answer = () => withEditor(async page => {
  for (const count of [1, 40]) {
    const at = await takeHold(page, count);
    const before = await page.evaluate(() => window.places());
    for (const place of wayFrom(at)) await page.mouse.move(...place);
    const [after, engaged, drawn] =
      await page.evaluate(() => [window.places(), window.engaged(), window.linesDrawn()]);
    const moved = after.filter(([px, py], i) => px !== before[i][0] || py !== before[i][1]);
    assert.equal(moved.length, count);
    assert.ok(after[0][0] > before[0][0] + 5);
    assert.ok(engaged === 0 ? drawn === 0 : drawn > 0);
    await page.mouse.up();
  }
});

const WARM_UP = 10;
const ROUNDS = 5;

/** The 95th percentile of each of some drags: the quietest counts, in which the machine did nothing else. */
const samples = (count, which) => () => withEditor(async page => {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = await takeHold(page, count);
    const moves = wayFrom(at).map(place => () => page.mouse.move(...place));
    for (const move of moves.slice(0, WARM_UP)) await move();
    rounds.push(percentile((await frameTimes(page, moves.slice(WARM_UP)))[which], 0.95));
    await page.mouse.up();
  }
  return rounds;
});

const dragging = (count, which, atMost) => ({
  name: `${which} while ${count} of 120 stands are dragged, 95th percentile`,
  answer, samples: samples(count, which), at: 0, atMost, unit: 'ms',
});

export const benches = [dragging(1, 'frames', 32), dragging(40, 'frames', 32), dragging(40, 'work', 16)];
