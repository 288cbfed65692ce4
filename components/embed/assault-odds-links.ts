/** What reads links, as a classic script beside the calculator: it leaves `assaultOddsLinks` on the page. */
export { readLinkWith } from '../share/link-reading.ts';
export { readPhaseLink } from '../share/phase-link.ts';
