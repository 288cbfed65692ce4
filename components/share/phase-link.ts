/** A phase of Warhammer 40,000 as the fragment of an address, and back. */
import { presentIn } from '../../machines/history.ts';
import { eventsIn, replayTurns } from '../../machines/warhammer-40k/turns.ts';
import { whyNot } from '../../machines/warhammer-40k/why.ts';
import { rulingsOfBefore, type ChangedRow } from '../../src/share-links/changed-rulings.ts';
import { LINK_KINDS } from '../../src/share-links/fragment.ts';
import { packPhase, unpackPhase } from '../../src/share-links/phase-pack.ts';
import type { PlayedPhase } from '../../src/warhammer-40k/stages/turns.ts';
import { respoken } from '../shared/languages/spoken.ts';
import { phaseSentence } from '../warhammer-40k/spoken/sentences.ts';
import { linkReadingWords, linkStepWords } from './link-reading-words.ts';
import { readFragment, sayRefused, writeFragment, wrong } from './link-fragment.ts';

export type PhaseLinkRead =
  | (PlayedPhase & { readonly notes: readonly string[] })
  /** `upTo`: what could be read all the same, where only a step is refused. */
  | { readonly problems: readonly string[]; readonly upTo?: PlayedPhase };

/**
 * The fragment of an address, without its `#`, that tells of a phase, its edition, its rulings and every step taken.
 *
 * @throws LinkError where the browser cannot pack.
 */
export const writePhaseLink = (played: PlayedPhase): Promise<string> =>
  writeFragment(LINK_KINDS.phase, async () => packPhase(played));

/**
 * What a link to a phase tells; anything may be in it.
 *
 * @returns the phase, or what is wrong with the link in plain sentences. Never throws.
 */
export const readPhaseLink = async (link: string): Promise<PhaseLinkRead> => {
  const read = await readFragment(link, LINK_KINDS.phase);
  if ('problems' in read) return read;
  const unpacked = unpackPhase(read.bytes);
  if ('problems' in unpacked) return wrong(() => unpacked.problems.map(respoken));
  const { unstated, ...linked } = unpacked;
  return allowed(linked, unstated);
};

/** Held against the rules: every step has to be one that they allow. `unstated`: what the link does not state. */
const allowed = (linked: PlayedPhase, unstated: readonly ChangedRow[]): PhaseLinkRead => {
  const { scenario, events } = linked;
  try {
    const turns = replayTurns(linked);
    const accepted = eventsIn(turns);
    const refused = events[accepted.length];
    const changed = unstated.filter(row => bears(linked, row));
    const notes = (): readonly string[] => changed.map(({ ruling }) => linkReadingWords.changedRulings[ruling]);
    if (refused === undefined) {
      return {
        ...linked,
        get notes() {
          return notes();
        },
      };
    }
    const reason = refused.type === 'turn.begun' ? null : whyNot(presentIn(turns.at(-1)!), refused);
    const say = (): readonly string[] =>
      [...notes(), sayRefused(accepted.length, events, reason && phaseSentence(reason))];
    return Object.assign(wrong(say), { upTo: { scenario, events: accepted } });
  } catch {
    return Object.assign(wrong(() => [linkStepWords.senseless]), { upTo: { scenario, events: [] } });
  }
};

/** Whether what has happened would have gone otherwise as a ruling was before. */
const bears = ({ scenario, events }: PlayedPhase, row: ChangedRow): boolean => {
  const before: PlayedPhase = {
    scenario: { ...scenario, rulings: rulingsOfBefore(scenario.rulings, [row]) },
    events: events.map(event => (event.type === 'turn.begun'
      ? { ...event, rulings: rulingsOfBefore(event.rulings, [row]) } : event)),
  };
  return courseOf(before) !== courseOf({ scenario, events });
};

/** Everything that has happened and how it stands, whatever the rulings are called. */
const courseOf = (played: PlayedPhase): string => {
  const turns = replayTurns(played);
  return JSON.stringify([eventsIn(turns).length, { ...presentIn(turns.at(-1)!).context.phase, rulings: null }]);
};
