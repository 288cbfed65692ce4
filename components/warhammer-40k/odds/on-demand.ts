/** The odds of a table's fights for pages made of modules. */
import { addLibrary } from '../../languages/speech.ts';
import { warhammer40kBooks } from '../../translations/warhammer-40k.ts';
import './module-ways.ts';
import { phaseOddsTemplate } from './ruleset-odds.ts';

/** It comes with its words. */
export const phaseOddsTemplateComing = addLibrary(warhammer40kBooks, 'warhammer-40k').then(() => phaseOddsTemplate);
