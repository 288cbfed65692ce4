/** The two moves of a withdrawal: which of them a unit makes, how far it may still go, and where the first one ends. */
import { distance, type Point } from '../../battlefield/base.ts';
import { along } from '../../battlefield/segment.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { changeUnits, combatantOf } from '../model/roster.ts';
import type { Assault, Corners, Moves, Unit } from '../model/state.ts';
import { ROUNDING } from './engagement.ts';
import { CAREFUL, movedBy, type Leg } from './movement.ts';

/** The same assault with some of its moves changed. */
export const movesWith = (assault: Assault, changes: Partial<Moves>): Assault =>
  assaultWith(assault, { moves: { ...assault.moves, ...changes } });

const cornersIn = (list: readonly Corners[], { id }: Unit): number | null =>
  list.find(({ unit }) => unit === id)?.corners ?? null;

/** How many corners the way of a unit had when its second move began; null: it has not begun. @rule A7.3 */
export const secondFrom = ({ moves }: Assault, unit: Unit): number | null => cornersIn(moves.second, unit);

export const isInSecond = (assault: Assault, unit: Unit): boolean => secondFrom(assault, unit) !== null;

/** How far a unit goes in the move that it makes, cm. @rule A2.10, A7.3 */
const lengthOf = (assault: Assault, unit: Unit): number => {
  const { speed } = combatantOf(assault, unit);
  return unit.careful ? Math.min(CAREFUL, speed) : speed;
};

/** Centimetres of a way from one of its corners on. */
const movedFrom = (unit: Unit, corner: number): number => movedBy(unitWith(unit, { path: unit.path.slice(corner) }));

/** Centimetres that a unit has moved in the move that it makes. @rule A7.3 */
export const movedInMove = (assault: Assault, unit: Unit): number => movedFrom(unit, secondFrom(assault, unit) ?? 0);

/** How far a unit may withdraw, cm: what is left of its first move is lost once the second has begun. @rule A7.3 */
export const withdrawalAllowance = (assault: Assault, unit: Unit): number => {
  const second = secondFrom(assault, unit);
  return second === null
    ? lengthOf(assault, unit) + combatantOf(assault, unit).speed
    : movedBy(unit) - movedFrom(unit, second) + lengthOf(assault, unit);
};

/** Whether a unit has made no leg in the move that it makes. @rule A7.3 */
export const hasNoLeg = (assault: Assault, unit: Unit): boolean =>
  unit.path.length === (secondFrom(assault, unit) ?? 0);

/** Whether the first move of a unit has been made in full, or is over. @rule A7.3 */
export const isFirstOver = (assault: Assault, unit: Unit): boolean =>
  isInSecond(assault, unit) || movedBy(unit) >= lengthOf(assault, unit) - ROUNDING;

/** Whether a unit is in its second move once it has gone so many cm more. @rule A7.3 */
export const isSecondAfter = (assault: Assault, unit: Unit, cm: number): boolean =>
  isInSecond(assault, unit) || movedBy(unit) + cm > lengthOf(assault, unit) + ROUNDING;

/** Where a straight leg passes from the first move into the second; null: it lies in one of them. @rule A7.3 */
export const turningPoint = (assault: Assault, { unit, to }: Leg): Point | null => {
  if (isInSecond(assault, unit)) return null;
  const left = lengthOf(assault, unit) - movedBy(unit);
  const cm = distance(unit.at, to);
  if (cm <= left + ROUNDING) return null;
  return left <= ROUNDING ? unit.at : along(unit.at, to, left / cm);
};

/** The second move of some units begins, and the care that they took in the first is over. @rule A7.3, A2.10 */
export const beginSecond = (assault: Assault, units: readonly Unit[]): Assault => {
  const turning = units.filter(unit => !isInSecond(assault, unit));
  if (turning.length === 0) return assault;
  const careful = turning.filter(unit => unit.careful).map(({ id }) => id);
  const second = [...assault.moves.second, ...turning.map(({ id, path }) => ({ unit: id, corners: path.length }))];
  return movesWith(assaultWith(assault, {
    units: changeUnits(assault, careful, unit => unitWith(unit, { careful: false })),
  }), { second });
};

/**
 * Whether a passenger got in during the move that its transport makes: it rides in the next before it gets out. Of one
 * that got in during the second it is known by a second move of its own.
 *
 * @rule A2.11, A7.3
 */
export const hasJustGotIn = (assault: Assault, unit: Unit, transport: Unit): boolean => unit.left !== null
  && (isInSecond(assault, unit) || !isInSecond(assault, transport) || hasNoLeg(assault, transport));

/** A unit gets in: its own moves are over, and the transport’s second may be the one. @rule A7.3 */
export const boardIn = (assault: Assault, unit: string, transport: Unit): Assault => {
  const others = assault.moves.second.filter(one => one.unit !== unit);
  const second = isInSecond(assault, transport) ? [...others, { unit, corners: 0 }] : others;
  return movesWith(assault, { second });
};

/** A unit that has got out of its transport in its second move goes no further, nor does the transport. @rule A7.3 */
const isOutForGood = (assault: Assault, unit: Unit): boolean =>
  unit.aboard === null && unit.left !== null && !isInSecond(assault, unit);

/** The unit that has got out after the second move and so keeps another one where it is; null: it may go on. */
export const whoStops = (assault: Assault, unit: Unit): Unit | null => (isOutForGood(assault, unit) ? unit
  : assault.units.find(one => one.left === unit.id && isOutForGood(assault, one)) ?? null);

/** Units that have moved since overwatch was last asked for. @rule A2.12 */
export const movedSince = (assault: Assault, units: readonly Unit[]): readonly Unit[] =>
  units.filter(unit => unit.path.length > (cornersIn(assault.moves.watched, unit) ?? 0));

/** Everybody’s way as it is now has been asked about. @rule A2.12 */
export const cornersNow = (units: readonly Unit[]): readonly Corners[] =>
  units.filter(({ path }) => path.length > 0).map(({ id, path }) => ({ unit: id, corners: path.length }));
