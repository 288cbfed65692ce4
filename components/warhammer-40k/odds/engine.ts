/** The engine behind the odds of fights. It runs in a worker or on the page and knows neither. */
import { refiningFight, USUAL_EFFORT } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { worthTelling } from '../../shared/worker/worth-telling.ts';
import { EXACT, type FightEngine } from './question.ts';

/** Better and better answers, until they are exact or as far as usual effort goes. */
export const fightAnswersTo: FightEngine = ({ phase, combat }) =>
  worthTelling(refiningFight(phase, combat, { effort: USUAL_EFFORT, tolerance: EXACT / 2, exact: false }));
