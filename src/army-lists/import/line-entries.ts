/** The units in a line of a list, with their numbers. */
import { piecesOf } from '../../deployment/quick-entry/pieces.ts';
import { EACH, INSIDE, STAND, withoutLabels } from '../../deployment/quick-entry/written-words.ts';
import { reckoned } from './reckon-numbers.ts';
import type { Names } from './text-names.ts';
import type { WrittenEntry } from './written-list.ts';

/** What says that those before it are inside those behind it. */
export const INSIDE_WORDS = new RegExp(String.raw`\s(?:${INSIDE})\s(?=\S)`, 'i');
/** What stands before the first words in brackets. */
const BRACKET = /\(\s?$/;
/** `Rhino: 3`, `Rhino = 3`, `Rhino - 3`, `Rhino,3` */
const COUNT_BEHIND = /^([^:,=\d]{2,60}?)(?::\s|\s?=\s?|\s[-–—]\s|,\s?)(\d{1,2})$/;
const GEAR = /\bw\//gi;
const PLUS = /\bplus\b/gi;
const COUNT_LAST = /\s\((\d{1,2})\)/g;
/** `Rangers 5 stands` */
const STANDS_BEHIND = new RegExp(String.raw`^([^\d:,;+(]{2,60}?)\s(\d{1,3})\s(?:${STAND})$`, 'i');
const FOR_EACH = new RegExp(String.raw`\b(?:${EACH})`, 'i');

/** Names that hold a comma, a plus or an `and` are units if they are so as a whole. */
export const writtenEntries = (text: string, names: Names): readonly WrittenEntry[] => {
  const plain = reckoned(withoutLabels(text), names)
    .replace(STANDS_BEHIND, '$2 $1').replace(COUNT_BEHIND, '$1 x$2')
    .replace(PLUS, ',').replace(COUNT_LAST, ' x$1').replace(GEAR, 'with ');
  const entries = entriesIn(plain, names);
  return entries.map((one, i) => (i > 0 && i === entries.length - 1 ? { ...one, isLast: true } : one));
};

const entriesIn = (plain: string, names: Names): readonly WrittenEntry[] => {
  const parts = FOR_EACH.test(plain) ? [plain] : plain.split(/[,;]/).filter(part => part.trim() !== '');
  return parts.flatMap(part => wholeOf(part.trim(), names) ?? entriesOfPart(part)).filter(({ words }) => words !== '');
};

const entriesOfPart = (part: string): readonly WrittenEntry[] => piecesOf(part).map((piece): WrittenEntry => {
  const { words, count, number, isJoined, isBehindDash, noNumber, span } = piece;
  return {
    words: words.trim(), count, isCounted: number !== null, isJoined, isBehindDash, isOption: false,
    ...(noNumber === null || words === '' ? {} : { words: `${noNumber} ${words.trim()}`, isOdd: true }),
    isBracketed: BRACKET.test(part.slice(0, span.from)),
  };
});

const wholeOf = (part: string, { isName }: Names): readonly WrittenEntry[] | null => {
  const [, count, words = ''] = /^(?:(\d{1,4})\s?[x×*]?\s)?(.{1,80})$/.exec(part) ?? [];
  const entry = { words, count: Number(count ?? 1), isCounted: count !== undefined, isJoined: false, isOption: false };
  return words !== '' && isName(words) ? [entry] : null;
};
