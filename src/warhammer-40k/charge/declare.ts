/** Declaring charges: who may charge whom, the charge as it is declared, and whose turn it is to make it. */
import { NOISE } from '../../battlefield/base.ts';
import { isOn } from '../editions/rows.ts';
import { answer } from '../editions/answers.ts';
import { hostOf } from '../model/characters.ts';
import { note, type Refusal, refuse } from '../model/log.ts';
import { isWipedOut, livingOf, profileOf, unitOf, withUnit } from '../model/roster.ts';
import type { Charge, Phase } from '../model/state.ts';
import { isLocked } from '../movement/combats.ts';
import { canSee } from '../movement/reach.ts';
import { approachOf, furthestRange } from './approach.ts';
import { whyNotAtAll } from './bans.ts';
import { chargersOf, takesUnitAlong, togetherWith } from './chargers.ts';
import { canHoldTogether } from './several-targets.ts';
import { type Declaration, whyNotAfterShooting, whyNotScattered, whyNotTargets } from './targets.ts';

/**
 * Why a unit may not declare this charge; null: it may, even where it could do the enemy no harm.
 *
 * The target need not be the nearest enemy.
 *
 * @rule 40k.4, 40k.5, 40k.9, 40k.10, 40k.11
 */
export const whyNotDeclare = (phase: Phase, { unit, targets }: Declaration): Refusal | null => {
  if (!phase.units.some(({ id }) => id === unit)) return refuse('40k.4', 'charge-no-unit', { unit });
  const host = hostOf(phase, unit);
  if (host !== unit && !takesUnitAlong(phase)) {
    return refuse('40k.74', 'charge-goes-along', {
      character: unitOf(phase, unit).name, unit: unitOf(phase, host).name,
    });
  }
  const declaration = { unit: host, targets };
  return whyNotCharge(phase, host)
    ?? whyNotTargets(phase, declaration)
    ?? whyNotAfterShooting(phase, declaration)
    ?? whyNotScattered(phase, declaration)
    ?? whyNotThere(phase, declaration);
};

/** Whoever charges together is barred together. */
const whyNotCharge = (phase: Phase, host: string): Refusal | null => {
  for (const unit of togetherWith(phase, host)) {
    const refusal = whyNotAtAll(phase, unit);
    if (refusal !== null) return refusal;
  }
  return null;
};

/** Targets that are out of sight or out of reach. @rule 40k.4, 40k.11 @ruling */
const whyNotThere = (phase: Phase, declaration: Declaration): Refusal | null => {
  const charge = chargeOf(phase, declaration);
  const hypothetical = { ...phase, charges: [...phase.charges, charge] };
  const { name } = unitOf(phase, declaration.unit);
  const range = furthestRange(hypothetical, charge);
  for (const target of declaration.targets) {
    const values = { unit: name, target: unitOf(phase, target).name, inches: range };
    if (!isSeen(phase, declaration.unit, target)) return refuse('40k.4', 'charge-unseen', values);
    if (!isReached(hypothetical, charge, target, range)) return refuse('40k.4', 'charge-out-of-reach', values);
  }
  return canHoldTogether(hypothetical, { ...charge, targets: declaration.targets }, range) ? null
    : refuse('40k.11', 'charge-would-scatter', { unit: name });
};

const isSeen = (phase: Phase, unit: string, target: string): boolean =>
  answer(phase, 'chargeSight') === 'no' || togetherWith(phase, unit).some(({ id }) => canSee(phase, id, target));

const isReached = (phase: Phase, charge: Charge, target: string, range: number): boolean =>
  chargersOf(phase, charge).some(model => approachOf(phase, model, [target], range + NOISE) !== null);

/**
 * Who may fire at the chargers: everybody charged who is not locked and has not yet, unless it is slow and purposeful.
 *
 * @rule 40k.12 @row 7C-O4, 7C-U31
 * @ruling
 */
const mayFire = (phase: Phase, target: string): boolean => answer(phase, 'overwatch') === 'yes'
  && !isLocked(phase, target) && !unitOf(phase, target).overwatchUsed && !isSlowAndPurposeful(phase, target);

const isSlowAndPurposeful = (phase: Phase, unit: string): boolean => (isOn(phase, '7C-O4') || isOn(phase, '7C-U31'))
  && livingOf(phase, unit).some(model => profileOf(phase, model).traits.includes('slow-and-purposeful'));

const chargeOf = (phase: Phase, { unit, targets }: Declaration): Charge => {
  const along = targets.flatMap(target => togetherWith(phase, target).slice(1).map(({ id }) => id));
  const charged = [...targets, ...along.filter(id => !isWipedOut(phase, id))];
  return {
    unit, targets: charged, stage: 'declared', range: null, moved: [], testing: [],
    waiting: charged.filter(target => mayFire(phase, target)),
  };
};

/** A unit declares its charge, the characters in it with it. @rule 40k.2, 40k.74 @ruling */
export const declareCharge = (phase: Phase, { unit, targets }: Declaration): Phase => {
  const host = hostOf(phase, unit);
  const charging = togetherWith(phase, host);
  const withIt: Phase = { ...phase, charges: [...phase.charges, chargeOf(phase, { unit: host, targets })] };
  const declared = charging.reduce((told, { id }) => withUnit(told, id, { hasDeclared: true }), withIt);
  return note(declared, 'charge', '40k.2', 'charge-declared', {
    units: charging.map(({ name }) => name), targets: targets.map(id => unitOf(phase, id).name),
  });
};

/** Charges that have been declared and not yet made. */
export const chargesLeft = ({ charges }: Phase): readonly Charge[] =>
  charges.filter(({ stage }) => stage === 'declared');

/** Why this unit does not move next; null: it may. @rule 40k.2 */
export const whyNotPick = (phase: Phase, { unit }: { readonly unit: string }): Refusal | null =>
  (chargesLeft(phase).some(charge => charge.unit === unit) ? null
    : refuse('40k.2', 'charge-not-declared', { unit: phase.units.find(({ id }) => id === unit)?.name ?? unit }));

/** A unit that has declared begins its charge. @rule 40k.2 */
export const pickCharger = (phase: Phase, { unit }: { readonly unit: string }): Phase => ({
  ...phase, charges: phase.charges.map(one => (one.unit === unit ? { ...one, stage: 'moving' } : one)),
});

/** Of those who have declared, the first in the order in which they did so. */
export const pickNext = (phase: Phase): Phase => pickCharger(phase, chargesLeft(phase)[0]!);
