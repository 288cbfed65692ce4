/** How far a charge goes, and whether that is far enough. */
import { readThrow } from '../../dice/hand.ts';
import { NOISE } from '../../battlefield/base.ts';
import { answer } from '../editions/answers.ts';
import type { PhaseHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import { unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { findInitial, fixedRange, keepsHigher, penaltyOf } from './approach.ts';
import { chargersOf, presentCharge, targetsLeft, withCharge } from './chargers.ts';

/**
 * The dice for a charge: two whose sum counts, two of which the higher counts in difficult terrain, or none.
 *
 * @rule 40k.3, 40k.6
 * @ruling
 */
export const rangeHands = (phase: Phase): readonly PhaseHand[] => {
  const charge = presentCharge(phase);
  const isHigher = keepsHigher(phase, charge);
  if (answer(phase, 'chargeRange') !== 'two-dice' && !isHigher) return [];
  return [{
    name: `${unitOf(phase, charge.unit).name}: charge`, dice: 2, read: isHigher ? 'highest' : 'sum',
    side: phase.active, purpose: 'charge-range', owners: [charge.unit], against: charge.targets[0]!,
    rule: isHigher ? '40k.6' : '40k.3',
  }];
};

/** The dice say how far all the chargers may move, whatever their own range is. @rule 40k.3, 40k.6 @ruling */
export const resolveRange = (phase: Phase, faces: readonly number[]): Phase => {
  const charge = presentCharge(phase);
  const penalty = penaltyOf(phase, charge);
  const range = readThrow(rangeHands(phase), faces)[0]! - penalty;
  return note(withCharge(phase, { range }), 'charge', '40k.6', 'charge-rolled', {
    unit: unitOf(phase, charge.unit).name, faces: faces.map(String), penalty, range,
  });
};

/** Nothing is thrown: the chargers move as far as they may. @rule 40k.3 */
export const takeRange = (phase: Phase): Phase => {
  const charge = presentCharge(phase);
  return withCharge(phase, { range: fixedRange(phase, charge.unit) - penaltyOf(phase, charge) });
};

/** Whether the nearest charger gets to whom it must reach first. @rule 40k.7, 40k.14 @ruling */
export const isOutOfReach = (phase: Phase): boolean => {
  const charge = presentCharge(phase);
  const initial = findInitial(phase, charge);
  return initial === null || initial.route.length > charge.range! + NOISE;
};

/**
 * A charge that falls short, or has nobody left to make it or to be charged: nobody who has not moved yet does.
 *
 * @rule 40k.7
 * @ruling
 */
export const failCharge = (phase: Phase): Phase => {
  const charge = presentCharge(phase);
  const failed = withCharge(phase, { stage: 'failed', waiting: [], testing: [] });
  const unit = unitOf(phase, charge.unit).name;
  const left = targetsLeft(phase, charge);
  const chargers = chargersOf(phase, charge);
  if (chargers.length === 0) return note(failed, 'charge', 'R-2.21', 'charge-without-chargers', { unit });
  if (left.length === 0) return note(failed, 'charge', '40k.13', 'charge-without-targets', { unit });
  return note(failed, 'charge', '40k.7', 'charge-failed', {
    unit, target: unitOf(phase, left[0]!).name, inches: charge.range ?? 0,
  });
};
