/** Whether a charging unit can come into contact with an enemy, whichever way it goes. */
import type { Refusal } from '../model/log.ts';
import { unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import { whyNotCharge } from './a2-charge.ts';
import { bentCharge } from './charge-ways.ts';
import { leftToCharge, placesBeside } from './usual-moves.ts';

const PLACES = 24;
/** All round an enemy, the straight way first. */
const TURNS = Array.from({ length: PLACES }, (_, i) => {
  const turn = (Math.ceil(i / 2) * 2 * Math.PI) / PLACES;
  return i % 2 === 0 ? -turn : turn;
});

/** Whether a straight way or one with bends leads a unit into contact with an enemy. @rule A2.1, A2.3, A2.4, A2.6 */
export const canReach = (assault: Assault, id: string, enemy: string): boolean => {
  const places = placesBeside(assault, unitOf(assault, id), unitOf(assault, enemy), TURNS);
  return places.some(place => whyNotCharge(assault, id, place) === null)
    || bentCharge(assault, id, leftToCharge(assault, unitOf(assault, id)),
      [{ enemy: unitOf(assault, enemy), places }]) !== null;
};

/** Why a unit cannot go straight at an enemy; null: it can. @rule A2.1, A2.3, A2.4, A2.6 */
export const whyNotStraightAt = (assault: Assault, id: string, enemy: string): Refusal | null => {
  const [straight] = placesBeside(assault, unitOf(assault, id), unitOf(assault, enemy));
  return whyNotCharge(assault, id, straight!);
};
