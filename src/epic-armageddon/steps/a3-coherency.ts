/** A3. Coherency in a counter-charge: a move that would tear its formation apart is no move. */
import type { Point } from '../../battlefield/base.ts';
import { stragglers } from './a2-coherency.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { hasMoved, makeLeg, startOf } from '../movement/movement.ts';
import { isOnTable, livingIn } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';

/** Where a unit may go straight at its nearest enemy, the furthest first; empty: nowhere. */
type WaysOn = (assault: Assault, id: string) => readonly Point[];

/** The formation with everybody back where the step began. */
const asBegun = (assault: Assault, formation: string): Assault => assaultWith(assault, {
  units: assault.units.map(unit => (unit.formation === formation && unit.path.length > 0
    ? unitWith(unit, { at: startOf(unit), path: [] }) : unit)),
});

/** Whether the moves of a formation have put more of its units out of coherency than were before. @rule A3.3, A2.8 */
export const isTornApart = (assault: Assault, formation: string): boolean => {
  if (!hasMoved(assault, formation)) return false;
  const straying = stragglers(assault, formation).length;
  return straying > 0 && straying > stragglers(asBegun(assault, formation), formation).length;
};

/** The formation once everybody in it has gone on as far as they can, in list order. */
const followedUp = (assault: Assault, formation: string, waysOn: WaysOn): Assault =>
  livingIn(assault, formation).filter(isOnTable).reduce((after, { id }) => {
    const [to] = waysOn(after, id);
    return to === undefined ? after : makeLeg(after, id, to);
  }, assault);

/** The formation once everybody in it has gone on so far as leaves the fewest apart, or stayed, in list order. */
const keptUp = (assault: Assault, formation: string, waysOn: WaysOn): Assault =>
  livingIn(assault, formation).filter(isOnTable).reduce((after, { id }) =>
    [...waysOn(after, id).map(to => makeLeg(after, id, to)), after]
      .map(one => ({ one, apart: stragglers(one, formation).length }))
      .reduce((best, next) => (next.apart < best.apart ? next : best)).one, assault);

/**
 * Whether a formation that has moved so far is coherent, or will be once the others follow straight at their nearest
 * enemies, all the way or some of it.
 *
 * @rule A3.3, A2.8
 */
export const staysTogether = (assault: Assault, formation: string, waysOn: WaysOn): boolean =>
  !isTornApart(assault, formation) || !isTornApart(followedUp(assault, formation, waysOn), formation)
    || !isTornApart(keptUp(assault, formation, waysOn), formation);
