/** The panels of the steps with which an assault mostly begins. */
import './a1-choose-target-step.ts';
import './a2-charge-step.ts';
import './joined-formations.ts';
import './step-note.ts';
