/** The odds of a table's fights for pages made of modules. */
import './module-ways.ts';

export { phaseOddsTemplate } from './ruleset-odds.ts';
