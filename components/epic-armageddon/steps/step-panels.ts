/** The panels of all steps, and what stands under them. */
import './a0-action-test-step.ts';
import './a1-choose-target-step.ts';
import './a2-charge-step.ts';
import './a3-counter-charge-step.ts';
import './a4-attacks-step.ts';
import './a5-supporting-fire-step.ts';
import './a6-result-step.ts';
import './a7-consolidate-step.ts';
import './a7-withdraw-step.ts';
import './assault-over-step.ts';
import './assault-tally.ts';
import './joined-formations.ts';
import './settling-step.ts';
import './step-note.ts';
