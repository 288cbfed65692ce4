/** The calculator's page: what is asked goes into the address, so that it can be kept and sent. */
import '../embed/lazy/assault-odds.ts';
import type { Page } from './site-page.ts';

const wordsIn = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const calculator = document.createElement('assault-odds');

const keep = ({ detail: { match } }: HTMLElementEventMap['odds-known']): void => {
  const isHere = /^#odds\b/.test(location.hash);
  if (match !== null && isHere) history.replaceState(null, '', `#odds=${encodeURIComponent(match)}`);
};
calculator.addEventListener('odds-known', keep);

export const page: Page = {
  element: calculator,
  show: asked => {
    if (asked !== '') calculator.match = wordsIn(asked);
  },
};
