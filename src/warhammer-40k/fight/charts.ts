/** The two charts: the lowest face of a die that hits, and that wounds. */

/** Rows: Weapon Skill of whoever strikes, 1 to 10. Columns: Weapon Skill of whoever is struck. */
export const TO_HIT: readonly (readonly number[])[] = [
  [4, 4, 5, 5, 5, 5, 5, 5, 5, 5],
  [3, 4, 4, 4, 5, 5, 5, 5, 5, 5],
  [3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
  [3, 3, 3, 4, 4, 4, 4, 4, 5, 5],
  [3, 3, 3, 3, 4, 4, 4, 4, 4, 4],
  [3, 3, 3, 3, 3, 4, 4, 4, 4, 4],
  [3, 3, 3, 3, 3, 3, 4, 4, 4, 4],
  [3, 3, 3, 3, 3, 3, 3, 4, 4, 4],
  [3, 3, 3, 3, 3, 3, 3, 3, 4, 4],
  [3, 3, 3, 3, 3, 3, 3, 3, 3, 4],
];

/** Rows: Strength, 1 to 10. Columns: Toughness. Null: it cannot wound. */
export const TO_WOUND: readonly (readonly (number | null)[])[] = [
  [4, 5, 6, 6, null, null, null, null, null, null],
  [3, 4, 5, 6, 6, null, null, null, null, null],
  [2, 3, 4, 5, 6, 6, null, null, null, null],
  [2, 2, 3, 4, 5, 6, 6, null, null, null],
  [2, 2, 2, 3, 4, 5, 6, 6, null, null],
  [2, 2, 2, 2, 3, 4, 5, 6, 6, null],
  [2, 2, 2, 2, 2, 3, 4, 5, 6, 6],
  [2, 2, 2, 2, 2, 2, 3, 4, 5, 6],
  [2, 2, 2, 2, 2, 2, 2, 3, 4, 5],
  [2, 2, 2, 2, 2, 2, 2, 2, 3, 4],
];

const cellOf = <T>(chart: readonly (readonly T[])[], row: number, column: number, what: string): T => {
  const cells = chart[row - 1];
  if (cells === undefined || !(column - 1 in cells)) {
    throw new RangeError(`The ${what} chart goes from 1 to 10; there is no ${row} against ${column}.`);
  }
  return cells[column - 1]!;
};

/**
 * The lowest face that hits, by Weapon Skill against Weapon Skill.
 *
 * @throws RangeError for a characteristic that the chart does not have.
 * @rule 40k.38
 * @ruling R-X.03, R-X.04, R-2.02, R-3.02
 */
export const toHit = (striker: number, struck: number): number => cellOf(TO_HIT, striker, struck, 'to hit');

/**
 * The lowest face that wounds, by Strength against Toughness; null: no face does.
 *
 * @throws RangeError for a characteristic that the chart does not have.
 * @rule 40k.43
 * @ruling R-X.03, R-X.04, R-2.02
 */
export const toWound = (strength: number, toughness: number): number | null =>
  cellOf(TO_WOUND, strength, toughness, 'to wound');
