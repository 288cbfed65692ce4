/** Who may shoot and be shot at while others fight: answers for the shooting phase, which is played elsewhere. */
import { answer } from '../editions/answers.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { livingOf, modelOf, unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { isLocked } from '../movement/combats.ts';
import { touchedBy } from '../movement/engagement.ts';
import { isNear } from '../movement/places.ts';

/** What a weapon asks of whoever fires it. */
export const FIRES = ['heavy', 'rapid-fire', 'other'] as const;
export type Fires = (typeof FIRES)[number];

/** How far units that fall back fire weapons whose fire they cannot make full use of. */
const RAPID_FIRE_IN_RETREAT = 12;

/**
 * Why a model may neither shoot nor be shot at; null: it may do both.
 *
 * Where models count, those who touch an enemy and those within 2" of such friends of their own unit are kept from it,
 * and the rest of a locked unit is not. Where units count, no model of a locked unit shoots or is shot at.
 *
 * @rule 40k.76
 * @ruling R-1.16
 */
export const whyOutOfFire = (phase: Phase, id: string): Refusal | null => {
  const model = modelOf(phase, id);
  switch (answer(phase, 'lockedShooting')) {
    case 'unit':
      return isLocked(phase, model.unit)
        ? refuse('40k.76', 'locked-may-not-shoot', { unit: unitOf(phase, model.unit).name }) : null;
    case 'model': {
      const engaged = livingOf(phase, model.unit).filter(one => touchedBy(phase, one).length > 0);
      return engaged.some(one => one.id === id || isNear(phase, one, model))
        ? refuse('40k.76', 'engaged-may-not-shoot', { model: model.name }) : null;
    }
  }
};

/**
 * Why a model may not shoot; null: it may. Where a text tells of it, units that fall back shoot, but with nothing that
 * has to be set up first.
 *
 * @rule 40k.76, 40k.78
 */
export const whyNotShoot = (phase: Phase, id: string, fires: Fires = 'other'): Refusal | null => {
  const { fallingBack, name } = unitOf(phase, modelOf(phase, id).unit);
  if (fallingBack && fires === 'heavy' && limitsRetreat(phase)) {
    return refuse('40k.78', 'no-heavy-while-falling-back', { unit: name });
  }
  return whyOutOfFire(phase, id);
};

/** How far a model may fire at most because of what its unit does; null: as far as its weapon reaches. @rule 40k.78 */
export const rangeLimit = (phase: Phase, id: string, fires: Fires): number | null => {
  const { fallingBack } = unitOf(phase, modelOf(phase, id).unit);
  return fallingBack && fires === 'rapid-fire' && limitsRetreat(phase) ? RAPID_FIRE_IN_RETREAT : null;
};

/** The texts that tell which models of a locked unit shoot are those that tell what units in retreat fire. */
const limitsRetreat = (phase: Phase): boolean => answer(phase, 'lockedShooting') === 'model';
