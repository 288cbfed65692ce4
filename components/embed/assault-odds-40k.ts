/** Fights of Warhammer 40,000 as a classic script that the calculator fetches: it leaves `assaultOdds40k`. */
import type { OtherOdds } from '../epic-armageddon/odds/lazy-parts.ts';
import { PhaseOdds } from '../warhammer-40k/odds/phase-odds.ts';
import { phaseOddsTemplate } from '../warhammer-40k/odds/ruleset-odds.ts';
import { SCENARIO_GROUPS } from '../translations/word-groups.ts';
import type { ScriptLoader } from './script-loader.ts';
import { engineFrom } from './script-parts.ts';

/** What draws the odds of fights, with its words; their engine is fetched by the calculator's loader. */
export const phaseOddsTemplateFrom = async (calculator: ScriptLoader): Promise<OtherOdds> => {
  PhaseOdds.lazyParts ??= engineFrom(calculator, 'assault-40k-engine');
  await calculator.addWords('samples', 'warhammer-40k', 'warhammer-40k-map', ...SCENARIO_GROUPS);
  return phaseOddsTemplate;
};
