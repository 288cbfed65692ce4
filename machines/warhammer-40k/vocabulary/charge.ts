/** The words of the statechart for charges: every guard and action is one call into the rules. */
import type { Reason } from './reason.ts';
import type { HandsOf } from './hands.ts';

/** Guards that may refuse a player, each as the rule that forbids it. */
export const CHARGE_REASONS = {} as const satisfies Readonly<Record<string, Reason>>;

export const CHARGE_GUARDS = {} as const;

export const CHARGE_ACTIONS = {} as const;

/** The dice that states ask for. */
export const CHARGE_HANDS = {} as const satisfies Readonly<Record<string, HandsOf>>;
