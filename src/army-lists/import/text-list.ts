/** The formations of a list in words, as army builders print it and people write it in forums. */
import { quote } from '../../parsing/problems.ts';
import { piecesOf } from '../../deployment/quick-entry/pieces.ts';
import { sayImport } from './import-words.ts';
import { listLinesOf, type ListLine } from './text-lines.ts';
import type { WrittenEntry, WrittenFormation, WrittenList } from './written-list.ts';

/** What the reading of words asks of the library. */
export interface Names {
  /** Whether exactly this is a unit's name, and not only enough of it. */
  readonly isName: (words: string) => boolean;
  /** Whether the words are those of a unit, and whether of one that others carry. */
  readonly isUnit: (words: string) => boolean;
  readonly isCharacter: (words: string) => boolean;
  /** Whether the words name options of that unit. */
  readonly isOptionOf: (unit: string, words: string) => boolean;
  /** Whether an army is named, and whether nothing else is. */
  readonly hasArmy: (words: string) => boolean;
  readonly isArmy: (words: string) => boolean;
}

const COUNT_FIRST =
  /^(?:[x×]\s?)?\d{1,4}(?:\s?[x×])?\s|^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s/i;
/** What stands before units that belong to the formation above. */
const LABEL = /^(?:transports?|upgrades?|characters?|units?|with|extras?|options?|includ(?:ing|es)|core|plus)\s*:\s*/i;
/** What says that those before it are inside those behind it. */
const INSIDE = /\s(?:(?:mounted|riding|embarked)\s+(?:in|on)|in|inside|aboard)\s(?=\S)/i;
/** `Tactical: 6 Tactical, 3 Rhino`, `Tactical – 6 Tactical`. */
const NAMED = /^(.{2,100}?)\s?(:|\s[-–—])\s(?!\d{1,2}$)(.+)$/;
/** What stands before the first words in brackets. */
const BRACKET = /\(\s?$/;
/** `Tactical (6 Tactical, 3 Rhino)` */
const BRACKETED = /^([^(]{2,80})\s\(([^)]{3,})\)$/;
/** A formation that is named by nothing but its units. */
const JOINT = /,|\s\+\s|\d\s/;
/** `Rhino: 3` */
const COUNT_BEHIND = /^([^:,]{2,60}):\s(\d{1,2})$/;
const GEAR = /\bw\//gi;
const PLUS = /\bplus\b/gi;
/** So many lines on, the units may follow their formation's name. */
const NEAR = 3;
const COUNT_LAST = /\s\((\d{1,2})\)/g;

interface Growing extends WrittenFormation {
  readonly entries: WrittenEntry[];
  isAboard: boolean;
}

/** Blocks of lines, each under the line that names it; units may stand in that line as well. */
export const textList = (text: string, names: Names): WrittenList => {
  const { lines, notes } = listLinesOf(text);
  const formations: Growing[] = [];
  const titles: string[] = [];
  let army = '';
  let isOpen = false;
  let isBelow = false;
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    if (line.isBlank) {
      isOpen &&= formations.at(-1)?.entries.length === 0;
      continue;
    }
    if (isTitle(line, lines.slice(i + 1), names)) {
      if (names.hasArmy(line.text)) army = line.text;
      if (!names.isArmy(line.text)) titles.push(sayImport('heading', quote(line.text)));
      isOpen = false;
      continue;
    }
    const isFirst = !isOpen || before?.isBlank !== false;
    const isBelowUnits = isOpen && !isFirst && isBelow;
    const { name, rest } = headOf(line, { isFirst, isBelowUnits, next: nextAfter(lines, i), names });
    isBelow = name === null;
    if (name !== null || !isOpen) {
      formations.push({ name: name ?? '', army, entries: [], isAboard: false, isPriced: line.isPriced });
      isOpen = true;
    }
    write(formations.at(-1)!, rest, names);
  }
  return { formations, notes: [...notes, ...titles] };
};

/** The name of an army alone, or with the points of the whole of it: `Ork War Horde, 3000 points`. */
const isTitle = (
  { text, isInner, isTotal }: ListLine, after: readonly ListLine[], { isArmy, isUnit }: Names,
): boolean => {
  if (isTotal) return true;
  if (isInner || COUNT_FIRST.test(text) || !isArmy(text) || isUnit(text)) return false;
  const next = after[0];
  return next === undefined || !(next.isInner || COUNT_FIRST.test(next.text));
};

const nextAfter = (lines: readonly ListLine[], at: number): ListLine | undefined =>
  lines.slice(at + 1, at + 1 + NEAR).find(({ isBlank }) => !isBlank);

interface Around {
  /** Nothing stands right above it. */
  readonly isFirst: boolean;
  /** The line above names units of a formation, and not the formation. */
  readonly isBelowUnits: boolean;
  readonly next: ListLine | undefined;
  readonly names: Names;
}

/** The name in a line, null where it goes on with the formation above, and the units in it. */
const headOf = (line: ListLine, around: Around): { readonly name: string | null; readonly rest: string } => {
  const { text } = line;
  if (LABEL.test(text)) return { name: null, rest: text.replace(LABEL, '') };
  if (text.endsWith(':')) return { name: text.slice(0, -1), rest: '' };
  if (line.isTitled && !COUNT_FIRST.test(text)) return { name: text, rest: '' };
  const [, title = '', inside = ''] = BRACKETED.exec(text) ?? [];
  if (isArmed(title, inside, around.names)) return { name: null, rest: text };
  if (COUNT_FIRST.test(inside) && !COUNT_FIRST.test(text)) return { name: title, rest: inside };
  const [, name = '', gap = '', rest = ''] = NAMED.exec(text) ?? [];
  if (isArmed(name, rest, around.names)) return { name: null, rest: text };
  const isNamed = gap === ':' ? !line.isInner || COUNT_FIRST.test(rest) : COUNT_FIRST.test(rest);
  if (name !== '' && isNamed && !COUNT_FIRST.test(text)) return { name, rest };
  if (!isHead(line, around)) return { name: null, rest: text };
  return line.isPriced && JOINT.test(text) ? { name: '', rest: text } : { name: text, rest: '' };
};

/** A unit with options of its own is no formation: `Razorbacks (2x twin heavy bolter)`. */
const isArmed = (unit: string, inside: string, { isOptionOf }: Names): boolean =>
  unit !== '' && COUNT_FIRST.test(inside) && piecesOf(inside).every(({ words }) => isOptionOf(unit, words));

const isHead = (line: ListLine, { isFirst, isBelowUnits, next, names }: Around): boolean => {
  if (line.isInner || COUNT_FIRST.test(line.text)) return false;
  if (line.isPriced) return !(isBelowUnits ? names.isUnit(line.text) : !isFirst && names.isCharacter(line.text));
  if (next === undefined || line.text.includes(',')) return false;
  return isFirst || next.isInner;
};

const write = (formation: Growing, text: string, names: Names): void => {
  const [before = '', ...inside] = text.split(INSIDE);
  if (inside.length > 0 && before !== '') formation.isAboard = true;
  for (const part of [before, ...inside]) formation.entries.push(...entriesOf(part, names));
};

/** Names that hold a comma, a plus or an `and` are units if they are so as a whole. */
const entriesOf = (text: string, names: Names): readonly WrittenEntry[] => text
  .replace(COUNT_BEHIND, '$1 x$2').replace(PLUS, ',').replace(COUNT_LAST, ' x$1').replace(GEAR, 'with ').split(/[,;]/)
  .flatMap(part => wholeOf(part.trim(), names)
    ?? piecesOf(part).map(({ words, count, number, isJoined, span }): WrittenEntry => ({
      words: words.trim(), count, isCounted: number !== null, isJoined, isOption: false,
      isBracketed: BRACKET.test(part.slice(0, span.from)),
    })))
  .filter(({ words }) => words !== '');

const wholeOf = (part: string, { isName }: Names): readonly WrittenEntry[] | null => {
  const [, count, words = ''] = /^(?:(\d{1,4})\s?[x×]?\s)?(.{1,80})$/.exec(part) ?? [];
  const entry = { words, count: Number(count ?? 1), isCounted: count !== undefined, isJoined: false, isOption: false };
  return words !== '' && isName(words) ? [entry] : null;
};
