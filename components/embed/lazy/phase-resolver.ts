/** The walk-through of a phase for pages made of modules. */
import { addWords } from '../../translations/add-words.ts';
import '../../warhammer-40k/odds/lazy-parts.ts';
import { phaseTemplate } from '../../warhammer-40k/resolver/ruleset.ts';

/** It comes with its words. */
export const phaseTemplateComing =
  addWords('warhammer-40k', 'warhammer-40k-log', 'warhammer-40k-chart', 'problems').then(() => phaseTemplate);
