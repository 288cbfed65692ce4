/** Numbers of a line that belong together: so many each, parts of a number, and what stands in brackets before it. */
import { piecesOf } from '../../deployment/quick-entry/pieces.ts';
import { EACH, NUMBER_WORDS } from '../../deployment/quick-entry/written-words.ts';
import type { Names } from './text-names.ts';

/** `2x Ravager (je 3)`, `2 Ravagers (3 each)` */
const EACH_SO_MANY = new RegExp([
  String.raw`(?<![\d\p{L}])(\d{1,2})\s?[x×]?\s([^\d(),]{2,40})`,
  String.raw`\s\((?:(?:je|po|${EACH})\s(\d{1,2})|(\d{1,2})\s(?:${EACH}))\)`,
].join(''), 'giu');
/** `wozy bojowe i herszt`: a small letter, for the large one is a number. */
const POLISH_AND = /(?<=\p{Ll})\si\s(?=\p{Ll})/gu;
/** `Predators (Destructors) x4`: what they are stands in the brackets, and how many behind. */
const COUNTED_BRACKET = /(?<![\d\p{L}])([^\d(),]{2,40})\s\(([^()\d]{3,40})\)\s?[x×]\s?(\d{1,2})(?!\d)/gu;
/** `4 predators (2 annihilators, 2 destructors)`, `predators x4 (2 annihilators, 2 destructors)` */
const IN_PARTS = new RegExp([
  String.raw`(?<![\d\p{L}])(?:(\d{1,3})\s?[x×]?\s([^\d(),]{2,40}?)|([^\d(),]{2,40})\s[x×]\s?(\d{1,3}))`,
  String.raw`\s?\((\d[^()]{3,80})\)`,
].join(''), 'giu');
/** `10 Leman Russ, of which 1 Vanquisher` */
const OF_THEM = new RegExp([
  String.raw`(\d{1,3})\s?[x×]?\s([^\d(),]{2,40}?),?\s(?:of which|including|incl\.?|davon|inkl\.?|inklusive|dont`,
  String.raw`|y compris|incluyendo|incluido|w tym)\s(\d{1,2}|an?|one|eine?|une?|uno|una|jeden|jedna)`,
  String.raw`\s([^\d(),+]{2,40})`,
].join(''), 'giu');

/** The line with one number before each of its units. */
export const reckoned = (text: string, names: Names): string => text
  .replace(EACH_SO_MANY, (_, count: string, name: string, each?: string, apiece?: string) =>
    `${Number(count) * Number(each ?? apiece)} ${name}`)
  .replace(POLISH_AND, ', ')
  .replace(COUNTED_BRACKET, (_, name: string, inside: string, count: string) =>
    (names.isCalled(inside) ? `${count} ${inside}` : `${count} ${name} (${inside})`))
  .replace(IN_PARTS, (all: string, ...parts: (string | undefined)[]) => {
    const [count, unit, named, counted, inside = ''] = parts;
    const pieces = piecesOf(inside);
    const sum = pieces.reduce((total, one) => total + one.count, 0);
    const isArmed = pieces.every(one => names.isOptionOf(unit ?? named ?? '', one.words));
    return sum === Number(count ?? counted) && !isArmed ? inside : all;
  })
  .replace(OF_THEM, (_, count: string, unit: string, some: string, others: string) => {
    const part = NUMBER_WORDS[some.toLowerCase()] ?? Number(some);
    if (names.isCharacter(others)) return `${count} ${unit} + ${part} ${others}`;
    return `${Number(count) - part} ${unit}, ${part} ${others}`;
  });
