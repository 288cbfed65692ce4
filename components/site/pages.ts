/** The pages of the site: each is loaded when the address names it. */
import { allWordsComing } from '../shared/languages/speech.ts';
import { onTable, table } from './on-table.ts';
import { isTableNamed, isTableRemembered, namedPage, type Page } from './site-page.ts';

/** Whether what the first address leads to has been asked for. */
let isTableOpen = false;

const bringTable = (): Promise<typeof import('./play-on-table.ts')> => {
  isTableOpen = true;
  return import('./play-on-table.ts');
};

/** A view of the table: it comes when the table is what the first address leads to. */
const view = async <P>(load: () => Promise<P>): Promise<P> => {
  await (await bringTable()).opened;
  return load();
};

/** The set-up of the game that the address names, or else of the table. */
const setUpPage = async (): Promise<{ readonly page: Page }> => {
  const { isPhaseSetUp } = await import('./set-up-game.ts');
  return isPhaseSetUp(namedPage()[1]) ? import('./phase-set-up-page.ts') : import('./set-up-page.ts');
};

/** How the pages beside the table are loaded. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly page: Page }>>> = {
  home: () => import('./home-page.ts'),
  odds: () => view(() => import('./odds-page.ts')),
  'set-up': () => view(setUpPage),
  review: () => view(async () => (await import('./review-page.ts')).reviewOf(onTable())),
  report: () => import('./report-page.ts'),
  learn: () => import('./learn-page.ts'),
  lists: () => view(() => import('./lists-page.ts')),
  statechart: () => import('./statechart-page.ts'),
  embed: () => import('./embed-page.ts'),
  lesson: async () => ({ page: (await import('./learn-page.ts')).linkedLesson }),
};

/** Pages that are reached by the link of another. */
const PART_OF: Readonly<Record<string, string>> = { lesson: 'learn' };

/** A way to look at what is played. */
const OF_PLAY: readonly string[] = ['review'];

/** Pages at whose end stands whose names these are and what the program may be used for. */
const WITH_NOTICE: readonly string[] = ['home', 'embed'];

const main = document.querySelector('main')!;
const played = document.querySelectorAll<HTMLElement>('assault-resolver, .played');
const header = document.querySelector('header')!;
const menu = header.querySelector('details')!;
const footer = document.querySelector('footer')!;
const back = document.querySelector<HTMLElement>('[slot=back]')!;
const views = document.querySelector<HTMLElement>('[slot=views]')!;
const share = document.querySelector<HTMLElement>('[slot=actions]')!;
const more = document.querySelector<HTMLElement>('[slot=menu]')!;
const links = document.querySelectorAll<HTMLAnchorElement>('[slot=views] a, [slot=menu] a');
const [, , play] = links;
const toReport = document.querySelector('[data-table-action=report]')!;
const title = document.title;
const lack = document.querySelector<HTMLElement>('#unloaded')!;
let shown: HTMLElement | null = null;

/** Shows a page, loaded when it is first wanted, with what the address asks of it. */
const show = async (name: string, asked: string): Promise<void> => {
  const { page } = await LOADERS[name]!();
  await allWordsComing();
  if (namedPage()[0] !== name) return;
  page.show(asked);
  if (page.isFramed === true) {
    frames.set(name, page.element);
    page.element.classList.add('framed');
    moveLinks(page.element);
  }
  if (!page.element.isConnected) main.append(page.element);
  page.element.hidden = false;
  shown = page.element;
};

/** A part that cannot be had is said to be lacking, unless another page is wanted by then. The error goes on. */
const orSay = (name: string, coming: Promise<unknown>): void => void coming.catch((error: unknown) => {
  if (namedPage()[0] === name) lack.hidden = false;
  throw error;
});

/** What the first address leads to on the table. */
let opening: Promise<unknown> | null = null;

/**
 * A table that a link tells of, or that is remembered, is not drawn before it is read: what it would say till then
 * nobody needs.
 */
const open = (): Promise<unknown> => {
  if (isTableOpen) return bringTable().then(({ openLink }) => openLink(location.hash));
  const coming = bringTable().then(({ opened }) => opened);
  table.hidden = true;
  opening = coming.catch(() => null).then(async () => {
    table.hidden = !isTableNamed();
    await table.updateComplete;
    await allWordsComing();
    await table.updateComplete;
  });
  return coming;
};

/** Resolves when the table shows what the first address leads to. */
export const isOpened = (): Promise<unknown> | null => opening;

const roomy = matchMedia('(min-width: 900px)');

/** Where one begins, everything else lies open where there is room. */
const placeMore = (): void => {
  const isBeginning = namedPage()[0] === 'home';
  header.classList.toggle('beginning', isBeginning);
  const place = isBeginning && roomy.matches ? header : menu;
  menu.hidden = place === header;
  if (more.parentElement !== place) place.append(more);
};
roomy.addEventListener('change', () => header.hidden || placeMore());

/** Views of the table, by their names, that have a top bar of their own. */
const frames = new Map<string, HTMLElement>();

/** The ways to other pages stand in the top bar of a view of the table while that is shown, and else in the page's. */
const moveLinks = (bar: HTMLElement): void => {
  header.hidden = bar !== header;
  if (views.parentElement === bar) {
    if (bar === header) placeMore();
    return;
  }
  const focused = document.activeElement as HTMLElement | null;
  if (bar === header) {
    header.prepend(back, views);
    placeMore();
  } else bar.append(back, views, share, more);
  menu.open = false;
  if (focused !== null && focused.isConnected && focused !== document.body) focused.focus();
};

/** What the address named last. */
let named = namedPage()[0];

/** Shows the page that the address names. */
const follow = (): void => {
  const [name, asked] = namedPage();
  if (name !== named) scrollTo(0, 0);
  named = name;
  const isBeside = !isTableNamed();
  moveLinks(isBeside ? frames.get(name) ?? header : table);
  back.hidden = name === 'home';
  footer.hidden = !WITH_NOTICE.includes(name);
  for (const element of played) element.hidden = isBeside;
  if (shown !== null) shown.hidden = true;
  lack.hidden = true;
  if (isBeside) orSay(name, show(name, asked));
  else play!.href = location.hash || '#'; // the way back leads to what was played
  if (name === 'play' || (!isBeside && !isTableOpen && isTableRemembered())) orSay(name, open());
  else opening ??= Promise.resolve();
  for (const link of links) {
    const isHere = link === play ? !isBeside || OF_PLAY.includes(name) : link.hash === `#${PART_OF[name] ?? name}`;
    if (isHere) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  nameTab();
};

/** The tab is called as the way to its page is. */
export const nameTab = (): void => {
  const here = namedPage()[0] === 'report' ? toReport
    : [...links].find(link => link !== play && link.hasAttribute('aria-current'));
  document.title = here === undefined ? title : `${here.textContent} – ${title}`;
};

menu.addEventListener('focusout', ({ relatedTarget }) => {
  if (!menu.contains(relatedTarget as Node | null)) menu.open = false;
});
window.addEventListener('hashchange', follow);
window.addEventListener('online', () => lack.hidden || follow());
/** Opens an action on the table; what it takes comes then. The report is a page of its own. */
const act = (action: string): void => orSay(namedPage()[0], action === 'report'
  ? import('./report-page.ts').then(({ openReport }) => openReport())
  : import('./table-actions.ts').then(({ openTableAction }) => openTableAction(action)));
for (const button of document.querySelectorAll<HTMLElement>('[data-table-action]')) {
  button.addEventListener('click', () => act(button.dataset.tableAction!));
}
table.addEventListener('report-wanted', event => {
  event.preventDefault();
  act('report');
});
table.addEventListener('odds-wanted', () => (location.hash = 'odds'));
follow();
