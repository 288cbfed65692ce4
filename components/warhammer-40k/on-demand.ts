/** The walk-through of a phase for pages made of modules. */
import './odds/module-ways.ts';

export { phaseTemplate } from './ruleset.ts';
