// How long frames took and how much the page's thread had to do for them, out of the browser's own trace.

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Everything from the hand's move to the commit of the picture. */
const WORK = 'RunTask';

/**
 * Does things one after the other, each in a frame of its own. `frames`: milliseconds from picture to picture; `work`:
 * milliseconds for each deed that the page's thread was at work, without what it waited for the machine.
 */
export const frameTimes = async (page, deeds) => {
  await page.evaluate(() => {
    const frames = [];
    const tick = now => {
      frames.push(now);
      Object.assign(window, { frames, tickId: requestAnimationFrame(tick) });
    };
    requestAnimationFrame(tick);
  });
  await page.tracing.start({ categories: CATEGORIES });
  for (const [i, deed] of deeds.entries()) {
    await page.evaluate(mark => void performance.mark(mark), `deed-${i}`);
    await deed();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(mark => void performance.mark(mark), `deed-${deeds.length}`);
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const times = await page.evaluate(() => {
    cancelAnimationFrame(window.tickId);
    return window.frames;
  });
  const marks = traceEvents.filter(({ name }) => /^deed-\d+$/.test(name)).sort((a, b) => a.ts - b.ts);
  const { pid, tid } = marks[0];
  const tasks = traceEvents.filter(event =>
    event.pid === pid && event.tid === tid && event.ph === 'X' && event.name === WORK);
  return {
    frames: times.slice(1).map((time, i) => time - times[i]),
    work: marks.slice(1).map((mark, i) => tasks
      .filter(({ ts }) => ts >= marks[i].ts && ts < mark.ts)
      .reduce((sum, { tdur, dur }) => sum + (tdur ?? dur), 0) / 1000),
  };
};
