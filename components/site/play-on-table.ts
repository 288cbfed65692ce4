/** The address of the table: what it names is opened, and it follows what is set up and played. */
import { upToNow, type AnyPlayedAt } from '../../src/share-links/any-played.ts';
import { onSpeech } from '../shared/languages/speech.ts';
import { focusStep } from '../shared/resolver/step-panel.ts';
import { readAnyLink, refusalsOf, writeAnyLink } from '../share/any-link.ts';
import { isLink, viewOf, withoutView } from '../../src/share-links/fragment.ts';
import { addWords } from '../translations/add-words.ts';
import { LINK_GROUPS } from '../epic-armageddon/spoken/word-groups.ts';
import { table } from './on-table.ts';
import { isTableNamed } from './site-page.ts';
import { resumeScreen, screenNow } from './table/resumed-screen.ts';
import { oldDraft, rememberedTable, rememberTable } from './table/table-memory.ts';
import { store } from './table/table-store.ts';
import { asPlayed, type Version } from './table/table-version.ts';

/** The address follows when the players pause for so long. */
const FOLLOW_AFTER_MS = 150;
/** A step that is not shown after so long does not get the focus any more. */
const LATEST_FOCUS_MS = 5000;
/** The table as it stands, whatever its own address is. */
const AS_IT_STANDS = '#play';

const said = document.querySelector<HTMLElement>('#said')!;
const wayBack = document.querySelector<HTMLAnchorElement>('[slot=views] a[data-words=play]')!;

/** What is to be known of a link or a table, in the language of the screen. */
const NOTHING = (): string => '';
let say = NOTHING;
const tell = (now: () => string): void => {
  say = now;
  said.textContent = say();
};
onSpeech(() => tell(say));

/** The address of the table, as far as it has been made: what it names need not be read again. */
let known = '';
/** A link that could not be read: the next step on the table that is shown instead takes its place. */
let bad = '';
let insteadOfBad: Version | null = null;
const isStillInstead = (): boolean => bad !== '' && insteadOfBad !== null && store.now !== null
  && store.now.scenario === insteadOfBad.scenario && store.now.at === insteadOfBad.at;
let following: ReturnType<typeof setTimeout> | undefined;
/** How often the address has begun to follow: only the last time counts. */
let turns = 0;

/** The link of what is played as it stands, with its '#'. It is refused where none can be made. */
export const linkOf = async (played: AnyPlayedAt): Promise<string> => `#${await writeAnyLink(upToNow(played))}`;

/** The address of a bundled one; null: it is none. */
const nameOf = (version: Version | null): string | null =>
  (version === null || version.id === null ? null : `#${version.id}`);

/** A bundled one is named, any other told; where no link can be made it is said why, and there is none. */
const addressNow = async (): Promise<string> => {
  const { now } = store;
  if (now === null) return '';
  try {
    return nameOf(now) ?? await linkOf(asPlayed(now));
  } catch (error) {
    tell(() => (error instanceof Error ? error.message : ''));
    return AS_IT_STANDS;
  }
};

/** A bundled one is remembered under its name also before the address of the table has been made. */
const remember = (): void => {
  const { running, draft, now } = store;
  const address = nameOf(now) ?? known;
  if (running !== null) rememberTable({ address, askedBy, table: running, draft, screen: screenNow() });
};

/** While a page that was asked for again is on its way, the address of this one still follows. */
let askedBy = '';
addEventListener('beforeunload', () => (askedBy = location.hash === known ? known : ''));

/** Whether an address that is on the screen gives way to that of the table. */
const isOurs = (here: string): boolean =>
  isTableNamed() && ['', known, bad, AS_IT_STANDS].includes(here);

/**
 * The address is that of the present moment, so that it can be sent. Whoever has gone to another address while it was
 * made stays there.
 */
const follow = async (): Promise<void> => {
  following = undefined;
  const here = location.hash;
  const turn = (turns += 1);
  const address = await addressNow();
  if (turn !== turns || location.hash !== here || address === '') return;
  const isMeant = here !== '' || store.now?.id === null; // without a name it may be any bundled one
  const isReplaced = here !== address && isMeant && isOurs(here);
  known = address;
  wayBack.href = address;
  remember();
  if (!isReplaced) return;
  if (store.news === '') tell(NOTHING);
  history.replaceState(null, '', address);
};

const followSoon = (): void => {
  clearTimeout(following);
  following = setTimeout(() => void follow().catch(() => undefined), FOLLOW_AFTER_MS);
};

store.addEventListener('change', () => {
  if (store.news !== '') tell(() => store.news);
  if (!isTableNamed()) wayBack.href = AS_IT_STANDS;
  if (!isStillInstead()) followSoon();
});

/** Nothing is lost where the page goes, neither of the table nor of how it is left on the screen. */
const rememberAll = (): void => {
  store.catchUp();
  remember();
};
addEventListener('pagehide', rememberAll);
document.addEventListener('visibilitychange', rememberAll);

/** Goes to the table as it stands, with its address; where no link can be made it is played without. */
export const showTable = async (): Promise<void> => {
  clearTimeout(following);
  turns += 1;
  known = await addressNow();
  remember();
  location.hash = known;
  await focusStep(table, { isThere: () => store.isShown, latest: LATEST_FOCUS_MS });
};

/** Puts something on the table, and goes there. */
export const playOnTable = async (played: AnyPlayedAt): Promise<void> => {
  store.open(played);
  tell(NOTHING);
  await showTable();
};

/** A table of this tab that is remembered under an address; null: the last one. Says whether there is one. */
const recall = async (address: string | null): Promise<boolean> => {
  const remembered = await rememberedTable(address);
  if (remembered === null) return false;
  known = address ?? remembered.address;
  store.goOnWith(remembered.table);
  store.draft = remembered.draft;
  resumeScreen(remembered.screen);
  return true;
};

/** What a link tells of becomes the table, in the view in which the link was made. */
const open = async (address: string): Promise<void> => {
  await openTable(withoutView(address), address);
  const view = viewOf(address);
  if (view !== null && location.hash === address && bad !== address) location.replace(`#${view}`);
};

const openTable = async (link: string, address: string): Promise<void> => {
  if (link === AS_IT_STANDS || (link === known && store.now !== null)) return followSoon();
  clearTimeout(following);
  if (await recall(link)) return tell(NOTHING);
  const read = await readAnyLink(link);
  const isBad = 'problems' in read && read.upTo === undefined;
  const said = 'problems' in read ? read.problems : read.notes;
  if (isBad) await addWords(...LINK_GROUPS);
  else if ('problems' in read) await addWords('link-steps', refusalsOf(link));
  if (said.length > ('problems' in read ? 1 : 0)) await addWords('link-problems'); // what is to be known of it besides
  if (address !== location.hash) return;
  if (!('problems' in read)) {
    store.open({ ...read, at: read.events.length });
    known = link;
    tell(() => read.notes.join(' '));
    return;
  }
  if (read.upTo !== undefined) {
    const upTo = { ...read.upTo, at: read.upTo.events.length };
    known = await linkOf(upTo).catch(() => ''); // what is said stays as long as it is what is shown
    store.open(upTo);
  } else bad = address;
  tell(() => read.problems.join(' '));
};

/** What the first address leads to: a table of this tab, that of a link, or what the resolver shows anyway. */
const openFirst = async (): Promise<void> => {
  const { hash } = location;
  const isNamed = isTableNamed() && !['', AS_IT_STANDS].includes(hash);
  if (isLink(hash)) await open(hash);
  else if (!await recall(isNamed ? hash : null) && !isNamed) await takeOver();
  if (store.now === null && isLink(hash)) await recall(null);
  store.adopt();
  if (bad === '') return;
  clearTimeout(following);
  insteadOfBad = store.now;
};

/** What was set up before there was one table for all views becomes it, or what has been begun of one, once. */
const takeOver = async (): Promise<void> => {
  const setUp = oldDraft();
  if (setUp === null) return;
  const [{ scenarioOf }, { neteaLibrary }] = await Promise.all([
    import('../set-up/take-over.ts'), import('../../src/army-lists/netea.ts'),
  ]);
  const scenario = scenarioOf(setUp, neteaLibrary);
  if (scenario === null) store.draft = setUp;
  else store.open(asPlayed({ scenario, events: [], at: 0 }), null, { setUp });
};

/** Resolves when the table is what the first address leads to. */
export const opened = openFirst();

/** Opens what a link tells of. A bad one says what is wrong with it, and what was on the table stays there. */
export const openLink = async (link: string): Promise<void> => {
  await opened;
  await open(link);
};

window.addEventListener('hashchange', () => {
  const { hash } = location;
  if (!isLink(hash)) tell(() => store.news);
  store.adopt();
  if (!isTableNamed()) return;
  const isBundled = hash !== '' && hash !== AS_IT_STANDS && !isLink(hash);
  if (isBundled && hash !== `#${store.now?.id}`) void recall(hash);
});
