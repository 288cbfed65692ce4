/** The way of chargers to those whom they charge, and what difficult terrain on it does to them. */
import { NOISE } from '../../battlefield/base.ts';
import { isOn, type RowId } from '../editions/rows.ts';
import type { ModelTrait } from '../editions/trait-rows.ts';
import { answer } from '../editions/answers.ts';
import { hostOf } from '../model/characters.ts';
import type { Answer } from '../editions/policy.ts';
import type { UnitTrait } from '../model/profile.ts';
import { livingOf, profileOf } from '../model/roster.ts';
import type { Charge, Model, Phase, Unit } from '../model/state.ts';
import { partyHas } from '../model/unit-traits.ts';
import { gapBetween } from '../movement/places.ts';
import { initialCharger } from '../movement/reach.ts';
import { chargePassing, routeToContact, type Route } from '../movement/route.ts';
import { chargersOf, targetsLeft, togetherWith } from './chargers.ts';

/** What is taken off a charge through difficult terrain. @rule 40k.6 */
const PENALTY = 2;
/** The most that two dice show. */
const TWO_DICE = 12;
const ONE_DIE = 6;
const SIX = 6;
/** Whoever has a longer way than this does not get there in any charge, whatever lies between. */
const FAR = 24;

export type Initial = NonNullable<ReturnType<typeof initialCharger>>;

/** The shortest legal way of a model into contact with any of some units; null: there is none so short. */
export const approachOf = (
  phase: Phase, model: Model, targets: readonly string[], longest: number,
): Route | null => {
  const apart = (enemy: Model): number => gapBetween(phase, model, enemy);
  const enemies = targets.flatMap(target => livingOf(phase, target)).sort((a, b) => apart(a) - apart(b));
  let best: Route | null = null;
  for (const enemy of enemies) {
    if ((best?.length ?? longest + NOISE) <= apart(enemy)) return best;
    const passing = { ...chargePassing(phase, model, targets), longest: best?.length ?? longest };
    const route = routeToContact(phase, model, enemy, passing);
    if (route !== null && (best === null || route.length < best.length)) best = route;
  }
  return best;
};

/**
 * Whether any of the chargers has difficult terrain on its shortest way, even one that is not the first to move.
 *
 * @rule 40k.6
 * @ruling
 */
const mustCrossDifficult = (phase: Phase, charge: Charge): boolean => {
  if (!phase.table.terrain.some(({ traits }) => traits.includes('difficult'))) return false;
  const targets = targetsLeft(phase, charge);
  return chargersOf(phase, charge).some(model => approachOf(phase, model, targets, FAR)?.difficult ?? false);
};

/**
 * What difficult terrain takes off the range of a charge: nothing where somebody moves through cover, or swarms.
 *
 * @rule 40k.6 @row 7C-D4, 7C-D5
 * @ruling
 */
export const penaltyOf = (phase: Phase, charge: Charge): number =>
  (answer(phase, 'chargeTerrain') === 'minus-two' && unslowedRow(phase, charge) === null
    && mustCrossDifficult(phase, charge) ? PENALTY : 0);

/** The row by which difficult terrain does not slow a unit; null: it does. @row 7C-D4, 7C-D5, 4C-D3 */
const unslowedRow = (phase: Phase, { unit }: Charge): RowId | null => {
  if (isOn(phase, '7C-D4') && partyHas(phase, unit, 'move-through-cover')) return '7C-D4';
  if (isOn(phase, '7C-D5') && isAll(phase, unit, 'swarms')) return '7C-D5';
  return isOn(phase, '4C-D3') && isKind(phase, unit, ['bikes']) ? '4C-D3' : null;
};

/** The row that spares a charge what difficult terrain on its way would take; null: none, or there is none. */
export const sparedBy = (phase: Phase, charge: Charge): RowId | null => {
  const row = unslowedRow(phase, charge);
  return row !== null && mustCrossDifficult(phase, charge) ? row : null;
};

/** Whether everybody in a unit is a model with such a trait, whichever row that is of. */
const isAll = (phase: Phase, unit: string, trait: ModelTrait): boolean =>
  livingOf(phase, unit).every(model => profileOf(phase, model).traits.includes(trait));

/** Whether all that charge together are monstrous creatures. @row 4C-D3 */
export const areMonsters = (phase: Phase, { unit }: Charge): boolean => isKind(phase, unit, ['monstrous-creature']);

/** Whether all that charge together are of such a kind. */
const isKind = (phase: Phase, unit: string, kinds: readonly UnitTrait[]): boolean =>
  togetherWith(phase, unit).every(({ traits }) => traits.some(trait => kinds.includes(trait)));

/** What the higher of two dice counts for: beasts and cavalry go twice as far. @row 4C-D3 */
export const factorOf = (phase: Phase, charge: Charge): number =>
  (isOn(phase, '4C-D3') && keepsHigher(phase, charge) && isKind(phase, charge.unit, BEASTS) ? 2 : 1);

/** Whether the higher of two dice is the range, because of difficult terrain. @rule 40k.6 @row 4C-D3 */
export const keepsHigher = (phase: Phase, charge: Charge): boolean =>
  answer(phase, 'chargeTerrain') === 'keep-higher' && unslowedRow(phase, charge) === null
    && mustCrossDifficult(phase, charge);

/**
 * How far a unit charges where no dice say so: the slowest of those who charge together counts.
 *
 * @rule 40k.3
 * @ruling
 */
export const fixedRange = (phase: Phase, unit: string): number => {
  if (answer(phase, 'chargeRange') === 'six') return SIX;
  return Math.min(...togetherWith(phase, unit).map(one => (isLoneCharacter(one.traits, one.id === unit) ? SIX
    : rangeOf(phase, one))));
};

/** A row has beasts and cavalry go twice as far as others. @row 4C-D2 */
const rangeOf = (phase: Phase, { traits, assaultRange }: Unit): number =>
  (isOn(phase, '4C-D2') && BEASTS.some(trait => traits.includes(trait)) ? 2 * SIX : assaultRange);

const BEASTS: readonly UnitTrait[] = ['beasts', 'cavalry'];

/** A character by himself charges 6". */
const isLoneCharacter = (traits: readonly string[], isByHimself: boolean): boolean =>
  isByHimself && traits.includes('independent-character');

const FURTHEST: { readonly [range in Answer<'chargeRange'>]: (phase: Phase, charge: Charge) => number } = {
  unit: (phase, { unit }) => fixedRange(phase, unit),
  six: (phase, { unit }) => fixedRange(phase, unit),
  'two-dice': (phase, charge) => (keepsHigher(phase, charge) ? ONE_DIE : TWO_DICE),
};

/** How far a charge may come before any dice are thrown. @rule 40k.4 @ruling */
export const furthestRange = (phase: Phase, charge: Charge): number =>
  FURTHEST[answer(phase, 'chargeRange')](phase, charge) - penaltyOf(phase, charge);

/**
 * The charger that moves first, and the enemy it goes to: the nearest ones by the shortest legal way.
 *
 * It goes to the primary target, but where a charge at several units has none it goes to whichever is nearest.
 *
 * @rule 40k.14, 40k.11
 * @ruling
 */
export const findInitial = (phase: Phase, charge: Charge): Initial | null => {
  const left = targetsLeft(phase, charge);
  const first = answer(phase, 'multiCharge') === 'cluster' ? left
    : left.filter(target => target === left[0] || hostOf(phase, target) === left[0]);
  const found = first.flatMap(target => togetherWith(phase, charge.unit)
    .map(({ id }) => initialCharger(phase, id, target))
    .filter(initial => initial !== null));
  return found.reduce<Initial | null>(
    (best, one) => (best === null || one.route.length < best.route.length ? one : best), null,
  );
};
