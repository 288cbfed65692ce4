// What is done in the panel of a step, by a finger or by the keyboard.
import { comes, tap, wait } from './gestures.mjs';

/** Anything else is the next action of the step, which the button offers. */
export const primary = async (page, pressButton) => {
  const words = await page.evaluate(() => {
    const one = window.seenIn('[part~=primary]').find(each => each.getAttribute('aria-disabled') !== 'true');
    return one === undefined ? null : window.wordsOf(one);
  });
  return words !== null && pressButton(words);
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
    let along = 'Home';
    for (let turn = 0; turn < 90; turn += 1) {
      const at = await page.evaluate((selector, words) => {
        const one = window.deepFocus()?.closest(selector) ?? null;
        if (one !== null && window.wordsOf(one).includes(words)) return 'here';
        return one?.role === 'radio' ? 'beside' : '';
      }, selector, words);
      if (at === 'here') {
        await page.keyboard.press('Space');
        return true;
      }
      await page.keyboard.press(at === 'beside' ? along : 'Tab');
      if (at === 'beside') along = 'ArrowDown';
    }
    return false;
  },
};

/** The panel, where only its title is seen, once it has come. */
export const openPanel = async (page, how) => {
  await comes(page, () => window.seenIn('[part~=primary]').length > 0);
  const isShut = () => window.seenIn('table-frame').some(one => one.detent === 'peek');
  if (!await page.evaluate(isShut)) return;
  await use[how](page, 'button.grabber', '');
  await wait(400);
};

/** A war engine divides its dice: by taps one after the other, by keys on its bar. */
export const split = {
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

/** Another target than the one that is thought of is chosen in the list: by keys along its rows. */
const aim = async (page, how, target) => {
  const label = await page.evaluate(id => {
    const list = window.seenIn('choice-list').find(one => one.options.some(option => option.id === id));
    return list === undefined || list.chosen === id ? null : list.options.find(option => option.id === id).label;
  }, target);
  return label === null || use[how](page, '[role=radio]', label);
};

/** Who joins is ticked. */
export const target = async (page, how, { target, intermingled = [], combined = [] }, pressButton) => {
  await openPanel(page, how);
  if (!await aim(page, how, target)) return false;
  await wait(120);
  for (const id of [...intermingled, ...combined]) {
    const box = await page.evaluate(id => {
      const lists = window.seenIn('check-list');
      const list = lists.find(one => one.options.some(option => option.id === id));
      if (list === undefined) return null;
      return { name: list.options.find(option => option.id === id).label, isOn: list.checked.includes(id) };
    }, id);
    if (box === null) return false;
    if (!box.isOn && !await use[how](page, 'label', box.name)) return false;
    await wait(120);
  }
  return primary(page, pressButton);
};

/** The row of somebody in a list of the panel: tapped, or come to by Tab and arrows and pressed. */
const useRow = {
  taps: async (page, id) => {
    await tap(page, await page.evaluate(unit => {
      const row = window.rowOf(unit);
      row.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = row.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, id));
    return true;
  },
  keys: async (page, id) => {
    for (let turn = 0; turn < 120; turn += 1) {
      const at = await page.evaluate(unit => {
        const here = window.deepFocus();
        if (here === window.rowOf(unit)) return 'here';
        return here?.getRootNode().host === window.rowOf(unit)?.getRootNode().host ? 'beside' : '';
      }, id);
      if (at === 'here') {
        await page.keyboard.press('Enter');
        return true;
      }
      await page.keyboard.press(at === 'beside' ? 'ArrowDown' : 'Tab');
    }
    return false;
  },
};

/** Whoever is aboard is chosen in the list, and gets out nearest the enemy. */
export const out = async (page, how, { unit }) => {
  await openPanel(page, how);
  if (!await comes(page, id => window.rowOf(id) !== null, unit)) return false;
  return await useRow[how](page, unit) && await use[how](page, 'button', 'Out,');
};
