/** The unit of length of a table, and what of a map depends on it. */

export interface Measure {
  /** Behind a number: ' cm'. */
  readonly sign: string;
  /** From hairline to hairline. */
  readonly grid: number;
  /** Rulers for the corner, the longest first: what stands under their marks. */
  readonly marks: readonly (readonly number[])[];
  /** How far an arrow key moves a counter, and with Shift. */
  readonly nudge: number;
  readonly stride: number;
  /** Pixels for one unit: no map is closer. */
  readonly closest: number;
  /** The least radius of a base that acts, in pixels: a camera that shows it keeps to that. */
  readonly least: number;
  /** Left free round those whom the camera shows. */
  readonly spare: number;
}

export const CENTIMETRES: Measure = {
  sign: '\u00a0cm',
  grid: 5,
  marks: [[0, 5, 15], [0, 1, 5], [0, 1, 2], [0, 1]],
  nudge: 1,
  stride: 5,
  closest: 64,
  least: 12,
  spare: 2,
};

/** A model of one inch is as large on the screen as a stand of two centimetres. */
export const INCHES: Measure = {
  sign: '″',
  grid: 2,
  marks: [[0, 2, 6], [0, 1, 2], [0, 1]],
  nudge: 0.5,
  stride: 2,
  closest: 128,
  least: 19,
  spare: 1,
};
