/** The table of a page fills the screen, and comes back: where the browser and the frame of the page allow it. */

/** The element that a page has put there, around one of its parts. */
const publicAround = (part: Element): Element => {
  const { host } = part.getRootNode() as Partial<ShadowRoot>;
  return host === undefined || 'locale' in part ? part : publicAround(host);
};

/** Not on every phone, and not in a frame that does not allow it. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

export const fillsScreen = (part: Element): boolean => publicAround(part).matches(':fullscreen');

/** What can be refused after all leaves everything as it is. */
export const turnFullScreen = async (part: Element): Promise<void> => {
  const turned = fillsScreen(part) ? document.exitFullscreen() : publicAround(part).requestFullscreen();
  await turned.catch(() => undefined);
};
