/** The moves of a charge: the first model up to the nearest enemy, the others as the order of preference says. */
import type { Point } from '../../battlefield/base.ts';
import { answer } from '../editions/answers.ts';
import { findInitial, type Initial } from './approach.ts';
import { chargersOf } from './chargers.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { isAlive, livingOf } from '../model/roster.ts';
import type { Charge, Model, Phase } from '../model/state.ts';
import { isFreeEnemy, isNearAt, placeCloser, placeInContact, placeNear } from '../movement/closing-in.ts';
import { isCoherentWith } from '../movement/coherency.ts';
import { touchedBy } from '../movement/engagement.ts';
import { gapBetween } from '../movement/places.ts';
import {
  chargePassing, MEASURED, routeToContact, touchedAt, whyNotStand, whyNoWay, type Passing,
} from '../movement/route.ts';

/** What a charging model has to do if it can, the first of these first. @rule 40k.15 */
const PREFERENCES = ['free-enemy', 'enemy', 'support', 'coherent'] as const;
type Preference = (typeof PREFERENCES)[number];

const COULD = {
  'free-enemy': 'could-touch-a-free-enemy', enemy: 'could-touch-an-enemy', support: 'could-support',
  coherent: 'could-be-coherent',
} as const;

/**
 * Why a charging model may not move to a place; null: it may. The first goes up to the nearest enemy; each later one
 * ends within 2″ of one that has moved and takes the first it can of: an enemy whom nobody fights, any enemy charged,
 * a place near a friend who touches an enemy, a place near one that has moved. If it can do none of these, it goes
 * where it likes.
 *
 * @rule 40k.14, 40k.15, 40k.16
 */
export const whyNotChargeMove = (phase: Phase, charge: Charge, id: string, to: Point): Refusal | null => {
  const model = chargersOf(phase, charge).find(one => one.id === id);
  if (model === undefined || charge.range === null) {
    return refuse('40k.15', 'does-not-move', { model: nameOf(phase, id) });
  }
  if (charge.moved.includes(id)) return refuse('40k.15', 'has-moved', { model: model.name });
  const passing = passingOf(phase, charge, model);
  return whyNotStand(phase, model, to, passing)
    ?? whyNoWay(phase, model, to, passing)
    ?? (isFirst(phase, charge) ? whyNotFirst(phase, charge, model, to) : whyNotLater(phase, charge, model, to));
};

/** Where a charging model goes that nobody moves; its own place if it cannot move. @rule 40k.14, 40k.15 */
export const usualChargeMove = (phase: Phase, charge: Charge, id: string): Point => {
  const model = chargersOf(phase, charge).find(one => one.id === id);
  if (model === undefined) return phase.models.find(one => one.id === id)!.at;
  if (charge.range === null || charge.moved.includes(id)) return model.at;
  if (!isFirst(phase, charge)) return laterPlace(phase, charge, model);
  const initial = findInitial(phase, charge);
  if (initial?.model.id !== id || initial.route.length > charge.range + MEASURED) return model.at;
  return initial.route.points.at(-1)!;
};

const nameOf = (phase: Phase, id: string): string => phase.models.find(model => model.id === id)?.name ?? id;

const passingOf = (phase: Phase, charge: Charge, model: Model): Passing =>
  ({ ...chargePassing(phase, model, charge.targets), longest: charge.range ?? 0 });

/** Those who have moved and live: after the death of the first the next nearest is the first. @ruling */
const movedIn = (phase: Phase, charge: Charge): readonly Model[] =>
  phase.models.filter(model => charge.moved.includes(model.id) && isAlive(model));

const isFirst = (phase: Phase, charge: Charge): boolean => movedIn(phase, charge).length === 0;

const whyNotFirst = (phase: Phase, charge: Charge, model: Model, to: Point): Refusal | null => {
  const initial = findInitial(phase, charge);
  if (initial === null) return refuse('40k.14', 'no-way-there', { model: model.name });
  const nearest = equallyNear(phase, model, initial);
  if (nearest.length === 0) return refuse('40k.14', 'not-the-nearest', { nearest: initial.model.name });
  return touchedAt(phase, model, to).some(enemy => nearest.includes(enemy)) ? null
    : refuse('40k.14', 'must-touch', { model: model.name, enemy: nearest[0]!.name });
};

/** The enemies of the unit charged first to whom a model is as near as anybody, measured as the text measures. */
const equallyNear = (phase: Phase, model: Model, { model: first, enemy: reached }: Initial): readonly Model[] => {
  const apart = (one: Model, enemy: Model): number => (answer(phase, 'chargeShape') === 'together'
    ? gapBetween(phase, one, enemy) : routeToContact(phase, one, enemy)?.length ?? Infinity);
  const least = apart(first, reached) + MEASURED;
  return livingOf(phase, reached.unit)
    .filter(enemy => gapBetween(phase, model, enemy) <= least && apart(model, enemy) <= least);
};

/** The move of a later model, and what it depends on. */
interface Later {
  readonly model: Model;
  readonly passing: Passing;
  readonly targets: readonly string[];
  readonly enemies: readonly Model[];
  /** Those who have moved before it. */
  readonly moved: readonly Model[];
  /** Those of the charge who touch an enemy. */
  readonly front: readonly Model[];
  /** Whose contact with an enemy takes him. */
  readonly rivals: readonly Model[];
}

const laterOf = (phase: Phase, charge: Charge, model: Model): Later => ({
  model, passing: passingOf(phase, charge, model), targets: charge.targets,
  enemies: charge.targets.flatMap(target => livingOf(phase, target)), moved: movedIn(phase, charge),
  front: contactsOf(phase, charge), rivals: rivals(phase, model),
});

const whyNotLater = (phase: Phase, charge: Charge, model: Model, to: Point): Refusal | null => {
  const later = laterOf(phase, charge, model);
  const done = PREFERENCES.findIndex(preference => meets(phase, later, to, preference));
  const better = PREFERENCES.slice(0, done === -1 ? undefined : done)
    .find(preference => placeFor(phase, later, preference) !== null);
  if (better === undefined) return null;
  return refuse('40k.15', done === -1 ? 'not-coherent' : COULD[better], { model: model.name });
};

/** Whether a model does what is preferred, or better, at a place. */
const meets = (phase: Phase, later: Later, at: Point, preference: Preference): boolean => {
  const { model, moved, front, targets } = later;
  if (!isCoherentWith(phase, model, at, moved)) return false;
  const touched = (): readonly Model[] => touchedAt(phase, model, at).filter(({ unit }) => targets.includes(unit));
  switch (preference) {
    case 'free-enemy':
      return touched().some(enemy => isFreeEnemy(phase, enemy, later.rivals, model));
    case 'enemy':
      return touched().length > 0;
    case 'support':
      return isNearAt(phase, model, at, front);
    case 'coherent':
      return true;
  }
};

/** A place at which a model does what is preferred; null: none is in reach. Its own place, if that will do. */
const placeFor = (phase: Phase, later: Later, preference: Preference): Point | null => {
  const { model, passing, enemies, moved, front } = later;
  const isGood = (place: Point): boolean => meets(phase, later, place, preference);
  if (isGood(model.at)) return model.at;
  switch (preference) {
    case 'free-enemy':
      return placeInContact(phase, model,
        enemies.filter(enemy => isFreeEnemy(phase, enemy, later.rivals, model)), passing, isGood);
    case 'enemy':
      return placeInContact(phase, model, enemies, passing, isGood);
    case 'support':
      return placeNear(phase, model, front, enemies, passing, isGood);
    case 'coherent':
      return placeNear(phase, model, moved, enemies, passing, isGood);
  }
};

/** What it can of its preferences; if it can nothing, as close to the enemy as it comes. */
const laterPlace = (phase: Phase, charge: Charge, model: Model): Point => {
  const later = laterOf(phase, charge, model);
  for (const preference of PREFERENCES) {
    const place = placeFor(phase, later, preference);
    if (place !== null) return place;
  }
  return placeCloser(phase, model, later.moved, later.passing, () => true);
};

/** Whoever takes an enemy: any friend who touches him, or, where units charge in turn, other chargers alone. */
const rivals = (phase: Phase, model: Model): readonly Model[] => {
  const friends = phase.models.filter(one => one.side === model.side && isAlive(one));
  if (answer(phase, 'chargeShape') === 'together') return friends;
  const charging = phase.charges.flatMap(({ moved }) => moved);
  return friends.filter(({ id }) => charging.includes(id));
};

/** Models of the charge that touch an enemy. */
const contactsOf = (phase: Phase, charge: Charge): readonly Model[] =>
  chargersOf(phase, charge).filter(one => touchedBy(phase, one).length > 0);
