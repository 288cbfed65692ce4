/** What is said of dice while they are entered: of one die, of its hand, of all the hands of its side. */
import type { Hand } from '../../../src/dice/hand.ts';
import { entryWords, verdictsFor } from './dice-words.ts';
import { diceThatCount, type Faces } from './die-face.ts';
import { firstDieOf, readingOf } from './entered-dice.ts';
import type { HandLabel } from './hand-label.ts';

/** The dice of one hand, with its words. */
export interface LabelledHand {
  readonly hand: Hand;
  readonly label: HandLabel;
  readonly faces: Faces;
}

/** The hands of a throw, each with its words and its own dice. */
export const labelledHands = (
  hands: readonly Hand[], labels: readonly HandLabel[], faces: Faces,
): readonly LabelledHand[] => hands.map((hand, at) => {
  const first = firstDieOf(hands, at);
  return {
    hand, label: labels[at] ?? { label: hand.name, detail: '' }, faces: faces.slice(first, first + hand.dice),
  };
});

const enteredIn = (faces: Faces): number => faces.filter(face => face !== null).length;

/** What a die says that has this face: 'hit', 'saved'; empty where only all dice of the hand together say something. */
const verdictOf = ({ hand, label }: LabelledHand, face: number): string => {
  if (hand.read !== 'successes') return '';
  const [counts] = diceThatCount(hand, [face]);
  return (label.verdicts ?? verdictsFor(hand.read))[counts ? 0 : 1];
};

/** '4, hit' */
export const faceInWords = (of: LabelledHand, face: number): string =>
  [String(face), verdictOf(of, face)].filter(Boolean).join(', ');

/** '1 hit of 2', of the dice that have a face; empty before there is one. */
export const tallyOf = ({ hand, label: { verdicts }, faces }: LabelledHand): string => {
  const entered = enteredIn(faces);
  if (entered === 0) return '';
  const reading = readingOf(hand, faces);
  switch (hand.read) {
    case 'successes':
      return verdicts ? entryWords.verdicts(verdicts[0], reading, entered) : entryWords.hits(reading, entered);
    case 'highest':
      return entryWords.highest(reading);
    case 'sum':
    case 'halves':
      return entryWords.sum(reading);
  }
};

const hits = ({ hand, label }: LabelledHand): boolean => hand.read === 'successes' && !label.verdicts;

/** '7 hits of 11', of all hands of the side of this one; empty where it has no other. */
export const totalOf = (hands: readonly LabelledHand[], current: LabelledHand): string => {
  const own = hands.filter(one => hits(one) && one.label.side === current.label.side);
  const entered = own.reduce((sum, { faces }) => sum + enteredIn(faces), 0);
  if (!hits(current) || own.length < 2 || entered === 0) return '';
  return entryWords.hits(own.reduce((sum, { hand, faces }) => sum + readingOf(hand, faces), 0), entered);
};

/** What a chip says of its hand: '×4' before its first die, then '3/4' hits or what its dice say. */
export const chipCount = ({ hand, faces }: LabelledHand): string => {
  if (enteredIn(faces) === 0) return `×${hand.dice}`;
  const reading = readingOf(hand, faces);
  return hand.read === 'successes' ? `${reading}/${hand.dice}` : String(reading);
};
