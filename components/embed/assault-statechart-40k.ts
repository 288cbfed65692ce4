/** The phase of Warhammer 40,000 with its chart, as a classic script: it leaves `assaultStatechart40k` on the page. */
export { phaseChart } from '../warhammer-40k/statechart/phase.ts';
export { readPhase } from '../warhammer-40k/statechart/phase-walk.ts';
export { readPhaseLink } from '../share/phase-link.ts';
