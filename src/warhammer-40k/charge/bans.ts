/** Units that may not charge at all this phase. */
import { isOn } from '../editions/rows.ts';
import { answer } from '../editions/answers.ts';
import { refuse, type Refusal } from '../model/log.ts';
import type { Answer } from '../editions/policy.ts';
import { isPresent } from '../model/characters.ts';
import { isWipedOut } from '../model/roster.ts';
import type { Phase, Unit } from '../model/state.ts';
import { partyAllHave, partyHas } from '../model/unit-traits.ts';
import { isLocked } from '../movement/combats.ts';
import type { UnitTrait } from '../model/profile.ts';

/** They may fire anything without standing still for it. @ruling */
const ALWAYS_STATIONARY: readonly UnitTrait[] = ['terminators', 'bikes', 'dreadnought', 'walker'];

interface Bars {
  readonly stationary: boolean;
  readonly falling: boolean;
}

/** What a text itself bars from charging; where its list is lost, whoever sets up the table says so. @ruling */
const BARS: { readonly [ban in Answer<'stationaryFireBan'>]: Bars } = {
  banned: { stationary: true, falling: true },
  allowed: { stationary: false, falling: true },
  caller: { stationary: false, falling: false },
};

/**
 * Why a unit may not charge whomever it would; null: it may.
 *
 * That it shot with rapid fire bars nobody. @ruling
 *
 * @rule 40k.2, 40k.4, 40k.10, 40k.78 @row 7C-D1
 * @ruling
 */
export const whyNotAtAll = (phase: Phase, unit: Unit): Refusal | null => {
  const bars = BARS[answer(phase, 'stationaryFireBan')];
  const values = { unit: unit.name };
  if (unit.side !== phase.active) return refuse('40k.2', 'charge-not-your-turn', values);
  if (isWipedOut(phase, unit.id) && !isPresent(phase, unit.id)) return refuse('40k.4', 'charge-nobody-left', values);
  if (unit.hasDeclared) return refuse('R-2.18', 'charge-declared-already', values);
  if (isLocked(phase, unit.id)) return refuse('40k.4', 'charge-locked', values);
  if (bars.falling && unit.fallingBack) return refuse('40k.78', 'charge-falling-back', values);
  if (bars.stationary && hasStoodToFire(unit)) return refuse('40k.10', 'charge-stood-to-fire', values);
  const barred = whyNotByRow(phase, unit);
  if (barred !== null) return barred;
  return unit.mayNotCharge ? refuse('R-2.01', 'charge-barred', values) : null;
};

/** What a row lists of those who may not charge. @row 7C-D1, 7C-R4, 7C-U3, 7C-U31 */
const whyNotByRow = (phase: Phase, unit: Unit): Refusal | null => {
  const values = { unit: unit.name };
  const isBold = partyHas(phase, unit.id, 'and-they-shall-know-no-fear');
  if (unit.regrouped && !isBold && (isOn(phase, '7C-D1') || isOn(phase, '7C-R4'))) {
    return refuse(isOn(phase, '7C-D1') ? '7C-D1' : '7C-R4', 'charge-regrouped', values);
  }
  if (!isOn(phase, '7C-D1')) return null;
  if (unit.ran) return refuse('7C-D1', 'charge-ran', values);
  if (unit.goneToGround) return refuse('7C-D1', 'charge-gone-to-ground', values);
  if (unit.fallingBack) return refuse('7C-D1', 'charge-falling-back', values);
  const isSteady = partyAllHave(phase, unit.id, 'relentless') || partyHas(phase, unit.id, 'slow-and-purposeful');
  return unit.stationaryFire && !isSteady ? refuse('7C-D1', 'charge-stood-to-fire', values) : null;
};

const hasStoodToFire = ({ stationaryFire, traits }: Unit): boolean =>
  stationaryFire && !traits.some(trait => ALWAYS_STATIONARY.includes(trait));
