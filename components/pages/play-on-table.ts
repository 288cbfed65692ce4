/** Assaults that come from elsewhere: played on the table of the site, with their link in the address. */
import type { AssaultResolver } from '../assault-resolver.ts';
import { isLink, readLink, writeLink } from '../links/link.ts';
import type { Played } from '../resolver/session.ts';

type Scenario = Played['scenario'];

/** As much of a step's panel as leads the focus to it. */
interface Panel extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  readonly focusMain?: () => void;
}

/** The address follows when the players pause for so long. */
const FOLLOW_AFTER_MS = 150;
/** A step that has not come after so many frames does not get the focus any more. */
const MOST_FRAMES = 300;

const table = document.querySelector<AssaultResolver>('assault-resolver')!;
const said = document.querySelector<HTMLElement>('#said')!;
const wayBack = document.querySelector<HTMLAnchorElement>('header nav a')!;

/** The link of what is on the table, with its '#': it need not be read again. */
let known = '';
/** What was put on the table here; a bundled assault may have taken its place since. */
let ours: Scenario | null = null;
let following: ReturnType<typeof setTimeout> | undefined;

const isOursOnTable = (): boolean => ours !== null && table.scenario === ours;

/** The events that have happened, without those that were taken back. */
export const happened = ({ events, at }: Pick<Played, 'events' | 'at'>): Played['events'] => events.slice(0, at);

const put = ({ scenario, events, at }: Played): void => {
  clearTimeout(following);
  ours = scenario;
  table.ruleset = null;
  table.scenario = scenario;
  table.events = happened({ events, at });
};

/** The link of an assault as it stands, with its '#'. It is refused where none can be made. */
export const linkOf = async ({ scenario, events, at }: Played): Promise<string> =>
  `#${await writeLink({ scenario, events: happened({ events, at }) })}`;

/** The link in the address is that of the present moment, so that loading the page again loses nothing. */
const follow = async (): Promise<void> => {
  const { played } = table;
  if (played === null || !isOursOnTable() || !isLink(location.hash)) return;
  const link = await linkOf(played);
  if (link === known || !isOursOnTable() || !isLink(location.hash)) return;
  known = link;
  wayBack.href = link;
  said.textContent = '';
  history.replaceState(null, '', link);
};

const followSoon = (): void => {
  clearTimeout(following);
  following = setTimeout(() => void follow().catch(() => undefined), FOLLOW_AFTER_MS);
};
for (const type of ['assault-step', 'rulings-chosen']) table.addEventListener(type, followSoon);

/** The focus goes to the step once it has taken the place of what was played before. */
const focusStep = async (before: Scenario | undefined): Promise<void> => {
  for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame);
    await table.updateComplete;
    const panel = table.shadowRoot?.querySelector<Panel>('[part=panel] > *');
    if (table.played?.scenario === before || !panel?.checkVisibility() || !panel.focusMain) continue;
    await panel.updateComplete;
    return panel.focusMain();
  }
};

/** Puts an assault on the table and its link into the address; where no link can be made it is played without. */
export const playOnTable = async (played: Played): Promise<void> => {
  const before = table.played?.scenario;
  put(played);
  try {
    known = await linkOf(played);
    said.textContent = '';
  } catch (error) {
    known = '#play';
    said.textContent = error instanceof Error ? error.message : '';
  }
  location.hash = known;
  await focusStep(before);
};

/** Opens the assault of a link. A bad one says what is wrong with it, and what was on the table stays there. */
export const openLink = async (link: string): Promise<void> => {
  if (link === known && isOursOnTable()) return followSoon();
  const read = await readLink(link);
  if (link !== location.hash) return;
  if (!('problems' in read)) {
    put({ ...read, at: read.events.length });
    known = link;
    said.textContent = read.notes.join(' ');
    return;
  }
  if (read.upTo !== undefined) put({ ...read.upTo, at: read.upTo.events.length });
  said.textContent = read.problems.join(' ');
};

window.addEventListener('hashchange', () => {
  if (!isLink(location.hash)) said.textContent = '';
});
