/** What the benchmark of fights needs of the source. */
export { phaseSampleOf } from '../../src/warhammer-40k/scenario/samples/samples.ts';
export { matchUpPhase } from '../../machines/warhammer-40k/match-up.ts';
export { EDITIONS } from '../../src/warhammer-40k/editions/index.ts';
export { oddsOfFight, refiningFight, USUAL_EFFORT } from '../../src/warhammer-40k/odds/fight-odds.ts';
export { setUpPhase } from '../../src/warhammer-40k/stages/set-up.ts';
export { LINE_UPS, twoRanks } from './two-ranks.ts';
