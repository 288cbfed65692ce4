/** Links to what is played of either game, told apart by what they say before their payload. */
import { isPhase, type AnyPlayed } from '../../src/share-links/any-played.ts';
import { readLink, writeLink, type LinkRead } from './link.ts';
import type { PhaseLinkRead } from './phase-link.ts';
import { linkReadingWords } from './link-reading-words.ts';
import { LINK_KINDS, linkKindOf, LinkError, wrong } from './sealing.ts';

/** What is needed for the other game comes when it is wanted; null if it cannot be loaded. */
const phaseLinks = () => import('./phase-link.ts').catch(() => null);

/**
 * The fragment of an address, without its `#`, that tells of an assault or of a phase and of every step taken in it.
 *
 * @throws LinkError where none can be made.
 */
export const writeAnyLink = async (played: AnyPlayed): Promise<string> => {
  if (!isPhase(played)) return writeLink(played);
  const links = await phaseLinks();
  if (links === null) throw new LinkError(linkReadingWords.notLoaded);
  return links.writePhaseLink(played);
};

/** What a link tells, of whichever game it is, or what is wrong with it in plain sentences. Never throws. */
export const readAnyLink = async (link: string): Promise<LinkRead | PhaseLinkRead> => {
  if (linkKindOf(link) !== LINK_KINDS.phase) return readLink(link);
  const links = await phaseLinks();
  return links === null ? wrong(() => [linkReadingWords.notLoaded]) : links.readPhaseLink(link);
};
