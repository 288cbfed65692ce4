/** What formations are made of, and the words in which rows say it. */

/** So many units, each of them one of the choices; `most` is null where any number may be taken. */
export interface Part {
  readonly least: number;
  readonly most: number | null;
  /** The dice that decide the number, such as `3+2D6`; null where the player decides. */
  readonly dice: string | null;
  /** Ids of units; characters are units that other units of the formation carry. */
  readonly choices: readonly string[];
}

/** All the parts together. */
export type Composition = readonly Part[];

/**
 * One thing that an upgrade allows; `times` says how often at most, null without a limit.
 *
 * - `add`: units, composed in one of the ways.
 * - `replace`: units give way to others. A character that gives way to a unit takes the unit with it that carries it.
 * - `character`: a unit of the formation, or one of `on` where that is not empty, carries it.
 * - `transport`: just enough of them to carry the formation.
 * - `ability`: these units, or all where `part` is null, gain it.
 * - `summon`: these may come from the pool of daemons.
 */
export type Change =
  | { readonly kind: 'add'; readonly times: number | null; readonly ways: readonly Composition[] }
  | {
    readonly kind: 'replace';
    readonly times: number | null;
    readonly from: Composition;
    readonly to: readonly Composition[];
  }
  | { readonly kind: 'character'; readonly part: Part; readonly on: readonly string[] }
  | { readonly kind: 'transport'; readonly choices: readonly string[] }
  | { readonly kind: 'ability'; readonly ability: string; readonly part: Part | null }
  | { readonly kind: 'summon'; readonly choices: readonly string[] };

/** Unit ids by the name that stands for them in rows. */
export type Groups = Readonly<Record<string, string>>;

const ANY_NUMBER = '*';
const TIMES = /^(\*|\d+)x (.*)$/;
const DICE = /^(\d+)\+(\d+)D(\d+)$/;
const RANGE = /^(\d+)(?:-(\d+))?$/;

/** The ways of `8 fire-warriors | 6 fire-warriors, 3 devilfish`. */
export const readWays = (words: string, groups: Groups): readonly Composition[] =>
  words.split(' | ').map(way => readComposition(way, groups));

/** One change, such as `add 1-3 wraiths`. */
export const readChange = (words: string, groups: Groups): Change => {
  const kind = words.slice(0, words.indexOf(' '));
  const rest = words.slice(kind.length + 1);
  switch (kind) {
    case 'add':
      return readAddition(rest, groups);
    case 'replace':
      return readReplacement(rest, groups);
    case 'character':
      return readCharacter(rest, groups);
    case 'give':
      return readAbility(rest, groups);
    case 'transport':
    case 'summon':
      return { kind, choices: readChoices(rest, groups) };
    default:
      throw new Error(`No change of an army list is called "${kind}".`);
  }
};

const readComposition = (words: string, groups: Groups): Composition =>
  words.split(', ').map(part => readPart(part, groups));

/** `4-8 raptors`, `5 bike/land-speeder`. */
const readPart = (words: string, groups: Groups): Part => {
  const [count = '', choices = ''] = words.split(' ');
  return { ...readCount(count), choices: readChoices(choices, groups) };
};

const readCount = (text: string): Omit<Part, 'choices'> => {
  if (text === ANY_NUMBER) return { least: 1, most: null, dice: null };
  const [, sure, dice, faces] = DICE.exec(text) ?? [];
  const fewest = Number(sure) + Number(dice);
  if (dice) return { least: fewest, most: Number(sure) + Number(dice) * Number(faces), dice: text };
  const [, least, most = least] = RANGE.exec(text) ?? [];
  if (!least) throw new Error(`"${text}" is no number of units.`);
  return { least: Number(least), most: Number(most), dice: null };
};

/** `scout/@officers`: ids, and the ids of a group. */
const readChoices = (words: string, groups: Groups): readonly string[] =>
  words.split('/').flatMap(word => (word.startsWith('@') ? readGroup(word.slice(1), groups) : word));

const readGroup = (name: string, groups: Groups): readonly string[] => {
  const ids = groups[name];
  if (!ids) throw new Error(`The rows have no group "${name}".`);
  return ids.split('/');
};

/** `2x 1 nobz, 1 trukk`: how often at most, and what; once unless it says so. */
const readTimes = (words: string): { readonly times: number | null; readonly what: string } => {
  const [, times = '1', what = words] = TIMES.exec(words) ?? [];
  return { times: times === ANY_NUMBER ? null : Number(times), what };
};

const readAddition = (words: string, groups: Groups): Change => {
  const { times, what } = readTimes(words);
  return { kind: 'add', times, ways: readWays(what, groups) };
};

const readReplacement = (words: string, groups: Groups): Change => {
  const { times, what } = readTimes(words);
  const [from = '', to = ''] = what.split(' with ');
  return { kind: 'replace', times, from: readComposition(from, groups), to: readWays(to, groups) };
};

const readCharacter = (words: string, groups: Groups): Change => {
  const [part = '', on] = words.split(' on ');
  return { kind: 'character', part: readPart(part, groups), on: on ? readChoices(on, groups) : [] };
};

/** `sniper 1-4 scout`, or `scout *` for all units. */
const readAbility = (words: string, groups: Groups): Change => {
  const ability = words.slice(0, words.indexOf(' '));
  const units = words.slice(ability.length + 1);
  return { kind: 'ability', ability, part: units === ANY_NUMBER ? null : readPart(units, groups) };
};
