/** Whether a unit that comes with its datasheet is one of the library, or the list's own. */
import { differentFields } from './compare-profiles.ts';
import type { Match, Matcher, MatchScope } from './matching.ts';
import type { LibraryUnit } from '../unit.ts';
import type { OwnSheet } from './own-sheets.ts';
import type { WrittenEntry } from './written-list.ts';

type Found = Extract<Match, { unit: unknown }>;

/** A datasheet of a list that is of a unit which the library has. */
export interface KnownSheet {
  readonly sheet: OwnSheet;
  readonly unit: LibraryUnit;
}

/** What the words of an entry mean; its datasheet where the army has nobody of exactly that name. */
export const matchWithSheet = (entry: WrittenEntry, place: MatchScope, matcher: Matcher): Match => {
  const { words, sheet } = entry;
  if (sheet === undefined) return matcher.match(words, place);
  return knownBy([words, sheet.unit.name], sheet, place, matcher) ?? { unit: sheet.unit, isExact: true, options: [] };
};

/** A unit of the army that is called so; of another army only if it is the same in an assault. */
const knownBy = (
  names: readonly string[], { unit }: OwnSheet, place: MatchScope, matcher: Matcher,
): Found | null => {
  for (const words of names) {
    const found = exactly(words, place, matcher);
    if (found === null) continue;
    if (isOfArmy(found.unit, place) || isSame(found.unit, unit)) return found;
  }
  return null;
};

/** The unit of exactly that name; nothing that only comes near is looked for. */
const exactly = (words: string, place: MatchScope, matcher: Matcher): Found | null => {
  if (matcher.options(words)[0]?.exact !== true) return null;
  const found = matcher.match(words, place);
  return 'unit' in found && found.isExact ? found : null;
};

const isOfArmy = ({ forces }: LibraryUnit, { list }: MatchScope): boolean =>
  list !== null && forces.some(force => list.forces.includes(force));

const isSame = (a: LibraryUnit, b: LibraryUnit): boolean => (a.profile === null || b.profile === null
  ? a.unusable === b.unusable && a.profile === b.profile
  : differentFields(a.profile, b.profile).length === 0);

/** Whether all of a formation come with datasheets, and the list that was taken for theirs has none of them. */
export const isUnknownArmy = (
  entries: readonly WrittenEntry[], place: MatchScope, matcher: Matcher,
): boolean => {
  const own = entries.filter(({ sheet }) => sheet !== undefined);
  return own.length > 0 && !own.some(({ words, sheet }) => [words, sheet!.unit.name].some(name => {
    const found = exactly(name, place, matcher);
    return found !== null && isOfArmy(found.unit, place);
  }));
};
