/** What some words may mean: units, formations or a force. */
import type { Library } from '../../army-lists/library.ts';
import { searchTermsOf } from '../../army-lists/search-terms.ts';
import type { LibraryUnit } from '../../army-lists/unit.ts';
import { nearestWord } from '../../parsing/spelling.ts';
import { unitsCalled } from './aliases.ts';
import type { KnownFormation, Meaning } from './entry.ts';
import { armedUnits } from './options-in-line.ts';
import { FORMATION_WORDS, plainTermsOf, SORT_WORDS } from './written-words.ts';

/** What names are looked up in. */
interface Names {
  readonly library: Library;
  readonly formations: readonly KnownFormation[];
  /** The words of all names and ids of units, with a space between them. */
  readonly unitNames: ReadonlySet<string>;
  /** Formations by each word with which what they are called can end. */
  readonly byLastWord: ReadonlyMap<string, readonly KnownFormation[]>;
  /** The names of the lists. */
  readonly lists: readonly string[];
}

/** Names that can be asked for again and again. */
export interface Lexicon {
  readonly library: Library;
  /** The meanings of some words, likeliest first; none where nothing comes near to all of them. */
  readonly optionsFor: (words: string) => readonly MeaningOption[];
  /** Those of them that the words name, not only come near to. */
  readonly namedBy: (words: string) => readonly MeaningOption[];
}

/** One thing that some words may mean. */
export interface MeaningOption {
  readonly meaning: Meaning;
  readonly exact: boolean;
  /** The words are spelt as its name or its id is, letter by letter. */
  readonly isLiteral: boolean;
  /** Ids of the forces it belongs to. */
  readonly forces: readonly string[];
  /** Ids of its options that the words name as well. */
  readonly options: readonly string[];
  /** People call it so besides its name; `asked`: and others of its army as well, so that nobody can tell which. */
  readonly alias: 'plain' | 'asked' | null;
}

const LOOKED_AT = 20;
/** Words that call for any formation of a list. */
const ANY_FORMATION = new Set([...SORT_WORDS, 'mob', 'army', 'warband', 'retinue', 'warhost', 'force', 'a']);
/** One word of a list's name is enough where it is no shorter and no other list has it. */
const SHORTEST_LIST_NAME = 5;
/** Shorter beginnings of a word are no word. */
const SHORTEST_BEGINNING = 3;

/** So many words are remembered with what they mean, so that typing on asks for what is new alone. */
const REMEMBERED = 500;

/**
 * The names of a library, and of formations where the army lists are at hand.
 *
 * @param formations those of `knownFormations`.
 */
export const lexiconOf = (library: Library, formations: readonly KnownFormation[] = []): Lexicon => {
  const names = namesIn(library, formations);
  const namedBy = remembering(words => namedIn(words, names));
  const near = remembering(words => nearUnits(plainTermsOf(words), names));
  return { library, namedBy, optionsFor: words => (namedBy(words).length > 0 ? namedBy(words) : near(words)) };
};

const remembering = (look: (words: string) => readonly MeaningOption[]): typeof look => {
  const known = new Map<string, readonly MeaningOption[]>();
  return words => {
    const options = known.get(words) ?? look(words);
    if (known.size >= REMEMBERED) known.clear();
    known.set(words, options);
    return options;
  };
};

const namesIn = (library: Library, formations: readonly KnownFormation[]): Names => {
  const byLastWord = new Map<string, KnownFormation[]>();
  for (const formation of formations) {
    const words = searchTermsOf(formation.name);
    for (const last of new Set([words.at(-1), words.filter(word => !SORT_WORDS.has(word)).at(-1)])) {
      if (last !== undefined) byLastWord.set(last, [...byLastWord.get(last) ?? [], formation]);
    }
  }
  return {
    library, formations, byLastWord,
    unitNames: new Set(library.all.flatMap(({ id, name }) => [id, name].map(one => searchTermsOf(one).join(' ')))),
    lists: [...new Set(formations.map(({ list }) => list))],
  };
};

const namedIn = (words: string, lexicon: Names): readonly MeaningOption[] => {
  const units = exactUnits(words, lexicon);
  const named = units.length > 0 ? units : unitsOfForce(words, lexicon);
  const exactly = [
    ...named, ...aliases(words, lexicon, named), ...formationsCalled(words, lexicon), ...forcesCalled(words, lexicon),
  ];
  if (exactly.length > 0) return [...exactly, ...formationsOf(words, exactly, lexicon)];
  const armed = armedUnits(words, lexicon.library);
  if (armed.length > 0) return armed.map(({ unit, options }) => ({ ...unitOption(unit, true), options }));
  const said = plainTermsOf(words);
  const plain = said.join(' ');
  const found = plain === searchTermsOf(words).join(' ') ? []
    : [...exactUnits(plain, lexicon), ...aliases(plain, lexicon, exactUnits(plain, lexicon))];
  return found.length > 0 ? [...found, ...formationsOf(words, found, lexicon)] : formationsOfList(words, lexicon);
};

/** Formations that are called as these units, where a word says that one is meant: `tac det`. */
const formationsOf = (
  words: string, units: readonly MeaningOption[], lexicon: Names,
): readonly MeaningOption[] => (searchTermsOf(words).some(word => FORMATION_WORDS.has(word))
  ? units.flatMap(({ meaning }) => (meaning.kind === 'unit' ? formationsCalled(meaning.unit.name, lexicon) : []))
  : []);

/** Units that people call so, but for those of that name. */
const aliases = (
  words: string, { library }: Names, named: readonly MeaningOption[],
): readonly MeaningOption[] => {
  const { units, isAsked } = unitsCalled(words, library);
  const known = new Set(named.map(({ meaning }) => (meaning.kind === 'unit' ? meaning.unit : null)));
  const alias = isAsked ? 'asked' : 'plain';
  return units.filter(unit => !known.has(unit)).map(unit => ({ ...unitOption(unit, true), alias }));
};

const unitOption = (unit: LibraryUnit, exact: boolean, words = ''): MeaningOption => {
  const spelt = words.trim().toLowerCase();
  const isLiteral = spelt === unit.id || spelt === unit.name.toLowerCase();
  return { meaning: { kind: 'unit', unit }, exact, isLiteral, forces: unit.forces, options: [], alias: null };
};

/** Units of that name; the one of that id alone where an id was typed that is nobody's name. */
const exactUnits = (words: string, { library, unitNames }: Names): readonly MeaningOption[] => {
  if (!unitNames.has(searchTermsOf(words).join(' '))) return [];
  const exact = library.search(words, LOOKED_AT).filter(hit => hit.exact).map(({ unit }) => unit);
  const typed = exact.find(({ id }) => id === words.trim() && id.includes('-'));
  const units = typed === undefined ? exact : [typed];
  return [...units].sort((a, b) => Number(b.profile !== null) - Number(a.profile !== null))
    .map(unit => unitOption(unit, true, words));
};

/** Units of a force that is named before them: `ork dreadnought`. */
const unitsOfForce = (words: string, lexicon: Names): readonly MeaningOption[] => {
  const all = searchTermsOf(words);
  return Object.entries(lexicon.library.forces).flatMap(([force, name]) => {
    const army = searchTermsOf(name);
    if (all.length <= army.length || !army.every((word, i) => word === all[i])) return [];
    const rest = all.slice(army.length).join(' ');
    const exact = exactUnits(rest, lexicon);
    const armed = exact.length > 0 ? [] : armedUnits(rest, lexicon.library);
    return [...exact, ...armed.map(({ unit, options }) => ({ ...unitOption(unit, true), options }))]
      .filter(({ forces }) => forces.includes(force)).map(option => ({ ...option, forces: [force] }));
  });
};

/** Units of which every word that was typed is a word, a beginning of one, or a slip away from one. */
const nearUnits = (said: readonly string[], { library }: Names): readonly MeaningOption[] => {
  if (said.length === 0) return [];
  return library.search(said.join(' '), LOOKED_AT).map(({ unit }) => unit)
    .filter(unit => isNear(said, wordsAround(unit, library)) && isHintedAt(unit, said))
    .map(unit => ({ unit, likeness: likeness(said, unit, library) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ unit }) => unitOption(unit, false));
};

/** Words of the name count most, those of its force less, and what was not typed of the name counts against it. */
const likeness = (said: readonly string[], unit: LibraryUnit, library: Library): number => {
  const own = [...searchTermsOf(unit.id), ...searchTermsOf(unit.name)];
  const around = wordsAround(unit, library);
  const typed = said.filter(word => around.includes(word));
  const unsaid = searchTermsOf(unit.name).filter(word => !said.includes(word));
  return typed.length + typed.filter(word => own.includes(word)).length - unsaid.length / 2;
};

const wordsAround = ({ id, name, forces }: LibraryUnit, library: Library): readonly string[] => [
  ...searchTermsOf(id), ...searchTermsOf(name), searchTermsOf(id).join(''), searchTermsOf(name).join(''),
  ...forces.flatMap(force => searchTermsOf(library.forces[force] ?? force)),
];

const isNear = (said: readonly string[], known: readonly string[]): boolean =>
  said.every(word => isOneOf(word, known)) || isOneOf(said.join(''), known);

/** The name of a force alone, which ids may have as well, is that of no unit in it. */
const isHintedAt = ({ name }: LibraryUnit, said: readonly string[]): boolean =>
  [...said, said.join('')].some(word => isOneOf(word, [...searchTermsOf(name), searchTermsOf(name).join('')]));

/** A word with digits in it is one to the letter or none: what was meant as a number is no slip. */
const isOneOf = (word: string, known: readonly string[]): boolean => known.includes(word) || (!/\d/.test(word)
  && (known.some(one => word.length >= SHORTEST_BEGINNING && one.startsWith(word))
    || nearestWord(word, known) !== null));

const isCalled = (words: readonly string[], name: string): boolean => words.join(' ') === searchTermsOf(name).join(' ');

/** Formations of that name, which may have their force or their list before it. */
const formationsCalled = (words: string, { formations, byLastWord, library }: Names): readonly MeaningOption[] => {
  const all = searchTermsOf(words);
  const plain = plainTermsOf(words);
  const ending = new Set([all.at(-1), plain.at(-1)].flatMap(word => byLastWord.get(word ?? '') ?? []));
  return formations.filter(one => ending.has(one)).filter(({ name, list, force }) => {
    if (isCalled(all, name)) return true;
    const army = [...searchTermsOf(library.forces[force] ?? ''), ...searchTermsOf(list)];
    const bare = plainTermsOf(name).join(' ');
    const rest = without(plain, army);
    return isCalled(plain, name) || isCalled(rest, name) || isCalled(without(all, army), name)
      || (bare !== '' && rest.length < plain.length && isCalled(rest, bare));
  }).map(formation => formationOption(formation));
};

/** What is the same of all that are called by their names and are no units. */
const NO_UNIT = { exact: true, isLiteral: false, options: [], alias: null } as const;

const formationOption = (formation: KnownFormation): MeaningOption => ({
  ...NO_UNIT, meaning: { kind: 'formation', formation }, forces: [formation.force],
});

/** The words that are left when those at the beginning are taken off that name an army. */
const without = (words: readonly string[], army: readonly string[]): readonly string[] => {
  const first = words.findIndex(word => !army.includes(word));
  return first < 0 ? [] : words.slice(first);
};

/** Formations of the list that is named, the plainest first: those of its first sections with most stands. */
const formationsOfList = (words: string, { formations, lists }: Names): readonly MeaningOption[] => {
  const said = searchTermsOf(words).filter(word => !ANY_FORMATION.has(word));
  const list = lists.find(one => isListCalled(said, one, lists));
  if (list === undefined) return [];
  const own = formations.filter(one => one.list === list);
  const size = ({ stands }: KnownFormation): number => stands.reduce((sum, { count }) => sum + count, 0);
  const isFirst = ({ section }: KnownFormation): boolean => section === own[0]!.section;
  return [...own].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || size(b) - size(a))
    .map(formation => formationOption(formation));
};

/** Every word is one of its name, and together they are what sets it apart: `war horde`, `codex`. */
const isListCalled = (said: readonly string[], list: string, lists: readonly string[]): boolean => {
  const name = searchTermsOf(list);
  if (said.length === 0 || !said.every(word => name.includes(word))) return false;
  const own = searchTermsOf(list.split('–').at(-1) ?? list);
  if (own.every(word => said.includes(word))) return true;
  return said.some(word => word.length >= SHORTEST_LIST_NAME
    && lists.every(other => other === list || !searchTermsOf(other).includes(word)));
};

const forcesCalled = (words: string, { library }: Names): readonly MeaningOption[] =>
  Object.entries(library.forces).filter(([, name]) => isCalled(searchTermsOf(words), name))
    .map(([force]) =>
      ({ ...NO_UNIT, meaning: { kind: 'force', force }, forces: [force] }));
