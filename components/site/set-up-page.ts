/** The page on which an assault is set up: what is ready goes to the table. */
import type { ShelfOpened, SetUpEdited, SetUpReady } from '../set-up/events.ts';
import { readDraft, writeDraft } from '../set-up/draft.ts';
import '../embed/lazy/assault-set-up.ts';
import type { Page } from './site-page.ts';
import { playOnTable } from './play-on-table.ts';
import { holdStrayFiles } from '../shared/parts/file-drop.ts';

const setUp = document.createElement('assault-set-up');
setUp.addEventListener('set-up-ready', ({ detail: { scenario } }: SetUpReady) => {
  void playOnTable({ scenario, events: [], at: 0 });
});
setUp.addEventListener('shelf-opened', ({ detail: { item } }: ShelfOpened) => {
  if (item.kind === 'assault' || item.kind === 'phase') void playOnTable(item.content);
});

const KEY = 'assault-resolver-set-up';

/** A page loaded again goes on with what was set up in this tab, where the browser lets it remember. */
try {
  const remembered = readDraft(sessionStorage.getItem(KEY) ?? '');
  if (remembered !== null) setUp.setUp = remembered;
} catch {
  // nothing is remembered here
}
setUp.addEventListener('set-up-edited', ({ detail }: SetUpEdited) => {
  try {
    sessionStorage.setItem(KEY, writeDraft(detail.setUp));
  } catch {
    // it stays as long as the page does
  }
});

holdStrayFiles();

export const page: Page = { element: setUp, show: () => undefined };

/** The element itself, for what is opened elsewhere. */
export const setUpElement = setUp;
