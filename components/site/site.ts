/** The site: first a resolver and the choice of what it shows; the other pages when they are wanted. */
import { allDrawn } from './first-drawing.ts';
import { languageTold } from './language.ts';
import '../embed/lazy/assault-resolver.ts';
import { turning } from '../shared/languages/speech.ts';
import { addWords } from '../translations/add-words.ts';
import './bundled-address.ts';
import { onceTouched } from '../shared/once-touched.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { table } from './on-table.ts';
import { isOpened } from './pages.ts';

void addWords('site');

/** What keeps the history of the table, and its address. */
const bringHistory = (): Promise<unknown> => import('./play-on-table.ts').catch(() => null);
onceTouched(table, bringHistory);
table.addEventListener('assault-step', () => void bringHistory(), { once: true });

/** Until then the table keeps its place, and nothing that comes into it moves the page. */
const show = async (): Promise<void> => {
  await isOpened();
  await allDrawn();
  requestAnimationFrame(() => document.documentElement.classList.add('drawn'));
};
const turn = turning();
if (turn === null) void show();
else void turn.then(languageTold).then(show, show);

/** In a tab of its own on the web, where the browser does not forbid even to ask. */
const mayKeep = (): boolean => {
  try {
    return top === self && Boolean(navigator.serviceWorker);
  } catch {
    return false;
  }
};

/**
 * Who looks at the table before touching it is shown names and hulls too: they come with what answers the players,
 * which is kept for offline in any case.
 */
const bringNames = (): void => whenIdle(() => {
  if (table.checkVisibility()) void table.turns();
});

/** Once everything else has come. */
if (mayKeep()) {
  window.addEventListener('load', () => void import('./offline.ts').then(one => {
    if (!one.savesData()) bringNames();
    return one.keepForOffline();
  }).catch(() => {}));
}
