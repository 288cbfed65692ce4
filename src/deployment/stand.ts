/** A stand on its way to a place: who it is, how large, and where it is to be. */
import type { Base, Point } from '../battlefield/base.ts';
import type { Side } from '../epic-armageddon/model/procedure.ts';
import type { LineUpPlace } from './line-up-request.ts';

/** One stand that has no place yet. */
export interface Stand {
  readonly id: string;
  readonly side: Side;
  /** Its place in the list of its side. */
  readonly order: number;
  /** The place of its entry in the list of its side. */
  readonly entry: number;
  readonly profile: string;
  readonly characters: readonly string[];
  readonly options: readonly string[];
  readonly radius: number;
  /** It hides what is behind it. @rule L3 */
  readonly isBody: boolean;
  /** How many enemies can touch it at once. @rule A2.6, W4 */
  readonly room: number;
  /** Where it is to be; a supporter stands outside the assault. */
  readonly place: LineUpPlace | 'support';
}

export interface PlacedStand extends Stand {
  readonly at: Point;
}

export const baseOfStand = ({ at, radius }: PlacedStand): Base => ({ at, radius });

/** Where the enemy of a side stands: away from the reader for the attacker. */
export const facing = (side: Side): 1 | -1 => (side === 'attacker' ? 1 : -1);

/** How far into its own half a spot lies, cm; negative beyond the middle. */
export const depthOf = (side: Side, [, y]: Point): number => -facing(side) * y;

/** A spot so many cm beside the middle and so many into the side's own half. */
export const spot = (side: Side, x: number, depth: number): Point => [x, -facing(side) * depth];

export const isFighting = ({ place }: Stand): boolean => place !== 'support';
