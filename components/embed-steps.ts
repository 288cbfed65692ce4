/** Panels and parser as a classic script beside the embed: it leaves `assaultResolverSteps` on the page. */
import './step-panels.ts';

export { parseScenario } from '../src/scenario/parse.ts';
