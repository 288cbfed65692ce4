/** The table of a page fills the screen, and comes back: where the browser and the frame of the page allow it. */
import { html, type TemplateResult } from 'lit';
import { frameWords } from './frame-words.ts';

/** The element that a page has put there, around one of its parts. */
const publicAround = (part: Element): Element => {
  const { host } = part.getRootNode() as Partial<ShadowRoot>;
  return host === undefined || 'locale' in part ? part : publicAround(host);
};

/** Not on every phone, and not in a frame that does not allow it. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

const fillsScreen = (part: Element): boolean => publicAround(part).matches(':fullscreen');

/** What can be refused after all leaves everything as it is. */
const turnFullScreen = async (part: Element): Promise<void> => {
  const turned = fillsScreen(part) ? document.exitFullscreen() : publicAround(part).requestFullscreen();
  await turned.catch(() => undefined);
};

/** Two arrows of a square of 20, from the middle to two corners, and back. */
const OUTWARDS = 'M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6';
const INWARDS = 'M16 9h-5V4M11 9l6-6M4 11h5v5M9 11l-6 6';

/** Where a table is a part of somebody's page; where it is the page, it has the room already. */
export const fullScreenButton = (part: Element): TemplateResult => html`<button
  type="button" class="large" aria-label=${frameWords.fullScreen} title=${frameWords.fullScreen}
  aria-pressed=${fillsScreen(part)} @click=${() => void turnFullScreen(part)}
><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${fillsScreen(part) ? INWARDS : OUTWARDS}></path></svg></button>`;
