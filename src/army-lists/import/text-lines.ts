/** The lines of a printed list, without the marks that only make it look nice. */
import { plainSigns, POINTS, VERSUS } from '../../deployment/quick-entry/written-words.ts';
import { linesWithoutTags } from '../../parsing/markup.ts';
import { sayImport } from './import-words.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { SUM, tableLines, type PlainLine } from './text-tables.ts';

export interface ListLine {
  /** Without bullets, marks, and prices. */
  readonly text: string;
  readonly isBlank: boolean;
  /** It begins further right than the text as a whole, or with a bullet. */
  readonly isInner: boolean;
  /** How far right it begins: the same of two lines side by side, more for what belongs to the line above. */
  readonly depth: number;
  /** The next line belongs to it. */
  readonly hasInner: boolean;
  /** It is marked as a heading. */
  readonly isTitled: boolean;
  readonly isPriced: boolean;
  /** It is about the whole army: `The Last Stand, 3000 points`. */
  readonly isTotal: boolean;
  /** It names as many points as an army has, or a very large formation. */
  readonly isLarge: boolean;
  /** It is a row of a table that names a formation. */
  readonly isRow: boolean;
}

const TAB = '    ';
const BULLET = /^(?:[-*•·▪◦‣–—>.+]{1,3}|\d{1,2}[.)])\s+/;
/** `+ Core +`, as rosters are printed: a section, not a formation. `++ My army ++` is about the whole of it. */
const SECTION = /^\+\s.{0,200}\s\+$/;
const BANNER = /^\+{2,}\s/;
const PLUSES = /\s?\+{2,}\s?/g;
/** Between two armies: `vs` in a line of its own, or between units with their numbers. */
const AGAINST = new RegExp(String.raw`^[-=_*~\s]*(?:${VERSUS})\.?[-=_*~:\s]*$`, 'i');
const FACING = new RegExp(String.raw`^(.{0,200}?\d.{0,200}?)\s(?:${VERSUS})\.?\s(?=\d{1,3}\s?[x×]?\s?\p{L})`, 'iu');
const RULE = /^[-=_*~+\s]{3,}$/;
const HEADING = /^#{1,6}\s+/;
const BOLD = /^(?:\*\*|__).{1,200}(?:\*\*|__)$/i;
/** What programs say of themselves below a list. */
const SIGNATURE = /https?:\/\/|^created with\b/i;
const MARKS = /\*\*|__|~~|[`|]|\*(?![\p{L}\d])|(?<!\d)\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;
const TOTAL = new RegExp(String.raw`^[^,]{1,100},\s{0,3}\d{1,2}[.,]?\d{3}\s{0,3}(?:${POINTS})\.?$`, 'i');
/** `Pour 3000 pts:` */
const TOTAL_ALONE = new RegExp(String.raw`^(?:\p{L}{2,5}\s)?\d{1,2}[.,]?\d{3}\s{0,3}(?:${POINTS})\.?\s?:?$`, 'iu');
/** `2700`, `3.000 Punkte`, `3k` */
const LARGE = new RegExp(String.raw`(?<![\d.,])[1-9][.,]?\d{3}(?![\d.,]\d)|(?<!\d)[1-9][.,]?\d?k\b`, 'i');
/** `Rhino ...... 3` */
const LEADER = /\s?(?:\.{3,}|…)\s?(?=[([]?\d)/g;
/** The rest of a digit in a box. */
const KEYCAP = /\ufe0f?\u20e3/g;
/** `8-stand warband: 6 boyz, 2 nobz` */
const SIZE =
  /^\d{1,3}[-\s](?:stand|unit|base|strong)\s(?=[^\d:]{2,60}:\s?\d)|\s[-–—]\s\d{1,3}\s(?:stand|unit|base)s?(?=:\s?\d)/i;
/** What tells a formation from others: break their spirit. */
const GOAL = /\s?[([]BTS[)\]]|\bBTS\s?(?=$)/g;
/** What BattleScribe prints below the units of a formation, none of it more units. */
const PRINTED = /^(?:categories|rules|units?|weapons?|abilities|transports?)\s?:\s\D*$/i;
const SELECTIONS = /^[ \t]{0,40}selections:\s/im;
const HIDDEN = /[\u200b-\u200f\u2028-\u202e\ufeff]/g;
const BLANK: ListLine = {
  text: '', isBlank: true, isInner: false, depth: 0, hasInner: false, isTitled: false, isPriced: false, isTotal: false,
  isLarge: false, isRow: false,
};

const PRICE_WORD = `(?:${POINTS}|p)`;
const NUMBER = String.raw`\+?\d{1,3}(?:[.,]?\d{3}){0,2}`;
const EACH_PRICE = '(?:each|apiece|jeweils|chacune?|cada uno)?';
/** `[325]`, `(50 pts)`, `- 325 points`, `: 50` at the end. A small number is one of units. */
const PRICES = new RegExp([
  String.raw`\((?:free|gratis|kostenlos|gratuit|za darmo)\)`,
  String.raw`^[1-9]\d{2,3}(?:\s?[-–—:]\s+(?=\D{2,100}\d)|\s+(?=[^\d:]{2,60}:))`,
  String.raw`\[\s{0,3}${NUMBER}\s{0,3}${PRICE_WORD}\.?\s{0,3}\]`,
  String.raw`\[\s{0,3}\+?(?:0|1[5-9]|[2-9]\d|\d{1,3}(?:[.,]?\d{3}){1,2}|\d{3})\s{0,3}\]`,
  String.raw`\(\s{0,3}${NUMBER}\s{0,3}${PRICE_WORD}\.?\s{0,3}${EACH_PRICE}\)`,
  String.raw`\(\s{0,3}(?:[1-9]\d{2,3}|[2-9][05])\s{0,3}${EACH_PRICE}\)`,
  String.raw`\s(?:[1-9]\d{2,3})(?=\s[-–—]\s|:\s)`,
  String.raw`(?:[-–—:=,@]\s{0,3})?(?<![\p{L}\d])${NUMBER}\s{0,3}(?:${POINTS})(?![\p{L}\d])\.?\s{0,3}${EACH_PRICE}`,
  String.raw`(?:[-–—:=,@]\s{0,3})?(?<![\p{L}\d])[1-9]\d{1,3}\s?p\.?$`,
  String.raw`\s{0,3}[-–—:=@]\s{0,3}(?:[1-9]\d{2,3}|25|[3-9][05])$`,
  String.raw`(?<=\p{L}\)?)\s{1,3}(?:[1-9]\d{2,3}|25|50|75)$`,
].join('|'), 'giu');

export interface ListLines {
  readonly lines: readonly ListLine[];
  readonly notes: readonly string[];
}

export const listLinesOf = (text: string): ListLines => {
  const isPrinted = SELECTIONS.test(text);
  const all = plainSigns(text.replace(HIDDEN, '').replace(KEYCAP, ' ')).split(/\r\n|\r|\n/, IMPORT_LIMITS.lines + 1);
  const kept = all.slice(0, IMPORT_LIMITS.lines);
  const plain: string[] = [];
  for (const line of linesWithoutTags(kept.map(one => one.slice(0, IMPORT_LIMITS.line)))) {
    if (plain.push(line) > IMPORT_LIMITS.lines) break;
  }
  const { lines, notes } = tableLines(plain.slice(0, IMPORT_LIMITS.lines));
  const spaced = lines.flatMap(facing).map(line => ({ ...line, text: line.text.replaceAll('\t', TAB) }));
  const margin = Math.min(...spaced.filter(line => line.text.trim() !== '').map(line => indentOf(line.text)));
  const isCut = Math.max(all.length, plain.length) > IMPORT_LIMITS.lines;
  const isNarrowed = kept.some(({ length }) => length > IMPORT_LIMITS.line);
  return {
    lines: withInner(spaced.map(line => (isPrinted && PRINTED.test(line.text.trim()) ? BLANK : lineOf(line, margin)))),
    notes: [
      ...(isCut ? [sayImport('firstLines', IMPORT_LIMITS.lines)] : []),
      ...(isNarrowed ? [sayImport('firstLetters', IMPORT_LIMITS.line)] : []),
      ...notes,
    ],
  };
};

/** `6 boyz v 4 assault` as lines of two armies. */
const facing = (line: PlainLine): readonly PlainLine[] => {
  const one = FACING.exec(line.text);
  return one === null ? [line]
    : [one[1]!, '', line.text.slice(one[0].length)].map(text => ({ ...line, text }));
};

/** The same lines, those above deeper ones marked. */
const withInner = (lines: readonly ListLine[]): readonly ListLine[] => {
  const marked = [...lines];
  let next: ListLine | null = null;
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const line = lines[i]!;
    if (line.isBlank) continue;
    marked[i] = { ...line, hasInner: next !== null && next.depth > line.depth };
    next = line;
  }
  return marked;
};

const indentOf = (line: string): number => line.length - line.trimStart().length;

const lineOf = ({ text: line, isRow }: PlainLine, margin: number): ListLine => {
  const written = line.trim().replace(LEADER, ' ');
  const heading = written.replace(HEADING, '');
  if (TOTAL_ALONE.test(heading)) return BLANK;
  if (heading === '' || [RULE, SECTION, SIGNATURE, AGAINST].some(one => one.test(heading))) return BLANK;
  const isBullet = heading === written && !BOLD.test(written) && BULLET.test(written);
  const body = isBullet ? written.replace(BULLET, '') : heading;
  const isTitled = heading !== written || BOLD.test(body.replace(PRICES, ' ').replace(/:\s*$/, '').trim());
  const isBanner = BANNER.test(heading);
  const plain = (isBanner ? body.replace(PLUSES, ' ') : body).replace(MARKS, ' ').replace(SIZE, '').replace(GOAL, '');
  const text = plain.replace(PRICES, ' ').replace(/\s+/g, ' ').trim();
  const isPriced = text !== plain.replace(/\s+/g, ' ').trim();
  if (text === '') return BLANK;
  const indent = indentOf(line);
  return {
    text, isBlank: false, isInner: isBullet || indent > margin, depth: 2 * indent + Number(isBullet), hasInner: false,
    isTitled, isPriced: isPriced || isRow, isTotal: isBanner || TOTAL.test(written) || SUM.test(heading),
    isLarge: LARGE.test(written), isRow,
  };
};
