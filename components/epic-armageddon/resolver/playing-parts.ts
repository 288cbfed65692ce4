/**
 * Everything beyond the first screen: what plays an assault with its statechart and its odds, and the panels of all
 * steps.
 */
import './later-parts.ts';

export { controllerFor } from './first-parts.ts';
