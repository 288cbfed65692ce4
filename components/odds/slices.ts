/** Long work in slices, between which the page hears its user and the worker its orders. */
import type { Cancel, Listener } from './question.ts';

/** The longest slice on a page, in milliseconds: a finger does not notice it. */
export const PAGE_SLICE = 8;
/** The longest slice in a worker: soon enough to hear that nobody wants the answer any more. */
export const WORKER_SLICE = 25;

/** What the words of an error are to those who asked. */
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Does the next thing as soon as everything that waits has had its turn; a timer would wait longer each time. */
const afterOthers = (act: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
};

/**
 * Draws answers one by one and tells each, never for longer than `slice` milliseconds at a stretch but for a single
 * answer that takes longer. The first is drawn after everything that waits.
 */
export const inSlices = <T>(answers: Iterator<T | undefined, T | void>, listener: Listener<T>, slice: number): Cancel => {
  let isWanted = true;
  const cancel = (): void => {
    if (isWanted) answers.return?.();
    isWanted = false;
  };
  const end = (tell: () => void): void => {
    isWanted = false;
    tell();
  };
  const draw = (): void => {
    const until = performance.now() + slice;
    while (isWanted) {
      const { done, value } = answers.next();
      if (value !== undefined) listener.told(value);
      if (done === true) return isWanted ? end(listener.ended) : undefined;
      if (performance.now() >= until) return afterOthers(drawSafely);
    }
  };
  const drawSafely = (): void => {
    try {
      draw();
    } catch (error) {
      if (isWanted) end(() => listener.failed(wordsOf(error)));
    }
  };
  afterOthers(drawSafely);
  return cancel;
};
