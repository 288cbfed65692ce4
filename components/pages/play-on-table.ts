/** Assaults that come from elsewhere: played on the table of the site, with their link in the address. */
import type { AssaultResolver } from '../assault-resolver.ts';
import { readLink, writeLink } from '../links/link.ts';
import type { Played } from '../resolver/session.ts';

const table = document.querySelector<AssaultResolver>('assault-resolver')!;
const said = document.querySelector<HTMLElement>('#said')!;

const put = ({ scenario, events, at }: Played): void => {
  said.textContent = '';
  table.scenario = scenario;
  table.events = events.slice(0, at);
  void table.updateComplete.then(() => table.focus());
};

/** Puts an assault on the table and its link into the address. */
export const playOnTable = async (played: Played): Promise<void> => {
  put(played);
  location.hash = await writeLink({ scenario: played.scenario, events: played.events.slice(0, played.at) });
};

/** What is on the table already: its link need not be read again. */
let opened = '';

/**
 * Opens the assault of a link. A bad link says what is wrong with it, and what was on the table stays there.
 */
export const openLink = async (link: string): Promise<void> => {
  if (link === opened) return;
  opened = link;
  const read = await readLink(link);
  if (link !== location.hash) return;
  if (!('problems' in read)) {
    put({ ...read, at: read.events.length });
    said.textContent = read.notes.join(' ');
    return;
  }
  if (read.upTo !== undefined) put({ ...read.upTo, at: read.upTo.events.length });
  said.textContent = read.problems.join(' ');
};
