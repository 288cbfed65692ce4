/** The page on which an assault is set up: what is ready goes to the table. */
import type { ShelfOpened } from '../keep/events.ts';
import type { SetUpReady } from '../set-up/events.ts';
import '../set-up/assault-set-up-on-demand.ts';
import type { Page } from './page.ts';
import { playOnTable } from './play-on-table.ts';
import { holdStrayFiles } from './stray-files.ts';

const setUp = document.createElement('assault-set-up');
setUp.addEventListener('set-up-ready', ({ detail: { scenario } }: SetUpReady) => {
  void playOnTable({ scenario, events: [], at: 0 });
});
setUp.addEventListener('shelf-opened', ({ detail: { thing } }: ShelfOpened) => {
  if (thing.kind === 'assault') void playOnTable(thing.content);
});

holdStrayFiles();

export const page: Page = { element: setUp, show: () => undefined };

/** The element itself, for what is opened elsewhere. */
export const setUpElement = setUp;
