/** What reads links where the games come as classic scripts. */
import type { ResolverLazyParts } from '../epic-armageddon/resolver/lazy-parts.ts';
import type { readLinkWith } from '../share/link-reading.ts';
import type { readPhaseLink } from '../share/phase-link.ts';

const EPIC = /(?:^|#)play=(?!40k-)/;

interface LinkReaders extends Pick<ResolverLazyParts, 'library'> {
  readonly epic: () => Promise<{ readonly readLinkWith: typeof readLinkWith }>;
  readonly phases: () => Promise<{ readonly readPhaseLink: typeof readPhaseLink }>;
}

/** Links of each game are read by the script that plays it. */
export const linksReadBy = ({ library, epic, phases }: LinkReaders): ResolverLazyParts['link'] =>
  async link => (EPIC.test(link)
    ? (await epic()).readLinkWith(library, link) : (await phases()).readPhaseLink(link));
