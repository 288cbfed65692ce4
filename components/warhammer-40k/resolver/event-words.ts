/** What each event of a phase is called when it is taken back or done again. */
import type { PhaseEventType } from '../../../src/warhammer-40k/model/events.ts';
import { spoken } from '../../shared/languages/spoken.ts';

/** Of each event alone; dice and moves say how many. */
const EVENTS: Readonly<Record<Exclude<PhaseEventType, 'dice.thrown' | 'model.moved'>, string>> = {
  'answer.agreed': 'agreed answer',
  'silence.accepted': 'going on without an answer',
  'charge.declared': 'declared charge',
  'declarations.ended': 'end of the charges',
  'charger.picked': 'choice of who moves',
  'overwatch.fired': 'Overwatch',
  'overwatch.ended': 'end of the Overwatch',
  'rest.moved': 'moves',
  'moves.ended': 'end of the moves',
  'weapon.chosen': 'choice of a weapon',
  'strikes.aimed': 'aim',
  'strikes.settled': 'weapons and aim',
  'save.chosen': 'choice of a save',
  'choice.made': 'answer',
};

export const phaseEventWords = spoken('warhammer-40k/events', EVENTS);
