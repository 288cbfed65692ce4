/** Care: whom it would spare a unit, and where it is worth offering. */
import type { Point } from '../../../src/battlefield/base.ts';
import { usualCounterCharge } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { mayTestAgain, whyNotCareful } from '../../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import { changeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import { CAREFUL, dangersOf } from '../../../src/epic-armageddon/movement/movement.ts';
import { isFirstOver, isInSecond, movedInMove } from '../../../src/epic-armageddon/movement/two-moves.ts';
import { whyNotCarefulInFlight } from '../../../src/epic-armageddon/steps/collecting.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { usualCharge } from '../../../src/epic-armageddon/steps/usual-moves.ts';

const DIRECTIONS = 24;
/** How finely places are tried, cm. */
const FINE = 1;

const withCare = (assault: Assault, id: string): Assault =>
  ({ ...assault, units: changeUnits(assault, [id], unit => ({ ...unit, careful: true })) });

/** Whether something on the way to one of some places is tested for again only by a careful unit. @rule A2.10 */
const isSpared = (assault: Assault, unit: Unit, places: readonly Point[]): boolean =>
  places.some(to => dangersOf(assault, { unit, to }).some(piece =>
    mayTestAgain(assault, { ...unit, careful: true }, piece.id) && !mayTestAgain(assault, unit, piece.id)));

/** Places all round a unit, up to as far as a careful one may still go. */
const placesRound = (assault: Assault, unit: Unit): readonly Point[] => {
  const left = CAREFUL - (isFirstOver(assault, unit) && !isInSecond(assault, unit) ? 0 : movedInMove(assault, unit));
  const steps = Array.from({ length: Math.floor(left / FINE) }, (_, i) => (i + 1) * FINE);
  return Array.from({ length: DIRECTIONS }, (_, i) => (2 * Math.PI * i) / DIRECTIONS)
    .flatMap(turn => steps.map((cm): Point => [unit.at[0] + cm * Math.cos(turn), unit.at[1] + cm * Math.sin(turn)]));
};

const isOpenTo = (assault: Assault, unit: Unit): boolean =>
  !unit.careful && unit.left === null && assault.table.terrain.length > 0
    && whyNotCareful(assault, unit.id, [unit.formation]) === null;

const only = (place: Point | null): readonly Point[] => (place === null ? [] : [place]);

/** Whether care would spare a charging unit something within its reach. @rule A2.10 */
export const mayCharge = (assault: Assault, unit: Unit): boolean => isOpenTo(assault, unit)
  && isSpared(assault, unit, [
    ...placesRound(assault, unit), ...only(usualCharge(withCare(assault, unit.id), unit.id)),
  ]);

/** Whether care would spare a unit something on the way of its counter-charge. @rule A2.10, A3.3 */
export const mayCounter = (assault: Assault, unit: Unit): boolean => isOpenTo(assault, unit)
  && isSpared(assault, unit, only(usualCounterCharge(withCare(assault, unit.id), unit.id)));

/** Whether care would spare a withdrawing unit something within its reach. @rule A2.10, A7.3 */
export const mayWithdraw = (assault: Assault, unit: Unit): boolean => !unit.careful
  && assault.table.terrain.length > 0 && whyNotCarefulInFlight(assault, unit.id) === null
  && isSpared(assault, unit, placesRound(assault, unit));
