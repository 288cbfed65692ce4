/** What was thrown against what was to be expected, and what each throw has turned. */
import { distributionOf } from '../../dice/distribution.ts';
import { dealFaces, read } from '../../dice/hand.ts';
import type { AssaultHand, Purpose } from '../model/hands.ts';
import { bySide, type BySide, type Side } from '../model/procedure.ts';
import type { Odds } from './answer.ts';

/** What is counted of the dice of one side that are thrown together. */
export const COUNTED =
  ['hits', 'saves', 'attacks', 'damage', 'criticals', 'splash', 'result', 'terrain', 'test', 'markers'] as const;
export type Counted = (typeof COUNTED)[number];

const OF: Readonly<Record<Purpose, Counted>> = {
  'close-combat': 'hits', firefight: 'hits', 'extra-attacks': 'attacks', damage: 'damage', save: 'saves',
  're-roll': 'saves', invulnerable: 'saves', critical: 'criticals', splash: 'splash', result: 'result',
  'dangerous-terrain': 'terrain', 'action-test': 'test', 'blast-markers': 'markers',
};

/** What is counted of a hand. One side never throws for two things at once. @rule A4.2, V10 */
export const countedOf = ({ purpose }: { readonly purpose: Purpose }): Counted => OF[purpose];

/** One throw of an assault, with the odds just before and just after it; null: not known. */
export interface LuckThrow {
  readonly hands: readonly AssaultHand[];
  readonly faces: readonly number[];
  readonly before: Odds | null;
  readonly after: Odds | null;
}

/** So many hits, saves, …, and how many were to be expected on average. */
export interface DiceTally {
  readonly counted: Counted;
  readonly dice: number;
  readonly thrown: number;
  readonly expected: number;
}

/** What a throw has turned, in probabilities: by how much each side has become likelier to win. */
export interface ThrowLuck extends BySide<DiceTally | null> {
  /** Null where the odds before or after it are not known. */
  readonly swing: BySide<number> | null;
}

export interface Luck {
  readonly throws: readonly ThrowLuck[];
  /** All hits of a side together, all its saves, each kind by itself, in the order in which it was first thrown. */
  readonly totals: BySide<readonly DiceTally[]>;
  /** What all throws have turned together, those left out whose odds are not known. */
  readonly swing: BySide<number>;
  /** The place of the throw that has turned most; null: none has turned anything. */
  readonly biggest: number | null;
  /** No throw is left out. */
  readonly isWhole: boolean;
}

/** What turns less than this is rounding of the machine. */
const NOTHING = 1e-9;

/** What a hand says on average. */
const meanOf = (hand: AssaultHand): number =>
  distributionOf(hand).reduce((sum, chance, reading) => sum + chance * reading, 0);

const together = (one: DiceTally, other: DiceTally): DiceTally => ({
  counted: one.counted, dice: one.dice + other.dice, thrown: one.thrown + other.thrown,
  expected: one.expected + other.expected,
});

const talliedIn = ({ hands, faces }: LuckThrow, side: Side): DiceTally | null => {
  const shown = dealFaces(hands, faces);
  const ours = hands.flatMap((hand, i): readonly DiceTally[] => (hand.side !== side ? [] : [{
    counted: countedOf(hand), dice: hand.dice, thrown: read(hand, shown[i]!), expected: meanOf(hand),
  }]));
  return ours.length === 0 ? null : ours.reduce(together);
};

const swingOf = ({ before, after }: LuckThrow): BySide<number> | null =>
  (before === null || after === null ? null : bySide(side => after.winner[side] - before.winner[side]));

/** How far a swing moves the two sides apart. */
export const swingSize = ({ attacker, defender }: BySide<number>): number => Math.abs(attacker - defender) / 2;

const totalsOf = (throws: readonly ThrowLuck[], side: Side): readonly DiceTally[] => {
  const found = new Map<Counted, DiceTally>();
  for (const { [side]: one } of throws) {
    if (one === null) continue;
    const known = found.get(one.counted);
    found.set(one.counted, known === undefined ? one : together(known, one));
  }
  return [...found.values()];
};

const biggestIn = (throws: readonly ThrowLuck[]): number | null => {
  const sizes = throws.map(({ swing }) => (swing === null ? 0 : swingSize(swing)));
  const most = Math.max(0, ...sizes);
  return most < NOTHING ? null : sizes.indexOf(most);
};

/** The luck of an assault, throw by throw, in the order in which they were made. */
export const luckOf = (made: readonly LuckThrow[]): Luck => {
  const throws = made.map((one): ThrowLuck => ({ ...bySide(side => talliedIn(one, side)), swing: swingOf(one) }));
  const swings = throws.flatMap(({ swing }) => swing ?? []);
  return {
    throws,
    totals: bySide(side => totalsOf(throws, side)),
    swing: bySide(side => swings.reduce((sum, swing) => sum + swing[side], 0)),
    biggest: biggestIn(throws),
    isWhole: swings.length === throws.length,
  };
};
