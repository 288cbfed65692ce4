/** Closing up: models of a fight who touch nobody move to the enemy. Inches. */
import type { Point } from '../../battlefield/base.ts';
import { hostOf } from '../characters.ts';
import { refuse, type Refusal } from '../log.ts';
import { isAlive, livingOf, modelOf, unitOf } from '../roster.ts';
import type { Combat, Model, Phase, Side } from '../state.ts';
import { gapAt, isFree, isNearAt, placeCloser, placeInContact, placeNear } from './closing-in.ts';
import { isCoherentWith } from './coherency.ts';
import { foesOf } from './combats.ts';
import { touchedBy } from './engagement.ts';
import { touchedAt, whyNotStand, whyNoWay, type Passing } from './route.ts';

export interface PileInRules {
  /** How far. */
  readonly inches: number;
  /** Enemies whom nobody fights come first, and the unit stays coherent. */
  readonly unengagedFirst: boolean;
  /** As in a charge: next best is a place near a friend who touches an enemy. */
  readonly asCharge: boolean;
  /** Neither terrain nor models are in the way. */
  readonly throughEverything: boolean;
}

/** What a model does in a pile-in if it can, the first of these first. */
type Preference = 'free-enemy' | 'enemy' | 'support';

/** How much closer to the enemy a model has to go if it can: nobody measures finer what is as close as possible. */
const AS_CLOSE = 1;

/**
 * The models of one side of a combat that pile in: those who live, touch no enemy, have not moved yet and do not fall
 * back, and have an enemy to go at. With a list, only those on it.
 *
 * @rule 40k.36, 40k.70
 */
export const mustPileIn = (
  phase: Phase, { units }: Pick<Combat, 'units'>, side: Side, among: readonly string[] | null = null,
): readonly string[] =>
  units.filter(unit => unitOf(phase, unit).side === side && !unitOf(phase, unit).fallingBack)
    .flatMap(unit => livingOf(phase, unit))
    .filter(model => model.path.length === 0 && (among?.includes(model.id) ?? true)
      && touchedBy(phase, model).length === 0 && goalsOf(phase, model, true).length > 0)
    .map(({ id }) => id);

/**
 * Why a model may not pile in to a place; null: it may. It touches an enemy if it can, one whom nobody fights first
 * where the text says so; else it comes as close as it can.
 *
 * @rule 40k.36, 40k.70
 */
export const whyNotPileIn = (phase: Phase, id: string, to: Point, rules: PileInRules): Refusal | null => {
  const model = modelOf(phase, id);
  const values = { model: model.name };
  if (model.path.length > 0) return refuse('40k.70', 'has-moved', values);
  if (touchedBy(phase, model).length > 0) return refuse('40k.70', 'touches-an-enemy', values);
  if (!isAlive(model) || goalsOf(phase, model, rules.asCharge).length === 0) {
    return refuse('40k.70', 'does-not-move', values);
  }
  const passing = passingOf(phase, model, rules);
  return whyNotStand(phase, model, to, passing) ?? whyNoWay(phase, model, to, passing)
    ?? whyNotBest(phase, model, to, rules);
};

/** Where a model piles in to that nobody moves; its own place if it comes no closer. @rule 40k.36, 40k.70 */
export const usualPileIn = (phase: Phase, id: string, rules: PileInRules): Point => {
  const model = modelOf(phase, id);
  const goals = goalsOf(phase, model, rules.asCharge);
  if (goals.length === 0 || model.path.length > 0 || touchedBy(phase, model).length > 0) return model.at;
  for (const preference of preferencesOf(rules)) {
    const place = placeFor(phase, model, preference, rules);
    if (place !== null) return place;
  }
  const passing = passingOf(phase, model, rules);
  return placeCloser(phase, model, goals, passing, place => staysTogether(phase, model, place, rules));
};

/**
 * The enemies that a model may close up to: living ones of the units its own is locked with, or of its whole combat,
 * as long as they do not fall back.
 */
const goalsOf = (phase: Phase, model: Model, ofWholeCombat: boolean): readonly Model[] => {
  const units = new Set(foesOf(phase, model.unit));
  for (const mate of livingOf(phase, model.unit)) for (const enemy of touchedBy(phase, mate)) units.add(enemy.unit);
  const combat = phase.combats.find(one => one.units.includes(model.unit));
  if (ofWholeCombat || units.size === 0) for (const unit of combat?.units ?? []) units.add(unit);
  return phase.models.filter(one => one.side !== model.side && isAlive(one) && units.has(one.unit)
    && !unitOf(phase, one.unit).fallingBack);
};

const passingOf = (phase: Phase, model: Model, { inches, throughEverything }: PileInRules): Passing => ({
  near: [...new Set(goalsOf(phase, model, true).map(({ unit }) => unit))], away: 0, through: throughEverything,
  longest: inches,
});

const preferencesOf = ({ unengagedFirst, asCharge }: PileInRules): readonly Preference[] => {
  if (asCharge) return ['free-enemy', 'enemy', 'support'];
  return unengagedFirst ? ['free-enemy', 'enemy'] : ['enemy'];
};

const whyNotBest = (phase: Phase, model: Model, to: Point, rules: PileInRules): Refusal | null => {
  const values = { model: model.name };
  const preferences = preferencesOf(rules);
  const done = preferences.findIndex(preference => meets(phase, model, to, preference, rules));
  const better = preferences.slice(0, done === -1 ? undefined : done)
    .find(preference => placeFor(phase, model, preference, rules) !== null);
  if (better !== undefined && !staysTogether(phase, model, to, rules)) return refuse('40k.70', 'not-coherent', values);
  switch (better) {
    case 'free-enemy':
      return refuse('40k.70', 'could-touch-a-free-enemy', values);
    case 'enemy':
      return refuse('40k.70', 'could-touch-an-enemy', values);
    case 'support':
      return refuse('40k.70', 'could-support', values);
    case undefined:
      return done === -1 ? whyNotClosest(phase, model, to, rules) : null;
  }
};

const whyNotClosest = (phase: Phase, model: Model, to: Point, rules: PileInRules): Refusal | null => {
  const values = { model: model.name };
  const goals = goalsOf(phase, model, rules.asCharge);
  const usual = usualPileIn(phase, model.id, rules);
  if (gapAt(phase, model, to, goals) > gapAt(phase, model, usual, goals) + AS_CLOSE) {
    return refuse('40k.70', 'could-come-nearer', values);
  }
  return staysTogether(phase, model, to, rules) ? null : refuse('40k.70', 'not-coherent', values);
};

const meets = (phase: Phase, model: Model, at: Point, preference: Preference, rules: PileInRules): boolean => {
  if (!staysTogether(phase, model, at, rules)) return false;
  const goals = goalsOf(phase, model, rules.asCharge);
  const touched = touchedAt(phase, model, at).filter(enemy => goals.includes(enemy));
  switch (preference) {
    case 'free-enemy':
      return touched.some(enemy => isFree(phase, enemy, phase.models, model));
    case 'enemy':
      return touched.length > 0;
    case 'support':
      return isNearAt(phase, model, at, friendsInContact(phase, model));
  }
};

const placeFor = (phase: Phase, model: Model, preference: Preference, rules: PileInRules): Point | null => {
  if (meets(phase, model, model.at, preference, rules)) return model.at;
  const goals = goalsOf(phase, model, rules.asCharge);
  const passing = passingOf(phase, model, rules);
  const isGood = (place: Point): boolean => meets(phase, model, place, preference, rules);
  switch (preference) {
    case 'free-enemy':
      return placeInContact(phase, model, goals.filter(enemy => isFree(phase, enemy, phase.models, model)), passing,
        isGood);
    case 'enemy':
      return placeInContact(phase, model, goals, passing, isGood);
    case 'support':
      return placeNear(phase, model, friendsInContact(phase, model), goals, passing, isGood);
  }
};

/** Friends of the same combat who touch an enemy. */
const friendsInContact = (phase: Phase, model: Model): readonly Model[] => {
  const units = phase.combats.find(one => one.units.includes(model.unit))?.units ?? [model.unit];
  return phase.models.filter(one => one.side === model.side && isAlive(one) && units.includes(one.unit)
    && touchedBy(phase, one).length > 0);
};

/**
 * Whether a model keeps to its unit, and to those who go with it, where the text asks for it; whoever has lost touch
 * with them already need not find it again.
 */
const staysTogether = (phase: Phase, model: Model, at: Point, { unengagedFirst, asCharge }: PileInRules): boolean => {
  if (!unengagedFirst && !asCharge) return true;
  const mates = phase.models.filter(one => one.id !== model.id && one.side === model.side && isAlive(one)
    && hostOf(phase, one.unit) === hostOf(phase, model.unit));
  return mates.length === 0 || isCoherentWith(phase, model, at, mates)
    || !isCoherentWith(phase, model, model.at, mates);
};
