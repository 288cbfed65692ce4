/** What questions and goals may be about: each parameter by its name, and what it is. */
import type { Effect } from '../epic-armageddon/model/profile.ts';
import type { SaveKind } from '../epic-armageddon/model/volley.ts';
import type { Side } from '../epic-armageddon/model/procedure.ts';

/** Parameters and what they say; ids are those of the scenario, distances are in cm from edge to edge. */
export interface Parameters {
  readonly side: Side;
  readonly unit: string;
  /** The unit that another is measured from. */
  readonly from: string;
  readonly formation: string;
  readonly units: readonly string[];
  readonly formations: readonly string[];
  readonly hits: number;
  readonly count: number;
  readonly cm: number;
  /** How far off an answer in percent may be and still be right, in points. */
  readonly within: number;
  readonly effect: Effect;
  readonly save: SaveKind;
  /** A state of the chart, or one that holds it. */
  readonly state: string;
  /** Percentage points that a decision may be worse than the best one. */
  readonly slack: number;
}

export type ParameterName = keyof Parameters;
