/** Two dice against two, the higher of each: all 1,296 cases counted. */

const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface RollOff {
  /** Higher dice of which the difference is this one. */
  readonly attacker: number;
  readonly defender: number;
  readonly weight: number;
}

export const CASES = FACES.length ** 4;

/** How many of the cases have each difference of the attacker's higher die and the defender's. */
export const casesByDifference = (): ReadonlyMap<number, number> => {
  const cases = new Map<number, number>();
  for (const a of FACES) for (const b of FACES) for (const c of FACES) for (const d of FACES) {
    const difference = Math.max(a, b) - Math.max(c, d);
    cases.set(difference, (cases.get(difference) ?? 0) + 1);
  }
  return cases;
};

/** Every difference that there can be, with dice that show it and its probability. */
export const differencesOfHigherDice = (): readonly RollOff[] =>
  [...casesByDifference()].map(([difference, cases]) => ({
    attacker: difference > 0 ? 1 + difference : 1,
    defender: difference > 0 ? 1 : 1 - difference,
    weight: cases / CASES,
  }));
