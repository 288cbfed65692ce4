/** Moves worth asking the assault about. */
import { along } from '../../src/battlefield/segment.ts';
import type { Point } from '../../src/battlefield/base.ts';
import { charging } from '../../src/epic-armageddon/steps/a2-charge.ts';
import { usualCounterCharge } from '../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { consolidating } from '../../src/epic-armageddon/steps/a7-consolidate.ts';
import { isWithdrawing, usualWithdrawal } from '../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { carriesOthers, has } from '../../src/epic-armageddon/model/combatant.ts';
import { gapBetween } from '../../src/epic-armageddon/movement/engagement.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import { contactsAt } from '../../src/epic-armageddon/movement/movement.ts';
import { combatantOf, fightersOnTable, isOnTable, livingIn, livingOf } from '../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../src/epic-armageddon/model/state.ts';
import { enemyOf } from '../../src/epic-armageddon/model/procedure.ts';
import type { StateMeta } from './setup.ts';

type Probes = Iterable<AssaultEvent>;

/** Short ways in every direction, cm. */
const STEPS: readonly Point[] = [[1, 0], [-1, 0], [0, 1], [0, -1], [0.7, 0.7], [-0.7, 0.7], [0.7, -0.7], [-0.7, -0.7]];

const standing = (assault: Assault, formations: readonly string[]): readonly Unit[] =>
  formations.flatMap(id => livingIn(assault, id)).filter(isOnTable);

const movers = (assault: Assault, { unlessDecided }: StateMeta): readonly Unit[] => {
  switch (unlessDecided) {
    case 'charge.ended': return standing(assault, charging(assault));
    case 'counterCharge.ended': return fightersOnTable(assault, assault.counterCharging);
    case 'withdrawal.ended': return assault.units.filter(unit => isWithdrawing(assault, unit));
    case 'consolidation.ended': return standing(assault, consolidating(assault));
    default: return [];
  }
};

const isUnmoved = (unit: Unit): boolean => unit.path.length === 0;

/** Ids of the units whose turn it is to move, those first that have not moved yet; there is always one. */
export const moversIn = (assault: Assault, meta: StateMeta): readonly string[] => {
  const units = movers(assault, meta);
  const ids = [...units.filter(isUnmoved), ...units.filter(unit => !isUnmoved(unit))].map(({ id }) => id);
  return ids.length > 0 ? ids : assault.units.slice(0, 1).map(({ id }) => id);
};

const shifted = ([x, y]: Point, [dx, dy]: Point, cm: number): Point => [x + dx * cm, y + dy * cm];

/** Into contact with the nearest enemy and others near it, part of the way, and a little in every direction. */
function* places(assault: Assault, unit: Unit): Iterable<Point> {
  const near = livingOf(assault, enemyOf(unit.side)).filter(isOnTable)
    .map(enemy => ({ enemy, cm: gapBetween(assault, unit, enemy) }))
    .sort((a, b) => a.cm - b.cm)
    .slice(0, 2);
  for (const { enemy, cm } of near) {
    const way = cm + combatantOf(assault, unit).radius + combatantOf(assault, enemy).radius;
    for (const far of [cm, Math.min(cm, 15), 5]) if (far <= cm && far > 0) yield along(unit.at, enemy.at, far / way);
  }
  for (const step of STEPS) yield shifted(unit.at, step, 1);
}

/** The move that a unit makes in this step where nobody says otherwise; null where that is not known, or none. */
const usual = (assault: Assault, unit: Unit, { unlessDecided }: StateMeta): Point | null => {
  if (unlessDecided === 'withdrawal.ended') return usualWithdrawal(assault, unit);
  return unlessDecided === 'counterCharge.ended' ? usualCounterCharge(assault, unit.id) : null;
};

/** Somebody who has moved and touches an enemy stays there, wherever else it is asked to go. */
const isHeld = (assault: Assault, unit: Unit): boolean =>
  !isUnmoved(unit) && contactsAt(assault, { unit, to: unit.at }).length > 0;

/** What everybody does where nobody says otherwise, then whatever else may be done. */
export function* moving(assault: Assault, meta: StateMeta): Probes {
  const units = movers(assault, meta);
  const move = (unit: Unit, to: Point): AssaultEvent => ({ type: 'unit.moved', unit: unit.id, to });
  for (const unit of units.filter(isUnmoved)) {
    const to = usual(assault, unit, meta);
    if (to !== null) yield move(unit, to);
    if (meta.unlessDecided === 'charge.ended') for (const place of places(assault, unit)) yield move(unit, place);
  }
  for (const unit of units.filter(one => !isUnmoved(one) && !isHeld(assault, one))) {
    const to = usual(assault, unit, meta);
    if (to !== null) yield move(unit, to);
    for (const step of STEPS) yield move(unit, shifted(unit.at, step, 0.5));
  }
  const first = units[0] ?? assault.units[0]!;
  for (const step of STEPS) yield move(first, shifted(first.at, step, 1));
}

/** Passengers on every side of their transport; where nobody is aboard, somebody who is not. */
export function* gettingOut(assault: Assault, meta: StateMeta): Probes {
  const out = (unit: Unit, to: Point): AssaultEvent => ({ type: 'unit.disembarked', unit: unit.id, to });
  for (const unit of assault.units.filter(one => one.lostTo === null && one.aboard !== null)) {
    const carrier = assault.units.find(({ id }) => id === unit.aboard);
    if (carrier === undefined) continue;
    const cm = combatantOf(assault, carrier).radius + combatantOf(assault, unit).radius;
    for (const step of STEPS) yield out(unit, shifted(carrier.at, step, cm + 0.5));
  }
  const [first] = moversIn(assault, meta);
  for (const unit of assault.units.filter(({ id }) => id === first)) yield out(unit, unit.at);
}

/** Skimmers that could pop up; where there are none, somebody who cannot. */
export const risers = (assault: Assault, meta: StateMeta): readonly string[] => {
  const ids = moversIn(assault, meta);
  const skimmers = assault.units
    .filter(unit => ids.includes(unit.id) && !unit.poppedUp && has(combatantOf(assault, unit), 'skimmer'))
    .map(({ id }) => id);
  return skimmers.length > 0 ? skimmers : ids.slice(0, 1);
};

/** Everybody into every transport of their side; where there is none, into themselves. */
export function* gettingIn(assault: Assault, meta: StateMeta): Probes {
  const ids = moversIn(assault, meta);
  const units = assault.units.filter(({ id, left }) => ids.includes(id) && left === null);
  for (const unit of units) {
    const transports = livingOf(assault, unit.side).filter(one => carriesOthers(combatantOf(assault, one)));
    for (const { id: transport } of transports.filter(({ id }) => id !== unit.id)) {
      yield { type: 'unit.embarked', unit: unit.id, transport };
    }
  }
  yield { type: 'unit.embarked', unit: ids[0]!, transport: ids[0]! };
}
