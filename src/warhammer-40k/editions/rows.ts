/** What pages beside a text tell of it, row by row: each a switch that is off unless players turn it on. */
import type { Edition } from './index.ts';

/**
 * How sure a row is: the whole rule was read at its source; an excerpt with the sentence that matters; a part of it;
 * or players know it and no source is stored.
 */
export const SURE = ['W', 'E', 'P', 'K'] as const;
export type Sure = (typeof SURE)[number];

const SEVENTH_ROWS = {
  '7C-D1': 'E', '7C-D2': 'E', '7C-D3': 'W', '7C-D4': 'W', '7C-D5': 'W', '7C-D6': 'P',
  '7C-O1': 'K', '7C-O2': 'E', '7C-O3': 'P', '7C-O4': 'E', '7C-O5': 'E',
  '7C-U1': 'W', '7C-U2': 'W', '7C-U3': 'W', '7C-U4': 'W', '7C-U5': 'W', '7C-U6': 'W', '7C-U7': 'W', '7C-U8': 'W',
  '7C-U9': 'W', '7C-U10': 'W', '7C-U11': 'W', '7C-U12': 'W', '7C-U13': 'W', '7C-U13a': 'P', '7C-U14': 'W',
  '7C-U15': 'W', '7C-U16': 'W', '7C-U17': 'W', '7C-U18': 'W', '7C-U19': 'W', '7C-U20': 'W', '7C-U21': 'W',
  '7C-U22': 'W', '7C-U23': 'W', '7C-U24': 'W', '7C-U25': 'W', '7C-U26': 'W', '7C-U27': 'W', '7C-U28': 'W',
  '7C-U29': 'W', '7C-U30': 'W', '7C-U31': 'W', '7C-U32': 'W',
  '7C-W1': 'W', '7C-W2': 'W', '7C-W3': 'W', '7C-W4': 'W', '7C-W5': 'W', '7C-W6': 'W', '7C-W7': 'W', '7C-W8': 'W',
  '7C-W9': 'W', '7C-W10': 'W', '7C-W11': 'W', '7C-W12': 'W', '7C-W13': 'W', '7C-W14': 'W', '7C-W15': 'W',
  '7C-W16': 'W',
  '7C-G1': 'E', '7C-G2': 'K', '7C-G3': 'E', '7C-G4': 'W', '7C-G5': 'P',
  '7C-C1': 'E', '7C-C2': 'P', '7C-C3': 'E', '7C-C4': 'P', '7C-C5': 'P', '7C-C6': 'P', '7C-C7': 'W',
  '7C-R1': 'E', '7C-R2': 'P', '7C-R3': 'E', '7C-R4': 'E', '7C-R5': 'W',
  '7C-V1': 'P', '7C-V2': 'P', '7C-V3': 'P', '7C-V4': 'E', '7C-V5': 'P', '7C-V6': 'E', '7C-V7': 'E', '7C-V8': 'W',
  '7C-T1': 'P',
} as const satisfies Readonly<Record<string, Sure>>;

const FOURTH_ROWS = {
  '4C-D1': 'W', '4C-D2': 'E', '4C-D3': 'E', '4C-D4': 'E', '4C-D5': 'E', '4C-D6': 'E', '4C-D7': 'E', '4C-D8': 'E',
  '4C-D9': 'P',
  '4C-W1': 'E', '4C-W2': 'E', '4C-W3': 'W', '4C-W4': 'P', '4C-T5': 'W', '4C-T6': 'W',
  '4C-U1': 'E', '4C-U2': 'E', '4C-U3': 'E', '4C-U4': 'P', '4C-I1': 'E', '4C-A1': 'E', '4C-C1': 'P',
  '4C-R1': 'W', '4C-R2': 'W', '4C-R3': 'P', '4C-R4': 'E', '4C-R5': 'E', '4C-R6': 'E', '4C-R7': 'E', '4C-R8': 'E',
  '4C-R9': 'E', '4C-R10': 'E', '4C-R11': 'W', '4C-R12': 'W', '4C-R13': 'W', '4C-R14': 'P',
} as const satisfies Readonly<Record<string, Sure>>;

const ROWS = { ...SEVENTH_ROWS, ...FOURTH_ROWS };

export type RowId = keyof typeof ROWS;

export const ROW_IDS = /* @__PURE__ */ Object.keys(ROWS) as readonly RowId[];

export const sureOf = (row: RowId): Sure => ROWS[row];

export const isRow = (word: string): word is RowId => Object.hasOwn(ROWS, word);

/** The text that a row completes. */
export const editionOfRow = (row: RowId): Edition => (row.startsWith('7C') ? '7th' : '4th');

/** What rows are about, in the order of play. */
export const ROW_SUBJECTS = ['charge', 'overwatch', 'traits', 'weapons', 'wounds', 'characters', 'outcome'] as const;
export type RowSubject = (typeof ROW_SUBJECTS)[number];

/** By the letter of their ids. */
const SUBJECT_OF: Readonly<Record<string, RowSubject>> = {
  D: 'charge', O: 'overwatch', U: 'traits', T: 'traits', W: 'weapons', G: 'weapons', I: 'wounds', A: 'wounds',
  C: 'characters', R: 'outcome',
};

export const subjectOf = (row: RowId): RowSubject => SUBJECT_OF[row[3]!] ?? 'traits';

/** Not played here, and no switch: vehicles, fighting a challenge. */
export const LEFT_OUT: readonly RowId[] = [
  '7C-V1', '7C-V2', '7C-V3', '7C-V4', '7C-V5', '7C-V6', '7C-V7', '7C-V8', '7C-U18',
  '7C-C3', '7C-C4', '7C-C5', '7C-C6', '4C-T6', '4C-R3',
];

/** Off even where the whole is played, unless named: no source of that edition is stored. */
const UNSOURCED: readonly RowId[] = ['7C-D6'];

/** Whether a row stays off where the whole is played, unless it is named. */
export const needsNaming = (row: RowId): boolean => sureOf(row) === 'K' || UNSOURCED.includes(row);

/** The rows that players of a text may turn on, in the order of the record. */
export const rowsBeside = (text: Edition): readonly RowId[] =>
  ROW_IDS.filter(row => editionOfRow(row) === text && !LEFT_OUT.includes(row));

export interface WholeEdition {
  /** What is on. */
  readonly rows: readonly RowId[];
  /** What stays off until it is named: it has no source. */
  readonly left: readonly RowId[];
}

/**
 * Everything that pages beside a text tell of it; rows without a source only where they are named.
 *
 * @param named rows without a source that are to be on as well.
 */
export const wholeEdition = (text: Edition, named: readonly RowId[] = []): WholeEdition => {
  const isLeft = (row: RowId): boolean => needsNaming(row) && !named.includes(row);
  const all = rowsBeside(text);
  return { rows: all.filter(row => !isLeft(row)), left: all.filter(isLeft) };
};

/** In a scenario these words stand for all that is told of an edition, but for what has no source. */
export const WHOLE = ['7C', '4C'] as const;
type Whole = (typeof WHOLE)[number];

/** Every row that is meant by some rows and words. */
export const meantBy = (words: readonly (RowId | Whole)[]): readonly RowId[] => {
  const rows = words.flatMap(word => (
    isRow(word) ? [word] : wholeEdition(word === '7C' ? '7th' : '4th').rows));
  return inRowOrder(rows);
};

/** Rows in the order of the record, each once. */
export const inRowOrder = (rows: readonly RowId[]): readonly RowId[] => ROW_IDS.filter(row => rows.includes(row));

/** The rows that go along when a table is played by another text: those of that text. */
export const carriedRows = (rows: readonly RowId[], to: Edition): readonly RowId[] =>
  rows.filter(row => editionOfRow(row) === to);

/** Whether a row counts where this is played. */
export const isOn = ({ completions }: { readonly completions?: readonly RowId[] }, row: RowId): boolean =>
  completions?.includes(row) ?? false;
