/** What happens where a text does not tell, and its players agree on nothing. */
import { note } from '../model/log.ts';
import { closeFight } from './next-stage.ts';
import type { Phase } from '../model/state.ts';

/** Nobody charges; whoever is locked fights. @ruling */
export const leaveCharges = (phase: Phase): Phase => note(phase, 'charge', 'R-3.01', 'charge-untold');

/** The wounds of the fight stand, and nothing comes of them: everybody stays where they are. @ruling */
export const leaveOutcome = (phase: Phase): Phase =>
  note(closeFight(phase), 'aftermath', 'R-3.01', 'outcome-untold');
