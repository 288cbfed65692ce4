/** How far a charge goes, and whether that is far enough. */
import { SIDES_OF_A_DIE } from '../../dice/hand.ts';
import { NOISE } from '../../battlefield/base.ts';
import { answer } from '../editions/answers.ts';
import { isOn, type RowId } from '../editions/rows.ts';
import type { PhaseHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import { unitOf } from '../model/roster.ts';
import type { Charge, Chooser, Phase, Thrown } from '../model/state.ts';
import { partyAllHave } from '../model/unit-traits.ts';
import { areMonsters, factorOf, findInitial, fixedRange, keepsHigher, penaltyOf, sparedBy } from './approach.ts';
import { chargersOf, presentCharge, targetsLeft, withCharge } from './chargers.ts';

/**
 * The dice for a charge: two whose sum counts, two of which the higher counts in difficult terrain, or none.
 *
 * @rule 40k.3, 40k.6
 * @ruling
 */
export const rangeHands = (phase: Phase): readonly PhaseHand[] => {
  const charge = presentCharge(phase);
  if (charge.thrown !== undefined) return againHands(phase, charge.thrown);
  const isHigher = keepsHigher(phase, charge);
  if (answer(phase, 'chargeRange') !== 'two-dice' && !isHigher) return [];
  return [{
    name: `${unitOf(phase, charge.unit).name}: charge`, dice: 2, read: isHigher ? 'highest' : 'sum',
    side: phase.active, purpose: 'charge-range', owners: [charge.unit], against: charge.targets[0]!,
    rule: isHigher ? '40k.6' : '40k.3',
  }];
};

/** The dice that are thrown again. @row 7C-D3, 7C-D6, 4C-D3 */
const againHands = (phase: Phase, { again }: Thrown): readonly PhaseHand[] => {
  const charge = presentCharge(phase);
  const { unit, targets } = charge;
  return again === null || again.length === 0 ? [] : [{
    name: `${unitOf(phase, unit).name}: charge`, dice: again.length, read: 'sum', side: phase.active,
    purpose: 'charge-range', owners: [unit], against: targets[0]!, rule: againBy(phase, charge)!,
  }];
};

/**
 * The dice say how far all the chargers may move, whatever their own range is. Some may throw them again once, both or
 * one of them.
 *
 * @rule 40k.3, 40k.6 @row 7C-D3, 7C-D6, 4C-D3
 * @ruling
 */
export const resolveRange = (phase: Phase, faces: readonly number[]): Phase => {
  const charge = presentCharge(phase);
  if (charge.thrown !== undefined) return throwAgain(phase, charge.thrown, faces);
  const ranged = withRange(phase, '40k.6', faces);
  const row = againBy(phase, charge);
  return row === null ? ranged : askAgain(ranged, row, faces);
};

const withRange = (phase: Phase, rule: string, faces: readonly number[]): Phase => {
  const charge = presentCharge(phase);
  const penalty = penaltyOf(phase, charge);
  const shown = keepsHigher(phase, charge) ? Math.max(...faces) : faces.reduce((sum, face) => sum + face, 0);
  const range = shown * factorOf(phase, charge) - penalty;
  const rolled = note(withCharge(phase, { range }), 'charge', rule, 'charge-rolled', {
    unit: unitOf(phase, charge.unit).name, faces: faces.map(String), penalty, range,
  });
  const row = sparedBy(phase, charge);
  return row === null ? rolled : note(rolled, 'charge', row, 'terrain-slows-not', {
    unit: unitOf(phase, charge.unit).name,
  });
};

/**
 * The row by which dice of a charge may be thrown again; null: none. Everybody of the unit has to be fleet, to have
 * kept his jump pack, or to be a monstrous creature that difficult terrain slows.
 *
 * @row 7C-D3, 7C-D6, 4C-D3
 */
const againBy = (phase: Phase, charge: Charge): RowId | null => {
  if (isOn(phase, '4C-D3') && keepsHigher(phase, charge)) return areMonsters(phase, charge) ? '4C-D3' : null;
  if (answer(phase, 'chargeRange') !== 'two-dice') return null;
  if (partyAllHave(phase, charge.unit, 'fleet')) return '7C-D3';
  return partyAllHave(phase, charge.unit, 'jump-charge') ? '7C-D6' : null;
};

/** Which dice may be thrown again: by their places, all that differ. */
const AGAIN = ['none', 'first', 'second', 'both'] as const;
type Again = (typeof AGAIN)[number];
const PLACES: Readonly<Record<Again, readonly number[]>> = {
  none: [], first: [0], second: [1], both: [0, 1],
};

/** The fleet throw those of their dice that they like; everybody else the whole distance. */
const optionsBy = (row: RowId): readonly Again[] => (row === '7C-D3' ? AGAIN : ['none', 'both']);

const askAgain = (phase: Phase, row: RowId, faces: readonly number[]): Phase => ({
  ...withCharge(phase, { thrown: { faces, again: null } }),
  choice: {
    question: 'range-again', about: presentCharge(phase).unit, side: phase.active, options: optionsBy(row),
    usual: likeliest(phase, optionsBy(row), faces), rule: row,
  },
});

/** What most likely reaches; nothing where it reaches anyway. */
const likeliest = (phase: Phase, options: readonly Again[], faces: readonly number[]): Again => {
  if (!isOutOfReach(phase)) return 'none';
  const charge = presentCharge(phase);
  const needed = (findInitial(phase, charge)?.route.length ?? Infinity) + penaltyOf(phase, charge) - NOISE;
  const ways = (places: readonly number[]): number =>
    chanceOfSum(places.length, needed - faces.reduce((sum, face, i) => (places.includes(i) ? sum : sum + face), 0));
  return options.slice(1).reduce((best, one) => (ways(PLACES[one]) > ways(PLACES[best]) ? one : best), 'both');
};

/** How likely so many dice show so much together. */
const chanceOfSum = (dice: number, least: number): number => (dice === 0 ? Number(least <= 0)
  : Array.from({ length: SIDES_OF_A_DIE }, (_, before) => chanceOfSum(dice - 1, least - before - 1))
      .reduce((sum, chance) => sum + chance / SIDES_OF_A_DIE, 0));

/** @row 7C-D3, 7C-D6, 4C-D3 */
export const chooseAgain: Chooser = (phase, option) => {
  const again = PLACES[option as Again];
  return withCharge(phase, { thrown: { ...presentCharge(phase).thrown!, again } });
};

const throwAgain = (phase: Phase, { faces, again }: Thrown, fresh: readonly number[]): Phase => {
  const shown = faces.map((face, i) => (again!.includes(i) ? fresh[again!.indexOf(i)]! : face));
  const row = againBy(phase, presentCharge(phase))!;
  return withRange(withCharge(phase, { thrown: { faces: shown, again: [] } }), row, shown);
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
