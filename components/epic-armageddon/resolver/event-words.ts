/** What each event of an assault is called when it is taken back or done again. */
import type { AssaultEventType } from '../../../src/epic-armageddon/model/events.ts';
import { spoken } from '../../shared/languages/spoken.ts';

/** Of each event alone; dice and moves say how many. */
const EVENTS: Readonly<Record<Exclude<AssaultEventType, 'dice.thrown' | 'unit.moved'>, string>> = {
  'test.repeated': 'second try at the test',
  'test.accepted': 'failed test',
  'target.chosen': 'choice of the target',
  'unit.disembarked': 'getting out',
  'unit.embarked': 'getting in',
  'overwatch.fired': 'overwatch fire',
  'overwatch.ended': 'end of the overwatch fire',
  'way.chosen': 'way to fight',
  'dice.split': 'split of the dice',
  'ways.settled': 'ways to fight',
  'sniper.aimed': 'aim of a sniper',
  'critical.entered': 'critical hit',
  'care.taken': 'going carefully',
  'unit.rose': 'popping up',
  'charge.ended': 'end of the charge',
  'counterCharge.ended': 'end of the counter-charge',
  'hit.moved': 'move of a hit',
  'hits.allocated': 'losses',
  'save.chosen': 'choice of a save',
  'supporters.called': 'choice of supporters',
  'support.called': 'call of supporters',
  'rest.withdrew': 'withdrawal',
  'withdrawal.halfway': 'first moves',
  'withdrawal.moved': 'moves',
  'withdrawal.ended': 'end of the withdrawal',
  'consolidation.moved': 'moves',
  'consolidation.ended': 'end of the consolidation',
};

export const eventWords = spoken('resolver/events', EVENTS);
