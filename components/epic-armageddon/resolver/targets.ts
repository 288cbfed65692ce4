/** Units that stand for the formation they belong to while a target is chosen. */
import { possibleTargets } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { livingIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';

/** Ids of the units of every formation that may be charged; none where there is nothing to choose. */
export const targetUnits = (assault: Assault): readonly string[] => {
  const targets = possibleTargets(assault);
  return targets.length < 2 ? [] : targets.flatMap(id => livingIn(assault, id)).map(unit => unit.id);
};
