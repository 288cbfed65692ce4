// Does the tasks of a lesson right, by taps or by keys: what a decision of the rules is as a gesture on the screen.

const wait = ms => new Promise(done => setTimeout(done, ms));

/** What of the table is asked on the page; `seenIn` and the like stand there already. */
const inPage = () => {
  const map = () => window.seenIn('assault-battlefield')[0];
  const found = selector => map()?.shadowRoot.querySelector(selector) ?? null;
  const middle = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  window.placeOf = id => map()?.view.counters.find(one => one.id === id)?.at ?? null;
  window.chosenOnMap = () => map()?.view.chosen ?? null;
  window.tokenAt = id => map()?.view.tokens.find(one => one.id === id)?.unit ?? null;
  window.onScreen = ([x, y]) => {
    const { scale } = map().camera;
    const { a, e, f } = found('svg.map > g').getScreenCTM();
    return { x: e + a * x * scale, y: f - a * y * scale };
  };
  window.isUncovered = ({ x, y }) => {
    let at = document.elementFromPoint(x, y);
    for (let inner = at; inner; inner = inner.shadowRoot?.elementFromPoint(x, y)) {
      if (inner === map()) return true;
      if (inner.shadowRoot?.elementFromPoint(x, y) === inner) break;
      at = inner;
    }
    return at === map();
  };
  window.tokenOnScreen = id => {
    const one = found(`[data-token="${CSS.escape(id)}"]`);
    return one === null ? null : middle(one);
  };
  window.nameOf = id => window.seenIn('assault-resolver')[0]?.scenario?.formations?.flatMap(one => one.units)
    .find(one => one.id === id)?.name ?? id;
  window.heldOnMap = () => {
    const { counter, token } = window.deepFocus()?.dataset ?? {};
    return counter ?? token ?? null;
  };
};

const tap = (page, { x, y }) => page.touchscreen.tap(x, y);

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

/** So many presses of an arrow, the long ones first; what is left is less than half a centimetre. */
const go = async (page, cm, [less, more]) => {
  const key = cm < 0 ? less : more;
  let rest = Math.round(Math.abs(cm));
  for (; rest >= STRIDE; rest -= STRIDE) {
    await page.keyboard.down('Shift');
    await page.keyboard.press(key);
    await page.keyboard.up('Shift');
  }
  for (; rest > 0; rest -= 1) await page.keyboard.press(key);
};

const comes = async (page, ask, ...given) => {
  for (let turn = 0; turn < 80; turn += 1) {
    if (await page.evaluate(ask, ...given)) return true;
    await wait(50);
  }
  return false;
};

/** The map has come and lies still. */
const stands = async (page, unit) => {
  if (!await comes(page, id => window.placeOf(id) !== null, unit)) return false;
  for (let last = '', turn = 0; turn < 60; turn += 1) {
    const now = JSON.stringify(await page.evaluate(id => window.onScreen(window.placeOf(id)), unit));
    const isFree = await page.evaluate(id => window.isUncovered(window.onScreen(window.placeOf(id))), unit);
    if (now === last && isFree) return true;
    last = now;
    await wait(150);
  }
  return false;
};

/** Somebody on the map is selected. */
const select = {
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

const move = {
  taps: async (page, { unit, to }) => {
    if (!await select.taps(page, unit) || !await stands(page, unit)) return false;
    await tap(page, await page.evaluate(at => window.onScreen(at), to));
    return true;
  },
  keys: async (page, { unit, to }) => {
    if (!await select.keys(page, unit)) return false;
    const [x, y] = await page.evaluate(id => window.placeOf(id), unit);
    await go(page, to[1] - y, ['ArrowDown', 'ArrowUp']);
    await go(page, to[0] - x, ['ArrowLeft', 'ArrowRight']);
    await page.keyboard.press('Enter');
    return true;
  },
};

const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];
/** From stand to stand in the direction of an arrow; each way is tried, and every second step after it. */
const WAYS = [...ARROWS.map(one => [one]), ...ARROWS.flatMap(one => ARROWS.map(next => [one, next]))];

const hitMoved = {
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

/** A button or a box of the panel, by a selector and its words. */
const use = {
  taps: async (page, selector, words) => {
    const place = await page.evaluate((selector, words) => {
      const one = window.seenIn(selector).find(each => window.wordsOf(each).includes(words));
      if (one === undefined) return null;
      one.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, selector, words);
    if (place !== null) await tap(page, place);
    return place !== null;
  },
  keys: async (page, selector, words) => {
    for (let turn = 0; turn < 90; turn += 1) {
      if (await page.evaluate((selector, words) => {
        const at = window.deepFocus();
        const one = at?.closest(selector) ?? null;
        return one !== null && window.wordsOf(one).includes(words);
      }, selector, words)) {
        await page.keyboard.press('Space');
        return true;
      }
      await page.keyboard.press('Tab');
    }
    return false;
  },
};

/** The panel, where only its title is seen. */
const openPanel = async (page, how) => {
  const isShut = () => window.seenIn('table-frame').some(one => one.detent === 'peek');
  if (!await page.evaluate(isShut)) return;
  await use[how](page, 'button.grabber', '');
  await wait(400);
};

/** A war engine divides its dice: by taps one after the other, by keys on its bar. */
const split = {
  taps: async (page, { closeCombat }) => {
    for (let turn = 0; turn < 20; turn += 1) {
      const now = await page.evaluate(() => window.seenIn('split-bar')[0]?.count ?? null);
      if (now === null || now === closeCombat) return now !== null;
      if (!await use.taps(page, now > closeCombat ? '[part=less]' : '[part=more]', '')) return false;
      await wait(120);
    }
    return false;
  },
  keys: async (page, { closeCombat }) => {
    if (!await use.keys(page, '[role=slider]', '')) return false;
    await page.keyboard.press('Home');
    for (let turn = 0; turn < closeCombat; turn += 1) await page.keyboard.press('ArrowRight');
    return true;
  },
};

/** Who joins is ticked; the target itself is the usual one. */
const target = async (page, how, { intermingled = [], combined = [] }, pressButton) => {
  await openPanel(page, how);
  for (const id of [...intermingled, ...combined]) {
    const box = await page.evaluate(id => {
      const lists = window.seenIn('check-list');
      const list = lists.find(one => one.options.some(option => option.id === id));
      if (list === undefined) return null;
      return { name: list.options.find(option => option.id === id).label, isOn: list.checked.includes(id) };
    }, id);
    if (box === null) return false;
    if (!box.isOn && !await use[how](page, how === 'taps' ? 'label' : 'input', box.name)) return false;
    await wait(120);
  }
  return primary(page, pressButton);
};

/** Whoever is aboard is chosen in the list, and gets out nearest the enemy. */
const out = async (page, how, { unit }) => {
  await openPanel(page, how);
  const name = await page.evaluate(id => window.nameOf(id), unit);
  return await use[how](page, 'unit-list button, [role=option], .row', name) && await use[how](page, 'button', 'Out');
};

const GESTURES = {
  'unit.moved': (page, how, decision) => move[how](page, decision),
  'hit.moved': (page, how, decision) => hitMoved[how](page, decision),
  'dice.split': async (page, how, decision) => {
    await select[how](page, decision.unit);
    await openPanel(page, how);
    return split[how](page, decision);
  },
  'target.chosen': target,
  'unit.disembarked': out,
};

/** Anything else is the next action of the step, which the button offers. */
const primary = async (page, pressButton) => {
  const words = await page.evaluate(() => {
    const one = window.seenIn('[part~=primary]').find(each => each.getAttribute('aria-disabled') !== 'true');
    return one === undefined ? null : window.wordsOf(one);
  });
  return words !== null && pressButton(words);
};

/** Does what was decided, one gesture after the other. Null: all of it was done; else what could not be. */
export const doTask = async (page, how, decisions, pressButton) => {
  await page.evaluate(inPage);
  for (const decision of decisions) {
    const gesture = GESTURES[decision.type];
    const isMade = gesture === undefined
      ? await primary(page, pressButton) : await gesture(page, how, decision, pressButton);
    if (!isMade) return `cannot be made: ${JSON.stringify(decision)}`;
    await wait(250);
  }
  for (let turn = 0; turn < 6; turn += 1) {
    if (await page.evaluate(() => window.seenIn('.said.right, .said.wrong').length > 0)) break;
    await primary(page, pressButton); // what follows by itself in the rules may be a press here
    await wait(400);
  }
  return null;
};
