/** The units in a line of a list, with their numbers. */
import { piecesOf } from '../../deployment/quick-entry/pieces.ts';
import { EACH, INSIDE, NUMBER_WORDS, STAND, withoutLabels } from '../../deployment/quick-entry/written-words.ts';
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
/** `2x Ravager (je 3)`, `2 Ravagers (3 each)` */
const EACH_SO_MANY = new RegExp(
  String.raw`(?<![\d\p{L}])(\d{1,2})\s?[x×]?\s([^\d(),]{2,40})\s\((?:(?:je|po|${EACH})\s(\d{1,2})|(\d{1,2})\s(?:${EACH}))\)`, 'giu',
);
/** `wozy bojowe i herszt`: a small letter, for the large one is a number. */
const POLISH_AND = /(?<=\p{Ll})\si\s(?=\p{Ll})/gu;
/** `Predators (Destructors) x4`: what they are stands in the brackets, and how many behind. */
const COUNTED_BRACKET = /(?<![\d\p{L}])([^\d(),]{2,40})\s\(([^()\d]{3,40})\)\s?[x×]\s?(\d{1,2})(?!\d)/gu;
/** `4 predators (2 annihilators, 2 destructors)`, `predators x4 (2 annihilators, 2 destructors)` */
const IN_PARTS = new RegExp(
  String.raw`(?<![\d\p{L}])(?:(\d{1,3})x?\s([^\d(),]{2,40}?)|([^\d(),]{2,40})\sx(\d{1,3}))\s?\((\d[^()]{3,80})\)`, 'giu',
);
/** `10 Leman Russ, of which 1 Vanquisher` */
const OF_THEM = new RegExp(
  String.raw`(\d{1,3})x?\s([^\d(),]{2,40}?),?\s(?:of which|including|incl\.?|davon|inkl\.?|inklusive|dont|y compris|incluyendo|incluido|w tym)`
  + String.raw`\s(\d{1,2}|an?|one|eine?|une?|uno|una|jeden|jedna)\s([^\d(),+]{2,40})`, 'giu',
);
/** `Rangers 5 stands` */
const STANDS_BEHIND = new RegExp(String.raw`^([^\d:,;+(]{2,60}?)\s(\d{1,3})\s(?:${STAND})$`, 'i');
const FOR_EACH = new RegExp(String.raw`\b(?:${EACH})`, 'i');

/** Names that hold a comma, a plus or an `and` are units if they are so as a whole. */
export const writtenEntries = (text: string, names: Names): readonly WrittenEntry[] => {
  const plain = withoutLabels(text)
    .replace(EACH_SO_MANY, (_, count: string, name: string, each?: string, apiece?: string) =>
      `${Number(count) * Number(each ?? apiece)} ${name}`)
    .replace(POLISH_AND, ', ')
    .replace(COUNTED_BRACKET, (_, name: string, inside: string, count: string) =>
      (names.isCalled(inside) ? `${count} ${inside}` : `${count} ${name} (${inside})`))
    .replace(STANDS_BEHIND, '$2 $1').replace(COUNT_BEHIND, '$1 x$2')
    .replace(PLUS, ',').replace(COUNT_LAST, ' x$1').replace(GEAR, 'with ');
  const whole = plain.replace(IN_PARTS, (all: string, ...parts: (string | undefined)[]) => {
    const [count, unit, named, counted, inside = ''] = parts;
    const pieces = piecesOf(inside);
    const sum = pieces.reduce((total, one) => total + one.count, 0);
    const isArmed = pieces.every(one => names.isOptionOf(unit ?? named ?? '', one.words));
    return sum === Number(count ?? counted) && !isArmed ? inside : all;
  }).replace(OF_THEM, (_, count: string, unit: string, some: string, others: string) => {
    const part = NUMBER_WORDS[some.toLowerCase()] ?? Number(some);
    return names.isCharacter(others) ? `${count} ${unit} + ${part} ${others}` : `${Number(count) - part} ${unit}, ${part} ${others}`;
  });
  const entries = entriesIn(whole, names);
  return entries.map((one, i) => (i > 0 && i === entries.length - 1 ? { ...one, isLast: true } : one));
};

const entriesIn = (plain: string, names: Names): readonly WrittenEntry[] => {
  const parts = FOR_EACH.test(plain) ? [plain] : plain.split(/[,;]/).filter(part => part.trim() !== '');
  return parts.flatMap(part => wholeOf(part.trim(), names) ?? entriesOfPart(part)).filter(({ words }) => words !== '');
};

const entriesOfPart = (part: string): readonly WrittenEntry[] => {
  const pieces = piecesOf(part);
  const dashes = pieces.filter(({ isBehindDash }) => isBehindDash);
  return pieces.map((piece): WrittenEntry => {
    const { words, count, number, isJoined, noNumber, span } = piece;
    return {
      words: words.trim(), count, isCounted: number !== null, isJoined, isOption: false,
      ...(noNumber === null || words === '' ? {} : { words: `${noNumber} ${words.trim()}`, isOdd: true }),
      ...(dashes.length === 1 && dashes[0] === piece ? { isBehindDash: true } : {}),
      isBracketed: BRACKET.test(part.slice(0, span.from)),
    };
  });
};

const wholeOf = (part: string, { isName }: Names): readonly WrittenEntry[] | null => {
  const [, count, words = ''] = /^(?:(\d{1,4})\s?[x×*]?\s)?(.{1,80})$/.exec(part) ?? [];
  const entry = { words, count: Number(count ?? 1), isCounted: count !== undefined, isJoined: false, isOption: false };
  return words !== '' && isName(words) ? [entry] : null;
};
