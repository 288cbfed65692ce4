/** The other player's turn: what lasts from one turn to the next, and what does not. */
import { readThrow } from '../../dice/hand.ts';
import { hostsOf, partyOf } from '../model/characters.ts';
import type { PhaseHand } from '../model/hands.ts';
import { isWipedOut } from '../model/roster.ts';
import { inOrder, sumHand } from './aftermath.ts';
import { runDice, runFrom } from './fall-back.ts';
import { beginRally } from './rally.ts';
import type { Phase, Unit } from '../model/state.ts';
import { findCombats, isLocked } from '../movement/combats.ts';
import { otherSide } from '../model/procedure.ts';

/**
 * The assault phase of the other player, with the combats that are left, each in its next round. Nobody is charging and
 * nobody in cover any more, and whoever swept or consolidated into contact is locked without having charged. What
 * happens between two assault phases happens elsewhere: moves, shooting, and regrouping.
 *
 * @rule 40k.57, 40k.69
 */
export const nextTurn = (phase: Phase): Phase => {
  const { hitAndRun: _, ...before } = phase;
  const found = findCombats({ ...before, fight: null, aftermath: null, choice: null });
  const turned: Phase = {
    ...found,
    turn: phase.turn + 1,
    active: otherSide(phase.active),
    startAt: 'charge',
    charges: [],
    results: [],
    psychicUsed: [],
    combats: found.combats.map(combat =>
      ({ ...combat, round: combat.round + 1, fought: false, wounds: { attacker: 0, defender: 0 } })),
    models: phase.models.map(model =>
      ({
        ...model, path: [], covered: false, strikesWith: null, strikesAt: null,
        concussed: Math.max(0, model.concussed - 1),
      })),
  };
  const units = turned.units.map((unit): Unit => ({
    ...unit, fired: null, stationaryFire: false, goneToGround: false, overwatchUsed: false, charged: [],
    disordered: false, throughDifficult: false, forceActive: false, hasDeclared: false, ran: false, regrouped: false,
    lockedBefore: isLocked(turned, unit.id),
  }));
  return beginRally({ ...turned, units, fallingOn: stillRunning({ ...turned, units }) });
};

/** Units that have not regrouped fall back again in each of their own turns. @rule 40k.62 */
const stillRunning = (phase: Phase): readonly string[] => {
  const running = phase.units.filter(one => one.side === phase.active && one.fallingBack && !isWipedOut(phase, one.id));
  return inOrder(phase, hostsOf(phase, running.map(({ id }) => id)));
};

/** @rule 40k.62 */
export const fallingOnHands = (phase: Phase): readonly PhaseHand[] => phase.fallingOn.map(unit =>
  sumHand(phase, unit, runDice(phase, partyOf(phase, unit)), 'fall-back', '40k.62'));

/** They run as they did when they broke; regrouping is no part of an assault. @rule 40k.62, 40k.79 */
export const fallOn = (phase: Phase, faces: readonly number[]): Phase => {
  const rolls = readThrow(fallingOnHands(phase), faces);
  const moved = phase.fallingOn.reduce((after, unit, i) =>
    partyOf(after, unit).reduce((run, one) => runFrom(run, one, rolls[i]!), after), phase);
  return { ...moved, fallingOn: [] };
};
