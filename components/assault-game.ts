/** Everything beyond the first screen: the game with its statechart and its odds, and the panels of all steps. */
import './explain/unit-reasons.ts';
import './resolver/club-rulings.ts';
import './resolver/outlook/odds-from-here.ts';
import './resolver/outlook/throw-luck.ts';
import './resolver/outlook/throw-stakes.ts';
import './step-panels.ts';

export { gameOf } from './resolver/game.ts';
