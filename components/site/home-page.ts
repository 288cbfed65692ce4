/** Where one begins. What was left in this browser tab comes when something was. */
import './home/site-home.ts';
import { idOnTable } from './on-table.ts';
import { isTableRemembered, type Page } from './site-page.ts';

const home = document.createElement('site-home');

const tellLeft = async (): Promise<void> => {
  await import('./home/carry-on.ts');
  const left = document.createElement('carry-on');
  home.left = left;
};

export const page: Page = {
  element: home,
  show: () => {
    home.chosen = idOnTable();
    if (isTableRemembered()) void tellLeft();
  },
};
