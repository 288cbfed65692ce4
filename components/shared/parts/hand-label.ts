/** What is said about a hand of dice. */
import type { PlayerSide } from './side-mark.ts';

/** See the properties of `<dice-hand>`. */
export interface HandLabel {
  readonly label: string;
  readonly detail: string;
  /** As short as can be, for a row of hands: 'CC 3+'; the label unless set. */
  readonly short?: string;
  readonly side?: PlayerSide | null;
  readonly outcome?: string;
  readonly verdicts?: readonly [counts: string, countsNot: string] | null;
  readonly compact?: boolean;
  /** In the card of its side: whose dice they are, what is done with them, such as 'close combat', and what counts. */
  readonly card?: { readonly force: string; readonly what: string; readonly expects: 'hits' | 'wounds' | null };
}
