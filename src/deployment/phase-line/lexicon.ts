/** Whom some words of a line mean among the profiles of an edition and those of one's own. */
import { searchTermsOf } from '../../army-lists/search-terms.ts';
import { searchOver } from '../../army-lists/search.ts';
import { nearestWord } from '../../parsing/spelling.ts';
import type { Profile } from '../../warhammer-40k/model/profile.ts';
import type { PhaseLibrary, PhaseUnit } from '../../warhammer-40k/units/units.ts';
import { plainTermsOf } from '../quick-entry/written-words.ts';

/** A unit that some words may mean. */
export interface UnitMeaning {
  readonly unit: PhaseUnit;
  /** The words are a name of it, and not only like one. */
  readonly exact: boolean;
  /** Ids of what it is said to carry. */
  readonly choices: readonly string[];
}

/** Profiles of one's own by their ids. */
export type OwnPhaseProfiles = Readonly<Record<string, Profile>>;

export interface PhaseLexicon {
  readonly library: PhaseLibrary;
  readonly own: OwnPhaseProfiles;
  readonly unit: (id: string) => PhaseUnit | undefined;
  /** Whom the words may mean, likeliest first. */
  readonly meaningsOf: (words: string) => readonly UnitMeaning[];
  /** Units for a search field, likeliest first. */
  readonly find: (text: string, limit: number) => readonly PhaseUnit[];
  /** The vehicle of that name; null: there is none. */
  readonly vehicleCalled: (words: string) => string | null;
}

const OFFERED = 6;
/** So many words are remembered with what they mean, so that typing on asks for what is new alone. */
const REMEMBERED = 500;

/** A unit of a profile of one's own. */
const ownUnit = (id: string, profile: Profile): PhaseUnit => ({
  id, name: profile.name, forces: [], kind: 'infantry', role: 'model', ballisticSkill: 0, profile, traits: [],
  choices: [], unsourced: [], own: null, also: [],
});

const termsKey = (words: string): string => plainTermsOf(words).join(' ');

export const phaseLexiconOf = (library: PhaseLibrary, own: OwnPhaseProfiles = {}): PhaseLexicon => {
  const mine = Object.entries(own).map(([id, profile]) => ownUnit(id, profile));
  const all = [...mine, ...library.all];
  const byId = new Map(all.map(unit => [unit.id, unit]));
  const names = namesOf(all);
  const search = searchOver(all, library.armies);
  const known = new Map<string, readonly UnitMeaning[]>();
  const vehicles = new Map(library.vehicles.map(name => [termsKey(name), name]));
  const find = (text: string, limit: number): readonly PhaseUnit[] => {
    const named = names.get(termsKey(text)) ?? [];
    return [...new Set([...named, ...search(text, limit).map(({ unit }) => unit)])].slice(0, limit);
  };
  const meaningsOf = (words: string): readonly UnitMeaning[] => {
    const before = known.get(words);
    if (before !== undefined) return before;
    const found = named(words, names) ?? armed(words, names) ?? near(words, names, find);
    if (known.size >= REMEMBERED) known.clear();
    known.set(words, found);
    return found;
  };
  return {
    library, own, find, meaningsOf, unit: id => byId.get(id),
    vehicleCalled: words => vehicles.get(termsKey(words)) ?? null,
  };
};

type Names = ReadonlyMap<string, readonly PhaseUnit[]>;

/** Units by every name that they have, as names are compared; those of one's own first. */
const namesOf = (all: readonly PhaseUnit[]): Names => {
  const names = new Map<string, PhaseUnit[]>();
  const put = (name: string, unit: PhaseUnit): void => {
    const key = termsKey(name);
    const before = names.get(key) ?? [];
    if (!before.includes(unit)) names.set(key, [...before, unit]);
  };
  for (const unit of all) for (const name of [unit.name, unit.id, ...unit.also]) put(name, unit);
  return names;
};

const meaning = (unit: PhaseUnit, exact: boolean, choices: readonly string[] = []): UnitMeaning =>
  ({ unit, exact, choices });

const named = (words: string, names: Names): readonly UnitMeaning[] | null =>
  names.get(termsKey(words))?.map(unit => meaning(unit, true)) ?? null;

/** Nobody types more words for one unit. */
const MOST_WORDS = 12;

/** Units that are named by some of the words, while the others name what they carry: `power klaw nob`. */
const armed = (words: string, names: Names): readonly UnitMeaning[] | null => {
  const said = plainTermsOf(words);
  if (said.length < 2 || said.length > MOST_WORDS) return null;
  for (let length = said.length - 1; length > 0; length -= 1) {
    for (let from = 0; from + length <= said.length; from += 1) {
      const rest = [...said.slice(0, from), ...said.slice(from + length)].join(' ');
      const found = (names.get(said.slice(from, from + length).join(' ')) ?? []).flatMap(unit => {
        const choices = choicesCalled(rest, unit);
        return choices === null ? [] : [meaning(unit, true, choices)];
      });
      if (found.length > 0) return found;
    }
  }
  return null;
};

/** Ids of what a unit may carry that some words name; null: they name nothing of it. */
export const choicesCalled = (words: string, { choices }: PhaseUnit): readonly string[] | null => {
  const said = searchTermsOf(words);
  if (said.length === 0 || said.length > MOST_WORDS) return null;
  const exact = choices.find(({ name }) => searchTermsOf(name).join(' ') === said.join(' '));
  if (exact !== undefined) return [exact.id];
  const ending = choices.filter(({ name }) => said.length === 1 && said[0] !== 'power'
    && searchTermsOf(name).at(-1) === said[0]);
  return ending.length === 1 ? [ending[0]!.id] : null;
};

/** Names that are a slip away, else units that a search finds. */
const near = (words: string, names: Names, find: PhaseLexicon['find']): readonly UnitMeaning[] => {
  const key = termsKey(words);
  if (key === '') return [];
  const nearest = key.length < SHORTEST_WITH_SLIPS ? null : nearestWord(key, [...names.keys()]);
  const slip = nearest === null ? [] : names.get(nearest) ?? [];
  const found = slip.length > 0 ? slip : find(key, OFFERED).filter(unit => hasAll(key, unit));
  return found.map(unit => meaning(unit, false));
};

const SHORTEST_WITH_SLIPS = 4;

/** Every word begins one of its name, its army or what it is called besides. */
const hasAll = (key: string, { name, forces, also }: PhaseUnit): boolean => {
  const words = searchTermsOf([name, ...forces, ...also].join(' '));
  return key.split(' ').every(said => words.some(word => word.startsWith(said)));
};
