/** The engine behind the odds of fights. It runs in a worker or on the page and knows neither. */
import { refiningFight } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import type { FightEngine } from './question.ts';

/** Answers that leave less and less open, as far as usual effort goes. */
export const fightAnswersTo: FightEngine = ({ phase, combat }) => refiningFight(phase, combat);
