/** A review as the screen takes it, of whichever game: moments with what they were worth. */
import type { PlayerSide } from '../parts/side-mark.ts';
import type { BetterKind } from './review-words.ts';

/** `value` is what is compared: the chance to win, and half of the chance that nobody does. */
export interface PricedChance {
  readonly win: number;
  readonly none: number;
  readonly value: number;
}

/** The best that was found, of so many that were tried. */
export interface BestFound {
  readonly decisions: readonly unknown[];
  readonly chance: PricedChance;
  /** What the other side does best about it; null where it has nothing to answer. */
  readonly reply: { readonly decisions: readonly unknown[]; readonly chance: PricedChance } | null;
  readonly error: number;
  readonly tried: number;
}

/** Events that belong together: `count` of them from number `at`; values are those of the side. */
export interface PricedMoment {
  readonly at: number;
  readonly count: number;
  readonly kind: 'decision' | 'throw';
  readonly side: PlayerSide;
  readonly before: number;
  readonly after: number;
  readonly answered?: number;
  readonly best?: BestFound;
  readonly cost: number;
}

type BothSides = Readonly<Record<PlayerSide, number>>;

export interface PricedReview {
  readonly moments: readonly PricedMoment[];
  readonly cost: BothSides;
  readonly luck: BothSides;
}

/** A moment as it is told. */
export interface ReviewRow {
  readonly moment: PricedMoment;
  /** 'Charge', 'Hits' */
  readonly name: string;
  /** 'Charge: 4 in contact' */
  readonly title: string;
  /** A decision that cost no more than nothing; null: that is not known. */
  readonly isAsGood: boolean | null;
  /** Which words there are for a better one. */
  readonly better: BetterKind;
}

/** Less than half a point is nothing. */
const NOTHING = 0.005;

/** Less than half a point, or than what the figures may be off. */
export const isAsGood = ({ kind, best, cost }: PricedMoment): boolean | null =>
  (kind === 'throw' || best === undefined ? null : cost < NOTHING || cost <= 3 * best.error);

/** What a moment was worth to the attacker if it is a throw, to whoever decided if it is a decision. */
export const worthOf = ({ kind, before, after, cost }: PricedMoment): number =>
  (kind === 'throw' ? after - before : cost === 0 ? 0 : -cost);

/** A value of the side of a moment as one of the attacker's. */
export const attackersOf = ({ side }: Pick<PricedMoment, 'side'>, value: number): number =>
  (side === 'attacker' ? value : 1 - value);
