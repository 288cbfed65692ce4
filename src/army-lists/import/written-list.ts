/** A list as it is written, before its words are held against the library. */
import type { OwnSheet } from './own-sheets.ts';

/** Some words with their number. */
export interface WrittenEntry {
  readonly words: string;
  /** 1 where none is said. */
  readonly count: number;
  readonly isCounted: boolean;
  /** What stands for its number is none that stands can have, such as `1.5`: how many are meant stays open. */
  readonly isOdd?: boolean;
  /** A plus or a `with` stands before it: it joins the unit before. */
  readonly isJoined: boolean;
  /** It stands in brackets behind them. */
  readonly isBracketed?: boolean;
  /** A dash stands before its number, which may be a minus as well. */
  readonly isBehindDash?: boolean;
  /** Those before it are in it. */
  readonly isInside?: boolean;
  /** It stands last in a line, behind others: what comes next says nothing of it. */
  readonly isLast?: boolean;
  /** It may be a weapon or an option as well as a unit: it is a unit only where one has exactly that name. */
  readonly isOption: boolean;
  /** The datasheet that came with it. */
  readonly sheet?: OwnSheet;
}

export interface WrittenFormation {
  /** Empty where its units stand alone. */
  readonly name: string;
  /** The name of its army, as far as the text tells. */
  readonly army: string;
  readonly entries: readonly WrittenEntry[];
  /** Its units stand in one line with its name. */
  readonly isInLine?: boolean;
  /** The list says that its units ride in its transports. */
  readonly isAboard: boolean;
  /** It has a price: it is a formation even where no units are named. */
  readonly isPriced: boolean;
}

/** Something that is said of some words of a list. */
export interface ListNote {
  /** As it was written; empty where it is about no words of their own. */
  readonly text: string;
  /** A sentence. */
  readonly say: string;
}

/** Units that are not played. */
export interface LeftOut {
  /** As it was written. */
  readonly text: string;
  readonly count: number;
  /** What it is called where it is known. */
  readonly name: string;
  /** A sentence; empty where nobody knows more. */
  readonly why: string;
}

export interface WrittenList {
  readonly formations: readonly WrittenFormation[];
  /** Datasheets that came with the list. */
  readonly sheets?: readonly OwnSheet[];
  /** Sentences about what was left out. */
  readonly notes: readonly string[];
}
