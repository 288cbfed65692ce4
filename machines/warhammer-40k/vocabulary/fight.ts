/** The words of the statechart for the fight: every guard and action is one call into the rules. */
import type { Reason } from './reason.ts';
import type { HandsOf } from './hands.ts';

/** Guards that may refuse a player, each as the rule that forbids it. */
export const FIGHT_REASONS = {} as const satisfies Readonly<Record<string, Reason>>;

export const FIGHT_GUARDS = {} as const;

export const FIGHT_ACTIONS = {} as const;

/** The dice that states ask for. */
export const FIGHT_HANDS = {} as const satisfies Readonly<Record<string, HandsOf>>;
