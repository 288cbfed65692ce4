/** A line of names and counts, cut into pieces. */
import type { Side } from '../../epic-armageddon/model/procedure.ts';
import type { Span } from './entry.ts';

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
  /** What stands for its number and is none that stands can have, such as `-3` or `1.5`; null: nothing does. */
  readonly noNumber: string | null;
}

/** Nobody types more than this: a longer line is not looked at. */
export const LONGEST_LINE = 2000;

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12,
};

/**
 * What a text is made of, the first that fits: sides, joints, what others are in, sizes, what is like a number and is
 * none, numbers, gaps, words.
 */
const LEXEMES = new RegExp([
  String.raw`(?<versus>(?<![\p{L}\p{N}-])(?:v|vs|versus|against|gegen|contre|contra|przeciw)(?![\p{L}\p{N}-])\.?)`,
  String.raw`(?<plus>\+|(?<![\p{L}\p{N}-])(?:with|plus|mit|avec)(?![\p{L}\p{N}-])`
    + String.raw`|(?<![\p{L}\p{N}-])w/(?!o(?![\p{L}\p{N}-])))`,
  String.raw`(?<inside>(?<![\p{L}\p{N}-])(?:(?:mounted|riding|carried)\s+in|in|inside|aboard|dans)(?![\p{L}\p{N}-]))`,
  String.raw`(?<size>(?<![\p{L}\p{N}-])(?:\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`
    + String.raw`(?:-(?:stands?|units?)|\sstand)(?![\p{L}\p{N}-]|\sof(?![\p{L}\p{N}-])))`,
  String.raw`(?<odd>(?<![\p{L}\p{N}-])[x×]?(?:[-−–]\d+(?:[.,]\d+)?|\d+[./]\d+|\d*[²³¹¼-¾⁰-₉⅐-↉①-⓿]|\d{5,})`
    + String.raw`[x×]?(?![\p{L}\p{N}-]))`,
  String.raw`(?<number>\(\s?[x×]?\s?\d{1,4}\s?[x×]?\s?\)`
    + String.raw`|(?<![\p{L}\p{N}-])(?:\d{1,4}(?:\s?[x×](?![\p{L}\p{N}-])|[x×](?=\p{L}))`
    + String.raw`|(?:[x×]\s?)?\d{1,4}(?![\p{L}\p{N}-])))`,
  String.raw`(?<gap>[,;:&()\n\r]|(?<![\p{L}\p{N}-])(?:and|und|et)(?![\p{L}\p{N}-]))`,
  String.raw`(?<word>[^\s,;:&()+×]+)`,
].join('|'), 'giu');

const COUNTS: ReadonlySet<string> = new Set(['size', 'odd', 'number']);

interface Lexeme {
  readonly kind: 'versus' | 'plus' | 'inside' | 'gap' | 'size' | 'odd' | 'number' | 'word';
  readonly span: Span;
  readonly text: string;
}

/** The pieces of a text, those before the `v` for the attacker; whatever follows a second one is the defender's too. */
export const piecesOf = (text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let side: Side = 'attacker';
  let joint: Lexeme['kind'] = 'gap';
  let segment: Lexeme[] = [];
  const close = (): void => {
    pieces.push(...piecesIn(segment).map((own, i) => pieceFrom(text, own, side, i === 0 ? joint : 'gap')));
    segment = [];
  };
  for (const lexeme of lexemesOf(text)) {
    if (isOwn(lexeme)) {
      segment.push(lexeme);
      continue;
    }
    close();
    joint = lexeme.kind;
    if (lexeme.kind === 'versus') side = 'defender';
  }
  close();
  return pieces;
};

/** Whether it is part of a piece rather than between two. */
const isOwn = ({ kind }: Lexeme): boolean => kind === 'word' || COUNTS.has(kind);
const isCount = (lexeme: Lexeme | undefined): boolean => lexeme !== undefined && COUNTS.has(lexeme.kind);
/** `x6` and `(6)`. */
const isBehind = (lexeme: Lexeme | undefined): boolean => /^[x×(]/iu.test(lexeme?.text ?? '');

const lexemesOf = (text: string): readonly Lexeme[] => {
  const lexemes = [...plainDigits(text).matchAll(LEXEMES)].map((match): Lexeme => {
    const [kind] = Object.entries(match.groups!).find(([, found]) => found !== undefined)!;
    const span = { from: match.index, to: match.index + match[0].length };
    return { kind: kind as Lexeme['kind'], span, text: match[0] };
  });
  return lexemes.map((one, i) => (isNumberWord(one, lexemes[i + 1]) ? { ...one, kind: 'number' } : one));
};

/** Digits of any script as 0 to 9. */
const plainDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, digit => {
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
    if (i === 0 || isNew) pieces.push([]);
    pieces.at(-1)!.push(lexeme);
  }
  return pieces;
};

const pieceFrom = (text: string, own: readonly Lexeme[], side: Side, joint: Lexeme['kind']): Piece => {
  const words = own.filter(({ kind }) => kind === 'word');
  const number = own.find(({ kind }) => kind === 'size') ?? own.find(isCount) ?? null;
  return {
    side,
    words: words.length === 0 ? '' : text.slice(words[0]!.span.from, words.at(-1)!.span.to),
    span: { from: own[0]!.span.from, to: own.at(-1)!.span.to },
    number: number?.span ?? null,
    count: number === null || number.kind === 'odd' ? 1 : countOf(number.text),
    isJoined: joint === 'plus',
    isSize: number?.kind === 'size',
    isInside: joint === 'inside',
    noNumber: number?.kind === 'odd' ? number.text : null,
  };
};

const countOf = (text: string): number =>
  NUMBER_WORDS[text.toLowerCase().split(/[\s-]/)[0]!] ?? Number(text.replace(/[^\d]/g, ''));
