/** The order of things in a phase: the two sides, its parts, where it begins, and the rungs of a fight. */
export const SIDES = ['attacker', 'defender'] as const;

export type Side = (typeof SIDES)[number];

export type BySide<T> = { readonly [side in Side]: T };

/** The parts of a phase, for the log and the rail. */
export const STEPS = ['charge', 'fight', 'aftermath'] as const;

export type PhaseStep = (typeof STEPS)[number];

/** A place on the ladder of Initiative: the step before all others, or 10 down to 1. */
export type Rung = 'cover' | number;

/** Where a scenario begins; at `fight` the models stand as after the charge. */
export const STARTS = ['charge', 'fight'] as const;

export type Start = (typeof STARTS)[number];
