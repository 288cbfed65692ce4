/** Barging: a war engine that charges shoves aside what is smaller. */
import { distance, overlaps, type Base, type Point } from '../../battlefield/base.ts';
import { contains } from '../../battlefield/terrain.ts';
import { crosses } from '../../battlefield/measure.ts';
import { isWarEngine, sizeOf } from '../model/combatant.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { baseOf } from './engagement.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { CONTACT_LIMIT, type Leg } from './movement.ts';
import { combatantOf, formationOf, isOnTable, livingOf, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { enemyOf } from '../model/procedure.ts';
import type { Works } from '../model/terrain.ts';

/** Field works that hold whoever stands in them. */
const HOLDING: readonly (Works | null)[] = ['trench', 'bunker', 'gun-emplacement'];

const isDugIn = (assault: Assault, unit: Unit): boolean => assault.table.terrain
  .some(({ works, outline }) => HOLDING.includes(works) && contains(outline, unit.at));

const mayBeBarged = (assault: Assault, unit: Unit): boolean =>
  formationOf(assault, unit.formation).fighting && !isWarEngine(combatantOf(assault, unit)) && !isDugIn(assault, unit);

/** Enemies in the way of a war engine that it may shove aside. @rule A2.13 */
export const bargedBy = (assault: Assault, { unit, to }: Leg): readonly string[] => {
  if (!isWarEngine(combatantOf(assault, unit))) return [];
  const from = baseOf(assault, unit);
  const there: Base = { ...from, at: to };
  return livingOf(assault, enemyOf(unit.side))
    .filter(enemy => mayBeBarged(assault, enemy)
      && (crosses(from, to, baseOf(assault, enemy)) || overlaps(there, baseOf(assault, enemy))))
    .map(enemy => enemy.id);
};

/** Why a war engine may not barge; null if it may: twice its damage capacity, with room for all. @rule A2.13 */
export const whyNotBarge = (assault: Assault, leg: Leg): Refusal | null => {
  const { unit, pushed = [] } = leg;
  const most = CONTACT_LIMIT * sizeOf(combatantOf(assault, unit));
  if (pushed.length > most) return refuse('A2.13', 'too-many-to-barge', { unit: unit.name, most });
  return pushed.length === 0 || bargePlaces(assault, leg).size === pushed.length ? null
    : refuse('A2.13', 'no-room-to-barge', { unit: unit.name });
};

const TURN = Math.PI / 36;
const HALF_CIRCLE = 36;

/** The free spot that touches a base and lies nearest to where a unit stood. */
const besides = (assault: Assault, engine: Base, unit: Unit, taken: readonly Base[]): Point | null => {
  const { radius } = combatantOf(assault, unit);
  const away = Math.atan2(unit.at[1] - engine.at[1], unit.at[0] - engine.at[0]);
  const { width, depth } = assault.table;
  for (let step = 0; step <= HALF_CIRCLE; step += 1) {
    for (const turn of [step * TURN, -step * TURN]) {
      const cm = engine.radius + radius;
      const at: Point = [engine.at[0] + cm * Math.cos(away + turn), engine.at[1] + cm * Math.sin(away + turn)];
      const isOn = at[0] >= 0 && at[1] >= 0 && at[0] <= width && at[1] <= depth;
      if (isOn && taken.every(base => !overlaps({ at, radius }, base))) return at;
    }
  }
  return null;
};

/**
 * Where those barged by a war engine end: touching its base, as near as can be to where they stood; without those for
 * whom there is no room.
 *
 * @rule A2.13
 */
export const bargePlaces = (assault: Assault, { unit, to, pushed = [] }: Leg): ReadonlyMap<string, Point> => {
  const engine: Base = { ...baseOf(assault, unit), at: to };
  const taken: Base[] = assault.units.filter(other =>
    isOnTable(other) && other.id !== unit.id && !pushed.includes(other.id)).map(other => baseOf(assault, other));
  const places = new Map<string, Point>();
  const nearest = pushed.map(id => unitOf(assault, id)).sort((a, b) => distance(a.at, to) - distance(b.at, to));
  for (const one of nearest) {
    const at = besides(assault, engine, one, taken);
    if (at === null) continue;
    places.set(one.id, at);
    taken.push({ at, radius: combatantOf(assault, one).radius });
  }
  return places;
};

/** Shoves aside those in a war engine's way, with whoever sits inside them. @rule A2.13 */
export const barge = (assault: Assault, leg: Leg): Assault => {
  const places = bargePlaces(assault, leg);
  if (places.size === 0) return assault;
  const shoved = (unit: Unit): Unit => {
    const at = places.get(unit.aboard ?? unit.id);
    return at === undefined ? unit : unitWith(unit, { at });
  };
  return assaultWith(assault, { units: assault.units.map(shoved) });
};
