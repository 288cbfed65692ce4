/** Two formations face to face from one line, such as `6 boyz 2 nobz v 4 assault + chaplain`. */
import type { Rulings } from '../epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import { bySide, type Side } from '../epic-armageddon/model/procedure.ts';
import type { LineUpEntry, LineUpSide, StandGroup } from './line-up-request.ts';
import { lineUp } from './line-up.ts';
import { sayNote } from './note-words.ts';
import { usualPlaces } from './usual-places.ts';
import { quote } from '../parsing/problems.ts';
import type { Token } from './quick-entry/entry.ts';
import type { Lexicon } from './quick-entry/meanings.ts';
import { readQuickEntry } from './quick-entry/read.ts';

/** What a line does not say of its sides: markers, cover, who supports; where stands are, if not as usual. */
export interface MatchUpOptions {
  readonly attacker?: Partial<LineUpSide>;
  readonly defender?: Partial<LineUpSide>;
  /** Only the answers that differ from the defaults. */
  readonly rulings?: Partial<Rulings>;
}

/** A scenario with everything that is not as it was asked, or what makes it impossible; a sentence for each. */
export type MatchUp =
  | { readonly scenario: Scenario; readonly notes: readonly string[] }
  | { readonly problems: readonly string[] };

/**
 * The attacker’s stands and the defender’s, lined up and ready for the attacks: as many in contact as can pair off,
 * those who gain most there, the others near enough to fire. A word that means nothing is a problem, one that is only
 * guessed a note, and so is who has been put before others.
 */
export const matchUp = (text: string, options: MatchUpOptions, lexicon: Lexicon): MatchUp => {
  const read = readQuickEntry(text, lexicon);
  const problems = read.tokens.flatMap(({ trouble }) => trouble ?? []);
  if (problems.length > 0) return { problems };
  const put = bySide(side => options[side]?.entries ?? null);
  const stands = bySide(side => put[side]?.map(groupOf) ?? read[side].stands);
  const { entries, says } = usualPlaces(stands, lexicon.library, put);
  const side = (one: Side): LineUpSide =>
    ({ rules: read[one].rules, cover: read[one].cover, ...options[one], entries: entries[one] });
  const made = lineUp({
    title: text, attacker: side('attacker'), defender: side('defender'), rulings: options.rulings ?? {},
  }, lexicon.library);
  return 'scenario' in made
    ? { scenario: made.scenario, notes: [...read.tokens.flatMap(guess), ...says, ...made.notes.map(note => note.say)] }
    : { problems: made.obstacles.map(obstacle => obstacle.say) };
};

const groupOf = ({ inContact, inFirefight, back, ...stands }: LineUpEntry): StandGroup =>
  ({ ...stands, count: inContact + inFirefight + back });

/** What was not typed as it is called, or without a number although there may be several, with its number. */
const guess = ({ exact, meaning, number, words, count, at }: Token): readonly string[] => {
  if (meaning?.kind !== 'unit' || at === null) return [];
  const { name, profile } = meaning.unit;
  const isSure = exact && (number !== null || profile?.type === 'war-engine' || profile?.type === 'character');
  return isSure ? [] : [sayNote('taken', quote(words), count, name)];
};
