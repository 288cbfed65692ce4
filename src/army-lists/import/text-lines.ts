/** The lines of a printed list, without the marks that only make it look nice. */
import { sayImport } from './import-words.ts';
import { IMPORT_LIMITS } from './limits.ts';

export interface ListLine {
  /** Without bullets, marks, and prices. */
  readonly text: string;
  readonly isBlank: boolean;
  /** It begins further right than the text as a whole, or with a bullet. */
  readonly isInner: boolean;
  /** It is marked as a heading. */
  readonly isTitled: boolean;
  readonly isPriced: boolean;
  /** It is about the whole army: `The Last Stand, 3000 points`. */
  readonly isTotal: boolean;
}

const TAB = '    ';
const BULLET = /^(?:[-*•·▪◦‣–—>.+]{1,3}|\d{1,2}[.)])\s+/;
/** `+ Core +`, as rosters are printed: a section, not a formation. `++ My army ++` is about the whole of it. */
const SECTION = /^\+\s.{0,200}\s\+$/;
const BANNER = /^\+\+\s/;
const PLUSES = /\s?\+{2,}\s?/g;
const RULE = /^[-=_*~+\s]{3,}$/;
const HEADING = /^#{1,6}\s+/;
const BOLD = /^(?:\*\*|__|\[b\]|<b>).{1,200}(?:\*\*|__|\[\/b\]|<\/b>)$/i;
/** What programs say of themselves below a list. */
const SIGNATURE = /https?:\/\/|^created with\b/i;
const MARKS = /\*\*|__|[`*|]|<\/?[biu]>|\[\/?[biu]\]/gi;
const TOTAL = /^[^,]{1,100},\s{0,3}\d{1,2}[.,]?\d{3}\s{0,3}(?:pts?|points?)\.?$/i;
const HIDDEN = /[\u200b-\u200f\u2028-\u202e\ufeff]/g;
const BLANK: ListLine = { text: '', isBlank: true, isInner: false, isTitled: false, isPriced: false, isTotal: false };

const PRICE_WORD = String.raw`(?:pts?|points?|p)`;
const NUMBER = String.raw`\+?\d{1,3}(?:[.,]?\d{3}){0,2}`;
/** `[325]`, `(50 pts)`, `- 325 points`, `: 50` at the end. A small number is one of units. */
const PRICES = new RegExp([
  String.raw`\[\s{0,3}${NUMBER}\s{0,3}${PRICE_WORD}?\.?\s{0,3}\]`,
  String.raw`\(\s{0,3}${NUMBER}\s{0,3}${PRICE_WORD}\.?\s{0,3}\)`,
  String.raw`\(\s{0,3}(?:[1-9]\d{2,3}|[2-9][05])\s{0,3}\)`,
  String.raw`(?:[-–—:=,@]\s{0,3})?(?<![\p{L}\d])${NUMBER}\s{0,3}(?:pts?|points?)(?![\p{L}\d])\.?`,
  String.raw`\s{0,3}[-–—:=@]\s{0,3}\d{2,4}$`,
  String.raw`(?<=\p{L}\)?)\s{1,3}(?:[1-9]\d{2,3}|25|50|75)$`,
].join('|'), 'giu');

export interface ListLines {
  readonly lines: readonly ListLine[];
  readonly notes: readonly string[];
}

export const listLinesOf = (text: string): ListLines => {
  const all = text.replace(HIDDEN, '').split(/\r\n|\r|\n/, IMPORT_LIMITS.lines + 1);
  const kept = all.slice(0, IMPORT_LIMITS.lines).map(line => line.replaceAll('\t', TAB));
  const margin = Math.min(...kept.filter(line => line.trim() !== '').map(indentOf));
  const notes = [
    ...(all.length > IMPORT_LIMITS.lines ? [sayImport('firstLines', IMPORT_LIMITS.lines)] : []),
    ...(kept.some(({ length }) => length > IMPORT_LIMITS.line) ? [sayImport('firstLetters', IMPORT_LIMITS.line)] : []),
  ];
  return { lines: kept.map(line => lineOf(line.slice(0, IMPORT_LIMITS.line), margin)), notes };
};

const indentOf = (line: string): number => line.length - line.trimStart().length;

const lineOf = (line: string, margin: number): ListLine => {
  const written = line.trim();
  const heading = written.replace(HEADING, '');
  if (heading === '' || [RULE, SECTION, SIGNATURE].some(one => one.test(heading))) return BLANK;
  const isBullet = heading === written && !BOLD.test(written) && BULLET.test(written);
  const body = isBullet ? written.replace(BULLET, '') : heading;
  const isTitled = heading !== written || BOLD.test(body.replace(PRICES, ' ').replace(/:\s*$/, '').trim());
  const isBanner = BANNER.test(heading);
  const plain = (isBanner ? body.replace(PLUSES, ' ') : body).replace(MARKS, ' ');
  const text = plain.replace(PRICES, ' ').replace(/\s+/g, ' ').trim();
  const isPriced = text !== plain.replace(/\s+/g, ' ').trim();
  if (text === '') return BLANK;
  const isInner = isBullet || indentOf(line) > margin;
  return { text, isBlank: false, isInner, isTitled, isPriced, isTotal: isBanner || TOTAL.test(written) };
};
