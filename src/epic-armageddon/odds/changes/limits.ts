/** The most a scenario may hold, as far as a change could go beyond it. */
export const SCENARIO_LIMITS = { formations: 12, units: 200, terrain: 40 } as const;
