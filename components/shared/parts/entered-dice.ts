/** Dice of a throw as they are entered from the table, one after the other. Pure. */
import { diceIn, isFace, readThrow, type Hand } from '../../../src/dice/hand.ts';
import type { Faces } from './die-face.ts';

/** A face that was entered: for which die of the throw, counted from 0 over all hands. */
export interface EnteredFace {
  readonly die: number;
  readonly face: number;
}

/** What was entered, in order, a later face of a die taking the place of an earlier one. */
export interface Entry {
  readonly entered: readonly EnteredFace[];
  /** The die that was chosen by hand for the next face; null: the next blank one. */
  readonly chosen: number | null;
}

export const NOTHING_ENTERED: Entry = { entered: [], chosen: null };

/** The face of each die of a throw; null is a blank one. */
export const facesOf = ({ entered }: Entry, dice: number): Faces => {
  const faces = new Array<number | null>(dice).fill(null);
  for (const { die, face } of entered) faces[die] = face;
  return faces;
};

/** Whether every die has a face. */
export const isFull = (faces: Faces): faces is readonly number[] => faces.every(isFace);

/** The die that the next face goes to: the blank one after the last entered, at the end the first; null: none is. */
export const nextDie = (entry: Entry, dice: number): number | null => {
  if (entry.chosen !== null) return entry.chosen;
  const faces = facesOf(entry, dice);
  const after = (entry.entered.at(-1)?.die ?? -1) + 1;
  const later = faces.indexOf(null, after);
  const at = later === -1 ? faces.indexOf(null) : later;
  return at === -1 ? null : at;
};

/** Enters faces one after the other; null where there are more of them than dice, and nothing is entered. */
export const enterFaces = (entry: Entry, dice: number, faces: readonly number[]): Entry | null => {
  let now: Entry = entry;
  for (const face of faces) {
    const die = nextDie(now, dice);
    if (die === null) return null;
    now = { entered: [...now.entered, { die, face }], chosen: null };
  }
  return now;
};

/** Blanks the die that was chosen; otherwise takes back the last face, and what it took the place of is there again. */
export const eraseFace = (entry: Entry, dice: number): Entry => {
  const { chosen, entered } = entry;
  if (chosen !== null && facesOf(entry, dice)[chosen] !== null) {
    return { entered: entered.filter(({ die }) => die !== chosen), chosen };
  }
  const last = entered.at(-1);
  if (last === undefined) return entry;
  const before: Entry = { entered: entered.slice(0, -1), chosen: null };
  return facesOf(before, dice)[last.die] === null ? { ...before, chosen: last.die } : before;
};

/** The hand of a throw that a die belongs to. */
export const handOfDie = (hands: readonly Hand[], die: number): number => {
  let dice = 0;
  return hands.findIndex(hand => (dice += hand.dice) > die);
};

/** The first die of a hand. */
export const firstDieOf = (hands: readonly Hand[], hand: number): number => diceIn(hands.slice(0, hand));

/** What the dice of a hand say that have a face. */
export const readingOf = (hand: Hand, faces: Faces): number => {
  const known = faces.filter(isFace);
  return readThrow([{ ...hand, dice: known.length }], known)[0] ?? 0;
};

/** Marks that may stand between the faces of a text. */
const BETWEEN = /[\s,;.|/+\-[\]()]/;

/** The faces in a text, in order: `5 2 6` and `526` are three; or the first sign in it that no die shows. */
export const parseFaces = (text: string): { readonly faces: readonly number[] } | { readonly stray: string } => {
  const signs = [...text].filter(sign => !BETWEEN.test(sign));
  const stray = signs.find(sign => !isFace(Number(sign)));
  return stray === undefined ? { faces: signs.map(Number) } : { stray };
};
