/** Why a guard says no. */
import type { PhaseEvent } from '../../../src/warhammer-40k/events.ts';
import type { Refusal } from '../../../src/warhammer-40k/log.ts';
import type { Phase } from '../../../src/warhammer-40k/state.ts';

/** The rule that forbids an event now; null: none does. Events of other types are never refused by it. */
export type Reason = (phase: Phase, event: PhaseEvent) => Refusal | null;
