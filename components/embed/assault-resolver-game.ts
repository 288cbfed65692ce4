/**
 * The game, the parser and the bundled assaults as a classic script beside the embed: it leaves `assaultResolverGame`
 * on the page.
 */
export { controllerFor } from '../epic-armageddon/resolver/playing-parts.ts';
export * as sheets from '../shared/battlefield/sheets.ts';
export { readLinkWith } from '../share/link-reading.ts';
export { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
export { sampleOf } from '../../src/epic-armageddon/scenario/samples/samples.ts';
