/** The phase of Warhammer 40,000 with its chart, as a classic script: it leaves `assaultStatechart40k` on the page. */
export { phaseChart } from './statechart/phase.ts';
export { readPhase } from './warhammer-40k/phase-walk.ts';
export { readPhaseLink } from './links/phase-link.ts';
