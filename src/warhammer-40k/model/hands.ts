/** The hands of a phase: dice with a side, a reason and the models or units that throw them. */
import type { Hand } from '../../dice/hand.ts';
import type { Side } from './procedure.ts';

/** What a hand is thrown for. */
export const PURPOSES = [
  'charge-range', 'dangerous-terrain', 'regroup', 'hit', 'hit-again', 'wound', 'wound-again', 'look-out', 'save',
  'feel-no-pain', 'destroyed', 'fear', 'rampage', 'psychic-test', 'panic', 'morale', 'fall-back', 'sweep',
  'sweep-further', 'consolidate', 'initiative-test', 'hit-and-run', 'roll-off', 'templates', 'counter-range',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * Dice that are thrown together.
 *
 * Dice of one hand are interchangeable: what comes of them depends only on how many show each face that `marks` sets
 * apart. Dice of which it matters whose they are lie in hands of their own.
 */
export type PhaseHand = Hand & {
  readonly side: Side;
  readonly purpose: Purpose;
  /** Ids of the models or the unit whose dice these are, once for each die where it matters. */
  readonly owners: readonly string[];
  /** The unit against which they are thrown; null: none. */
  readonly against: string | null;
  readonly rule: string;
};
