/** The walk-through of a phase for pages made of modules. */
import { addWords } from '../../translations/add-words.ts';
import { PHASE_LINK_GROUPS } from '../../translations/word-groups.ts';
import '../../warhammer-40k/odds/lazy-parts.ts';
import { phaseTemplate } from '../../warhammer-40k/resolver/ruleset.ts';

/** It comes with its words. */
export const phaseTemplateComing =
  addWords(...PHASE_LINK_GROUPS).then(() => phaseTemplate);
