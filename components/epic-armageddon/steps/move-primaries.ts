/** The next action while units charge and counter-charge: the usual moves first, then their end. */
import { once } from '../../../src/shared/once.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { fighters, fightersOnTable } from '../../../src/epic-armageddon/model/roster.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { isWithinReach, whyNotEndCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import {
  mustCounterCharge, whyNotCounterRise, whyNotEndCounterCharge,
} from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import {
  chargers, mayAnyoneCounterCharge, usualCharges, usualCounterCharges, type UsualMove,
} from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { deciding, type Primary } from '../../shared/resolver/primary.ts';
import { primaryWords } from './primary-words.ts';
import { forceOf, unitNames } from './wording.ts';

/** The log tells of a test for dangerous terrain in its last lines: the move that it interrupted goes on. */
const LAST_LINES = 3;

const movesOf = (moves: readonly UsualMove[]): readonly Decision[] =>
  moves.map(move => ({ type: 'unit.moved', ...move }));

const hasMoved = (unit: Unit): boolean => unit.path.length > 0 || unit.left !== null;

const isInterrupted = ({ log }: Assault): boolean =>
  log.slice(-LAST_LINES).some(({ key }) => key.startsWith('terrain-'));

/** How everybody who has not charged yet usually does. */
export const chargesLeft = once(usualCharges);

/** The charge can be called off: nobody is near enough as they stand. @rule A2.2 */
export const isCalledOff = (assault: Assault): boolean => !isWithinReach(assault);

/** Everybody charges at once; once somebody has and is near enough, it is the end of the charge. @rule A2.1, A2.2 */
export const chargePrimary = (assault: Assault): Primary<Decision> => {
  const isEnough = chargers(assault).some(hasMoved) && isWithinReach(assault) && !isInterrupted(assault)
    && whyNotEndCharge(assault) === null;
  const moves = isEnough ? [] : chargesLeft(assault);
  if (moves.length > 0) return deciding(primaryWords.charge(forceOf(assault, 'defender')), ...movesOf(moves));
  return endOfCharge(assault);
};

/** Also where it is no more than an end to it. */
export const endOfCharge = (assault: Assault): Primary<Decision> =>
  deciding(isCalledOff(assault) ? primaryWords.callOff : primaryWords.endCharge, { type: 'charge.ended' });

/** Whoever has to goes first; where nobody can after a tie, the next round begins. @rule A3.1, A3.8, A3.9 */
export const counterChargePrimary = (assault: Assault, side: Side): Primary<Decision> => {
  const end: Decision = { type: 'counterCharge.ended' };
  if (whyNotEndCounterCharge(assault, side) !== null) {
    const must = mustCounterCharge(assault, side);
    const moves = usualCounterCharges(assault, side).filter(({ unit }) => must.length === 0 || must.includes(unit));
    if (moves.length > 0) {
      const units = unitNames(assault, moves.map(({ unit }) => unit));
      return deciding(primaryWords.counterCharge(units), ...movesOf(moves));
    }
  }
  if (assault.round === 1 || side === 'defender' || canAnybody(assault, side)) {
    return deciding(primaryWords.endCounterCharge, end);
  }
  const both = SIDES.every(one => !canAnybody(assault, one));
  return deciding(primaryWords.anotherRound, end, ...(both ? [end] : []));
};

/** Whether anybody of a side can counter-charge or pop up, or has. @rule A3.1, A3.3 */
export const canAnybody = (assault: Assault, side: Side): boolean =>
  mayAnyoneCounterCharge(assault, side)
  || fightersOnTable(assault, side).some(unit => whyNotCounterRise(assault, side, unit.id) === null)
  || fighters(assault, side).some(unit => hasMoved(unit) || unit.poppedUp);
