/** Warhammer 40,000 as a classic script that the resolver fetches: it leaves `assaultResolver40k` on the page. */
import type { DrawGame } from '../shared/resolver/walk-through.ts';
import { PhaseOdds } from '../warhammer-40k/odds/phase-odds.ts';
import { phaseTemplate } from '../warhammer-40k/resolver/ruleset.ts';
import type { ScriptLoader } from './script-loader.ts';
import { engineFrom } from './script-parts.ts';

/** What draws a phase; the engine of its odds is fetched by the resolver's loader. */
export const phaseTemplateFrom = (resolver: ScriptLoader): DrawGame => {
  PhaseOdds.lazyParts ??= engineFrom(resolver, 'assault-40k-engine');
  return phaseTemplate;
};

export { readPhaseLink } from '../share/phase-link.ts';
