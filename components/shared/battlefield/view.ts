/**
 * What the battlefield draws: plain data, lengths in cm unless its measure says otherwise, points as on the table (y
 * away from the reader).
 *
 * Whoever makes a view knows the rules and has decided everything: the drawing adds no meaning of its own. Objects that
 * did not change should be the same objects, then they are not drawn again.
 */
import type { MapDetails } from './map-details.ts';
import type { MapWords } from './map-words.ts';
import type { Measure } from './measure.ts';
import type {
  Area, Counter, Filling, Ghost, Line, MapFormation, MatteringFormation, PlannedWay, Push, RefusedMove, Roster, Terrain,
  Token,
} from './pieces.ts';

export interface BattlefieldView {
  /** The table, its corner at 0, 0. */
  readonly width: number;
  readonly depth: number;
  /** The step that it is of: only at another may the map change by itself what it shows. */
  readonly step?: string;
  /** The counter that is selected; null: none. Not given: none ever is, and arrow keys move what may move at once. */
  readonly chosen?: string | null;
  /** How far counters may go, by id. */
  readonly reaches?: Readonly<Record<string, number>>;
  /** Who matters in this step. Where it is given, not all who act need to be in sight. */
  readonly mattering?: readonly MatteringFormation[];
  /** Shown until the map is touched again. */
  readonly refused?: RefusedMove | null;
  readonly terrain: readonly Terrain[];
  /** In the order in which the keyboard visits them. */
  readonly counters: readonly Counter[];
  /** All who were here at the start: short names so stay the same. Those of the counters unless given. */
  readonly roster?: Roster;
  readonly formations?: readonly MapFormation[];
  /** What each filling means, for the key. */
  readonly fillings?: Readonly<Record<Filling, string>>;
  /** What draws all that the first picture of a page can do without. */
  readonly details?: MapDetails<BattlefieldView>;
  readonly lines: readonly Line[];
  readonly tokens: readonly Token[];
  readonly areas: readonly Area[];
  readonly ghost: Ghost | null;
  readonly pushes?: readonly Push[];
  readonly plans?: readonly PlannedWay[];
  /** The unit of all lengths; cm unless set. */
  readonly measure?: Measure;
  /** Words of another game than Epic. */
  readonly words?: MapWords;
}

/** A table with nobody on it. */
export const EMPTY_VIEW: BattlefieldView =
  { width: 120, depth: 80, terrain: [], counters: [], lines: [], tokens: [], areas: [], ghost: null };
