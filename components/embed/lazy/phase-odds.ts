/** The odds of a table's fights for pages made of modules. */
import '../../warhammer-40k/odds/lazy-parts.ts';

export { phaseOddsTemplate } from '../../warhammer-40k/odds/ruleset-odds.ts';
