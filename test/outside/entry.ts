/** Where texts, files and links from outside come in, and what may be asked of reading them. */

/** Something from outside that is larger the larger its size. */
export type Grower = (size: number) => unknown;

/** What is more than there may be, and the sentence that is said of it. */
export interface Beyond {
  readonly input: () => unknown;
  readonly says: RegExp;
}

export interface Entry {
  /** The function that reads it. */
  readonly name: string;
  /** The file that has it. */
  readonly file: string;
  /** What is counted in its sizes. */
  readonly of: string;
  /** A small one, and the largest there may be. */
  readonly sizes: readonly [small: number, limit: number];
  /** Sizes of the suite, if other ones are enough there: what rose with the square would still be seen. */
  readonly inTheSuite?: readonly [small: number, large: number];
  /** An input that is `k` times as large costs at most `c` times `k` as much. */
  readonly c: number;
  /** What it does with an input; whatever it remembers is forgotten before. */
  readonly ready: () => (input: never) => unknown;
  readonly shapes: Readonly<Record<string, Grower>>;
  readonly beyond: Readonly<Record<string, Beyond>>;
}

export const times = <T>(count: number, one: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** Two letters in the middle of a name swapped. */
export const misspelt = (name: string): string => {
  const at = Math.floor(name.length / 2);
  return name.slice(0, at - 1) + name.charAt(at) + name.charAt(at - 1) + name.slice(at + 1);
};

/** A word that is like nothing else. */
export const strange = (i: number): string => `zq${((i + 7) * 7919).toString(36)}xw`;
