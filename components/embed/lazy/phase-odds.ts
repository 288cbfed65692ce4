/** The odds of a table's fights for pages made of modules. */
import { addWords } from '../../translations/add-words.ts';
import { SCENARIO_GROUPS } from '../../translations/word-groups.ts';
import '../../warhammer-40k/odds/lazy-parts.ts';
import { phaseOddsTemplate } from '../../warhammer-40k/odds/ruleset-odds.ts';

/** It comes with its words. */
export const phaseOddsTemplateComing =
  addWords('samples', 'warhammer-40k', 'warhammer-40k-map', ...SCENARIO_GROUPS).then(() => phaseOddsTemplate);
