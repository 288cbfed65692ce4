// What every gesture needs: time, a finger, and something that comes.

export const wait = ms => new Promise(done => setTimeout(done, ms));

export const tap = (page, { x, y }) => page.touchscreen.tap(x, y);

export const comes = async (page, ask, ...given) => {
  for (let turn = 0; turn < 80; turn += 1) {
    if (await page.evaluate(ask, ...given)) return true;
    await wait(50);
  }
  return false;
};
