/** The walk-through of a phase for pages made of modules. */
import { addLibrary } from '../../shared/languages/speech.ts';
import { warhammer40kBooks } from '../../translations/warhammer-40k.ts';
import '../../warhammer-40k/odds/module-ways.ts';
import { phaseTemplate } from '../../warhammer-40k/resolver/ruleset.ts';

/** It comes with its words. */
export const phaseTemplateComing = addLibrary(warhammer40kBooks, 'warhammer-40k').then(() => phaseTemplate);
