/** The formations that matter in a step: those who fight, those who may be charged, those who may support. */
import type { MatteringFormation } from '../../shared/battlefield/pieces.ts';
import { FIREFIGHT, gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { isOnTable, livingIn, livingOf } from '../../../src/epic-armageddon/model/roster.ts';
import { enemyOf } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Assault, Formation, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { supportBar } from '../../../src/epic-armageddon/steps/a5-supporters.ts';
import { once } from '../../../src/shared/once.ts';
import type { ViewOptions } from './standing-view.ts';

/** Steps after which nobody supports any more. */
const PAST_SUPPORT = ['a6Result', 'a7Withdraw', 'a7Consolidate'];

/** Who may support as things stand, by formation; without those in whose reach nobody fights. @rule A5.2 */
const supportersOf = once((assault: Assault): ReadonlyMap<string, readonly string[]> =>
  new Map(assault.formations.filter(one => !one.fighting).map(({ id, side }) => {
    const enemies = livingOf(assault, enemyOf(side)).filter(unit => isFighting(assault, unit) && isOnTable(unit));
    const isNear = (unit: Unit): boolean => enemies.some(enemy => gapBetween(assault, unit, enemy) <= FIREFIGHT);
    return [id, livingIn(assault, id)
      .filter(unit => isOnTable(unit) && supportBar(assault, unit) === null && isNear(unit)).map(unit => unit.id)];
  })));

const isFighting = ({ formations }: Assault, { formation }: Unit): boolean =>
  formations.some(one => one.id === formation && one.fighting);

/** `maySupport`: why supporters matter. */
export const matteringFormations = (
  assault: Assault, maySupport: string,
  { step, movable, choosable }: Pick<ViewOptions, 'step' | 'movable' | 'choosable'>,
): readonly MatteringFormation[] => {
  const acting = new Set([...movable, ...choosable]);
  return assault.formations.flatMap((formation): readonly MatteringFormation[] => {
    const units = livingIn(assault, formation.id).filter(isOnTable).map(unit => unit.id);
    if (formation.fighting || units.some(id => acting.has(id))) return [matters(formation, units, null)];
    const supporters = PAST_SUPPORT.includes(step) ? [] : supportersOf(assault).get(formation.id) ?? [];
    return supporters.length === 0 ? [] : [matters(formation, supporters, maySupport)];
  });
};

const matters = ({ id, name, side }: Formation, units: readonly string[], why: string | null): MatteringFormation =>
  ({ id, name, side, units, why });
