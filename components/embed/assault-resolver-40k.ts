/** Warhammer 40,000 as a classic script beside the embed: it leaves `assaultResolver40k` on the page. */
import type { Neighbours } from './script-loader.ts';
import { wordsBeside } from './word-scripts.ts';
import { waysBeside } from './phase-odds-worker.ts';
import { addLibrary } from '../shared/languages/speech.ts';
import type { OtherRuleset } from '../epic-armageddon/resolver/other-ruleset.ts';
import { PhaseOdds } from '../warhammer-40k/odds/phase-odds.ts';
import { phaseTemplate } from '../warhammer-40k/resolver/ruleset.ts';

/** What draws a phase, with its words; the engine of its odds comes from beside the embed. */
export const phaseTemplateBeside = async (embed: Neighbours): Promise<OtherRuleset> => {
  PhaseOdds.lazyParts ??= waysBeside(embed);
  await addLibrary(wordsBeside(embed, 'warhammer-40k'), 'warhammer-40k');
  return phaseTemplate;
};

export { readPhaseLink } from '../share/phase-link.ts';
