/** Warhammer 40,000 as a classic script beside the embed: it leaves `assaultResolver40k` on the page. */
export { phaseTemplate } from './warhammer-40k/ruleset.ts';
