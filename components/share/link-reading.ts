/** Reading a link to an assault with the unit library of whoever reads it. */
import { respoken } from '../shared/languages/spoken.ts';
import { sentence } from '../epic-armageddon/spoken/sentences.ts';
import { unpack, type LinkedAssault, type Played } from '../../src/share-links/pack.ts';
import type { ProfileSource } from '../../src/epic-armageddon/scenario/profile-source.ts';
import { rowsThatBear } from '../../machines/epic-armageddon/rows-that-bear.ts';
import { presentOf, replay } from '../../machines/epic-armageddon/timeline.ts';
import { why } from '../../machines/epic-armageddon/why.ts';
import { LINK_KINDS } from '../../src/share-links/fragment.ts';
import { linkReadingWords, linkStepWords } from './link-reading-words.ts';
import { readFragment, sayRefused, wrong } from './link-fragment.ts';

export type LinkRead =
  /** `notes`: sentences about what may not be as the sender saw it. */
  | (Played & { readonly notes: readonly string[] })
  /** `upTo`: what could be read all the same, where only a step is refused. */
  | { readonly problems: readonly string[]; readonly upTo?: Played };

/**
 * What a link to an assault tells; anything may be in it. `library`: null if it cannot be loaded.
 *
 * @returns the assault, or what is wrong with the link in plain sentences. Never throws.
 */
export const readLinkWith = async (
  library: () => Promise<ProfileSource | null>, link: string,
): Promise<LinkRead> => {
  const read = await readFragment(link, LINK_KINDS.assault);
  if ('problems' in read) return read;
  const units = await library();
  if (units === null) return wrong(() => [linkReadingWords.notLoaded]);
  const unpacked = unpack(read.bytes, units);
  return 'problems' in unpacked ? wrong(() => unpacked.problems.map(respoken)) : played(unpacked);
};

/** Held against the rules: every step has to be one that they allow. */
const played = ({ scenario, events, notes, unstated }: LinkedAssault): LinkRead => {
  try {
    const timeline = replay(scenario, events);
    const refused = events[timeline.at];
    const changed = rowsThatBear({ scenario, events }, unstated);
    const allNotes = (): readonly string[] =>
      [...notes.map(respoken), ...changed.map(({ ruling }) => linkReadingWords.changedRulings[ruling])];
    if (refused === undefined) {
      return {
        scenario,
        events,
        get notes() {
          return allNotes();
        },
      };
    }
    const reason = why(presentOf(timeline), refused);
    const say = (): readonly string[] => [...allNotes(), sayRefused(timeline.at, events, reason && sentence(reason))];
    return Object.assign(wrong(say), { upTo: { scenario, events: timeline.events } });
  } catch {
    return Object.assign(wrong(() => [linkStepWords.senseless]), { upTo: { scenario, events: [] } });
  }
};
