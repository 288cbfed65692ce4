/** The dice that a state asks for. */
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';

export type HandsOf = (phase: Phase) => readonly PhaseHand[];
