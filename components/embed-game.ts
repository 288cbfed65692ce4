/** The game and the parser as a classic script beside the embed: it leaves `assaultResolverGame` on the page. */
export { gameOf } from './assault-game.ts';
export { parseScenario } from '../src/scenario/parse.ts';
