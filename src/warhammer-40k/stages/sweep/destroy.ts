/** A sweeping advance that destroys whom it catches: a die and the Initiative of either side. */
import { readThrow } from '../../../dice/hand.ts';
import { answer } from '../../editions/answers.ts';
import type { RowId } from '../../editions/rows.ts';
import { countedAmong } from '../../fight/struck.ts';
import { partyOf } from '../../model/characters.ts';
import type { PhaseHand } from '../../model/hands.ts';
import { livingOf } from '../../model/roster.ts';
import type { Phase } from '../../model/state.ts';
import { ownInitiative } from '../../model/traits.ts';
import { partyHas, partyRow } from '../../model/unit-traits.ts';
import {
  aftermathOf, inOrder, unitName, slay, stillBreaking, sumHand, noteAftermath, withAftermath, withBreakOff, withUnits,
} from '../aftermath.ts';
import { freeWinners, isRace, prey } from './sweepers.ts';

/**
 * Who races: every winner that may sweep, and everybody who runs from one of them, throws one die. It is no choice.
 * From winners who may not sweep everybody gets away without a throw. Crusaders add a D3 when they sweep.
 *
 * @rule 40k.64, 40k.66, 40k.67 @row 7C-U29
 * @ruling
 */
export const raceHands = (phase: Phase): readonly PhaseHand[] => {
  if (!isRace(phase) || aftermathOf(phase).sweeping.length > 0) return [];
  const winners = freeWinners(phase);
  const chased = stillBreaking(phase).filter(one => winners.some(unit => prey(phase, unit).includes(one)));
  return inOrder(phase, [...winners, ...chased.map(({ unit }) => unit)]).flatMap(unit => {
    const against = prey(phase, unit)[0]?.unit ?? null;
    const own = sumHand(phase, unit, 1, 'sweep', '40k.64', against);
    return winners.includes(unit) && partyHas(phase, unit, 'crusader')
      ? [own, { ...sumHand(phase, unit, 1, 'sweep-further', '7C-U29', against), read: 'halves' as const }] : [own];
  });
};

/**
 * The Initiative of a unit and of the characters in it, as it stands in the profile: the highest, or that of most, and
 * where none is in the majority the lowest.
 *
 * @rule 40k.64
 */
export const initiativeOf = (phase: Phase, host: string): number => {
  const party = partyOf(phase, host).flatMap(unit => livingOf(phase, unit));
  const values = party.map(model => ownInitiative(phase, model));
  const isByMost = answer(phase, 'sweep') === 'destroy-by-most';
  return isByMost ? countedAmong(values, phase.rulings.majority, 'lowest') : Math.max(...values);
};

/** Whether a winner catches up with a total: as much does. @rule 40k.65 */
export const overtakes = (total: number, own: number): boolean => total >= own;

/** What everybody has who has thrown: dice, and Initiative once. */
const totalsOf = (phase: Phase, hands: readonly PhaseHand[], faces: readonly number[]): ReadonlyMap<string, number> => {
  const totals = new Map<string, number>();
  for (const [i, reading] of readThrow(hands, faces).entries()) {
    const unit = hands[i]!.owners[0]!;
    totals.set(unit, (totals.get(unit) ?? initiativeOf(phase, unit)) + reading);
  }
  return totals;
};

/** What crusaders add. */
const noteFurther = (phase: Phase, hands: readonly PhaseHand[], faces: readonly number[]): Phase =>
  readThrow(hands, faces).reduce((told, inches, i) => (hands[i]!.purpose !== 'sweep-further' ? told
    : noteAftermath(told, '7C-U29', 'sweeps-further', { unit: unitName(told, hands[i]!.owners[0]!), inches })), phase);

/**
 * Those who run are destroyed, without a save, by any winner whose total is at least theirs; who knows no fear stays
 * locked instead.
 *
 * @rule 40k.63, 40k.65 @row 7C-U3, 4C-U1
 */
export const race = (phase: Phase, faces: readonly number[]): Phase => {
  const hands = raceHands(phase);
  const totals = totalsOf(phase, hands, faces);
  const winners = freeWinners(phase);
  const raced = noteFurther(withAftermath(phase, { sweeping: winners }), hands, faces);
  return stillBreaking(phase).filter(({ unit }) => totals.has(unit)).reduce((after, one) => {
    const own = totals.get(one.unit)!;
    const sweeps = winners.filter(unit => prey(phase, unit).includes(one))
      .map(unit => ({ unit, total: totals.get(unit)! }));
    const best = Math.max(...sweeps.map(({ total }) => total));
    const swept = withBreakOff(after, one.unit, () => ({ sweeps }));
    const values = { unit: unitName(phase, one.unit), own, best, by: sweeps.map(({ unit }) => unitName(phase, unit)) };
    if (!overtakes(best, own)) return noteAftermath(swept, '40k.63', 'outruns', values);
    const bold = partyRow(phase, one.unit, 'and-they-shall-know-no-fear');
    if (bold !== null) return stayLocked(swept, one.unit, values.by, bold);
    const told = noteAftermath(swept, '40k.63', 'overrun', values);
    return withBreakOff(slay(told, partyOf(told, one.unit), 'swept'), one.unit, () => ({ fate: 'destroyed' }));
  }, raced);
};

/** Caught, and not destroyed: it fights on. @row 7C-U3, 4C-U1 */
const stayLocked = (phase: Phase, unit: string, by: readonly string[], row: RowId): Phase => {
  const stays = withUnits(phase, partyOf(phase, unit), { fallingBack: false });
  const held = withBreakOff(stays, unit, () => ({ fate: 'caught' }));
  return noteAftermath(held, row, 'caught', { unit: unitName(phase, unit), by });
};
