/** Playing a link, a set-up or an item of the shelf on the table of the site, with its link in the address. */
import { upToNow, type AnyPlayedAt } from '../../src/share-links/any-played.ts';
import { onSpeech } from '../shared/languages/speech.ts';
import { focusStep } from '../shared/resolver/step-panel.ts';
import { readAnyLink, refusalsOf, writeAnyLink } from '../share/any-link.ts';
import { isLink } from '../share/link-fragment.ts';
import { addWords } from '../translations/add-words.ts';
import { LINK_GROUPS } from '../epic-armageddon/spoken/word-groups.ts';
import { onTable, table } from './on-table.ts';

/** The address follows when the players pause for so long. */
const FOLLOW_AFTER_MS = 150;
/** A step that is not shown after so long does not get the focus any more. */
const LATEST_FOCUS_MS = 5000;

const said = document.querySelector<HTMLElement>('#said')!;
const wayBack = document.querySelector<HTMLAnchorElement>('[slot=views] a[data-words=play]')!;

/** What is to be known of a link, in the language of the screen. */
const NOTHING = (): string => '';
let say = NOTHING;
const tell = (now: () => string): void => {
  say = now;
  said.textContent = say();
};
onSpeech(() => tell(say));

/** The link of what is on the table, with its '#': it need not be read again. */
let known = '';
let following: ReturnType<typeof setTimeout> | undefined;
/** How often the address has begun to follow: only the last time counts. */
let turns = 0;

/** What was put on the table here, perhaps by another text since; a bundled one is known by its id. */
const isOursOnTable = (): boolean => typeof table.scenario === 'object' && table.scenario !== null;

const put = (played: AnyPlayedAt): void => {
  clearTimeout(following);
  const { scenario, events } = upToNow(played);
  Object.assign(table, { ruleset: null, scenario, events });
};

/** The link of what is played as it stands, with its '#'. It is refused where none can be made. */
export const linkOf = async (played: AnyPlayedAt): Promise<string> => `#${await writeAnyLink(upToNow(played))}`;

/**
 * The link in the address is that of the present moment, so that loading the page again loses nothing. Whoever has gone
 * to another address while the link was made stays there.
 */
const follow = async (): Promise<void> => {
  const [played, here] = [onTable(), location.hash];
  if (played === null || !isOursOnTable() || !isLink(here)) return;
  const turn = (turns += 1);
  const link = await linkOf(played);
  if (link === known || !isOursOnTable() || location.hash !== here || turn !== turns) return;
  known = link;
  wayBack.href = link;
  tell(NOTHING);
  history.replaceState(null, '', link);
};

const followSoon = (): void => {
  clearTimeout(following);
  following = setTimeout(() => void follow().catch(() => undefined), FOLLOW_AFTER_MS);
};
for (const type of ['assault-step', 'rulings-chosen']) table.addEventListener(type, followSoon);

/** Puts something on the table and its link into the address; where no link can be made it is played without. */
export const playOnTable = async (played: AnyPlayedAt): Promise<void> => {
  const before = onTable()?.scenario;
  put(played);
  try {
    known = await linkOf(played);
    tell(NOTHING);
  } catch (error) {
    known = '#play';
    tell(() => (error instanceof Error ? error.message : ''));
  }
  location.hash = known;
  await focusStep(table, { isThere: () => onTable()?.scenario !== before, latest: LATEST_FOCUS_MS });
};

/** Opens what a link tells of. A bad one says what is wrong with it, and what was on the table stays there. */
export const openLink = async (link: string): Promise<void> => {
  if (link === known && isOursOnTable()) return followSoon();
  clearTimeout(following);
  const read = await readAnyLink(link);
  const isBad = 'problems' in read && read.upTo === undefined;
  const said = 'problems' in read ? read.problems : read.notes;
  if (isBad) await addWords(...LINK_GROUPS);
  else if ('problems' in read) await addWords('link-steps', refusalsOf(link));
  if (said.length > ('problems' in read ? 1 : 0)) await addWords('link-problems'); // what is to be known of it besides
  if (link !== location.hash) return;
  if (!('problems' in read)) {
    put({ ...read, at: read.events.length });
    known = link;
    tell(() => read.notes.join(' '));
    return;
  }
  if (read.upTo !== undefined) {
    const upTo = { ...read.upTo, at: read.upTo.events.length };
    known = await linkOf(upTo).catch(() => ''); // what is said stays as long as it is what is shown
    put(upTo);
  }
  tell(() => read.problems.join(' '));
};

window.addEventListener('hashchange', () => {
  if (!isLink(location.hash)) tell(NOTHING);
});
