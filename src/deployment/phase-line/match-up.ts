/** A table of Warhammer 40,000 from one line, such as `10 tactical marines v 20 ork boyz`. */
import { quote } from '../../parsing/problems.ts';
import type { Edition } from '../../warhammer-40k/editions/index.ts';
import { inRowOrder, meantBy } from '../../warhammer-40k/editions/rows.ts';
import { SIDES, type Start } from '../../warhammer-40k/model/procedure.ts';
import type { Scenario } from '../../warhammer-40k/model/scenario.ts';
import { phaseLibraryOf } from '../../warhammer-40k/units/library.ts';
import type { PhaseUnit } from '../../warhammer-40k/units/units.ts';
import { sayNote } from '../note-words.ts';
import { phaseLexiconOf, type OwnPhaseProfiles, type PhaseLexicon } from './lexicon.ts';
import { lineUpPhase } from './line-up.ts';
import { readPhaseLine, type PhaseLine, type PhaseToken } from './read-line.ts';

/** What a line does not say. */
export interface PhaseMatchOptions {
  readonly edition: Edition;
  /** `fight`: the attackers are in contact, as after the charge. */
  readonly startAt: Start;
  /** The rows of pages beside the text that are played; `7C` and `4C`: all of an edition. */
  readonly completions: Parameters<typeof meantBy>[0];
  /** Profiles of one's own by their ids: words of the line name them before any others. */
  readonly profiles: OwnPhaseProfiles;
}

/** A scenario with what was assumed; or what makes it impossible; a sentence for each. */
export type PhaseMatch =
  | { readonly scenario: Scenario; readonly notes: readonly string[] }
  | { readonly problems: readonly string[] };

/**
 * Two sides, the first ready to charge the second. A word that means nothing is a problem, one that is only guessed a
 * note, and so is what no source tells of whoever was named.
 */
export const matchUpPhase = (text: string, options: PhaseMatchOptions): PhaseMatch => {
  const { edition, startAt, completions, profiles } = options;
  const lexicon = phaseLexiconOf(phaseLibraryOf(edition), profiles);
  const line = readPhaseLine(text, lexicon);
  const problems = line.tokens.flatMap(({ trouble }) => trouble ?? []);
  if (problems.length > 0) return { problems };
  const scenario = lineUpPhase({
    edition, sides: line, startAt, completions: inRowOrder(meantBy(completions)), title: () => text,
  }, lexicon);
  if (scenario === null) {
    return { problems: SIDES.filter(side => line[side].length === 0).map(side => sayNote('noModels', side)) };
  }
  return { scenario, notes: notesOn(line, lexicon) };
};

/** What was guessed, and what is known of those who were named without a source. */
export const notesOn = ({ tokens, ...sides }: PhaseLine, { unit }: PhaseLexicon): readonly string[] => {
  const named = new Set(SIDES.flatMap(side => sides[side]).flatMap(({ groups }) => groups.map(group => group.unit)));
  const units = [...named].flatMap(id => unit(id) ?? []);
  return [
    ...tokens.flatMap(guess),
    ...unsourcedOf(units),
    ...units.filter(({ own }) => own !== null).map(({ name }) => sayNote('ownRules', name)),
  ];
};

/** Units of which the same has no source are told of together. */
const unsourcedOf = (units: readonly PhaseUnit[]): readonly string[] => {
  const names = new Map<string, readonly PhaseUnit[]>();
  for (const unit of units.filter(({ unsourced }) => unsourced.length > 0)) {
    const key = unit.unsourced.join();
    names.set(key, [...names.get(key) ?? [], unit]);
  }
  return [...names.values()].map(alike =>
    sayNote('unsourced', alike.map(({ name }) => name).join(', '), alike[0]!.unsourced));
};

const guess = ({ exact, unit, words, count, at }: PhaseToken): readonly string[] =>
  (at === null || exact || unit === null ? [] : [sayNote('taken', quote(words), count, unit.name)]);
