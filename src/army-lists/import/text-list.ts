/** The formations of a list in words, as army builders print it and people write it in forums. */
import { VERSUS } from '../../deployment/quick-entry/written-words.ts';
import { quote } from '../../parsing/problems.ts';
import { sayImport } from './import-words.ts';
import { COUNT_FIRST } from './line-counts.ts';
import { headOf, isFormationName, isSection } from './line-heads.ts';
import { INSIDE_WORDS, writtenEntries } from './line-entries.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { listLinesOf, type ListLine } from './text-lines.ts';
import type { Names } from './text-names.ts';
import type { WrittenEntry, WrittenFormation, WrittenList } from './written-list.ts';

/** So many lines on, the units may follow their formation's name. */
const NEAR = 3;

interface Growing extends WrittenFormation {
  readonly entries: WrittenEntry[];
  readonly depth: number;
  /** So many formations are these. */
  readonly times: number;
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
    if (line.isBlank) {
      isOpen &&= isStillOpen(formations.at(-1), nextAfter(lines, i));
      continue;
    }
    const open = isOpen ? formations.at(-1)! : null;
    const isNested = open !== null && line.depth > open.depth;
    const next = nextAfter(lines, i);
    const isArmyOnTop = formations.length === 0 && isArmyAbove(line, names);
    const isNone = isArmyOnTop || isTitle(line, lines[i + 1], names) || isSpeech(line, names);
    if (isNone || (!isNested && isSection(line, next, names))) {
      if (names.hasArmy(line.text)) army = line.text;
      if (!names.isArmy(line.text)) titles.push(sayImport('heading', quote(line.text)));
      isOpen = false;
      continue;
    }
    const isFirst = open === null || lines[i - 1]?.isBlank !== false;
    const around = { isFirst, isBelowUnits: !isFirst && isBelow, isNested, open, next, names };
    const { name, rest, times = 1 } = headOf(line, around);
    isBelow = name === null;
    if (name !== null || open === null) {
      const { depth, isPriced } = line;
      const isInLine = rest !== '';
      const isOne = isPriced || times > 1 || isFormationName(name ?? '', names);
      formations.push({
        name: name ?? '', army: names.isArmy(name ?? '') ? name! : army, entries: [],
        isAboard: false, isInLine, isPriced: isOne, depth, times,
      });
      isOpen = times === 1 || line.text.endsWith(':') || (next !== undefined && next.depth > depth);
      if (times > 1) titles.push(sayImport('times', quote(line.text), times));
    }
    write(formations.at(-1)!, rest, names);
  }
  return { formations: eachTimes(formations), notes: [...notes, ...titles] };
};

/** Its units may follow its name behind a gap; below one with a price they have numbers. */
const isStillOpen = (formation: Growing | undefined, next: ListLine | undefined): boolean =>
  formation?.entries.length === 0
  && (!formation.isPriced || (next !== undefined && (next.isInner || COUNT_FIRST.test(next.text))));

/** `2 Scout Detachments` are two formations; no more than are read. */
const eachTimes = (formations: readonly Growing[]): readonly Growing[] => formations.flatMap(one =>
  Array<Growing>(Math.min(one.times, IMPORT_LIMITS.formations + 1)).fill(one)).slice(0, IMPORT_LIMITS.lines);

/** The name of an army alone, or with the points of the whole of it: `Ork War Horde, 3000 points`. */
const isTitle = (line: ListLine, next: ListLine | undefined, names: Names): boolean => {
  const { text, isInner, isTotal, isLarge } = line;
  const { hasArmy, isArmy, isCalled, isUnit } = names;
  if (isTotal || (isLarge && hasArmy(text) && !isCalled(text) && !COUNT_FIRST.test(text))) return true;
  if (isInner || COUNT_FIRST.test(text) || !isArmy(text) || isUnit(text)) return false;
  return next === undefined || !(next.isInner || COUNT_FIRST.test(next.text));
};

/** A line of more than a name, or of two armies. */
const UNITS = new RegExp(String.raw`[:,]|(?<!\d)\d{1,3}(?!\d|k\b)|\s(?:${VERSUS})\.?\s`, 'i');

/** The first line of all: `EpicUK Orks 2700`, `Eldar Biel-Tan`. */
const isArmyAbove = ({ text, isInner }: ListLine, names: Names): boolean =>
  names.hasArmy(text) && !isInner && !COUNT_FIRST.test(text) && !UNITS.test(text) && !isFormationName(text, names)
  && (names.isArmy(text) || !names.isCalled(text)) && !names.isFormation(text);

/** `Hello everybody, this is my list.` */
const SPEECH = /^\p{Lu}.{12,}[.!?…]$/u;
const FEWEST_WORDS = 4;

/** What somebody says to the others, and no part of it is a unit. */
const isSpeech = ({ text, isInner, isLarge }: ListLine, { isCalled, isFormation }: Names): boolean =>
  !isInner && (SPEECH.test(text) || isLarge) && text.split(' ').length >= FEWEST_WORDS
  && !/\d\s?[x×]?\s\p{L}/u.test(text) && !text.split(/[,:;!?.]/).some(part => isCalled(part) || isFormation(part));

const nextAfter = (lines: readonly ListLine[], at: number): ListLine | undefined =>
  lines.slice(at + 1, at + 1 + NEAR).find(({ isBlank }) => !isBlank);

const write = (formation: Growing, text: string, names: Names): void => {
  const [before = '', ...inside] = ` ${text}`.split(INSIDE_WORDS);
  if (inside.length > 0) formation.isAboard = true;
  formation.entries.push(...writtenEntries(before, names), ...inside.flatMap(part =>
    writtenEntries(part, names).map((entry, i) => (i === 0 ? { ...entry, isInside: true } : entry))));
};
