/** A sweeping advance that destroys whom it catches: a die and the Initiative of either side. */
import { readThrow } from '../../../dice/hand.ts';
import { answer } from '../../editions/answers.ts';
import { countedAmong } from '../../fight/struck.ts';
import { partyOf } from '../../model/characters.ts';
import type { PhaseHand } from '../../model/hands.ts';
import { livingOf } from '../../model/roster.ts';
import type { Phase } from '../../model/state.ts';
import { ownInitiative } from '../../model/traits.ts';
import {
  aftermathOf, inOrder, unitName, slay, stillBreaking, sumHand, noteAftermath, withAftermath, withBreakOff,
} from '../aftermath.ts';
import { freeWinners, isRace, prey } from './sweepers.ts';

/**
 * Who races: every winner that may sweep, and everybody who runs from one of them, throws one die. It is no choice.
 * From winners who may not sweep everybody gets away without a throw.
 *
 * @rule 40k.64, 40k.66, 40k.67
 * @ruling
 */
export const raceHands = (phase: Phase): readonly PhaseHand[] => {
  if (!isRace(phase) || aftermathOf(phase).sweeping.length > 0) return [];
  const winners = freeWinners(phase);
  const chased = stillBreaking(phase).filter(one => winners.some(unit => prey(phase, unit).includes(one)));
  return inOrder(phase, [...winners, ...chased.map(({ unit }) => unit)])
    .map(unit => sumHand(phase, unit, 1, 'sweep', '40k.64', prey(phase, unit)[0]?.unit ?? null));
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

/** Those who run are destroyed, without a save, by any winner whose total is at least theirs. @rule 40k.63, 40k.65 */
export const race = (phase: Phase, faces: readonly number[]): Phase => {
  const hands = raceHands(phase);
  const dice = readThrow(hands, faces);
  const totals = new Map(hands.map(({ owners }, i) => [owners[0]!, dice[i]! + initiativeOf(phase, owners[0]!)]));
  const winners = freeWinners(phase);
  const raced = withAftermath(phase, { sweeping: winners });
  return stillBreaking(phase).filter(({ unit }) => totals.has(unit)).reduce((after, one) => {
    const own = totals.get(one.unit)!;
    const sweeps = winners.filter(unit => prey(phase, unit).includes(one))
      .map(unit => ({ unit, total: totals.get(unit)! }));
    const best = Math.max(...sweeps.map(({ total }) => total));
    const swept = withBreakOff(after, one.unit, () => ({ sweeps }));
    const told = noteAftermath(swept, '40k.63', overtakes(best, own) ? 'overrun' : 'outruns', {
      unit: unitName(phase, one.unit), own, best, by: sweeps.map(({ unit }) => unitName(phase, unit)),
    });
    return !overtakes(best, own) ? told
      : withBreakOff(slay(told, partyOf(told, one.unit), 'swept'), one.unit, () => ({ fate: 'destroyed' }));
  }, raced);
};
