/** The walk-through of a phase for pages made of modules. */
import '../../warhammer-40k/odds/lazy-parts.ts';
import { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { PhaseLater } from '../../warhammer-40k/resolver/later.ts';
import { phaseTemplateWith } from '../../warhammer-40k/resolver/ruleset.ts';

PhaseLater.load ??= onceLoaded(() => import('../../warhammer-40k/resolver/later-parts.ts'));

export const phaseTemplate = phaseTemplateWith(parsePhase);
