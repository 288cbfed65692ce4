/** Which lines of a list name a formation, and what of them are its units. */
import { piecesOf } from '../../deployment/quick-entry/pieces.ts';
import {
  EACH, FORMATION_WORDS, INSIDE, NUMBER_WORDS, withoutLabels,
} from '../../deployment/quick-entry/written-words.ts';
import { searchTermsOf } from '../search-terms.ts';
import {
  COUNT_AFTER, COUNT_BEHIND_NAME, COUNT_BETWEEN, COUNT_FIRST, COUNT_LAST, COUNT_SECOND, COUNTED_BEHIND, COUNTED_LAST,
  COUNTED_NAME, OF_SO_MANY, SO_MANY, UNIT_COUNTED,
} from './line-counts.ts';
import type { ListLine } from './text-lines.ts';
import type { Names } from './text-names.ts';
import type { WrittenFormation } from './written-list.ts';

/** What stands before units that belong to the formation above. */
const LABEL = new RegExp(String.raw`^(?:transports?|upgrades?|characters?|units?|with|extras?|options?|includes`
  + String.raw`|including|core|plus|selections|transporter|transporteurs?|aufwertung(?:en)?|charaktere?|einheiten|mit`
  + String.raw`|améliorations?|personnages?`
  + String.raw`|avec|unités|mejoras?|personajes?|unidades|con|ulepszenia|postacie|jednostki)\s*:\s*`, 'i');
/** `Tactical: 6 Tactical, 3 Rhino`, `Tactical:6 Tactical`, `Tactical – 6 Tactical`. */
const NAMED = /^(.{2,100}?)\s?(:(?=\s|\d)|\s[-–—](?=\s))\s?(?!\d{1,2}$)(\S.*)$/;
/** `Tactical (6 Tactical, 3 Rhino)` */
const BRACKETED = /^([^(]{2,80})\s\((.{3,})\)$/;
/** `Warband (2 Nobz, 6 Boyz) + 2 Battlewagons`, `Warband (2 Nobz, 6 Boyz) - Battlewagon` */
const BRACKETED_FIRST = /^([^(]{2,80})\s\(([^()]{3,})\)\s?((?:[+,&:]|[-–—]\s|[a-z]{1,6}\s).+)$/;
/** A formation that is named by nothing but its units. */
const JOINT = /,|\s\+\s|\d\s/;
/** `Tactical Detachment, 6 Tactical`, `Tactical Detachment + Captain`, `Tactical Detachment in Rhinos`. */
const FOLLOWED = new RegExp(
  String.raw`^([^,+]{2,60}?)(?:,\s|\s(?=\+\s|(?:with|mit|avec|con|z|ze|${INSIDE})\s|w\/))(.+)$`, 'i',
);

/** More than a name. */
const SEVERAL_WORDS = /[,:;+]|(?:^|\s)\d/;

export interface Head {
  /** Null: the line goes on with the formation above. */
  readonly name: string | null;
  /** The units in it. */
  readonly rest: string;
  /** So many such formations. */
  readonly times?: number;
}

export interface Around {
  /** Nothing stands right above it. */
  readonly isFirst: boolean;
  /** The line above names units of a formation, and not the formation. */
  readonly isBelowUnits: boolean;
  /** It is further in than the name of the formation above. */
  readonly isNested: boolean;
  readonly open: WrittenFormation | null;
  readonly next: ListLine | undefined;
  readonly names: Names;
}

/** The name in a line, null where it goes on with the formation above, and the units in it. */
export const headOf = (line: ListLine, around: Around): Head => {
  const { text } = line;
  const { names } = around;
  if (LABEL.test(text)) return { name: null, rest: text.replace(LABEL, '') };
  const several = severalOf(line, around);
  if (several !== null) return several;
  if (text.endsWith(':')) return { name: text.slice(0, -1), rest: '' };
  if (line.isTitled && !COUNT_FIRST.test(text)) return { name: text, rest: '' };
  return bracketHead(text, names) ?? nameHead(line, around) ?? followedHead(line, around) ?? unitHead(line, around);
};

const GOES_ON = (text: string): Head => ({ name: null, rest: text });

/** A name before brackets with its units. Null: it is none. */
const bracketHead = (text: string, names: Names): Head | null => {
  const [, title = '', inside = ''] = BRACKETED.exec(text) ?? [];
  if (isArmed(title, inside, names)) return GOES_ON(text);
  const isOfUnits = [COUNT_FIRST, COUNTED_BEHIND, COUNT_AFTER].some(counted => counted.test(inside));
  if (isOfUnits && isPlainTitle(title) && !COUNT_FIRST.test(text)) return { name: title, rest: inside };
  const [, big = '', units = '', others = ''] = BRACKETED_FIRST.exec(text) ?? [];
  const isBig = COUNT_FIRST.test(units) && isPlainTitle(big) && !COUNT_FIRST.test(text);
  return isBig ? { name: big, rest: `${units} ${others}` } : null;
};

/** No units with their numbers, to which the brackets would belong. */
const isPlainTitle = (title: string): boolean => !COUNT_BETWEEN.test(title) && !COUNTED_NAME.test(title);

/** A name before a colon, a dash or a number. Null: there is none. */
const nameHead = (line: ListLine, around: Around): Head | null => {
  const { text } = line;
  const { names } = around;
  const [, name = '', gap = '', rest = ''] = NAMED.exec(text) ?? [];
  if (isArmed(name, rest, names)) return GOES_ON(text);
  const isTitle = names.isFormation(name)
    || (COUNT_AFTER.test(rest) && !names.isCalled(name) && !SEVERAL_WORDS.test(name));
  const isNamed = COUNT_FIRST.test(rest) || (gap === ':' ? !line.isInner : isTitle);
  if (name !== '' && isNamed && !COUNT_FIRST.test(text)) return severalNamed(name, rest, names) ?? { name, rest };
  const [, called = ''] = COUNT_BEHIND_NAME.exec(text) ?? [];
  return called !== '' && isNameBefore(called, text, around)
    ? { name: called, rest: text.slice(called.length) } : null;
};

/** A name with what comes with it: `Tactical Detachment + Captain`. Null: it is none. */
const followedHead = (line: ListLine, around: Around): Head | null => {
  const { names } = around;
  const [, first = '', more = ''] = FOLLOWED.exec(line.text) ?? [];
  const isFollowed = isFormationName(first, names) || isOnlyFormation(first, names)
    || (INSIDE_FIRST.test(more) && names.isUnit(first) && isHead({ ...line, text: first }, around));
  return isFollowed && !COUNT_FIRST.test(line.text)
    ? { name: first, rest: `${countedIn(first, names)}${more}` } : null;
};

/** A name alone, or units that nothing names. */
const unitHead = (line: ListLine, around: Around): Head => {
  const { text } = line;
  if (!isHead(line, around)) return GOES_ON(text);
  const isBehindOthers = (around.open?.entries.length ?? 0) > 0;
  const isOfNumbers = [COUNT_FIRST, COUNTED_LAST, COUNT_AFTER].some(counted => counted.test(text))
    || isCountedUnit(text, around)
    || (isBehindOthers && [COUNT_LAST, COUNT_SECOND].some(counted => counted.test(text)));
  return isOfNumbers || (line.isPriced && JOINT.test(withoutLabels(text)))
    ? { name: '', rest: text } : { name: text, rest: '' };
};

/** `Infantry Company x2: 12 infantry` */
const severalNamed = (text: string, rest: string, names: Names): Head | null => {
  const [, name = '', ...numbers] = COUNTED_NAME.exec(text) ?? [];
  const isOne = name !== '' && !numbers[2] && (isFormationName(name, names) || isOnlyFormation(name, names));
  return isOne ? timesOf(name, rest, numbers.find(Boolean)) : null;
};

const isOnlyFormation = (words: string, { isFormation, isCalled }: Names): boolean =>
  !/\d/.test(words) && isFormation(words) && !isCalled(words);

/** The units of a name that says how many there are, where it is called by them. */
const countedIn = (text: string, { isCalled }: Names): string => {
  const [, name = '', ...numbers] = SO_MANY.exec(text) ?? [];
  return name !== '' && isCalled(name) ? `${numbers.find(Boolean)} ${name} ` : '';
};

/** `in Rhinos` */
const INSIDE_FIRST = new RegExp(String.raw`^(?:${INSIDE})\s`, 'i');

const EACH_FIRST = new RegExp(String.raw`^(?:${EACH})\s`, 'i');

/** Whether words before a number name a formation: they say so, or each line here is one and nobody is called so. */
const isNameBefore = (words: string, text: string, { names, isNested, isFirst, open }: Around): boolean => {
  if (isFormationName(words, names)) return true;
  if (isNested || EACH_FIRST.test(text) || names.isCalled(words) || !(isFirst || open?.isInLine === true)) return false;
  const [first] = piecesOf(text.slice(words.length));
  return first !== undefined && names.isCalled(first.words);
};

/** `Tactical 5`, `Tactical = 5`, unless units with numbers before them follow: then it is which of them. */
const isCountedUnit = (text: string, { next, names }: Around): boolean => {
  const [, unit = ''] = UNIT_COUNTED.exec(text) ?? [];
  return unit !== '' && names.isCalled(unit) && (next === undefined || !COUNT_FIRST.test(next.text));
};

/** `3 Terminator Detachments`: so many of a formation, with what stands behind a colon. Null: it says no such thing. */
const severalOf = ({ text, isRow }: ListLine, { names, isNested, isFirst, open }: Around): Head | null => {
  if (isNested) return null;
  const count = COUNT_FIRST.exec(text);
  const [, last = '', ...lasts] = COUNTED_LAST.exec(text) ?? [];
  const isOne = (name: string): boolean => !SEVERAL_WORDS.test(name)
    && (isFormationName(name, names) || isOnlyFormation(name, names));
  if (count === null) return isOne(last) ? timesOf(last, '', lasts.find(Boolean)) : null;
  const number = count[1] ?? String(NUMBER_WORDS[(count[2] ?? '').toLowerCase()]);
  const behind = text.slice(count[0].length).replace(/:$/, '');
  const [twice, ...others] = COUNT_FIRST.test(behind) && !names.isCalled(text) ? piecesOf(behind) : [];
  const isApart = open === null || open.isInLine === true || isFirst;
  if (twice !== undefined && others.length === 0 && isApart && names.isCalled(twice.words)) {
    return timesOf('', behind, number);
  }
  const [, group = '', each = ''] = OF_SO_MANY.exec(behind) ?? [];
  if (group !== '') return timesOf(group, `${each} stands`, number);
  const [, named = behind, , rest = ''] = NAMED.exec(behind) ?? [];
  if (isOne(named) || (isRow && rest !== '')) return timesOf(named.trim(), rest, number);
  const [, name = '', inside = ''] = BRACKETED.exec(behind) ?? FOLLOWED.exec(behind) ?? [];
  return isOne(name) ? timesOf(name, inside, number) : null;
};

const timesOf = (name: string, rest: string, number: string | undefined): Head | null =>
  (Number(number) > 0 ? { name, rest, times: Number(number) } : null);

/** A name with a word such as `Detachment` at its end, or its beginning, that is no unit's. */
export const isFormationName = (words: string, { isName }: Names): boolean => {
  const terms = searchTermsOf(words);
  return terms.length > 1 && [terms[0]!, terms.at(-1)!].some(word => FORMATION_WORDS.has(word)) && !isName(words);
};

/** A unit with options of its own is no formation: `Razorbacks (2x twin heavy bolter)`. */
const isArmed = (unit: string, inside: string, { isOptionOf }: Names): boolean =>
  unit !== '' && COUNT_FIRST.test(inside) && piecesOf(inside).every(({ words }) => isOptionOf(unit, words));

const isHead = (line: ListLine, around: Around): boolean => {
  const { isFirst, isBelowUnits, isNested, next, names, open } = around;
  const text = withoutLabels(line.text);
  if (line.isRow) return true;
  if (COUNT_FIRST.test(text)) return isNextOfAll(line, around);
  if ((COUNT_LAST.test(text) || COUNT_SECOND.test(text)) && isNextOfAll(line, around)) return true;
  if (!isNested && (line.hasInner || isFormationName(text, names) || isOnlyFormation(text, names))) return true;
  if (!isNested && line.isPriced && open?.isPriced === true && !names.isExtraOf(text, open)) return true;
  if (line.isInner) return false;
  if (open !== null && isBelowUnits && names.isFormation(text) && !names.isExtraOf(text, open)
    && next !== undefined && COUNT_FIRST.test(next.text)) return true;
  if (open !== null && names.isUnit(text) && !names.isExtraOf(text, open)) return true;
  if (line.isPriced) return !(isBelowUnits ? names.isUnit(text) : !isFirst && names.isCharacter(text));
  if (next === undefined || text.includes(',')) return false;
  return isFirst || next.isInner;
};

/**
 * Units with a number that are the next formation, unless that above may take them: where each has a price, or where
 * nothing names a formation.
 */
const isNextOfAll = (line: ListLine, { open, isNested, names }: Around): boolean => {
  if (isNested || open === null) return false;
  const isBehindAnother = open.entries.length > 0 && (open.name === '' || open.isInLine === true);
  if (!line.isPriced && !isBehindAnother) return false;
  const [first] = piecesOf(line.text);
  return first !== undefined && names.isCalled(first.words) && !names.isCharacter(first.words)
    && !names.isExtraOf(first.words, open);
};

/** A line above names of formations with units of their own: `Support:`. */
export const isSection = (line: ListLine, next: ListLine | undefined, names: Names): boolean =>
  line.hasInner && !COUNT_FIRST.test(line.text) && next?.hasInner === true && !COUNT_FIRST.test(next.text)
  && (isFormationName(next.text, names) || names.isFormation(next.text) || !names.isUnit(next.text));
