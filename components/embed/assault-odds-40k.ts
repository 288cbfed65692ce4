/** Fights of Warhammer 40,000 as a classic script that the calculator fetches: it leaves `assaultOdds40k`. */
import type { OtherOdds } from '../epic-armageddon/odds/lazy-parts.ts';
import { PhaseOdds } from '../warhammer-40k/odds/phase-odds.ts';
import { phaseOddsTemplate } from '../warhammer-40k/odds/ruleset-odds.ts';
import type { ScriptLoader } from './script-loader.ts';
import { engineFrom } from './script-parts.ts';

/** What draws the odds of fights; their engine is fetched by the calculator's loader. */
export const phaseOddsTemplateFrom = (calculator: ScriptLoader): OtherOdds => {
  PhaseOdds.lazyParts ??= engineFrom(calculator, 'assault-40k-engine');
  return phaseOddsTemplate;
};
