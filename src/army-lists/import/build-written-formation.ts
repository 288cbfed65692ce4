/** Builds a formation from what a list says of it. */
import { isArmyRule } from '../../epic-armageddon/model/army-rules.ts';
import { quote } from '../../parsing/problems.ts';
import { forceOf } from '../../deployment/quick-entry/force.ts';
import type { MeaningOption } from '../../deployment/quick-entry/meanings.ts';
import { allAboard } from '../choices/edits.ts';
import { initiativeOf, initiativeOfForce } from '../choices/initiative.ts';
import { formationRules, optionsOfList } from '../choices/build-formation.ts';
import { SORT_WORDS, withoutLabels } from '../../deployment/quick-entry/written-words.ts';
import { carrierOfUnit } from '../carrying.ts';
import { FORCE_RULES } from '../force-rules.ts';
import type { ArmyList, Formation } from '../lists.ts';
import type { BuiltFormation, BuiltUnit } from '../built-formation.ts';
import { searchTermsOf } from '../search-terms.ts';
import { sheetOfKey, UNUSABLE } from '../../epic-armageddon/scenario/profile-source.ts';
import { formationCalled, listNamed } from './armies.ts';
import { leastOf, transportKindsOf, transportNotes, transportsFor } from './implied-units.ts';
import { sayImport } from './import-words.ts';
import type { ImportSources, UnmatchedWords } from './import-result.ts';
import { isInScope, type Matcher, type MatchScope } from './matching.ts';
import { assignCharacters, type WantedUnit } from './assign-characters.ts';
import { isAnyTransport, sortEntries, type SortedEntries } from './sort-entries.ts';
import { ownProfiles } from './own-sheets.ts';
import { isUnknownArmy, type KnownSheet } from './match-sheet.ts';
import type { LeftOut, ListNote, WrittenEntry, WrittenFormation } from './written-list.ts';

/** The first units of a formation tell which it is. */
const LOOKED_AT = 6;

/** A formation as far as it was understood. */
export interface PartlyBuiltFormation {
  readonly built: BuiltFormation;
  /** Its words name nothing that could stand on a table. */
  readonly isHeading: boolean;
  readonly unmatched: readonly Omit<UnmatchedWords, 'formation'>[];
  readonly left: readonly LeftOut[];
  readonly notes: readonly ListNote[];
  /** Units of the library that are in it, with the datasheets that the list has of them. */
  readonly known: readonly KnownSheet[];
}

/**
 * The units of a formation. Where a list names only what was added to one that its army list has, the least that the
 * army list allows comes first.
 */
export const buildWrittenFormation = (
  written: WrittenFormation, forces: ImportSources, matcher: Matcher,
): PartlyBuiltFormation => {
  const place = placeOf(written, forces, matcher);
  const sorted = sortEntries(entriesOf(written, place, forces), place, matcher);
  const least = leastOf(place.formation, sorted, forces);
  const found = [...least, ...sorted.found];
  const isHeading = found.length + sorted.enoughOf.length === 0 && isNothing(written, sorted);
  const { units, left } = assignCharacters(found, place.formation);
  const hasTransport = found.some(({ unit }) => carrierOfUnit(unit) !== null);
  const transports = sorted.enoughOf.flatMap(one => {
    const kinds = one === null ? transportKindsOf(place.formation, forces.lexicon.library) : [one];
    return found.some(({ unit }) => kinds.some(kind => kind.unit === unit)) ? [] : transportsFor(units, kinds, forces);
  });
  const whole: BuiltFormation = {
    name: nameOf(written, found),
    list: place.list?.id ?? null,
    ...strengthOf(place, found, forces),
    units: [...units, ...transports].map(unit => asListed(unit, place)),
    profiles: ownProfiles(units.flatMap(({ profile, characters }) => [profile, ...characters]), sorted.sheets),
  };
  const isCarried = hasTransport || transports.length > 0;
  const leftOut = [...namedAlone(written, sorted, matcher), ...sorted.left];
  return {
    built: written.isAboard ? allAboard(whole, true, key => sheetOfKey(key, forces.lexicon.library)) : whole,
    isHeading,
    unmatched: isHeading ? [] : [
      ...sorted.unmatched, ...left.map(({ unit, count }) =>
        ({ words: unit.name, count, near: sorted.sheets.some(sheet => sheet.unit === unit) ? [] : [unit.id] })),
      ...(isCarried || sorted.enoughOf.length === 0 ? [] : [{ words: 'transport', count: 1, near: [] }]),
      ...titleUnit(written, place, [...found, ...sorted.enoughOf], sorted, matcher),
    ],
    left: leftOut,
    notes: [
      ...sorted.notes,
      ...(least.length > 0 ? [{ text: written.name, say: sayImport('assumed', quote(written.name)) }] : []),
      ...(isHeading && leftOut.length === 0 ? headingNotes(written, sorted.notes) : []),
      ...transportNotes(transports, forces.lexicon.library),
    ],
    known: sorted.known,
  };
};

/** What never fights is left out as well where its name stands above the units of others. */
const namedAlone = (
  { name }: WrittenFormation, { left }: SortedEntries, matcher: Matcher,
): readonly LeftOut[] => {
  const [first] = matcher.options(name);
  if (first?.exact !== true || first.meaning.kind !== 'unit' || first.meaning.unit.profile !== null) return [];
  const { name: unit, unusable } = first.meaning.unit;
  return left.some(one => one.name === unit) ? []
    : [{ text: name, count: 1, name: unit, why: unusable === null ? '' : UNUSABLE[unusable] }];
};

/** A unit whose name stands above words that are none of it, and that no formation of the list is called by. */
const titleUnit = (
  { name, entries }: WrittenFormation, place: MatchScope, found: readonly (WantedUnit | null)[],
  { unmatched }: SortedEntries, matcher: Matcher,
): PartlyBuiltFormation['unmatched'] => {
  const [first] = entries.length === 0 ? [] : matcher.options(name);
  const meant = first?.exact === true ? matcher.match(name, place) : null;
  if (meant === null || !('unit' in meant)) return [];
  const { unit: { id, profile } } = meant;
  const isThere = found.some(one => one?.unit.id === id) || unmatched.some(({ near }) => near.includes(id));
  const own = formationCalled(name, place.list)?.compositions[0] ?? null;
  const isOne = own === null || own.some(({ least, choices }) => least === 1 && choices.includes(id));
  if (isThere || profile === null || profile.type === 'character' || !isOne) return [];
  return [{ words: name, count: 1, near: [id] }];
};

/** Words above no units, without a price, of which nothing comes near, are a heading. */
const isNothing = (
  { name, entries, isPriced }: WrittenFormation, { unmatched }: SortedEntries,
): boolean => {
  const isBare = entries.length === 0 ? !isPriced : name === '' && entries.every(({ isCounted }) => !isCounted);
  return unmatched.length === 0 || (isBare && unmatched.every(({ near }) => near.length === 0));
};

const headingNotes = (
  { name, entries }: WrittenFormation, notes: readonly ListNote[],
): readonly ListNote[] => {
  const words = name === '' ? entries.map(entry => entry.words).join(', ') : name;
  return words !== '' && notes.length === 0 ? [{ text: words, say: sayImport('heading', quote(words)) }] : [];
};

/** The formation's own initiative and rules where its list has it, else those of its force. */
const strengthOf = (
  { list, force, formation }: MatchScope, found: readonly WantedUnit[], { lists }: ImportSources,
): Pick<BuiltFormation, 'initiative' | 'rules'> => (list !== null && formation !== null
  ? {
      initiative: initiativeOf(list, formation, found.map(({ unit }) => unit.id)),
      rules: formationRules(list, formation),
    }
  : {
      initiative: initiativeOfForce(force ?? '', lists),
      rules: (FORCE_RULES[force ?? ''] ?? '').split(' ').filter(isArmyRule),
    });

const nameOf = ({ name }: WrittenFormation, found: readonly WantedUnit[]): string =>
  name.replace(/[\p{C}\s]+/gu, ' ').trim() || (found[0]?.unit.name ?? '');

/** The list that is named above it, else that of the force that its words fit best. */
const placeOf = (written: WrittenFormation, sources: ImportSources, matcher: Matcher): MatchScope => {
  const place = likeliestPlace(written, sources, matcher);
  return isUnknownArmy(written.entries, place, matcher) ? NOWHERE : place;
};

const NOWHERE: MatchScope = { list: null, force: null, formation: null, isNamed: false };

const likeliestPlace = (
  written: WrittenFormation, { lists, lexicon }: ImportSources, { options }: Matcher,
): MatchScope => {
  const named = listNamed(written.army, lists, lexicon.library.forces);
  const words = written.entries.map(entry => entry.words).filter(one => !isAnyTransport(one));
  const meant = (words.length > 0 ? words : [withoutLabels(written.name)]).map(options);
  const force = named?.forces[0] ?? forceOf(meant);
  const list = named ?? lists.find(({ forces }) => forces[0] === force) ?? null;
  const formation = written.name === '' ? formationOf(meant[0] ?? [], list)
    : formationCalled(written.name, list) ?? formationOf(options(withoutLabels(written.name)), list);
  return { list, force, formation, isNamed: named !== null };
};

/** Whether a formation of a text may have the unit besides what it is made of, and not named already. */
export const isExtraOf = (
  words: string, written: WrittenFormation, sources: ImportSources, matcher: Matcher,
): boolean => {
  const entries = written.entries.slice(0, LOOKED_AT);
  const place = placeOf({ ...written, entries }, sources, matcher);
  if (place.formation === null) {
    return (written.name !== '' && written.isInLine !== true) || isWithFirst(words, entries, place, matcher);
  }
  const matched = matcher.match(words, place);
  if (!('unit' in matched)) return false;
  const isNamed = entries.some(entry => entry.words === words);
  return !isNamed && isInScope(matched.unit, place);
};

/** Whether no formation begins with the unit, or one that may have the first of these entries. */
const isWithFirst = (
  words: string, [first]: readonly WrittenEntry[], place: MatchScope, { options }: Matcher,
): boolean => {
  const own = formationOf(options(words), place.list);
  return own === null || first === undefined || options(first.words).some(({ meaning, alias }) =>
    alias !== 'asked' && meaning.kind === 'unit' && isInScope(meaning.unit, { ...place, formation: own }));
};

/** The formation that these units are the first of; of those that only may be meant, where one formation has them. */
const formationOf = (options: readonly MeaningOption[], list: ArmyList | null): Formation | null => {
  const ids = options.flatMap(({ meaning, exact }) => (exact && meaning.kind === 'unit' ? meaning.unit.id : []));
  const own = list?.formations.filter(({ compositions }) =>
    compositions.some(([first]) => first?.choices.some(id => ids.includes(id)))) ?? [];
  return options[0]?.alias === 'asked' && own.length > 1 ? null : own[0] ?? null;
};

/** A formation that is nothing but a name may be named like its only unit. */
const entriesOf = (
  { name, entries, isPriced }: WrittenFormation, { formation }: MatchScope, { lexicon }: ImportSources,
): readonly WrittenEntry[] => {
  if (entries.length === 0 && formation === null) {
    return [{ words: name, count: 1, isCounted: false, isJoined: false, isOption: !isPriced }];
  }
  const [first] = formation?.compositions[0] ?? [];
  const [only, ...others] = first?.choices ?? [];
  const usual = only === undefined || others.length > 0 ? name : lexicon.library.unit(only)?.name ?? name;
  return entries.map(entry => (isAnyStand(entry.words) ? { ...entry, words: usual } : entry));
};

/** `4 stands` of a formation are of what it is made of. */
const isAnyStand = (words: string): boolean => {
  const said = searchTermsOf(words);
  return said.length > 0 && said.every(word => SORT_WORDS.has(word));
};

/** What the list chooses where nobody says. */
const asListed = (unit: BuiltUnit, { list }: MatchScope): BuiltUnit => (list === null || unit.options.length > 0 ? unit
  : { ...unit, options: optionsOfList([unit.profile, ...unit.characters], list) });
