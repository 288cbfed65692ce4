/** The words of the statechart for what comes after a fight: every guard and action is one call into the rules. */
import type { Reason } from './reason.ts';
import type { HandsOf } from './hands.ts';

/** Guards that may refuse a player, each as the rule that forbids it. */
export const AFTERMATH_REASONS = {} as const satisfies Readonly<Record<string, Reason>>;

export const AFTERMATH_GUARDS = {} as const;

export const AFTERMATH_ACTIONS = {} as const;

/** The dice that states ask for. */
export const AFTERMATH_HANDS = {} as const satisfies Readonly<Record<string, HandsOf>>;
