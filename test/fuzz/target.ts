/** A reader of texts from outside, and what holds of it. */
import type { Complaints } from './oracle.ts';
import type { Chance } from './random.ts';

export interface Target {
  readonly name: string;
  /** Texts to begin with. */
  readonly seeds: readonly string[];
  /** A change of its own to a text; `other`: another text of the corpus. */
  readonly mutate: (text: string, chance: Chance, other: string) => string;
  readonly read: (text: string) => unknown;
  /** What does not hold of what was read. */
  readonly check: (text: string, found: never) => Complaints | Promise<Complaints>;
  /** So many blocks may be entered to read a text: `least`, and `perLetter` for each of its letters. */
  readonly work: { readonly least: number; readonly perLetter: number };
  /** Texts are at most so long. */
  readonly longest: number;
  /** How long a text counts as, where it stands for more than its letters. */
  readonly lengthOf?: (text: string) => number;
}
