/** Warhammer 40,000 as a classic script that the resolver fetches: it leaves `assaultResolver40k` on the page. */
import type { parsePhase } from '../../src/warhammer-40k/scenario/parse.ts';
import type { DrawGame } from '../shared/resolver/walk-through.ts';
import { PhaseOdds } from '../warhammer-40k/odds/phase-odds.ts';
import { phaseTemplateWith } from '../warhammer-40k/resolver/ruleset.ts';
import type { ScriptLoader } from './script-loader.ts';
import { engineFrom } from './script-parts.ts';

export { PhaseLater } from '../warhammer-40k/resolver/later.ts';
export { isFromOutside } from '../warhammer-40k/resolver/source.ts';

/** What draws a phase, read by `parse` where it is from outside; the engine of its odds is fetched by the loader. */
export const phaseTemplateFrom = (resolver: ScriptLoader, parse: typeof parsePhase | null): DrawGame => {
  PhaseOdds.lazyParts ??= engineFrom(resolver, 'assault-40k-engine');
  return phaseTemplateWith(parse);
};
