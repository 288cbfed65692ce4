/** The table of a page fills the screen, and comes back: where the browser and the frame of the page allow it. */
import { html, nothing, render, type LitElement, type TemplateResult } from 'lit';
import { turnFullScreen } from '../turn-full-screen.ts';
import { frameWords } from './frame-words.ts';

/** The element that a page has put there, around one of its parts. */
const publicAround = (part: HTMLElement): HTMLElement => {
  const { host } = part.getRootNode() as { readonly host?: HTMLElement };
  return host === undefined || 'locale' in part ? part : publicAround(host);
};

/** Two arrows of a square of 20, from the middle to two corners, and back. */
const OUTWARDS = 'M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6';
const INWARDS = 'M16 9h-5V4M11 9l6-6M4 11h5v5M9 11l-6 6';

const button = (whole: HTMLElement): TemplateResult => {
  const fills = whole.matches(':fullscreen');
  return html`<button
    type="button" class="large" aria-label=${frameWords.fullScreen} title=${frameWords.fullScreen}
    aria-pressed=${fills} @click=${() => void turnFullScreen(whole)}
  ><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${fills ? INWARDS : OUTWARDS}></path></svg></button>`;
};

/** As large as the screen, without its own border; what the page has said of that comes back with its place. */
const fit = (whole: HTMLElement): (() => void) => {
  let own = '';
  return () => {
    const fills = whole.matches(':fullscreen');
    if (fills) own = whole.style.border;
    whole.style.setProperty('--_height', fills ? '100dvh' : '');
    whole.style.border = fills ? '0' : own;
  };
};

/**
 * Puts the button beside the menu of a frame where a table is a part of somebody's page; where it is the page, it has
 * the room already. Not where it cannot be: on some phones, and in a frame that does not allow it. It comes when
 * somebody turns to the frame: the menu stays where it is under their hand.
 */
export const addFullScreen = (frame: LitElement & { readonly steps: readonly unknown[] }): void => {
  if (!document.fullscreenEnabled) return;
  const whole = publicAround(frame);
  const place = document.createElement('span');
  place.className = 'full';
  frame.renderRoot.querySelector('.top slot[name=menu]')!.before(place);
  frame.addController({ hostUpdated: () => void render(
    frame.steps.length === 0 || frame.hasAttribute('views') ? nothing : button(whole), place,
  ) });
  const fitted = fit(whole);
  whole.addEventListener('fullscreenchange', () => { // keys of the browser bring it back too
    fitted();
    frame.requestUpdate();
  });
  frame.requestUpdate();
};
