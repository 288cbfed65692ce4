/** What players and dice can do to an assault: plain facts, so that a list of them replays it. */
import type { Point } from '../battlefield/base.ts';
import type { SaveKind } from './saves.ts';
import type { Side } from './state.ts';

export type AssaultEvent =
  | { readonly type: 'target.chosen'; readonly target: string }
  /** A unit's centre now stands at a point, in cm; what the move is depends on the step. */
  | { readonly type: 'unit.moved'; readonly unit: string; readonly to: Point }
  /** The owner may name a unit whose chain stays if the formation is out of coherency. */
  | { readonly type: 'charge.ended'; readonly keep?: string }
  | { readonly type: 'counterCharge.ended'; readonly keep?: string }
  /** Every die of the hands asked for, hand by hand. */
  | { readonly type: 'dice.thrown'; readonly faces: readonly number[] }
  /** The owner of a side's units moves one of their hits, by its place in the order, to another unit. */
  | { readonly type: 'hit.moved'; readonly side: Side; readonly hit: number; readonly to: string }
  | { readonly type: 'hits.allocated' }
  | { readonly type: 'save.chosen'; readonly side: Side; readonly hit: number; readonly save: SaveKind }
  /** Which of the units that may support a side do. */
  | { readonly type: 'supporters.called'; readonly side: Side; readonly units: readonly string[] }
  | { readonly type: 'support.called' }
  /** Everybody who has not withdrawn yet does so in the usual way. */
  | { readonly type: 'rest.withdrew' }
  | { readonly type: 'withdrawal.ended' }
  | { readonly type: 'consolidation.ended' };

export type AssaultEventType = AssaultEvent['type'];

/** A player's event: anything but dice. */
export type Decision = Exclude<AssaultEvent, { readonly type: 'dice.thrown' }>;
