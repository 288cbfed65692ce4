/** How long a step of a run stays on the screen. */

/** Milliseconds. */
const STEP = 400;

const isStill = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Over at once where nothing is to move, and without a screen; what is drawn has its turn all the same. */
export const stepPause = (): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, isStill() ? 0 : STEP));
