/** What a chart asks of a phase, and why that refuses, in the language of the screen. */
import { phaseProber } from '../../../machines/warhammer-40k/probes.ts';
import { phaseSentence } from '../spoken/sentences.ts';

export const PHASE_ASKING = phaseProber(phaseSentence);
