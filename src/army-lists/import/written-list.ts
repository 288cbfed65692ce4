/** A list as it is written, before its words are held against the library. */

/** Some words with their number. */
export interface WrittenEntry {
  readonly words: string;
  /** 1 where none is said. */
  readonly count: number;
  readonly isCounted: boolean;
  /** A plus or a `with` stands before it: it joins the unit before. */
  readonly isJoined: boolean;
  /** It stands in brackets behind them. */
  readonly isBracketed?: boolean;
  /** It may be a weapon or an option as well as a unit: it is a unit only where one has exactly that name. */
  readonly isOption: boolean;
}

export interface WrittenFormation {
  /** Empty where its units stand alone. */
  readonly name: string;
  /** The name of its army, as far as the text tells. */
  readonly army: string;
  readonly entries: readonly WrittenEntry[];
  /** The list says that its units ride in its transports. */
  readonly isAboard: boolean;
  /** It has a price: it is a formation even where no units are named. */
  readonly isPriced: boolean;
}

export interface WrittenList {
  readonly formations: readonly WrittenFormation[];
  /** Sentences about what was left out. */
  readonly notes: readonly string[];
}
