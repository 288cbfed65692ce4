/** How far those who run go, and where they end. */
import { readThrow } from '../../dice/hand.ts';
import { isOn } from '../editions/rows.ts';
import { partyOf, writtenUnitsOf } from '../model/characters.ts';
import type { PhaseHand } from '../model/hands.ts';
import type { UnitTrait } from '../model/profile.ts';
import { isWipedOut, livingOf, withModel } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { fallBack, isAtOwnEdge } from '../movement/fall-back.ts';
import { inOrder, unitName, slay, stillBreaking, sumHand, noteAftermath, withBreakOff } from './aftermath.ts';

const DICE = 2;
/** Bikes and jump packs are faster. */
const FAST_DICE = 3;
const FAST = ['bikes', 'jump-packs'] as const;

/** A page beside the fourth edition counts these as well. @row 4C-R9 */
const FAST_BY_ROW = ['beasts', 'cavalry'] as const;

/** How many dice a party runs with, or sweeps with: the slowest in it decides. @rule 40k.62, 40k.64 @row 4C-R9 */
export const runDice = (phase: Phase, units: readonly string[]): number => {
  const fast: readonly UnitTrait[] = isOn(phase, '4C-R9') ? [...FAST, ...FAST_BY_ROW] : FAST;
  return units.flatMap(unit => writtenUnitsOf(phase, unit)).every(({ traits }) =>
    traits.some(trait => fast.includes(trait))) ? FAST_DICE : DICE;
};

/** Everybody who runs throws for the distance. @rule 40k.62 */
export const fallBackHands = (phase: Phase): readonly PhaseHand[] => {
  const running = stillBreaking(phase).filter(({ roll }) => roll === null).map(({ unit }) => unit);
  return inOrder(phase, running).map(unit =>
    sumHand(phase, unit, runDice(phase, partyOf(phase, unit)), 'fall-back', '40k.62'));
};

/** @rule 40k.62 */
export const rollFallBack = (phase: Phase, faces: readonly number[]): Phase => {
  const hands = fallBackHands(phase);
  const rolls = readThrow(hands, faces);
  return hands.reduce((after, { owners }, i) => {
    const [unit, roll] = [owners[0]!, rolls[i]!];
    const rolled = withBreakOff(after, unit, () => ({ roll }));
    return noteAftermath(rolled, '40k.62', 'runs-so-far', { unit: unitName(phase, unit), roll });
  }, phase);
};

/** Whoever has not been caught runs as far as its dice said; the trapped are destroyed. @rule 40k.62, 40k.79 */
export const leave = (phase: Phase): Phase => stillBreaking(phase).reduce((after, { unit, roll }) => {
  const party = partyOf(after, unit);
  const gone = party.reduce((run, one) => runFrom(run, one, roll!), after);
  const survives = party.some(one => !isWipedOut(gone, one));
  return withBreakOff(gone, unit, () => ({ fate: survives ? 'away' : 'destroyed' }));
}, phase);

/**
 * One unit falls back: towards its own edge, half as far through difficult terrain, to the fraction; if it cannot make
 * the whole move it is destroyed.
 *
 * @rule 40k.62, 40k.79 @row 7C-R3
 * @ruling R-X.07, R-0.28
 */
export const runFrom = (phase: Phase, unit: string, inches: number): Phase => {
  const move = fallBack(phase, unit, inches);
  const name = unitName(phase, unit);
  if (move === null) {
    return noteAftermath(slay(phase, [unit], 'trapped'), '40k.79', 'trapped', { unit: name });
  }
  const moved = livingOf(phase, unit).reduce((after, { id, at }) => {
    const to = move.moves[id] ?? at;
    return withModel(after, id, { at: to, path: [at, to] });
  }, phase);
  return leaveTable(noteAftermath(moved, '40k.62', move.halved ? 'falls-back-slowly' : 'falls-back', {
    unit: name, inches: move.halved ? inches / 2 : inches,
  }), unit);
};

/** Who comes to his own edge is gone, where a row says so. @row 7C-R3 */
const leaveTable = (phase: Phase, unit: string): Phase => {
  const gone = isOn(phase, '7C-R3') ? livingOf(phase, unit).filter(model => isAtOwnEdge(phase, model)) : [];
  if (gone.length === 0) return phase;
  const left = gone.reduce((after, { id }) => withModel(after, id, { wounds: 0, slain: 'off-table' }), phase);
  return noteAftermath(left, '7C-R3', 'leaves-table', {
    unit: unitName(phase, unit), models: gone.map(({ name }) => name),
  });
};
