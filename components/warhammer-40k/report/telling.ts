/** Everything that is told of a phase, in one piece: its report, and what a bug report says of it. */
import './phase-report.ts';

export { phaseFactsOf } from './facts.ts';
