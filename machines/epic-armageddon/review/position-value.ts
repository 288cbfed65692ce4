/** What a position is worth to a side: how likely it is to win, and half of how likely nobody is. */
import { transition } from 'xstate';
import { diceIn } from '../../../src/dice/hand.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import { oddsFrom } from '../../../src/epic-armageddon/odds/odds.ts';
import { isWithinReach } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { chargers, usualCharges, type UsualMove } from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { canonical } from '../../../src/shared/canonical.ts';
import { meanValue, valueOfEnd, type PositionValue } from '../../review-values.ts';
import { isInState, statePath } from '../../why.ts';
import { assaultMachine } from '../assault.machine.ts';
import { usualDecisions } from '../play.ts';
import { handsOf, why, type AssaultSnapshot } from '../why.ts';

/**
 * What a position is worth if nobody decides anything any more. Before a charge, or while nobody is near enough yet,
 * everybody left charges in the usual way; the die of an action test, or of a move on the way in, falls as it may.
 *
 * @param effort how much work is done for the odds.
 */
export const positionValue = (snapshot: AssaultSnapshot, effort: number): PositionValue => {
  if (snapshot.status !== 'active') return valueOfEnd(snapshot.context.assault.winner);
  if (isOneDieBeforeCharge(snapshot)) return meanOverFaces(snapshot, effort);
  const supposed = usuallyCharged(snapshot);
  const { winner, error } = oddsFrom(supposed.context.assault, statePath(supposed), { effort });
  return { attacker: Math.min(1, winner.attacker + winner.none / 2), none: winner.none, error };
};

/** The odds take nobody to move after it. @rule A0.2, A2.10 */
const isOneDieBeforeCharge = (snapshot: AssaultSnapshot): boolean =>
  BEFORE_CHARGE.some(state => isInState(statePath(snapshot), state)) && diceIn(handsOf(snapshot)) === 1;
const BEFORE_CHARGE = ['a0ActionTest', 'a2Charge.moving'] as const;

/** The mean over the faces of a die; faces of which the same comes are followed once. */
const meanOverFaces = (snapshot: AssaultSnapshot, effort: number): PositionValue => {
  const known = new Map<string, PositionValue>();
  const values = FACES.map(face => {
    const thrown = accepted(next(snapshot, { type: 'dice.thrown', faces: [face] }));
    const key = outcomeOf(thrown);
    const value = known.get(key) ?? positionValue(thrown, effort);
    known.set(key, value);
    return { weight: 1, value };
  });
  return meanValue(values);
};
const FACES = [1, 2, 3, 4, 5, 6] as const;

const next = (snapshot: AssaultSnapshot, event: AssaultEvent): AssaultSnapshot =>
  transition(assaultMachine, snapshot, event)[0];

/** Where it stands, and what has become of everybody. */
const outcomeOf = (snapshot: AssaultSnapshot): string =>
  canonical([statePath(snapshot), snapshot.context.assault.units, snapshot.context.assault.formations]);

/** A failed test stands unless somebody decides otherwise. */
const accepted = (snapshot: AssaultSnapshot): AssaultSnapshot =>
  (snapshot.status === 'active' && statePath(snapshot) === 'a0ActionTest.decided'
    ? next(snapshot, { type: 'test.accepted' }) : snapshot);

/** Whether somebody may still be moved in the charge, or it may end. */
export const isChargeOpen = (snapshot: AssaultSnapshot): boolean =>
  snapshot.status === 'active' && statePath(snapshot) === 'a2Charge.moving.choosing';

/** What is refused is left out, and so is a move for which a die would have to be thrown. */
const charged = (snapshot: AssaultSnapshot, moves: readonly UsualMove[]): AssaultSnapshot =>
  moves.reduce((now, move) => {
    const event: Decision = { type: 'unit.moved', ...move };
    const moved = why(now, event) === null ? next(now, event) : now;
    return isChargeOpen(moved) ? moved : now;
  }, snapshot);

/** With the target that the scenario has, and those charged in the usual way who have not moved, while that matters. */
const usuallyCharged = (snapshot: AssaultSnapshot): AssaultSnapshot => {
  const { assault } = snapshot.context;
  const begun = statePath(snapshot) === 'a1ChooseTarget'
    ? usualDecisions('target.chosen', assault).reduce(next, snapshot) : snapshot;
  if (!isChargeOpen(begun)) return snapshot;
  const isUnderWay = chargers(begun.context.assault).some(({ path }) => path.length > 0);
  if (isUnderWay && isWithinReach(begun.context.assault)) return snapshot;
  const made = charged(begun, usualCharges(begun.context.assault));
  return isWithinReach(made.context.assault) ? made : begun;
};
