/** The panels of all steps but those with which an assault mostly begins, and what stands under them. */
import './a0-action-test-step.ts';
import './a3-counter-charge-step.ts';
import './a4-attacks-step.ts';
import './a5-supporting-fire-step.ts';
import './a6-result-step.ts';
import './a7-consolidate-step.ts';
import './a7-withdraw-step.ts';
import './assault-over-step.ts';
import './assault-tally.ts';
import './settling-step.ts';
