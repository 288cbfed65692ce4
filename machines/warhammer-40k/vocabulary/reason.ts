/** Why a guard says no. */
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';

/** The rule that forbids an event now; null: none does. Events of other types are never refused by it. */
export type Reason = (phase: Phase, event: PhaseEvent) => Refusal | null;
