/** Everything beyond the first screen: the game with its statechart, and the panels of all steps. */
import './resolver/club-rulings.ts';
import './step-panels.ts';

export { gameOf } from './resolver/game.ts';
