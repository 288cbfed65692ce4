/** Files dropped beside what takes them: the browser would open them in place of the page and all that is on it. */

const hold = (event: DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** From now on a stray file leaves the page as it is. */
export const holdStrayFiles = (): void => {
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, hold);
};
