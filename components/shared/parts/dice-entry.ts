/** Filling in a row of dice from the table: what a digit, an erasure or an arrow does to it. Pure. */
import { SIDES_OF_A_DIE, isFace } from '../../../src/dice/hand.ts';
import type { Faces } from './die-face.ts';

/** A row being filled in, and the die that the next digit sets. */
export interface Entry {
  readonly faces: Faces;
  readonly at: number;
}

/** As many dice as the hand has: missing faces and what no die can show are blank. */
export const rowOf = (dice: number, faces: Faces): Faces =>
  Array.from({ length: dice }, (_, at) => (isFace(faces[at]) ? faces[at] : null));

/** Whether every die has a face. */
export const isFull = (faces: Faces): faces is readonly number[] => faces.every(isFace);

/** A row after faces went in: those that found no die, and whether the next face belongs to another row. */
export interface Entered extends Entry {
  readonly rest: readonly number[];
  readonly leaves: boolean;
}

/** Sets this die and those after it, and goes on to the next; from the last back to the first that is still blank. */
export const enterFaces = ({ faces, at }: Entry, entered: readonly number[]): Entered => {
  const end = Math.min(at + entered.length, faces.length);
  const filled = [...faces.slice(0, at), ...entered.slice(0, end - at), ...faces.slice(end)];
  const rest = entered.slice(end - at);
  if (end < faces.length) return { faces: filled, at: end, rest, leaves: false };
  const blank = filled.indexOf(null);
  return {
    faces: filled,
    at: blank === -1 ? faces.length - 1 : blank,
    rest,
    leaves: rest.length > 0 || blank === -1,
  };
};

/** Blanks this die; if it is blank already, the one before it, as in a line of text. */
export const eraseFace = ({ faces, at }: Entry): Entry => {
  const erased = (faces[at] ?? null) === null ? Math.max(0, at - 1) : at;
  return { faces: faces.map((face, die) => (die === erased ? null : face)), at: erased };
};

/** Turns this die to the next face up or down. A blank one starts at that end of the faces. */
export const turnFace = ({ faces, at }: Entry, by: 1 | -1): Entry => {
  const start = by === 1 ? 0 : SIDES_OF_A_DIE + 1;
  const turned = Math.min(SIDES_OF_A_DIE, Math.max(1, (faces[at] ?? start) + by));
  return { faces: faces.map((face, die) => (die === at ? turned : face)), at };
};

/** The faces in a text, in order: '3, 5 2' is three of them. */
export const facesIn = (text: string): readonly number[] => [...text].map(Number).filter(isFace);
