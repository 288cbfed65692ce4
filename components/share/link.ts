/** An assault as the fragment of an address, and back: nothing of it goes to any server. */
import { pack, type Played } from '../../src/share-links/pack.ts';
import type { ProfileSource } from '../../src/epic-armageddon/scenario/profile-source.ts';
import { readLinkWith, type LinkRead } from './link-reading.ts';
import { linkReadingWords } from './link-reading-words.ts';
import { LINK_KINDS, LinkError, writeSealed } from './sealing.ts';

export type { Played } from '../../src/share-links/pack.ts';
export type { LinkRead } from './link-reading.ts';

/** Null if it cannot be loaded. */
const library = (): Promise<ProfileSource | null> =>
  import('../../src/army-lists/netea.ts').then(({ neteaLibrary }) => neteaLibrary, () => null);

/**
 * The fragment of an address, without its `#`, that tells of an assault and of every step taken in it.
 *
 * @throws LinkError where the browser cannot pack, or the unit library cannot be loaded.
 */
export const writeLink = (played: Played): Promise<string> => writeSealed(LINK_KINDS.assault, async () => {
  const units = await library();
  if (units === null) throw new LinkError(linkReadingWords.notLoaded);
  return pack(played, units);
});

/** What a link to an assault tells; anything may be in it. Never throws. */
export const readLink = (link: string): Promise<LinkRead> => readLinkWith(library, link);
