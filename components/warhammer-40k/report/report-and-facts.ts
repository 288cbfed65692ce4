/** What the site loads at once to report a phase: the element, and the facts for a bug report. */
import './phase-report.ts';

export { phaseFactsOf } from './account.ts';
