/** Closing up: models of a fight who touch nobody move to the enemy. Inches. */
import type { Point } from '../../battlefield/base.ts';
import { hostOf } from '../model/characters.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { isAlive, livingOf, modelOf, unitOf } from '../model/roster.ts';
import type { Combat, Model, Phase } from '../model/state.ts';
import { gapAt, isFreeEnemy, isNearAt, placeCloser, placeInContact, placeNear } from './closing-in.ts';
import { isCoherentWith } from './coherency.ts';
import { foesOf } from './combats.ts';
import { touchedBy } from './engagement.ts';
import { routeTo, touchedAt, whyNotStand, whyNoWay, type Passing } from './route.ts';
import type { Side } from '../model/procedure.ts';

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
    .flatMap(unit => {
      const waiting = livingOf(phase, unit)
        .filter(({ id, path }) => path.length === 0 && (among?.includes(id) ?? true));
      return waiting.length > 0 && goalsOf(phase, unit, true).length > 0 ? waiting : [];
    })
    .filter(model => touchedBy(phase, model).length === 0)
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
  const pileIn = pileInOf(phase, model, rules);
  if (!isAlive(model) || pileIn.goals.length === 0) return refuse('40k.70', 'does-not-move', values);
  return whyNotStand(phase, model, to, pileIn.passing) ?? whyNoWay(phase, model, to, pileIn.passing)
    ?? whyNotBest(phase, pileIn, to);
};

/** Where a model piles in to that nobody moves; its own place if it comes no closer. @rule 40k.36, 40k.70 */
export const usualPileIn = (phase: Phase, id: string, rules: PileInRules): Point => {
  const model = modelOf(phase, id);
  if (model.path.length > 0 || touchedBy(phase, model).length > 0) return model.at;
  return usualPlace(phase, pileInOf(phase, model, rules));
};

/** The way on which a model piles in to a place: the shortest. @rule 40k.36, 40k.70 */
export const wayOfPileIn = (phase: Phase, id: string, to: Point, rules: PileInRules): readonly Point[] => {
  const model = modelOf(phase, id);
  return routeTo(phase, model, to, passingOf(phase, model, rules))?.points ?? [model.at, to];
};

/** A pile-in of one model: whom it goes at, and how. */
interface PileIn {
  readonly model: Model;
  readonly rules: PileInRules;
  readonly goals: readonly Model[];
  readonly passing: Passing;
  /** Friends of the same combat who touch an enemy, where a place near them is next best: looked for when asked. */
  readonly front: () => readonly Model[];
  /** Those to whom it keeps; null: it need not. */
  readonly mates: readonly Model[] | null;
}

const pileInOf = (phase: Phase, model: Model, rules: PileInRules): PileIn => {
  let front: readonly Model[] | null = null;
  return {
    model, rules, goals: goalsOf(phase, model.unit, rules.asCharge), passing: passingOf(phase, model, rules),
    front: () => (front ??= rules.asCharge ? friendsInContact(phase, model) : []),
    mates: matesOf(phase, model, rules),
  };
};

const usualPlace = (phase: Phase, pileIn: PileIn): Point => {
  const { model, rules, goals, passing } = pileIn;
  if (goals.length === 0) return model.at;
  for (const preference of preferencesOf(rules)) {
    const place = placeFor(phase, pileIn, preference);
    if (place !== null) return place;
  }
  return placeCloser(phase, model, goals, passing, place => staysTogether(phase, pileIn, place));
};

/**
 * The enemies that the models of a unit may close up to: living ones of the units that it is locked with, or of its
 * whole combat, as long as they do not fall back.
 */
const goalsOf = (phase: Phase, unit: string, ofWholeCombat: boolean): readonly Model[] => {
  const { side } = unitOf(phase, unit);
  const combat = phase.combats.find(one => one.units.includes(unit))?.units ?? [];
  const units = new Set([...foesOf(phase, unit), ...(ofWholeCombat ? combat : [])]);
  if (phase.models.some(one => one.side !== side && isAlive(one) && !units.has(one.unit))) {
    for (const one of livingOf(phase, unit)) for (const enemy of touchedBy(phase, one)) units.add(enemy.unit);
  }
  if (units.size === 0) for (const id of combat) units.add(id);
  return phase.models.filter(one => one.side !== side && isAlive(one) && units.has(one.unit)
    && !unitOf(phase, one.unit).fallingBack);
};

const passingOf = (phase: Phase, { unit }: Model, { inches, throughEverything }: PileInRules): Passing => ({
  near: [...new Set(goalsOf(phase, unit, true).map(enemy => enemy.unit))], away: 0, through: throughEverything,
  longest: inches,
});

const preferencesOf = ({ unengagedFirst, asCharge }: PileInRules): readonly Preference[] => {
  if (asCharge) return ['free-enemy', 'enemy', 'support'];
  return unengagedFirst ? ['free-enemy', 'enemy'] : ['enemy'];
};

const COULD = {
  'free-enemy': 'could-touch-a-free-enemy', enemy: 'could-touch-an-enemy', support: 'could-support',
} as const;

const whyNotBest = (phase: Phase, pileIn: PileIn, to: Point): Refusal | null => {
  const values = { model: pileIn.model.name };
  const preferences = preferencesOf(pileIn.rules);
  const done = preferences.findIndex(preference => meets(phase, pileIn, to, preference));
  const better = preferences.slice(0, done === -1 ? undefined : done)
    .find(preference => placeFor(phase, pileIn, preference) !== null);
  if (better === undefined) return done === -1 ? whyNotClosest(phase, pileIn, to) : null;
  return refuse('40k.70', staysTogether(phase, pileIn, to) ? COULD[better] : 'not-coherent', values);
};

const whyNotClosest = (phase: Phase, pileIn: PileIn, to: Point): Refusal | null => {
  const { model, goals } = pileIn;
  const values = { model: model.name };
  if (gapAt(phase, model, to, goals) > gapAt(phase, model, usualPlace(phase, pileIn), goals) + AS_CLOSE) {
    return refuse('40k.70', 'could-come-nearer', values);
  }
  return staysTogether(phase, pileIn, to) ? null : refuse('40k.70', 'not-coherent', values);
};

const meets = (phase: Phase, pileIn: PileIn, at: Point, preference: Preference): boolean => {
  if (!staysTogether(phase, pileIn, at)) return false;
  const { model, goals, front } = pileIn;
  const touched = (): readonly Model[] => touchedAt(phase, model, at).filter(enemy => goals.includes(enemy));
  switch (preference) {
    case 'free-enemy':
      return touched().some(enemy => isFreeEnemy(phase, enemy, phase.models, model));
    case 'enemy':
      return touched().length > 0;
    case 'support':
      return isNearAt(phase, model, at, front());
  }
};

const placeFor = (phase: Phase, pileIn: PileIn, preference: Preference): Point | null => {
  const { model, goals, passing, front } = pileIn;
  const isGood = (place: Point): boolean => meets(phase, pileIn, place, preference);
  if (isGood(model.at)) return model.at;
  switch (preference) {
    case 'free-enemy':
      return placeInContact(phase, model,
        goals.filter(enemy => isFreeEnemy(phase, enemy, phase.models, model)), passing, isGood);
    case 'enemy':
      return placeInContact(phase, model, notTried(phase, pileIn), passing, isGood);
    case 'support':
      return placeNear(phase, model, front(), goals, passing, isGood);
  }
};

/** Who was looked for in vain as a free enemy needs no second look. */
const notTried = (phase: Phase, { model, rules, goals }: PileIn): readonly Model[] =>
  (preferencesOf(rules).includes('free-enemy')
    ? goals.filter(enemy => !isFreeEnemy(phase, enemy, phase.models, model)) : goals);

/** Friends of the same combat who touch an enemy. */
const friendsInContact = (phase: Phase, model: Model): readonly Model[] => {
  const units = phase.combats.find(one => one.units.includes(model.unit))?.units ?? [model.unit];
  return phase.models.filter(one => one.side === model.side && isAlive(one) && units.includes(one.unit)
    && touchedBy(phase, one).length > 0);
};

/**
 * Those of its unit, and those who go with it, where the text asks a model to keep to them; whoever has lost touch with
 * them already need not find it again.
 */
const matesOf = (phase: Phase, model: Model, { unengagedFirst, asCharge }: PileInRules): PileIn['mates'] => {
  if (!unengagedFirst && !asCharge) return null;
  const host = hostOf(phase, model.unit);
  const mates = phase.models.filter(one => one.id !== model.id && one.side === model.side && isAlive(one)
    && hostOf(phase, one.unit) === host);
  return isCoherentWith(phase, model, model.at, mates) ? mates : null;
};

const staysTogether = (phase: Phase, { model, mates }: PileIn, at: Point): boolean =>
  mates === null || isCoherentWith(phase, model, at, mates);
