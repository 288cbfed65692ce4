/** A line of names and counts, cut into pieces. */
import type { Side } from '../../epic-armageddon/model/procedure.ts';
import { withoutMarkup } from '../../parsing/markup.ts';
import type { Span } from './entry.ts';
import { AND, EACH, INSIDE, NUMBER_WORDS, plainSigns, PLUS, POINTS, VERSUS } from './written-words.ts';

/** Some words with the number that belongs to them. */
export interface Piece {
  readonly side: Side;
  readonly words: string;
  readonly span: Span;
  readonly number: Span | null;
  readonly count: number;
  /** A plus stands before it: it joins what stands before that. */
  readonly isJoined: boolean;
  /** The number is that of a whole formation, `10-stand mob`. */
  readonly isSize: boolean;
  /** What stands before it is in it: a transport, or terrain. */
  readonly isInside: boolean;
  /** It is for each of those before it, and counted so: `1 land raider per squad`. */
  readonly isForEach: boolean;
  /** What stands for its number and is none that stands can have, such as `-3`, `1.5` or `4-6`; null: nothing does. */
  readonly noNumber: string | null;
  /** The only dash behind a number of somebody else's stands before its own: more of them may be meant, or fewer. */
  readonly isBehindDash: boolean;
}

/** Nobody types more than this: a longer line is not looked at. */
export const LONGEST_LINE = 2000;

/**
 * What a text is made of, the first that fits: sides, joints, what others are in, sizes, what is like a number and is
 * none, numbers, gaps, words.
 */
const START = String.raw`(?<![\p{L}\p{N}-])`;
const END = String.raw`(?![\p{L}\p{N}-])`;
const TIMES = '[x×*]';
/** What stands right behind a number that is one of stands: `6boyz`, and not `2nde`. */
export const GLUED = String.raw`(?=\p{L}{3})(?!(?:nde|ère|ème|eme|ter|tes|ste|${POINTS})(?!\p{L}))`;
/** Two numbers that are multiplied: `2x 3x Leman Russ`. */
const PRODUCT = String.raw`[1-9]\d?\s?[x×]\s?[1-9]\d?(?:\s?${TIMES})?(?=\s\p{L})(?!\s(?:${POINTS})(?!\p{L}))`;
/** Any number from the first to the second: `4-6`, `4 bis 6`. */
const RANGE = String.raw`\d{1,3}(?:[-–—]|\s(?:to|or|bis|oder|à|ou|a|o|do|lub)\s)\d{1,3}`;
/** Behind it stands what is not there, or only instead. */
const LESS = 'minus|without|less|w/o|ohne|weniger|abzüglich|sans|moins|sin|menos|bez'
  + String.raw`|(?:or|oder|ou|lub)(?=\s\d)`;

const LEXEMES = new RegExp([
  String.raw`(?<each>${START}(?:${EACH})${END})`,
  String.raw`(?<versus>${START}(?:${VERSUS})${END}\.?)`,
  String.raw`(?<plus>\+|${START}(?:${PLUS})${END}|${START}w/(?!o${END}))`,
  String.raw`(?<inside>${START}(?:${INSIDE})${END})`,
  String.raw`(?<size>${START}(?:\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`
    + String.raw`(?:-(?:stands?|units?|strong)|\sstand)(?![\p{L}\p{N}-]|\sof${END}))`,
  String.raw`(?<less>${START}(?:${LESS})${END})`,
  String.raw`(?<odd>${START}${RANGE}(?=\s?${TIMES}?\s?\p{L})`
    + String.raw`|${START}[x×]?(?:[-−–]\d+(?:[.,]\d+)?|\d+[./]\d+|\d*[²³¹¼-¾⁰-₉⅐-↉①-⓿]|\d{5,})[x×]?${END})`,
  String.raw`(?<price>[([]\s?\d{1,4}\s?(?:${POINTS})\.?\s?[)\]]|\[\s?\d{3,4}\s?\]`
    + String.raw`|(?:[-–—=@]\s?)?${START}\d{1,4}\s?(?:${POINTS})${END}\.?)`,
  String.raw`(?<number>[([]\s?${TIMES}?\s?\d{1,4}\s?${TIMES}?\s?[)\]]`
    + String.raw`|:[ \t]?\d{1,4}(?=\s*(?:$|[,;\n\r])|\s(?:${VERSUS})\s)`
    + String.raw`|${START}(?:${PRODUCT}|\d{1,2}(?:\+\d{1,2})+(?![\p{L}\p{N}+-])|\d{1,3}${GLUED}`
    + String.raw`|\d{1,4}(?:\s?${TIMES}${END}|${TIMES}(?=\p{L})|-(?=\p{L}{2}))`
    + String.raw`|(?:${TIMES}\s?)?\d{1,4}${END})|(?<=\p{L})[×*]\s?\d{1,4}${END})`,
  String.raw`(?<gap>(?<![^\n\r])[ \t]*[-*•·▪◦‣–—>]{1,3}[ \t]+|[,;:&()[\]\n\r]|(?<=\s)[-–—=/]+(?=\s)`
    + String.raw`|${START}(?:${AND})${END})`,
  String.raw`(?<word>[^\s,;:&()[\]+×*]+)`,
].join('|'), 'giu');

const COUNTS: ReadonlySet<string> = new Set(['size', 'odd', 'number']);

interface Lexeme {
  readonly kind:
    'each' | 'versus' | 'plus' | 'inside' | 'less' | 'gap' | 'size' | 'odd' | 'price' | 'number' | 'word';
  readonly span: Span;
  readonly text: string;
}

/** The pieces of a text, those before the `v` for the attacker; whatever follows a second one is the defender's too. */
export const piecesOf = (text: string): readonly Piece[] => {
  const plain = plainDigits(withoutMarkup(text));
  const pieces: Piece[] = [];
  let side: Side = 'attacker';
  let joint: Lexeme | null = null;
  let segment: Lexeme[] = [];
  let before: Piece | null = null;
  const close = (): void => {
    for (const [i, own] of piecesIn(segment).entries()) {
      const piece = pieceFrom(plain, own, { side, joint: i === 0 ? joint : null, before });
      pieces.push(piece);
      if (!piece.isForEach) before = piece;
    }
    segment = [];
  };
  for (const lexeme of lexemesOf(plain)) {
    if (isOwn(lexeme)) {
      segment.push(lexeme);
      continue;
    }
    close();
    joint = lexeme;
    if (lexeme.kind === 'versus') side = 'defender';
  }
  close();
  return withoutCommas(pieces);
};

/** One dash alone before a number may as well be a minus, `6 boyz - 2 nobz`; several are commas. */
const withoutCommas = (pieces: readonly Piece[]): readonly Piece[] => {
  const dashes = pieces.filter(({ isBehindDash }) => isBehindDash);
  return dashes.length < 2 ? pieces : pieces.map(piece => ({ ...piece, isBehindDash: false }));
};

/** Whether it is part of a piece rather than between two. */
const isOwn = ({ kind }: Lexeme): boolean => kind === 'word' || kind === 'each' || COUNTS.has(kind);
const isCount = (lexeme: Lexeme | undefined): boolean => lexeme !== undefined && COUNTS.has(lexeme.kind);
/** `x6` and `(6)`. */
const isBehind = (lexeme: Lexeme | undefined): boolean => /^[x×*([:]/iu.test(lexeme?.text ?? '');

const lexemesOf = (text: string): readonly Lexeme[] => {
  const lexemes = [...text.matchAll(LEXEMES)].map((match): Lexeme => {
    const [kind] = Object.entries(match.groups!).find(([, found]) => found !== undefined)!;
    const span = { from: match.index, to: match.index + match[0].length };
    return { kind: kind as Lexeme['kind'], span, text: match[0] };
  }).filter(({ kind }) => kind !== 'price');
  return lexemes.map((one, i) => (isNumberWord(one, lexemes[i + 1]) ? { ...one, kind: 'number' } : one));
};

/** Signs in full width as the usual ones, and digits of any script as 0 to 9. */
const plainDigits = (text: string): string => plainSigns(text).replace(/(?![0-9])\p{Nd}/gu, digit => {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value += 1;
  return digit.length > 1 ? digit : String(value % 10);
});

/** A number in letters stands before a name; at the end of one it belongs to it: `Great Unclean One`. */
const isNumberWord = ({ kind, text }: Lexeme, next: Lexeme | undefined): boolean =>
  kind === 'word' && (next?.kind === 'word' || next?.kind === 'size')
  && Object.hasOwn(NUMBER_WORDS, text.toLowerCase());

/**
 * Numbers stand before their words, `6 boyz 2 nobz`, unless a segment begins with words and ends with a number, or its
 * first number is one that only stands behind, `boyz x6`, `boyz (6)`.
 */
const piecesIn = (segment: readonly Lexeme[]): readonly (readonly Lexeme[])[] => {
  const isAfter = segment[0]?.kind === 'word' && (isCount(segment.at(-1)) || isBehind(segment.find(isCount)));
  const pieces: Lexeme[][] = [];
  for (const [i, lexeme] of segment.entries()) {
    const isNumber = lexeme.kind === 'number' || lexeme.kind === 'odd'
      || (lexeme.kind === 'size' && segment[i - 1]?.kind !== 'number');
    const isNew = isAfter ? isCount(segment[i - 1]) : isNumber;
    const isOpened = pieces.at(-1)?.every(({ kind }) => kind === 'each') === true;
    if (i === 0 || (isNew && !isOpened)) pieces.push([]);
    pieces.at(-1)!.push(lexeme);
  }
  return pieces;
};

interface Around {
  readonly side: Side;
  /** What stands between it and the piece before; null: nothing but spaces. */
  readonly joint: Lexeme | null;
  /** The last piece that is not for each of others. */
  readonly before: Piece | null;
}

const pieceFrom = (text: string, own: readonly Lexeme[], { side, joint, before }: Around): Piece => {
  const isForEach = own.some(({ kind }) => kind === 'each');
  const words = own.filter(({ kind }) => kind === 'word');
  const number = own.find(({ kind }) => kind === 'size') ?? own.find(isCount) ?? null;
  return {
    side,
    words: words.length === 0 ? '' : text.slice(words[0]!.span.from, words.at(-1)!.span.to),
    span: { from: own[0]!.span.from, to: own.at(-1)!.span.to },
    number: number?.span ?? null,
    count: (number === null ? 1 : countOf(number)) * (isForEach && before?.side === side ? before.count : 1),
    isJoined: joint?.kind === 'plus',
    isSize: number?.kind === 'size',
    isInside: joint?.kind === 'inside',
    isForEach,
    noNumber: noNumberIn(text, number, joint),
    isBehindDash: number !== null && before !== null && before.number !== null && joint !== null
      && DASH.test(joint.text) && !isLineStart(text, joint),
  };
};

const DASH = /^[-−–—]+$/;

const isLineStart = (text: string, { span }: Lexeme): boolean => !/[^\n\r]/.test(text[span.from - 1] ?? '\n');

/** What cannot be a number, or says that somebody is not there. */
const noNumberIn = (text: string, number: Lexeme | null, joint: Lexeme | null): string | null => {
  if (joint?.kind === 'less') return text.slice(joint.span.from, number?.span.to ?? joint.span.to);
  return number?.kind === 'odd' ? number.text : null;
};

/** Of what is no number of stands the least that may be meant. */
const countOf = ({ kind, text }: Lexeme): number => {
  const figures = (text.match(/\d+/g) ?? []).map(Number);
  if (kind === 'odd') return RANGES.test(text) ? figures[0]! : 1;
  if (text.includes('+')) return figures.reduce((sum, one) => sum + one, 0);
  const named = NUMBER_WORDS[text.toLowerCase().split(/[\s-]/)[0]!];
  return named ?? figures.reduce((product, one) => product * one, 1);
};

const RANGES = new RegExp(`^${RANGE}$`, 'iu');
