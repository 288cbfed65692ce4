/** What can be asked of a line-up, and what it gives back. */
import type { Rulings } from '../epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import type { ArmyRule } from '../epic-armageddon/model/army-rules.ts';
import type { BySide, Side } from '../epic-armageddon/model/procedure.ts';
import type { TerrainKind } from '../epic-armageddon/model/terrain.ts';

/** Stands of one profile. */
export interface StandGroup {
  /** Id of the library or of a profile of one's own. */
  readonly profile: string;
  readonly count: number;
  /** Ids of characters: the first joins the first stand, the second the second, and round again. */
  readonly characters?: readonly string[];
  /** Ids of what is chosen of their datasheet, and for those with a character of that of the character. */
  readonly options?: readonly string[];
}

/** How many of some stands touch an enemy, have one within 15cm only, or have none so near. @rule A4.1 */
export interface Spread {
  readonly inContact: number;
  readonly inFirefight: number;
  readonly back: number;
}
export const LINE_UP_PLACES = ['inContact', 'inFirefight', 'back'] as const satisfies readonly (keyof Spread)[];
export type LineUpPlace = (typeof LINE_UP_PLACES)[number];

/** Stands of one profile by where they are to be. */
export interface LineUpEntry extends Spread {
  readonly profile: string;
  readonly characters?: readonly string[];
  readonly options?: readonly string[];
}

/** One side's formation as it is to be lined up; what is not said is nothing, none, no. */
export interface LineUpSide {
  readonly name?: string;
  /** Of the formation of its supporters; without it they are called after the side: 'Warband, support'. */
  readonly supportName?: string;
  /** 2 for 2+; where it is not said, the usual one. */
  readonly initiative?: number;
  readonly entries: readonly LineUpEntry[];
  readonly rules?: readonly ArmyRule[];
  readonly blastMarkers?: number;
  readonly broken?: boolean;
  readonly marched?: boolean;
  readonly overwatch?: boolean;
  /** The terrain under its stands; everybody sees over it. */
  readonly cover?: TerrainKind | null;
  /** A formation beside it that does not fight but is near enough to support. @rule A5.2 */
  readonly supporters?: readonly StandGroup[];
}

export interface LineUpRequest extends BySide<LineUpSide> {
  readonly title?: string;
  /** Only the answers that differ from the defaults. */
  readonly rulings?: Partial<Rulings>;
}

/** What could not be had as it was asked. */
const NOTE_CODES = [
  ...LINE_UP_PLACES, 'supporters', 'coherency', 'blastMarkers', 'broken', 'marched', 'cover', 'nobodyEngaged',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** One thing that is not as it was asked; numbers are stands or markers of the whole side. */
export interface LineUpNote {
  readonly code: NoteCode;
  /** Null for what concerns both. */
  readonly side: Side | null;
  readonly asked: number;
  readonly possible: number;
  /** A sentence for a person. */
  readonly say: string;
}

/** What makes a line-up impossible. */
const OBSTACLES = [
  'no-stands', 'too-many', 'not-a-number', 'unknown-unit', 'unusable-unit', 'character-alone', 'not-a-character',
  'unknown-option', 'too-many-options',
] as const;
export interface Obstacle {
  readonly code: (typeof OBSTACLES)[number];
  readonly side: Side;
  readonly say: string;
}

/** The two formations face to face. */
export interface LinedUp {
  readonly scenario: Scenario;
  /** For each entry, where its stands are by the rules; differs from what was asked only where a note says so. */
  readonly made: BySide<readonly Spread[]>;
  /** Ids of the stands of each entry, contact first, then firefight, then those further back. */
  readonly stands: BySide<readonly (readonly string[])[]>;
  readonly notes: readonly LineUpNote[];
}

export type LineUp = LinedUp | { readonly obstacles: readonly Obstacle[] };
