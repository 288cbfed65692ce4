/** Actions on what is played, of either game: share it, put it on the shelf, say what is wrong. */
import { isPhase, upToNow, type AnyPlayedAt } from '../../src/share-links/any-played.ts';
import type { SavedPhase } from '../../src/shelf/shelf-item.ts';
import type { ShelfOpened } from '../set-up/events.ts';
import type { Shelf } from '../set-up/shelf/shelf.ts';
import { titledOnScreen } from '../shared/languages/bundled.ts';
import type { BugReportFacts } from '../shared/report/account.ts';
import { withWords, wordsComing } from '../shared/languages/speech.ts';
import type { Played } from '../epic-armageddon/resolver/playing.ts';
import { addWords } from '../translations/add-words.ts';
import { GAME_GROUPS, LINK_GROUPS } from '../epic-armageddon/spoken/word-groups.ts';
import { PHASE_GROUPS } from '../warhammer-40k/spoken/word-groups.ts';
import { tableActionsWords } from './site-words.ts';
import { onTable, table } from './on-table.ts';
import { namedPage } from './site-page.ts';
import { linkOf, playOnTable } from './play-on-table.ts';
import { holdStrayFiles } from '../shared/parts/file-drop.ts';

holdStrayFiles();

/** Null: no link can be made here. */
const linkTo = async (played: AnyPlayedAt): Promise<string | null> => {
  const [page] = location.href.split('#');
  return linkOf(played).then(link => `${page}${link}`, () => null);
};

/** What is on the table, called as it is there. */
const titled = <P extends AnyPlayedAt>(played: P): P =>
  titledOnScreen(played, typeof table.scenario === 'string' ? table.scenario : null);

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

const share = async (played: AnyPlayedAt): Promise<readonly Element[]> => {
  await import('../share/assault-share.ts');
  return [Object.assign(document.createElement('assault-share'), { ...upToNow(played), view: namedPage()[0] })];
};

const keepButton = (played: Played | SavedPhase, shelf: Shelf, said: HTMLElement): Element => {
  const isOfPhase = isPhase(played);
  const kind = isOfPhase ? 'phase' : 'assault';
  const name = played.scenario.title || tableActionsWords.unnamed[kind];
  const made = button(tableActionsWords.keep[kind], () => {
    const kept = isOfPhase
      ? shelf.put({ kind: 'phase', name, content: played })
      : shelf.put({ kind: 'assault', name, content: played as Played });
    void kept.then(() => {
      said.textContent = shelf.why ?? tableActionsWords.kept(name);
    });
  });
  made.className = 'main';
  return made;
};

const keep = async (played: AnyPlayedAt, close: () => void): Promise<readonly Element[]> => {
  const { shelfOfPage } = await import('../set-up/shelf/assault-shelf.ts');
  const shelf = document.createElement('assault-shelf');
  shelf.addEventListener('shelf-opened', ({ detail: { item } }: ShelfOpened) => {
    close();
    if (item.kind === 'assault' || item.kind === 'phase') void playOnTable(item.content);
    else {
      void import('./set-up-page.ts').then(({ setUpElement }) => setUpElement.open(item));
      location.hash = 'set-up';
    }
  });
  const said = paragraph('status');
  return [keepButton(titled(played), await shelfOfPage(), said), said, shelf];
};

/** Where it stands, and by which rules. */
const factsOf = async (played: AnyPlayedAt): Promise<BugReportFacts> => (isPhase(played)
  ? (await import('../warhammer-40k/report/phase-report.ts')).phaseFactsOf(played)
  : (await import('../epic-armageddon/report/account.ts')).factsOf(played as Played));

const fault = async (played: AnyPlayedAt): Promise<readonly Element[]> => {
  const [link, facts] = await Promise.all([
    linkTo(played), factsOf(played), import('../share/assault-bug-report.ts'),
  ]);
  return [Object.assign(document.createElement('assault-bug-report'), { link, ...facts })];
};

const DEEDS: Readonly<Record<string, (played: AnyPlayedAt, close: () => void) => Promise<readonly Element[]>>> = {
  share, keep, fault,
};

/** What is said of it: of what is at its beginning little else has been fetched yet. */
const wordsOfDeeds = (played: AnyPlayedAt): Promise<unknown> => addWords(
  'sharing', 'odds', ...LINK_GROUPS, ...isPhase(played) ? PHASE_GROUPS : GAME_GROUPS,
);

/** Opens one of them over the page; Escape or the button closes it, and the focus goes back. */
export const openTableAction = async (deed: string): Promise<void> => {
  const coming = wordsComing('sharing');
  if (coming !== null) await coming;
  const played = onTable();
  if (played === null || document.querySelector('.table-action[open]') !== null) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'table-action';
  const close = (): void => dialog.close();
  const closing = button(tableActionsWords.close, close);
  closing.className = 'close';
  const title = document.createElement('h2');
  title.id = 'table-action';
  title.textContent = document.querySelector(`[data-table-action="${deed}"] [data-words], [data-words="${deed}"]`)
    ?.textContent ?? '';
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(closing, title);
  document.body.append(dialog);
  window.addEventListener('hashchange', close);
  dialog.addEventListener('close', () => {
    window.removeEventListener('hashchange', close);
    dialog.remove();
  });
  dialog.showModal();
  dialog.append(...await withWords(DEEDS[deed]!(played, close), wordsOfDeeds(played)).catch(() =>
    [paragraph('alert', tableActionsWords.notLoaded)]));
};
