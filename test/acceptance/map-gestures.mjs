// Stands and hits on the map are selected and moved, by a finger or by the keyboard.
import { comes, tap, wait } from './gestures.mjs';

/** Goes to a stand or to a hit on the map by Tab and arrows. */
const visit = async (page, id) => {
  for (let turn = 0; turn < 60; turn += 1) {
    if (await page.evaluate(() => window.heldOnMap()) !== null) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Home');
  for (let turn = 0; turn < 60; turn += 1) {
    await wait(30);
    if (await page.evaluate(() => window.heldOnMap()) === id) return true;
    await page.keyboard.press('PageDown');
  }
  return false;
};

const STRIDE = 5;

/** One press of an arrow towards a place; false: less than half a centimetre is left. */
const nudge = async (page, unit, axis, to, [less, more]) => {
  const rest = to[axis] - (await page.evaluate(id => window.carriedTo(id), unit))[axis];
  if (Math.abs(rest) < 0.5) return false;
  const isLong = Math.abs(rest) >= STRIDE;
  if (isLong) await page.keyboard.down('Shift');
  await page.keyboard.press(rest < 0 ? less : more);
  if (isLong) await page.keyboard.up('Shift');
  await wait(20);
  return true;
};

/** By arrows from where the stand is seen to be, which may have been put into contact on its way. */
const go = async (page, unit, axis, to, arrows) => {
  for (let turn = 0; turn < 60; turn += 1) {
    if (!await nudge(page, unit, axis, to, arrows)) return;
  }
};

/** Who is refused where whole centimetres end looks for a place beside it. */
const goAside = async page => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    if (!await page.evaluate(() => window.isRefusedThere())) return;
    await page.keyboard.press(key);
    await wait(50);
  }
};

const STEPS_OF_A_DRAG = 6;

const drag = async (page, from, to) => {
  await page.touchscreen.touchStart(from.x, from.y);
  for (let step = 1; step <= STEPS_OF_A_DRAG; step += 1) {
    const part = step / STEPS_OF_A_DRAG;
    await page.touchscreen.touchMove(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  }
  await page.touchscreen.touchEnd();
  await wait(100);
};

/** A place beyond the edge of the map is drawn into it with a finger. */
const reveal = async (page, at) => {
  for (let turn = 0; turn < 12; turn += 1) {
    const place = await page.evaluate(point => window.onScreen(point), at);
    if (await page.evaluate(spot => window.isUncovered(spot), place)) return;
    const way = await page.evaluate(({ x, y }) => {
      const middle = window.middleOfMap();
      return window.dragBy(middle.x - x, middle.y - y);
    }, place);
    if (way === null) return;
    await drag(page, way.from, way.to);
  }
};

/** The map has come and lies still, with somebody on it in sight. */
const stands = async (page, unit) => {
  if (!await comes(page, id => window.placeOf(id) !== null, unit)) return false;
  for (let last = '', turn = 0; turn < 60; turn += 1) {
    const now = JSON.stringify(await page.evaluate(id => window.onScreen(window.placeOf(id)), unit));
    const isFree = await page.evaluate(id => window.isUncovered(window.onScreen(window.placeOf(id))), unit);
    if (now === last && isFree) return true;
    if (now === last) await reveal(page, await page.evaluate(id => window.placeOf(id), unit));
    last = now;
    await wait(150);
  }
  return false;
};

/** Somebody on the map is selected. */
export const select = {
  taps: async (page, unit) => {
    if (!await stands(page, unit)) return false;
    if (await page.evaluate(() => window.chosenOnMap()) === unit) return true;
    await tap(page, await page.evaluate(id => window.onScreen(window.placeOf(id)), unit));
    return comes(page, id => window.chosenOnMap() === id, unit);
  },
  keys: async (page, unit) => {
    if (!await visit(page, unit)) return false;
    if (await page.evaluate(() => window.chosenOnMap()) !== unit) await page.keyboard.press('Enter');
    return comes(page, id => window.chosenOnMap() === id, unit);
  },
};

export const move = {
  taps: async (page, { unit, to }) => {
    if (!await select.taps(page, unit) || !await stands(page, unit)) return false;
    await reveal(page, to);
    await tap(page, await page.evaluate(at => window.onScreen(at), to));
    return true;
  },
  keys: async (page, { unit, to }) => {
    if (!await select.keys(page, unit)) return false;
    await go(page, unit, 1, to, ['ArrowDown', 'ArrowUp']);
    await go(page, unit, 0, to, ['ArrowLeft', 'ArrowRight']);
    await goAside(page);
    await page.keyboard.press('Enter');
    return true;
  },
};

const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];
const AGAIN = [1, 2, 3];
/** From stand to stand in the direction of an arrow: straight on, or round one corner. */
const WAYS = [
  ...ARROWS.flatMap(one => AGAIN.map(times => Array(times).fill(one))),
  ...ARROWS.flatMap(one => ARROWS.filter(next => next !== one).map(next => [one, next])),
];

export const hitMoved = {
  taps: async (page, { side, hit, to }) => {
    const from = await page.evaluate(id => window.tokenOnScreen(id), `${side}-${hit}`);
    if (from === null) return false;
    const there = await page.evaluate(id => window.onScreen(window.placeOf(id)), to);
    await page.touchscreen.touchStart(from.x, from.y);
    await page.touchscreen.touchMove((from.x + there.x) / 2, (from.y + there.y) / 2);
    await page.touchscreen.touchMove(there.x, there.y);
    await page.touchscreen.touchEnd();
    return true;
  },
  keys: async (page, { side, hit, to }) => {
    const token = `${side}-${hit}`;
    const isThere = () => page.evaluate((id, unit) => window.tokenAt(id) === unit, token, to);
    for (const way of WAYS) {
      if (!await visit(page, token)) return false;
      for (const key of way) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await wait(100);
      if (await isThere()) return true;
      await page.keyboard.press('Escape');
    }
    return false;
  },
};
