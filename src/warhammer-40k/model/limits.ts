/** The most a 40k scenario may hold, and what stands for what it does not say. Inches. */

export const PHASE_LIMITS = {
  units: 24, modelsInUnit: 60, models: 200, terrain: 40, height: 24, wounds: 20, assaultRange: 48, rounds: 100,
  weapons: 8, kinds: 8, radius: 6,
} as const;

export const LARGEST_TABLE = 400;

export const SMALLEST_RADIUS = 0.1;

/** A 25mm base, and the table that most games are played on. */
export const USUAL = {
  assaultRange: 6,
  radius: 0.5,
  table: { width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' } },
} as const;
