/** What can be done with the assault on the table: share it, keep it, report it, say what is wrong. */
import type { AssaultResolver } from '../assault-resolver.ts';
import type { ShelfOpened } from '../keep/events.ts';
import type { Shelf } from '../keep/shelf.ts';
import { writeLink } from '../links/link.ts';
import type { Played } from '../resolver/session.ts';
import { playOnTable } from './play-on-table.ts';

const table = document.querySelector<AssaultResolver>('assault-resolver')!;

/** Where the statechart stands, as the table has told last. */
let path = 'a1ChooseTarget';
table.addEventListener('assault-step', ({ detail }) => {
  ({ path } = detail);
});

/** The events that have happened, without those that were taken back. */
const happened = ({ events, at }: Played): Played['events'] => events.slice(0, at);

const linkTo = async (played: Played): Promise<string> =>
  `${location.href.split('#')[0]}#${await writeLink({ scenario: played.scenario, events: happened(played) })}`;

const button = (label: string, act: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
};

const share = async (played: Played): Promise<readonly Element[]> => {
  await import('../links/share.ts');
  const element = document.createElement('assault-share');
  return [Object.assign(element, { scenario: played.scenario, events: happened(played) })];
};

const keepButton = (played: Played, shelf: Shelf, said: HTMLElement): Element =>
  button('Keep this assault', () => {
    const name = played.scenario.title || 'Assault';
    void shelf.put({ kind: 'assault', name, content: played }).then(() => {
      said.textContent = shelf.why ?? `${name} is on the shelf.`;
    });
  });

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
  const said = document.createElement('p');
  said.role = 'status';
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
  return [Object.assign(element, { link, rulings: played.scenario.rulings, state: path })];
};

const DEEDS: Readonly<Record<string, (played: Played, close: () => void) => Promise<readonly Element[]>>> = {
  share, keep, report, fault,
};

/** Opens one of them over the page; Escape or the button closes it, and the focus goes back. */
export const openDesk = async (deed: string): Promise<void> => {
  const { played } = table;
  if (played === null) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'desk';
  const close = (): void => dialog.close();
  dialog.addEventListener('close', () => dialog.remove());
  const closing = button('Close', close);
  closing.className = 'close';
  dialog.ariaLabel = document.querySelector(`[data-desk="${deed}"]`)?.textContent ?? '';
  dialog.append(closing, ...await DEEDS[deed]!(played, close));
  document.body.append(dialog);
  dialog.showModal();
};
