/**
 * What is played of either game as the fragment of an address, and back: nothing of it goes to any server. Links of the
 * two games are told apart by what they say before their payload.
 */
import type { ProfileSource } from '../../src/epic-armageddon/scenario/profile-source.ts';
import { type AnyPlayed, isPhase } from '../../src/share-links/any-played.ts';
import { LINK_KINDS, linkKindOf } from '../../src/share-links/fragment.ts';
import { pack, type Played } from '../../src/share-links/pack.ts';
import { linkReadingWords } from './link-reading-words.ts';
import { type LinkRead, readLinkWith } from './link-reading.ts';
import type { PhaseLinkRead } from './phase-link.ts';
import { LinkError, writeFragment, wrong } from './link-fragment.ts';

/** Links of Warhammer 40,000, loaded when they are wanted; null if they cannot be loaded. */
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

/** The group of words with which it is said why a step that a link tells of may not be done. */
export const refusalsOf = (link: string): 'refusals' | 'warhammer-40k-refusals' =>
  (linkKindOf(link) === LINK_KINDS.phase ? 'warhammer-40k-refusals' : 'refusals');

/** What a link tells, of whichever game it is, or what is wrong with it in plain sentences. Never throws. */
export const readAnyLink = async (link: string): Promise<LinkRead | PhaseLinkRead> => {
  if (linkKindOf(link) !== LINK_KINDS.phase) return readLink(link);
  const links = await phaseLinks();
  return links === null ? wrong(() => [linkReadingWords.notLoaded]) : links.readPhaseLink(link);
};

/** The unit library; null if it cannot be loaded. */
const library = (): Promise<ProfileSource | null> =>
  import('../../src/army-lists/netea.ts').then(({ neteaLibrary }) => neteaLibrary, () => null);

/**
 * The fragment of an address, without its `#`, that tells of an assault and of every step taken in it.
 *
 * @throws LinkError where the browser cannot pack, or the unit library cannot be loaded.
 */
export const writeLink = (played: Played): Promise<string> => writeFragment(LINK_KINDS.assault, async () => {
  const units = await library();
  if (units === null) throw new LinkError(linkReadingWords.notLoaded);
  return pack(played, units);
});

/** What a link to an assault tells; anything may be in it. Never throws. */
export const readLink = (link: string): Promise<LinkRead> => readLinkWith(library, link);
