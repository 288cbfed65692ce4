/** How links are read by classic scripts: those of each game by the script that plays it. */
import type { readLinkWith } from '../share/link-reading.ts';
import type { readPhaseLink } from '../share/phase-link.ts';
import type { ResolverLazyParts } from '../epic-armageddon/resolver/lazy-parts.ts';

const EPIC = /(?:^|#)play=(?!40k-)/;

interface Readers extends Pick<ResolverLazyParts, 'library'> {
  readonly epic: () => Promise<{ readonly readLinkWith: typeof readLinkWith }>;
  readonly phases: () => Promise<{ readonly readPhaseLink: typeof readPhaseLink }>;
}

export const linksReadBy = ({ library, epic, phases }: Readers): ResolverLazyParts['link'] => async link => (EPIC.test(link)
  ? (await epic()).readLinkWith(library, link) : (await phases()).readPhaseLink(link));
