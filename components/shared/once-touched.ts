/** When somebody turns to an element: with a pointer, or with the keyboard; one that only lies there is no turning. */

const TOUCHES = ['pointermove', 'pointerdown', 'focusin'] as const;

/** Hears of the first time in either way: the moment to bring what will be wanted. */
export const onceTouched = (element: HTMLElement, hear: () => unknown): void => {
  for (const type of TOUCHES) element.addEventListener(type, () => void hear(), { once: true });
};
