/** What can be done with the assault on the table: share it, keep it, report it, say what is wrong. */
import type { AssaultResolver } from '../assault-resolver.ts';
import type { ShelfOpened } from '../keep/events.ts';
import type { Shelf } from '../keep/shelf.ts';
import { pathOf } from '../resolver/played-path.ts';
import type { Played } from '../resolver/session.ts';
import { happened, linkOf, playOnTable } from './play-on-table.ts';
import { holdStrayFiles } from './stray-files.ts';

const table = document.querySelector<AssaultResolver>('assault-resolver')!;

const LACKING = 'A part of the program could not be loaded. Try again when there is a network.';

holdStrayFiles();

/** Null: no link can be made here. */
const linkTo = async (played: Played): Promise<string | null> => {
  const [page] = location.href.split('#');
  return linkOf(played).then(link => `${page}${link}`, () => null);
};

const button = (label: string, act: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
};

const paragraph = (role: 'status' | 'alert', text = ''): HTMLElement => {
  const made = document.createElement('p');
  made.role = role;
  made.textContent = text;
  return made;
};

const share = async (played: Played): Promise<readonly Element[]> => {
  await import('../links/share.ts');
  const element = document.createElement('assault-share');
  return [Object.assign(element, { scenario: played.scenario, events: happened(played) })];
};

const keepButton = (played: Played, shelf: Shelf, said: HTMLElement): Element => {
  const made = button('Keep this assault', () => {
    const name = played.scenario.title || 'Assault';
    void shelf.put({ kind: 'assault', name, content: played }).then(() => {
      said.textContent = shelf.why ?? `${name} is on the shelf.`;
    });
  });
  made.className = 'main';
  return made;
};

const keep = async (played: Played, close: () => void): Promise<readonly Element[]> => {
  const { shelfOfPage } = await import('../keep/assault-shelf.ts');
  const shelf = document.createElement('assault-shelf');
  shelf.addEventListener('shelf-opened', ({ detail: { thing } }: ShelfOpened) => {
    close();
    if (thing.kind === 'assault') void playOnTable(thing.content);
    else {
      void import('./set-up-page.ts').then(({ setUpElement }) => setUpElement.open(thing));
      location.hash = 'set-up';
    }
  });
  const said = paragraph('status');
  return [keepButton(played, await shelfOfPage(), said), said, shelf];
};

const report = async (played: Played): Promise<readonly Element[]> => {
  const [link] = await Promise.all([linkTo(played), import('../report/assault-report.ts')]);
  const element = document.createElement('assault-report');
  return [Object.assign(element, { scenario: played.scenario, events: happened(played), link })];
};

const fault = async (played: Played): Promise<readonly Element[]> => {
  const [link] = await Promise.all([linkTo(played), import('../report/assault-bug-report.ts')]);
  const element = document.createElement('assault-bug-report');
  return [Object.assign(element, { link, rulings: played.scenario.rulings, state: pathOf(played) })];
};

const DEEDS: Readonly<Record<string, (played: Played, close: () => void) => Promise<readonly Element[]>>> = {
  share, keep, report, fault,
};

/** Opens one of them over the page; Escape or the button closes it, and the focus goes back. */
export const openDesk = async (deed: string): Promise<void> => {
  const { played } = table;
  if (played === null || document.querySelector('.desk') !== null) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'desk';
  const close = (): void => dialog.close();
  const closing = button('Close', close);
  closing.className = 'close';
  dialog.ariaLabel = document.querySelector(`[data-desk="${deed}"]`)?.textContent ?? '';
  dialog.append(closing);
  document.body.append(dialog);
  window.addEventListener('hashchange', close);
  dialog.addEventListener('close', () => {
    window.removeEventListener('hashchange', close);
    dialog.remove();
  });
  dialog.showModal();
  dialog.append(...await DEEDS[deed]!(played, close).catch(() => [paragraph('alert', LACKING)]));
};
