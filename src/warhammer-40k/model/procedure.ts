/** The two sides, the parts of a phase in their order, where a scenario begins, and the rungs of a fight. */

/** The attacker is the player whose models charge first; in later turns either may be the one whose turn it is. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** One of something for each side. */
export type BySide<T> = { readonly [side in Side]: T };

/** Makes one of something for each side, the attacker's first. */
export const bySide = <T>(make: (side: Side) => T): BySide<T> =>
  ({ attacker: make('attacker'), defender: make('defender') });

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** The parts of a phase, for the log and the rail. */
export const STEPS = ['charge', 'fight', 'aftermath'] as const;
export type PhaseStep = (typeof STEPS)[number];

/** Where a scenario begins; at `fight` the models stand as after the charge. */
export const STARTS = ['charge', 'fight'] as const;
export type Start = (typeof STARTS)[number];

/** A place on the ladder of Initiative: the step before all others, or 10 down to 1. */
export type Rung = 'cover' | number;
