/** The walk-through of a phase for pages made of modules. */
import '../../warhammer-40k/odds/lazy-parts.ts';

export { phaseTemplate } from '../../warhammer-40k/resolver/ruleset.ts';
