/** A sweeping advance that is thrown against the visible fall-back roll of those who run. */
import { readThrow } from '../../../dice/hand.ts';
import type { PhaseHand } from '../../model/hands.ts';
import type { BreakOff, Phase } from '../../model/state.ts';
import { aftermathOf, unitName, sumHand, noteAftermath, withAftermath, withBreakOff } from '../aftermath.ts';
import { runDice } from '../fall-back.ts';
import { isRace, prey } from './sweepers.ts';

/** One throw for each unit that sweeps, of as many dice as it would fall back with. @rule 40k.64, 40k.73 */
export const chaseHands = (phase: Phase): readonly PhaseHand[] => {
  if (isRace(phase)) return [];
  return aftermathOf(phase).sweeping.filter(unit => !hasChased(phase, unit))
    .map(unit => sumHand(phase, unit, runDice(phase, [unit]), 'sweep', '40k.64', prey(phase, unit)[0]?.unit ?? null));
};

const hasChased = (phase: Phase, unit: string): boolean =>
  aftermathOf(phase).breaking.some(({ sweeps }) => sweeps.some(one => one.unit === unit));

/** The throw counts against everybody who runs from the unit. @rule 40k.64, 40k.73 */
export const chase = (phase: Phase, faces: readonly number[]): Phase => {
  const hands = chaseHands(phase);
  const totals = readThrow(hands, faces);
  return hands.reduce((after, { owners }, i) => {
    const [sweeper, total] = [owners[0]!, totals[i]!];
    return prey(phase, sweeper).reduce((told, { unit, roll }) => {
      const swept = withBreakOff(told, unit, one => ({ sweeps: [...one.sweeps, { unit: sweeper, total }] }));
      return noteAftermath(swept, '40k.64', outpaces(total, roll!) ? 'sweeps' : 'sweeps-in-vain', {
        unit: unitName(phase, sweeper), target: unitName(phase, unit), total, roll: roll!,
      });
    }, after);
  }, phase);
};

/** Whether a sweep beats a fall-back roll: as much does not. @rule 40k.65 @ruling */
export const outpaces = (total: number, roll: number): boolean => total > roll;

/** A sweep catches whom it beats. @rule 40k.65 */
export const beatenBy = ({ roll, sweeps }: BreakOff): readonly string[] =>
  sweeps.filter(({ total }) => outpaces(total, roll!)).map(({ unit }) => unit);

/** Every unit that may sweep does. */
export const everybodySweeps = (phase: Phase, units: readonly string[]): Phase =>
  withAftermath(phase, { sweeping: units });
