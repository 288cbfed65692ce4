/** Whom a unit may charge, before it is asked whether it gets there. */
import { isWithin } from '../../battlefield/base.ts';
import { answer } from '../editions/answers.ts';
import { hostOf, isPresent } from '../model/characters.ts';
import { refuse, type Refusal } from '../model/log.ts';
import type { Answer } from '../editions/policy.ts';
import { isWipedOut, livingOf, unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { modelBase } from '../movement/places.ts';
import { togetherWith } from './chargers.ts';
import { otherSide } from '../model/procedure.ts';

/** How near to another target each one must be where they are bound together by that. @rule 40k.11 */
const CLUSTER = 2;

export interface Declaration {
  readonly unit: string;
  /** The primary one first. */
  readonly targets: readonly string[];
}

/**
 * Why these are not units that can be charged; null: they are. Whoever charges a unit charges the characters in it.
 *
 * @rule 40k.4
 * @ruling
 */
export const whyNotTargets = (phase: Phase, { targets }: Declaration): Refusal | null => {
  if (targets.length === 0) return refuse('40k.4', 'charge-no-target');
  const enemy = otherSide(phase.active);
  for (const [i, target] of targets.entries()) {
    const unit = phase.units.find(({ id, side }) => id === target && side === enemy);
    if (unit === undefined || !isPresent(phase, target)) return refuse('40k.4', 'charge-no-enemy', { target });
    if (targets.indexOf(target) < i) return refuse('40k.4', 'charge-named-twice', { target: unit.name });
    const host = hostOf(phase, target);
    if (host !== target) {
      const ruling = isWipedOut(phase, target) ? 'R-2.26' : 'R-0.30';
      return refuse(ruling, 'charge-in-a-unit', { target: unit.name, unit: unitOf(phase, host).name });
    }
  }
  return null;
};

type Shot = Answer<'shotThenCharge'>;

/** Whether a unit that has shot may charge these. */
const MAY_FOLLOW: { readonly [shot in Shot]: (fired: string, targets: readonly string[]) => boolean } = {
  'shot-unit-first': (fired, targets) => targets[0] === fired,
  'shot-unit-only': (fired, targets) => targets.length === 1 && targets[0] === fired,
  'shot-unit-primary': (fired, targets) => targets[0] === fired,
};

const SHOT_REASONS = {
  'shot-unit-first': 'charge-shot-first',
  'shot-unit-only': 'charge-shot-only',
  'shot-unit-primary': 'charge-shot-first',
} as const satisfies { readonly [shot in Shot]: string };

/** Whoever has shot charges those at whom it shot, first or alone. @rule 40k.9 @ruling */
export const whyNotAfterShooting = (phase: Phase, { unit, targets }: Declaration): Refusal | null => {
  const how = answer(phase, 'shotThenCharge');
  for (const { name, fired } of togetherWith(phase, unit)) {
    if (fired === null || MAY_FOLLOW[how](hostOf(phase, fired), targets)) continue;
    return refuse('40k.9', SHOT_REASONS[how], { unit: name, target: unitOf(phase, fired).name });
  }
  return null;
};

/** Where several targets must stand close together, each is within 2" of another. @rule 40k.11 */
export const whyNotScattered = (phase: Phase, { targets }: Declaration): Refusal | null => {
  if (answer(phase, 'multiCharge') !== 'cluster' || targets.length === 1) return null;
  const alone = targets.find(target => !targets.some(other => other !== target && areNear(phase, target, other)));
  return alone === undefined ? null
    : refuse('40k.11', 'charge-scattered', { target: unitOf(phase, alone).name, inches: CLUSTER });
};

const areNear = (phase: Phase, one: string, other: string): boolean => livingOf(phase, one).some(model =>
  livingOf(phase, other).some(near => isWithin(modelBase(phase, model), modelBase(phase, near), CLUSTER)));
