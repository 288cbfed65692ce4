/** What players and dice can do to an assault: plain facts, so that a list of them replays it. */
import type { Point } from '../../battlefield/base.ts';
import type { WayToFight } from './combatant.ts';
import type { SaveKind } from './volley.ts';
import type { Side } from './procedure.ts';

/** A hit of overwatch fire on a unit. @rule A2.12 */
export interface OverwatchHit {
  readonly unit: string;
  /** `normal` if not said. */
  readonly effect?: 'normal' | 'ignore-cover' | 'lance' | 'sniper' | 'macro-weapon' | 'titan-killer';
  /** Points of damage that a Titan Killer did. */
  readonly points?: number;
  /** The unit is lost, or damaged, without any save being thrown here. */
  readonly unsaved?: boolean;
}

export interface OverwatchFire {
  /** The formation that fires, and the one it fires at. */
  readonly formation: string;
  readonly target: string;
  readonly hits: readonly OverwatchHit[];
  /** Blast markers beyond those for coming under fire and for the dead. */
  readonly markers?: number;
}

/** Points of damage on units, and where the war engine itself stands since, if it was moved. @rule W6 */
export interface CriticalEntered {
  readonly damage: readonly { readonly unit: string; readonly points: number }[];
  readonly to?: Point;
}

export type AssaultEvent =
  /** A Supreme Commander has a failed action test thrown again, or the failure stands. */
  | { readonly type: 'test.repeated' }
  | { readonly type: 'test.accepted' }
  /** Unless it says otherwise, the formations join that the scenario intends to. */
  | {
    readonly type: 'target.chosen'; readonly target: string;
    readonly intermingled?: readonly string[]; readonly combined?: readonly string[];
  }
  /** A passenger gets out, its centre at a point; or a unit gets into a transport. */
  | { readonly type: 'unit.disembarked'; readonly unit: string; readonly to: Point }
  | { readonly type: 'unit.embarked'; readonly unit: string; readonly transport: string }
  /** A formation on overwatch has fired at one that has moved; the hits are those the players rolled. */
  | ({ readonly type: 'overwatch.fired' } & OverwatchFire)
  | { readonly type: 'overwatch.ended' }
  /** A skimmer says how it fights in contact, a war engine how many of its dice go into close combat. */
  | { readonly type: 'way.chosen'; readonly unit: string; readonly by: WayToFight }
  | { readonly type: 'dice.split'; readonly unit: string; readonly closeCombat: number }
  | { readonly type: 'ways.settled' }
  /** The striking side moves one of its snipers’ hits to another victim. */
  | { readonly type: 'sniper.aimed'; readonly side: Side; readonly hit: number; readonly to: string }
  /** What a critical hit did that its datasheet leaves to the table. */
  | ({ readonly type: 'critical.entered' } & CriticalEntered)
  /** A unit's centre now stands at a point, in cm; what the move is depends on the step. */
  | { readonly type: 'unit.moved'; readonly unit: string; readonly to: Point }
  /** A unit goes no further than 5cm in this step and tests for dangerous terrain with more care. */
  | { readonly type: 'care.taken'; readonly unit: string }
  /** A skimmer pops up in its counter-charge. */
  | { readonly type: 'unit.rose'; readonly unit: string }
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
  /** The first moves of a withdrawal have been made, or the second ones: does overwatch fire at those who moved? */
  | { readonly type: 'withdrawal.halfway' }
  | { readonly type: 'withdrawal.moved' }
  /** The owner may name a unit whose chain stays if the formation is out of coherency. */
  | { readonly type: 'withdrawal.ended'; readonly keep?: string }
  /** Units of the winner have moved: does overwatch fire at them? */
  | { readonly type: 'consolidation.moved' }
  | { readonly type: 'consolidation.ended' };

export type AssaultEventType = AssaultEvent['type'];

/** A player's event: anything but dice. */
export type Decision = Exclude<AssaultEvent, { readonly type: 'dice.thrown' }>;
