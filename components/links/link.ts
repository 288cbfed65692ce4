/** An assault as the fragment of an address, and back: nothing of it goes to any server. */
import { sentence } from '../../src/epic-armageddon/phrases.ts';
import { pack, unpack, type Played } from '../../src/scenario/link/pack.ts';
import type { ProfileSource } from '../../src/scenario/profile-source.ts';
import { presentOf, replay } from '../../machines/timeline.ts';
import { why } from '../../machines/epic-armageddon/why.ts';
import { sayRefused, SENSELESS } from './refused.ts';
import { KINDS, LinkError, NOT_LOADED, readSealed, writeSealed } from './sealing.ts';

export type { Played } from '../../src/scenario/link/pack.ts';

export type LinkRead =
  /** `notes`: sentences about what may not be as the sender saw it. */
  | (Played & { readonly notes: readonly string[] })
  /** `upTo`: what could be read all the same, where only a step is refused. */
  | { readonly problems: readonly string[]; readonly upTo?: Played };

/** Null if it cannot be loaded. */
const library = (): Promise<ProfileSource | null> =>
  import('../../src/army-lists/netea.ts').then(({ neteaLibrary }) => neteaLibrary, () => null);

/**
 * The fragment of an address, without its `#`, that tells of an assault and of every step taken in it.
 *
 * @throws LinkError where the browser cannot pack, or the unit library cannot be loaded.
 */
export const writeLink = (played: Played): Promise<string> => writeSealed(KINDS.assault, async () => {
  const units = await library();
  if (units === null) throw new LinkError(NOT_LOADED);
  return pack(played, units);
});

/**
 * What a link to an assault tells; anything may be in it.
 *
 * @returns the assault, or what is wrong with the link in plain sentences. Never throws.
 */
export const readLink = async (link: string): Promise<LinkRead> => {
  const read = await readSealed(link, KINDS.assault);
  if ('problems' in read) return read;
  const units = await library();
  if (units === null) return { problems: [NOT_LOADED] };
  const unpacked = unpack(read.bytes, units);
  return 'problems' in unpacked ? unpacked : played(unpacked);
};

/** Held against the rules: every step has to be one that they allow. */
const played = (linked: Played & { readonly notes: readonly string[] }): LinkRead => {
  const { scenario, events } = linked;
  try {
    const timeline = replay(scenario, events);
    const refused = events[timeline.at];
    if (refused === undefined) return linked;
    const reason = why(presentOf(timeline), refused);
    return {
      problems: [...linked.notes, sayRefused(timeline.at, events, reason && sentence(reason))],
      upTo: { scenario, events: timeline.events },
    };
  } catch {
    return { problems: [SENSELESS], upTo: { scenario, events: [] } };
  }
};
