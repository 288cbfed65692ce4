/** Whether nothing is to move on the screen: the reader wants it so, or there is none. */
export const isStill = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
