/** What players have in their hands at a moment, and nothing of it has happened yet. */
import type { Entry } from '../parts/entered-dice.ts';

export interface InHand {
  /** The stand that is chosen; null: none is. */
  readonly chosen: string | null;
  /** The stand of which it is told why it may do what it may; null: of none. */
  readonly asked: string | null;
  /** The dice of the throw that is due, as far as they have been entered. */
  readonly entry: Entry;
  /** They are being entered. */
  readonly isEntering: boolean;
}

/** As much of what was entered as there are dice for. */
export const entryFor = ({ entered, chosen }: Entry, dice: number): Entry => ({
  entered: entered.filter(({ die }) => die < dice), chosen: chosen !== null && chosen < dice ? chosen : null,
});
