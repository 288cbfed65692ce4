/** Links of *Share* to an assault of Epic: its fragment with what is on the table and everything that has happened. */
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { sentence } from '../../src/epic-armageddon/explain/log-sentences.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { LINK_KINDS, MOST_BYTES, readSealed, writeSealed } from '../../src/share-links/fragment.ts';
import { LINK_PHRASES, LINK_STEP_PHRASES } from '../../src/share-links/link-phrases.ts';
import { pack, unpack, type LinkedAssault } from '../../src/share-links/pack.ts';
import { replayed } from '../arguments.ts';
import { replayedWhole } from '../epic-armageddon/replayed-whole.ts';
import { rowsThatBear } from '../epic-armageddon/rows-that-bear.ts';
import { presentOf, replay } from '../epic-armageddon/timeline.ts';
import { why } from '../epic-armageddon/why.ts';
import { readEvents } from './given-events.ts';
import { known, type OrProblems } from './read-scenarios.ts';
import { ready, type WrittenScenario } from './ready.ts';

/** What a link tells, with a sentence for whatever may not be as its sender saw it; or what is wrong with it. */
export type ReadLink = OrProblems<{
  readonly scenario: Scenario;
  readonly events: readonly AssaultEvent[];
  readonly notes: readonly string[];
}, string>;

/**
 * The fragment of an address, without its `#`, that the site and the elements open at that moment.
 *
 * @throws TypeError when a written scenario has problems; it names them all.
 * @throws DecisionError for the first event that is refused.
 */
export const writeLink = async (
  scenario: Scenario | WrittenScenario, events: readonly AssaultEvent[],
): Promise<string> => {
  const { deflated } = await import('../../src/share-links/deflated.ts');
  const start = ready(scenario);
  const given = readEvents(events);
  replayed(given, taken => replayedWhole(start, taken));
  return writeSealed(LINK_KINDS.assault, deflated(pack({ scenario: start, events: given }, neteaLibrary)));
};

/**
 * What a link to an assault tells, whole address or fragment; anything may be in it.
 *
 * @returns the assault, its scenario frozen, or what is wrong in plain sentences. It never rejects.
 */
export const readLink = async (text: string): Promise<ReadLink> => {
  if (typeof text !== 'string') return { problems: [LINK_PHRASES.noLink] };
  const sealed = readSealed(text, LINK_KINDS.assault, LINK_PHRASES);
  if ('say' in sealed) return { problems: [sealed.say()] };
  try {
    const { inflated } = await import('../../src/share-links/deflated.ts');
    const bytes = inflated(sealed.content, MOST_BYTES);
    if (bytes === null) return { problems: [LINK_PHRASES.notOurs] };
    const unpacked = unpack(bytes, neteaLibrary);
    return 'problems' in unpacked ? unpacked : allowed(unpacked);
  } catch {
    return { problems: [LINK_STEP_PHRASES.senseless] };
  }
};

/** Held against the rules: every step has to be one that they allow. */
const allowed = (linked: LinkedAssault): ReadLink => {
  const { scenario, events } = linked;
  const timeline = replay(scenario, events);
  const notes = [
    ...linked.notes,
    ...rowsThatBear(linked, linked.unstated).map(({ ruling }) => LINK_PHRASES.changedRulings[ruling]),
  ];
  const refused = events[timeline.at];
  if (refused === undefined) return known({ scenario, events, notes });
  const reason = why(presentOf(timeline), refused);
  const say = LINK_STEP_PHRASES.refused(timeline.at + 1, events.length, refused.type, reason && sentence(reason));
  return { problems: [...notes, say] };
};
