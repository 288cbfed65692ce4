// How long scripts ran in a page, out of the browser's own trace.

const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'v8'];
const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'v8.callFunction', 'V8.Execute', 'V8.RunMicrotasks']);

/** Events that are not inside another one of the list. */
const outermost = events => {
  let end = -Infinity;
  return events.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
};

/**
 * Does things one after the other and gives the milliseconds that scripts ran on the page's thread in each. Time that
 * the thread waited for the machine does not count.
 */
export const scriptTimes = async (page, deeds) => {
  await page.tracing.start({ categories: CATEGORIES });
  for (const [i, deed] of deeds.entries()) {
    await page.evaluate(mark => void performance.mark(mark), `deed-${i}`);
    await deed();
  }
  await page.evaluate(mark => void performance.mark(mark), `deed-${deeds.length}`);
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const marks = traceEvents.filter(({ name }) => /^deed-\d+$/.test(name)).sort((a, b) => a.ts - b.ts);
  const { pid, tid } = marks[0];
  const scripts = outermost(traceEvents
    .filter(event => event.pid === pid && event.tid === tid && event.ph === 'X' && SCRIPT.has(event.name))
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur));
  return marks.slice(1).map((mark, i) => scripts
    .filter(({ ts }) => ts >= marks[i].ts && ts < mark.ts)
    .reduce((sum, { tdur, dur }) => sum + (tdur ?? dur), 0) / 1000);
};
