/** Long work in slices, between which the page hears its user and the worker its orders. */
import type { Cancel, Listener, Tell } from './asking.ts';

/** The longest slice on a page, in milliseconds: a finger does not notice it. */
export const PAGE_SLICE = 8;
/** The longest slice in a worker: soon enough to hear that nobody wants the answer any more. */
export const WORKER_SLICE = 12;

/** So long, in milliseconds, the first of answers that get better is left alone: to draw it may want every core. */
const BREATH = 40;

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

export interface Slicing {
  /** Milliseconds at a stretch, unless a single answer takes longer. */
  readonly slice: number;
  readonly tell: Tell;
}

/** Draws answers slice by slice and tells them; the first is drawn after everything that waits. */
export const inSlices = <T>(
  answers: Iterator<T | undefined, T | void>, listener: Listener<T>, { slice, tell }: Slicing,
): Cancel => {
  let isWanted = true;
  let latest: T | undefined;
  let isFirst = tell === 'last';
  const tellLatest = (): void => {
    if (latest !== undefined && isWanted) listener.told(latest);
    latest = undefined;
  };
  const end = (say: () => void): void => {
    tellLatest();
    if (isWanted) say();
    isWanted = false;
  };
  const draw = (): void => {
    const until = performance.now() + slice;
    while (isWanted) {
      const { done, value } = answers.next();
      if (value !== undefined) latest = value as T;
      if (tell === 'each') tellLatest();
      if (done === true) return end(listener.ended);
      if (performance.now() >= until) break;
    }
    const isToBeDrawn = isFirst && latest !== undefined;
    tellLatest();
    if (!isWanted) return;
    if (!isToBeDrawn) return afterOthers(drawSafely);
    isFirst = false;
    setTimeout(drawSafely, BREATH);
  };
  const drawSafely = (): void => {
    try {
      draw();
    } catch (error) {
      end(() => listener.failed(wordsOf(error)));
    }
  };
  afterOthers(drawSafely);
  return () => {
    if (isWanted) answers.return?.();
    isWanted = false;
  };
};
