/** Pieces of a line with what they may mean, without those that only name or sum up what others say. */
import type { KnownFormation } from './entry.ts';
import type { Lexicon, MeaningOption } from './meanings.ts';
import { fitTogether, type OptionWords } from './options-in-line.ts';
import type { Piece } from './pieces.ts';

/** No name and no options behind it have more words. */
const MOST_WORDS = 20;

/** A piece with everything that it may mean. */
export interface Read extends Piece {
  readonly options: readonly MeaningOption[];
  /** Options of the unit that stand behind it. */
  readonly named: readonly OptionWords[];
}

/** Pieces with what they may mean; what names an option of the unit before it belongs to that. */
export const readPieces = (pieces: readonly Piece[], text: string, lexicon: Lexicon): readonly Read[] => {
  const read: Read[] = [];
  for (const piece of pieces.map(withoutMinus)) {
    const before = read.at(-1);
    const more = before === undefined ? null
      : withOptionsOf(before, piece, text, lexicon) ?? withNumberOf(before, piece, text);
    if (more === null) read.push(...inParts(piece, lexicon));
    else read[read.length - 1] = more;
  }
  return withoutWholes(withoutTitles(read.filter((one, i) => !isNameOf(one, read[i + 1], text))), text);
};

/** A number behind a dash is none of stands. */
const withoutMinus = (piece: Piece): Piece => (piece.isBehindDash && piece.noNumber === null
  ? { ...piece, noNumber: `- ${piece.count}` } : piece);

/** Whether it is the name of the units right behind it: `tactical 6 tactical`. */
const isNameOf = (one: Read, next: Read | undefined, text: string): boolean =>
  one.number === null && !one.isJoined && !one.isInside && one.named.length === 0
  && next !== undefined && next.side === one.side && next.number !== null && !next.isSize
  && /^\s*[:–—-]?\s*$/.test(text.slice(one.span.to, next.span.from))
  && unitsIn(one).some(id => unitsIn(next).includes(id));

/** Without names of formations that stand before their own units: `warband 6 boyz 2 nobz`. */
const withoutTitles = (pieces: readonly Read[]): readonly Read[] => pieces.filter((one, i) =>
  one.number !== null || one.isJoined || one.isInside || !mainUnitsOf(one).some(id => pieces.slice(i + 1).some(later =>
    later.side === one.side && later.number !== null && !later.isJoined && unitsIn(later).includes(id))));

/** Without units of which all stand in brackets behind them: `5 speeders (2 tornado, 3 typhoon)`. */
const withoutWholes = (pieces: readonly Read[], text: string): readonly Read[] => pieces.filter((one, i) => {
  const end = pieces.findIndex((later, j) => j > i && !isBracketed(later.span.from, text));
  const inside = pieces.slice(i + 1, end < 0 ? undefined : end);
  return one.number === null || inside.length < 2 || isBracketed(one.span.from, text)
    || inside.some(({ number, options }) => number === null || options[0]?.meaning.kind !== 'unit')
    || inside.reduce((sum, { count }) => sum + count, 0) !== one.count;
});

/** Ids of those of whom there are most in a formation that it names, where it names no unit. */
const mainUnitsOf = ({ options }: Read): readonly string[] => (options[0]?.meaning.kind !== 'formation' ? []
  : options.flatMap(({ meaning }) => (meaning.kind === 'formation' ? mostIn(meaning.formation) : [])));

const mostIn = ({ stands }: KnownFormation): readonly string[] => {
  const most = Math.max(...stands.map(({ count }) => count));
  return stands.filter(({ count }) => count === most).map(({ profile }) => profile);
};

/** Ids of the units that it names. */
const unitsIn = ({ options }: Read): readonly string[] => options.flatMap(({ meaning, exact }) =>
  (exact && meaning.kind === 'unit' && meaning.unit.profile?.type !== 'character' ? meaning.unit.id : []));

/** A piece as it is, or in two where nothing is called so but both parts are names: `assault chaplain`. */
const inParts = (piece: Piece, lexicon: Lexicon): readonly Read[] => {
  const isNoName = piece.words === '' || hasMoreWords(piece.words, MOST_WORDS);
  const options = isNoName ? [] : lexicon.optionsFor(piece.words);
  const whole: Read = { ...piece, options, named: [] };
  return isNoName || options[0]?.exact ? [whole] : partsOf(piece, lexicon) ?? [whole];
};

const hasMoreWords = (words: string, most: number): boolean => words.split(/\s+/, most + 1).length > most;

/**
 * The piece before with the words of this one as its options; null: they are no options of it, or the name of a unit
 * that stands in no bracket.
 */
const withOptionsOf = (before: Read, piece: Piece, text: string, lexicon: Lexicon): Read | null => {
  const { side, words, count, number, span, isInside } = piece;
  if (before.side !== side || isInside || words === '' || hasMoreWords(words, MOST_WORDS)) return null;
  const [first] = lexicon.namedBy(words);
  if (first?.exact && first.options.length === 0 && !isBracketed(span.from, text)) return null;
  const named = [...before.named, { words, count: number === null ? null : count }];
  const fitting = before.options.filter(({ meaning, exact, options: own }) =>
    exact && meaning.kind === 'unit' && fitTogether(meaning.unit, own, named));
  return fitting.length === 0 ? null
    : { ...before, named, options: fitting, span: { from: before.span.from, to: span.to } };
};

const isBracketed = (at: number, text: string): boolean =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at - 1);

/** `razorback (twin heavy bolter) 4`; null: this is no number behind a bracket. */
const withNumberOf = (before: Read, { side, words, count, number, span }: Piece, text: string): Read | null => {
  const isBehind = before.named.length > 0 && before.number === null && before.side === side && words === '';
  return isBehind && number !== null && /^\s*\)\s*$/.test(text.slice(before.span.to, span.from))
    ? { ...before, number, count, span: { from: before.span.from, to: span.to } } : null;
};

const partsOf = (piece: Piece, lexicon: Lexicon): readonly Read[] | null => {
  const gaps = [...piece.words.matchAll(/\s+/g)].reverse();
  for (const { index, 0: gap } of gaps) {
    const [words, rest] = [piece.words.slice(0, index), piece.words.slice(index + gap.length)];
    const options = lexicon.namedBy(words);
    if (!isName(options) || !isUnit(lexicon.namedBy(rest))) continue;
    const start = wordsStart(piece);
    const isNumberLast = piece.number !== null && piece.number.from > start;
    const first: Piece = isNumberLast ? { ...piece, number: null, noNumber: null, count: 1 } : piece;
    const second: Piece = isNumberLast ? piece : { ...piece, number: null, noNumber: null, count: 1 };
    return [
      { ...first, words, span: { from: first.span.from, to: start + index }, options, named: [] },
      ...inParts({
        ...second, words: rest, span: { from: start + index + gap.length, to: piece.span.to }, isJoined: false,
        isInside: false, isSize: second.isSize && isNumberLast,
      }, lexicon),
    ];
  }
  return null;
};

const isUnit = ([first]: readonly MeaningOption[]): boolean =>
  first?.exact === true && first.meaning.kind === 'unit' && first.alias !== 'asked';

/** A unit, or a formation: what a name may begin with behind which another stands. */
const isName = ([first]: readonly MeaningOption[]): boolean =>
  first?.exact === true && first.meaning.kind !== 'force' && first.alias !== 'asked';

/** Where the words of a piece begin: at its start, or behind its number. */
const wordsStart = ({ span, number, words }: Piece): number =>
  (number === null || number.from > span.from ? span.from : span.to - words.length);
