/**
 * The game, the parser and the bundled assaults as a classic script beside the embed: it leaves `assaultResolverGame`
 * on the page.
 */
export { gameOf } from './assault-game.ts';
export * as sheets from './battlefield/sheets.ts';
export { readLinkWith } from './links/link-reading.ts';
export { parseScenario } from '../src/scenario/parse.ts';
export { sampleOf } from '../src/scenario/samples/samples.ts';
