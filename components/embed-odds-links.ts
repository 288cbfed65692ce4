/** What reads links, as a classic script beside the calculator: it leaves `assaultOddsLinks` on the page. */
export { readLinkWith } from './links/link-reading.ts';
export { readPhaseLink } from './links/phase-link.ts';
