/** Which states of an assault have the same future, told by a key. */
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Unit } from '../../../src/epic-armageddon/model/state.ts';
import { pathOf } from './chart.ts';

export type KeyOf = (snapshot: AssaultSnapshot) => string;

/** Everything but what never changes and what is only told of the past. Rounds after the second are like it. */
export const plainKey: KeyOf = ({ value, context }) => {
  const { table, rulings, combatants, log, diceUsed, results, settled, round, ...rest } = context.assault;
  return JSON.stringify([value, Math.min(round, 2), rest]);
};

/**
 * Less than that: of the dead only that they have died, and before the result nothing of the attacks that led to it.
 * Killed by attacks, by support or by a critical hit is all one.
 */
export const futureKey: KeyOf = snapshot => {
  const { value, context: { assault } } = snapshot;
  const {
    table, rulings, combatants, log, diceUsed, results, settled, round, units, batch, engaged, struck, volley, ...rest
  } = assault;
  return JSON.stringify([
    value, Math.min(round, 2), units.map(unitKey), rest,
    pathOf(snapshot) === 'a6Result.rolling' ? null : [batch, engaged, struck, volley],
  ]);
};

const IN_THE_FIGHT: readonly (string | null)[] = ['attack', 'support', 'critical'];

const unitKey = ({ name, formation, side, combatant, lostTo, ...more }: Unit): unknown =>
  (lostTo === null ? more : IN_THE_FIGHT.includes(lostTo) ? 'killed' : lostTo);
