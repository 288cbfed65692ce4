/** Whom a model strikes that could strike several units. */
import { answer, isSilent } from '../editions/answers.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { modelOf, unitOf, withModel } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { isCharacter } from '../movement/engagement.ts';
import { attacksWith } from './attacks.ts';
import { noteFight } from '../model/current-fight.ts';
import { strikersNow } from './rungs.ts';
import { strikableUnits } from './struck.ts';
import { weaponOf } from './weapons.ts';

export interface Aim {
  readonly model: string;
  /** How many attacks go at which unit. */
  readonly at: Readonly<Record<string, number>>;
}

/**
 * Those who strike now and have more than one unit to strike.
 *
 * @rule 40k.72
 * @throws Error where nobody fights.
 */
export const aimersNow = (phase: Phase): readonly Model[] =>
  strikersNow(phase).filter(model => strikableUnits(phase, model).length > 1);

/** Somebody has to be told how to divide its attacks, and the text does not tell. */
export const isAimingUntold = (phase: Phase): boolean =>
  isSilent(phase, 'splitAttacks') && aimersNow(phase).length > 0;

/**
 * Why a model cannot strike so; null: it can. All of its attacks go somewhere. By one text they may be divided as one
 * likes; by others all of them go at one unit, but for those of characters.
 *
 * @rule 40k.72, 40k.74
 */
export const whyNotAim = (phase: Phase, { model, at }: Aim): Refusal | null => {
  const striker = strikersNow(phase).find(({ id }) => id === model);
  if (striker === undefined) return refuse('40k.72', 'strikes-not-now', { model });
  const values = { model: striker.name };
  const targets = strikableUnits(phase, striker);
  const stray = Object.keys(at).find(unit => !targets.includes(unit));
  if (stray !== undefined) return refuse('40k.72', 'strikes-not-there', { ...values, unit: stray });
  const parts = Object.values(at);
  const attacks = attacksWith(phase, striker, weaponOf(phase, striker));
  if (parts.some(n => !Number.isInteger(n) || n < 0) || parts.reduce((sum, n) => sum + n, 0) !== attacks) {
    return refuse('40k.72', 'strikes-so-often', { ...values, attacks });
  }
  const isDivided = parts.filter(n => n > 0).length > 1;
  return isDivided && !mayDivide(phase, striker) ? refuse('40k.72', 'strikes-one-unit', values) : null;
};

export const aim = (phase: Phase, { model, at }: Aim): Phase => {
  const units = Object.keys(at).filter(unit => at[unit]! > 0);
  return noteFight(withModel(phase, model, { strikesAt: at }), '40k.72', 'aimed', {
    model: modelOf(phase, model).name,
    at: units.map(unit => `${unitOf(phase, unit).name} (${at[unit]})`),
  });
};

/**
 * How the attacks of a model are divided: as it said, or all at the first unit it may strike.
 *
 * @throws Error where nobody fights.
 */
export const aimOf = (phase: Phase, model: Model): Readonly<Record<string, number>> => {
  if (model.strikesAt !== null) return model.strikesAt;
  const [first] = strikableUnits(phase, model);
  return first === undefined ? {} : { [first]: attacksWith(phase, model, weaponOf(phase, model)) };
};

/**
 * As many attacks as before, so many of them at one unit: what these take comes from the other units, the last of them
 * first, and what they leave goes to the first of them.
 *
 * @rule 40k.72
 */
export const redirected = (
  at: Aim['at'], targets: readonly string[], unit: string, attacks: number,
): Aim['at'] => {
  let left = Object.values(at).reduce((sum, n) => sum + n, 0) - attacks;
  const kept = targets.map(id => {
    if (id === unit) return attacks;
    const stays = Math.min(at[id] ?? 0, left);
    left -= stays;
    return stays;
  });
  const first = targets.findIndex(id => id !== unit);
  return Object.fromEntries(targets.map((id, i) => [id, kept[i]! + (i === first ? left : 0)]));
};

/**
 * Whether the attacks of a model may go at several units.
 *
 * @rule 40k.72, 40k.74
 * @throws SilentText where the text does not tell.
 */
export const mayDivide = (phase: Phase, { writtenIn }: Model): boolean =>
  isCharacter(phase, unitOf(phase, writtenIn)) || answer(phase, 'splitAttacks') === 'by-attack';
