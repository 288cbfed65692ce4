/** What advice does not look at, in English sentences. */
import { isAlive, passengersOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { dangersOf } from '../../../src/epic-armageddon/movement/movement.ts';
import { assumptionsOf } from '../../../src/epic-armageddon/odds/assumptions.ts';
import { onOverwatch } from '../../../src/epic-armageddon/steps/a2-overwatch.ts';
import { chargers, enemiesFrom } from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { statePath } from '../../why.ts';
import type { AssaultSnapshot } from '../why.ts';

export const leftOut = (snapshot: AssaultSnapshot): readonly string[] => {
  const { assault } = snapshot.context;
  const path = statePath(snapshot);
  return [...path.startsWith('a2Charge') ? inCharges(assault) : [], ...assumptionsOf(assault, path, 0)];
};

const inCharges = (assault: Assault): readonly string[] => {
  const all = chargers(assault);

  const hasCarriers = all.some(({ id }) => passengersOf(assault, id).some(isAlive));
  const hasDangers = all.some(unit => enemiesFrom(assault, unit).some(({ enemy }) =>
    dangersOf(assault, { unit, to: enemy.at }).length > 0));
  return [
    ...hasCarriers ? ['whoever gets out of a transport does so nearest the enemy, and nobody gets in'] : [],
    ...hasDangers ? ['nobody goes where dice are thrown for the ground'] : [],
    ...onOverwatch(assault).length > 0 ? ['nobody fires from overwatch'] : [],
  ];
};
