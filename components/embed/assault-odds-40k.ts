/** Fights of Warhammer 40,000 as a classic script beside the calculator: it leaves `assaultOdds40k` on the page. */
import type { Neighbours } from './script-loader.ts';
import { wordsBeside } from './word-scripts.ts';
import { waysBeside } from './phase-odds-worker.ts';
import { addLibrary } from '../shared/languages/speech.ts';
import type { OtherOdds } from '../epic-armageddon/odds/lazy-parts.ts';
import { PhaseOdds } from '../warhammer-40k/odds/phase-odds.ts';
import { phaseOddsTemplate } from '../warhammer-40k/odds/ruleset-odds.ts';

/** What draws the odds of fights, with its words; their engine comes from beside the calculator. */
export const phaseOddsTemplateBeside = async (calculator: Neighbours): Promise<OtherOdds> => {
  PhaseOdds.lazyParts ??= waysBeside(calculator);
  await addLibrary(wordsBeside(calculator, 'warhammer-40k'), 'warhammer-40k');
  return phaseOddsTemplate;
};
