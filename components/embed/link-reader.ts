/** How links are read by classic scripts: those of each game by the script that plays it. */
import type { readLinkWith } from '../share/link-reading.ts';
import type { readPhaseLink } from '../share/phase-link.ts';
import type { Later } from '../epic-armageddon/resolver/later.ts';

const EPIC = /(?:^|#)play=(?!40k-)/;

interface Readers extends Pick<Later, 'library'> {
  readonly epic: () => Promise<{ readonly readLinkWith: typeof readLinkWith }>;
  readonly phases: () => Promise<{ readonly readPhaseLink: typeof readPhaseLink }>;
}

export const linksReadBy = ({ library, epic, phases }: Readers): Later['link'] => async link => (EPIC.test(link)
  ? (await epic()).readLinkWith(library, link) : (await phases()).readPhaseLink(link));
