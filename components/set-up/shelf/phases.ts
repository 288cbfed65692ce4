/** Reading phases of Warhammer 40,000 for the shelf, with the rules that they are held against, in one piece. */
import { acceptedIn } from '../../../machines/warhammer-40k/turns.ts';
import { phaseReader } from '../../../src/shelf/read-phase.ts';

export const readPhase = phaseReader(acceptedIn);
