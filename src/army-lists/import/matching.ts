/** Which unit some words of a list mean. */
import { inForce } from '../../deployment/quick-entry/force.ts';
import type { MeaningOption } from '../../deployment/quick-entry/meanings.ts';
import type { Composition } from '../composition.ts';
import type { ArmyList, Formation } from '../lists.ts';
import type { LibraryUnit } from '../unit.ts';
import { searchTermsOf } from '../search-terms.ts';
import type { ImportSources } from './import-result.ts';
import { IMPORT_LIMITS } from './limits.ts';

/** Where the words stand: the list and the formation that they most likely belong to. */
export interface MatchScope {
  readonly list: ArmyList | null;
  readonly force: string | null;
  readonly formation: Formation | null;
  /** The army is named, and not only guessed from its units. */
  readonly isNamed: boolean;
}

/** The unit with those of its options that the words name as well, or those that come near. */
export type Match =
  | { readonly unit: LibraryUnit; readonly isExact: boolean; readonly options: readonly string[] }
  | { readonly near: readonly LibraryUnit[] };

export interface Matcher {
  /** What some words may mean, whatever stands around them. */
  readonly options: (words: string) => readonly MeaningOption[];
  readonly match: (words: string, place: MatchScope) => Match;
  /** More different names were asked for than are looked up. */
  readonly isExhausted: () => boolean;
}

/** So many near ones are offered. */
const OFFERED = 6;
/** Words that lists put to names and the library does not. */
const FILLERS = new Set([
  'marine', 'space', 'transport', 'upgrade', 'character', 'class', 'support', 'team', 'warrior',
]);

/** What Polish puts behind names, which stay as they are but for it: `w 4 Razorbackach`. */
const POLISH_ENDING = /(?<=\p{L}{4})(?:ach|ami|iem|em|ów)$/u;

export const matcherOf = ({ lexicon }: ImportSources): Matcher => {
  const known = new Map<string, readonly MeaningOption[]>();
  const searched = new Map<string, readonly LibraryUnit[]>();
  let isExhausted = false;
  const options = (words: string): readonly MeaningOption[] => {
    const asked = words.trim();
    const found = known.get(asked);
    if (found !== undefined) return found;
    if (asked.length > IMPORT_LIMITS.name || asked === '') return [];
    isExhausted ||= known.size >= IMPORT_LIMITS.names;
    if (isExhausted) return [];
    const looked = unitOptions(asked, lexicon.optionsFor);
    known.set(asked, looked);
    return looked;
  };
  const nearest = (words: string, place: MatchScope): readonly LibraryUnit[] => {
    if (isExhausted || words.length > IMPORT_LIMITS.name) return [];
    const units = searched.get(words) ?? lexicon.library.search(words, 2 * OFFERED).map(({ unit }) => unit);
    searched.set(words, units);
    return inPlace(units, unit => unit, place).filter(({ profile }) => profile !== null).slice(0, OFFERED);
  };
  /** The only unit of the list whose name has the words in it, where a unit of another army is called just so. */
  const ownOf = (chosen: Match, words: string, place: MatchScope): Match | null => {
    if (!('unit' in chosen) || place.list === null || rankOf(chosen.unit, place) < ELSEWHERE) return null;
    const own = nearest(words, place).filter(unit => isOfList(unit, place.list) && isShortened(words, unit));
    return own.length === 1 ? { unit: own[0]!, isExact: false, options: [] } : null;
  };
  const match = (words: string, place: MatchScope): Match => {
    const found = inPlace(inForce(options(words), place.force), unitOf, place);
    const chosen = chosenFrom(found, words, place);
    if (chosen !== null) return ownOf(chosen, words, place) ?? chosen;
    const near = unitsIn(found);
    if (near.length > 0 && !isElsewhere(near[0]!, place)) return { near };
    const own = nearest(words, place).filter(unit => near.length === 0 || !isElsewhere(unit, place));
    return { near: [...new Set([...own, ...near])].slice(0, OFFERED) };
  };
  return { options, match, isExhausted: () => isExhausted };
};

/** Exact names, those without what only lists say, and what comes near. */
const unitOptions = (
  words: string, optionsFor: (words: string) => readonly MeaningOption[],
): readonly MeaningOption[] => {
  const whole = optionsFor(words).filter(isUnitOption);
  if (whole[0]?.exact) return whole;
  const plain = plainWords(words).join(' ');
  const plainly = plain === '' || plain === searchTermsOf(words).join(' ')
    ? [] : optionsFor(plain).filter(isUnitOption);
  if (plainly[0]?.exact) return plainly;
  const declined = words.split(' ').map(word => word.replace(POLISH_ENDING, '')).join(' ');
  const bare = declined === words ? [] : optionsFor(declined).filter(isUnitOption);
  if (bare[0]?.exact) return bare;
  return whole.length > 0 ? whole : plainly;
};

const plainWords = (words: string): readonly string[] => searchTermsOf(words).filter(word => !FILLERS.has(word));
const isUnitOption = ({ meaning }: MeaningOption): boolean => meaning.kind === 'unit';
const unitOf = ({ meaning }: MeaningOption): LibraryUnit | null => (meaning.kind === 'unit' ? meaning.unit : null);
const unitsIn = (options: readonly MeaningOption[]): readonly LibraryUnit[] =>
  options.flatMap(option => unitOf(option) ?? []).filter(({ profile }) => profile !== null).slice(0, OFFERED);

/**
 * A name that is right; one that people use, where the army has whom they mean; the only one of as many words that is
 * like them; or the only one of its formation or list that fits. Null: it has to be asked.
 */
const chosenFrom = (found: readonly MeaningOption[], words: string, place: MatchScope): Match | null => {
  const [first] = found;
  const unit = first && unitOf(first);
  if (!first || !unit) return null;
  const alike = found.filter(option => rankOf(unitOf(option), place) === rankOf(unit, place));
  if (first.alias !== null) {
    const isOpen = isElsewhere(unit, place) || (first.alias === 'asked' && alike.length > 1);
    return isOpen ? null : { unit, isExact: true, options: [] };
  }
  if (first.exact) return { unit, isExact: true, options: first.options };
  const ofFormation = found.filter(option => isOfFormation(unitOf(option), place.formation));
  const own = ofFormation.length > 0 ? ofFormation : found.filter(option => isOfList(unitOf(option), place.list));
  const [only] = own.length === 1 ? own : [];
  const near = (one: LibraryUnit): Match => ({ unit: one, isExact: false, options: [] });
  if (only !== undefined && isShortened(words, unitOf(only))) return near(unitOf(only)!);
  if (isElsewhere(unit, place)) return null;
  const units = alike.flatMap(option => unitOf(option) ?? []);
  const misspelt = units.filter(({ name }) => isAsLong(name, words));
  if (units.some(one => !misspelt.includes(one) && isBegun(words, one.name))) return null;
  return new Set(misspelt.map(({ name }) => name)).size === 1 ? near(misspelt[0]!) : null;
};

/** `Thunder` may as well be the beginning of `Thunderhawk`. */
const isBegun = (words: string, name: string): boolean =>
  searchTermsOf(name).join(' ').startsWith(searchTermsOf(words).join(' '));

const isAsLong = (name: string, words: string): boolean => plainWords(name).length === plainWords(words).length;

/** Whether the words are some of the words of its name. */
const isShortened = (words: string, unit: LibraryUnit | null): boolean => {
  const name = searchTermsOf(unit?.name ?? '');
  return plainWords(words).every(word => name.includes(word));
};

/** Those of the formation first, then those of its list, then those of the forces of the list. */
const inPlace = <T>(all: readonly T[], unitOf: (one: T) => LibraryUnit | null, place: MatchScope): readonly T[] => {
  const ranks = new Map(all.map(one => [one, rankOf(unitOf(one), place)]));
  return [...all].sort((a, b) => ranks.get(a)! - ranks.get(b)!);
};

const rankOf = (unit: LibraryUnit | null, place: MatchScope): number => {
  if (isOfFormation(unit, place.formation)) return 0;
  if (isOfList(unit, place.list)) return 1;
  return unit?.forces.some(force => place.list?.forces.includes(force)) ? 2 : ELSEWHERE;
};
/** Whether an army is named that does not have the unit. */
const isElsewhere = (unit: LibraryUnit, place: MatchScope): boolean =>
  place.isNamed && rankOf(unit, place) === ELSEWHERE;
/** The rank of what neither the list nor its forces have. */
const ELSEWHERE = 3;

const isOfList = (unit: LibraryUnit | null, list: ArmyList | null): boolean =>
  list?.formations.some(formation => isOfFormation(unit, formation)) ?? false;

/** Whether the formation may have the unit; where none is known, whether any of the list may. */
export const isInScope = (unit: LibraryUnit, { formation, list }: MatchScope): boolean =>
  (formation === null ? list?.formations ?? [] : [formation]).some(one => isOfFormation(unit, one));

const isOfFormation = (unit: LibraryUnit | null, formation: Formation | null): boolean =>
  unit !== null && formation !== null && idsOf(formation).has(unit.id);

/** Ids of everybody whom a formation may have. */
export const idsOf = (formation: Formation): ReadonlySet<string> => {
  const found = ids.get(formation);
  if (found !== undefined) return found;
  const own = new Set([...choicesIn(formation.compositions), ...formation.transport, ...upgradesOf(formation)]);
  ids.set(formation, own);
  return own;
};
const ids = new WeakMap<Formation, ReadonlySet<string>>();

const choicesIn = (ways: readonly Composition[]): readonly string[] =>
  ways.flatMap(way => way.flatMap(({ choices }) => choices));

const upgradesOf = ({ upgrades }: Formation): readonly string[] =>
  upgrades.flatMap(({ changes }) => changes).flatMap(change => {
    switch (change.kind) {
      case 'add':
        return choicesIn(change.ways);
      case 'replace':
        return choicesIn([change.from, ...change.to]);
      case 'character':
        return change.part.choices;
      case 'ability':
        return change.part?.choices ?? [];
      case 'transport':
      case 'summon':
        return change.choices;
    }
  });
