/** Who decides. */
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import { enemyOf, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';

/** Whose decision an event is by itself; null: it does not say, or nobody’s in particular. */
export const deciderOf = (assault: Assault, event: AssaultEvent): Side | null => {
  switch (event.type) {
    case 'target.chosen':
    case 'charge.ended':
      return 'attacker';
    case 'unit.moved':
    case 'unit.rose':
    case 'care.taken':
    case 'unit.disembarked':
    case 'unit.embarked':
    case 'way.chosen':
    case 'dice.split':
      return assault.units.find(({ id }) => id === event.unit)?.side ?? null;
    case 'hit.moved':
    case 'save.chosen':
    case 'supporters.called':
      return event.side;
    case 'sniper.aimed':
      return enemyOf(event.side);
    default:
      return null;
  }
};
