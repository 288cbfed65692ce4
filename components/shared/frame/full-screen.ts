/** The table of a page fills the screen, and comes back: where the browser and the frame of the page allow it. */
import { html, render, type LitElement } from 'lit';
import { frameWords } from './frame-words.ts';

/** The element that a page has put there, around one of its parts. */
const publicAround = (part: HTMLElement): HTMLElement => {
  const { host } = part.getRootNode() as { readonly host?: HTMLElement };
  return host === undefined || 'locale' in part ? part : publicAround(host);
};

/** What can be refused after all leaves everything as it is. */
const turn = async (whole: Element): Promise<void> => {
  const turned = whole.matches(':fullscreen') ? document.exitFullscreen() : whole.requestFullscreen();
  await turned.catch(() => undefined);
};

/** Two arrows of a square of 20, from the middle to two corners, and back. */
const OUTWARDS = 'M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6';
const INWARDS = 'M16 9h-5V4M11 9l6-6M4 11h5v5M9 11l-6 6';

/**
 * Puts the button at the end of a frame's head where a table is a part of somebody's page; where it is the page, it has
 * the room already. Not where it cannot be: on some phones, and in a frame that does not allow it.
 */
export const addFullScreen = (frame: LitElement): void => {
  if (!document.fullscreenEnabled || frame.hasAttribute('views')) return;
  const place = document.createElement('span');
  const whole = publicAround(frame);
  const draw = (): void => {
    const fills = whole.matches(':fullscreen');
    whole.style.setProperty('--_height', fills ? '100dvh' : '');
    whole.style.border = fills ? '0' : '';
    render(html`<button
      type="button" class="large" aria-label=${frameWords.fullScreen} title=${frameWords.fullScreen}
      aria-pressed=${fills} @click=${() => void turn(whole)}
    ><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${fills ? INWARDS : OUTWARDS}></path></svg></button>`, place);
  };
  draw();
  whole.addEventListener('fullscreenchange', draw); // keys of the browser bring it back too
  frame.renderRoot.querySelector('.top')!.append(place);
};
