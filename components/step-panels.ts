/** The panels of all steps, and what stands under them. */
import './steps/a0-action-test-step.ts';
import './steps/a1-choose-target-step.ts';
import './steps/a2-charge-step.ts';
import './steps/a3-counter-charge-step.ts';
import './steps/a4-attacks-step.ts';
import './steps/a5-supporting-fire-step.ts';
import './steps/a6-result-step.ts';
import './steps/a7-consolidate-step.ts';
import './steps/a7-withdraw-step.ts';
import './steps/assault-over-step.ts';
import './steps/assault-tally.ts';
import './steps/joined-formations.ts';
import './steps/settling-step.ts';
import './steps/step-note.ts';
