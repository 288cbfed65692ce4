/** Fights of Warhammer 40,000 as a classic script beside the calculator: it leaves `assaultOdds40k` on the page. */
export { phaseOddsTemplate } from './warhammer-40k/odds/ruleset-odds.ts';
