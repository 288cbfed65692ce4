/** Options of units in a line of text: in the words of a unit, or behind it in words of their own. */
import type { Library } from '../../army-lists/library.ts';
import { optionsCalled } from '../../army-lists/option-names.ts';
import { searchTermsOf } from '../../army-lists/search-terms.ts';
import type { LibraryUnit } from '../../army-lists/unit.ts';
import { firstTooMany } from '../../epic-armageddon/model/options.ts';
import type { StandGroup } from '../line-up-request.ts';

/** A unit with the options that some words name besides. */
export interface ArmedUnit {
  readonly unit: LibraryUnit;
  readonly options: readonly string[];
}

/** Words of their own that name options of the unit before them, with their number if they have one. */
export interface OptionWords {
  readonly words: string;
  readonly count: number | null;
}

/** Nobody types more words for one unit. */
const MOST_WORDS = 20;

/** The units that are named by some of the words, while the others name options of theirs: the longest names alone. */
export const armedUnits = (words: string, { all }: Library): readonly ArmedUnit[] => {
  const said = searchTermsOf(words);
  if (said.length < 2 || said.length > MOST_WORDS) return [];
  const found = all.filter(({ options }) => options.length > 0).flatMap(unit => {
    const names = [searchTermsOf(unit.name), searchTermsOf(unit.id)];
    return names.flatMap(name => {
      const rest = without(said, name);
      const options = rest === null ? null : optionsCalled(rest.join(' '), unit.options);
      return options === null ? [] : [{ unit, options, length: name.length }];
    }).slice(0, 1);
  });
  const longest = Math.max(...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest).map(({ unit, options }) => ({ unit, options }));
};

/** The words around a name; null: the name is not among them. */
const without = (said: readonly string[], name: readonly string[]): readonly string[] | null => {
  const at = said.findIndex((_, i) => name.every((word, j) => said[i + j] === word));
  return at < 0 || name.length === said.length ? null : [...said.slice(0, at), ...said.slice(at + name.length)];
};

/** What option words mean for a unit: options of all, or of so many. */
interface Meant {
  readonly options: readonly string[];
  readonly some: number | null;
}

/** A number before the name of an option says how many have it, unless one unit can have it so often. */
const meantBy = ({ words, count }: OptionWords, { options }: LibraryUnit): Meant | null => {
  const plain = optionsCalled(words, options);
  const isOnce = plain?.length === 1 && options.find(({ id }) => id === plain[0])!.most === 1;
  if (count === null || isOnce) return plain && { options: plain, some: count };
  const counted = optionsCalled(`${count} ${words}`, options) ?? plain;
  return counted && { options: counted, some: null };
};

/** Whether all of these words name options of a unit that go together, beside those that it has. */
export const fitTogether = (unit: LibraryUnit, own: readonly string[], named: readonly OptionWords[]): boolean => {
  const meant = named.map(one => meantBy(one, unit));
  const forAll = meant.flatMap(one => (one === null || one.some !== null ? [] : one.options));
  const chosen = eachAsOften([...own, ...forAll], unit).map(id => unit.options.find(one => one.id === id)!);
  return meant.every(one => one !== null) && firstTooMany(chosen) === null;
};

/** What can be had once is meant once, however often it is said: `assault cannon and power fist`. */
const eachAsOften = (ids: readonly string[], { options }: LibraryUnit): readonly string[] => ids.filter((id, i) =>
  ids.indexOf(id) === i || options.find(one => one.id === id)!.most > 1);

/** So many of a unit: those who have an option that only some have stand apart from the others. */
export const standsOfUnit = (
  unit: LibraryUnit, count: number, own: readonly string[], named: readonly OptionWords[],
): readonly Required<StandGroup>[] => {
  const meant = named.flatMap(one => meantBy(one, unit) ?? []);
  const forAll = meant.filter(({ some }) => some === null || some >= count);
  const options = eachAsOften([...own, ...forAll.flatMap(one => one.options)], unit);
  const group = (size: number, more: readonly string[]): Required<StandGroup> =>
    ({ profile: unit.id, count: size, characters: [], options: [...options, ...more] });
  let left = count;
  const apart = meant.filter(one => !forAll.includes(one)).map(one => {
    const size = Math.min(left, one.some!);
    left -= size;
    return group(size, one.options);
  });
  return [...apart, group(left, [])].filter(one => one.count > 0);
};
