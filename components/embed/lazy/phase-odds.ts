/** The odds of a table's fights for pages made of modules. */
import { addLibrary } from '../../shared/languages/speech.ts';
import { warhammer40kBooks } from '../../translations/warhammer-40k.ts';
import '../../warhammer-40k/odds/module-ways.ts';
import { phaseOddsTemplate } from '../../warhammer-40k/odds/ruleset-odds.ts';

/** It comes with its words. */
export const phaseOddsTemplateComing = addLibrary(warhammer40kBooks, 'warhammer-40k').then(() => phaseOddsTemplate);
