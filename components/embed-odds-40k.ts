/** Fights of Warhammer 40,000 as a classic script beside the calculator: it leaves `assaultOdds40k` on the page. */
import type { Neighbours } from './beside.ts';
import { waysBeside } from './embed-40k-ways.ts';
import type { OtherOdds } from './odds/later.ts';
import { PhaseOdds } from './warhammer-40k/odds/phase-odds.ts';
import { phaseOddsTemplate } from './warhammer-40k/odds/ruleset-odds.ts';

/** What draws the odds of fights; their engine comes from beside the calculator. */
export const phaseOddsTemplateBeside = (calculator: Neighbours): OtherOdds => {
  PhaseOdds.later ??= waysBeside(calculator);
  return phaseOddsTemplate;
};
