/** How far a charge has to go, and whether its target is in sight. Inches. */
import { NOISE, type Base } from '../../battlefield/base.ts';
import { lineOfFire, type Feature } from '../../battlefield/line-of-fire.ts';
import { contains } from '../../battlefield/terrain.ts';
import { answer } from '../editions/answers.ts';
import { livingOf, unitOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { modelBase, gapBetween } from './places.ts';
import { chargePassing, routeToContact, type Route } from './route.ts';

/** The longest charge that two dice can say. @rule 40k.3, 40k.4 */
const TWO_DICE_AT_MOST = 12;

export interface InitialCharge {
  readonly model: Model;
  /** The enemy that it goes up to. */
  readonly enemy: Model;
  readonly route: Route;
}

/**
 * The model of a unit that moves first in a charge, and whom it goes up to: whoever has the shortest legal way, or,
 * where all charges are declared before anybody moves, whoever stands nearest of those who have a way. Null: nobody has
 * a way that is not longer than any charge.
 *
 * @rule 40k.14
 * @ruling
 */
export const initialCharger = (phase: Phase, unit: string, target: string): InitialCharge | null => {
  const longest = Math.max(TWO_DICE_AT_MOST, unitOf(phase, unit).assaultRange);
  const byWay = answer(phase, 'chargeShape') === 'in-turn';
  let best: InitialCharge | null = null;
  for (const { model, enemy, apart } of pairsOf(phase, unit, target)) {
    const most = best?.route.length ?? longest;
    if (apart > most - (best === null ? 0 : NOISE)) break;
    const route = routeToContact(phase, model, enemy, passing(phase, model, target, most));
    if (route === null || (best !== null && route.length >= best.route.length - NOISE)) continue;
    best = { model, enemy, route };
    if (!byWay) break;
  }
  return best;
};

/** Whether a model of a unit can get into contact with its target in so many inches. @rule 40k.4 */
export const canReach = (phase: Phase, unit: string, target: string, inches: number): boolean =>
  pairsOf(phase, unit, target).some(({ model, enemy, apart }) => apart <= inches + NOISE
    && routeToContact(phase, model, enemy, passing(phase, model, target, inches)) !== null);

/**
 * Whether a model of a unit sees a model of another: nothing that blocks sight lies between them. What one of the two
 * stands in does not hide it, however far in it stands: the texts ask only whether a target is visible. Models hide
 * nobody.
 *
 * @rule 40k.4
 */
export const canSee = (phase: Phase, unit: string, target: string): boolean => {
  const blocking = phase.table.terrain.filter(({ traits }) => traits.includes('blocks-sight'))
    .map(({ id, outline }): Feature => ({ id, outline, blocks: true }));
  return livingOf(phase, unit).some(model => livingOf(phase, target).some(enemy =>
    isClear(modelBase(phase, model), modelBase(phase, enemy), blocking)));
};

const isClear = (from: Base, to: Base, blocking: readonly Feature[]): boolean => lineOfFire(from, to,
  blocking.filter(({ outline }) => !contains(outline, from.at) && !contains(outline, to.at))).clear;

const passing = (phase: Phase, model: Model, target: string, longest: number) =>
  ({ ...chargePassing(phase, model, [target]), longest });

interface Pair {
  readonly model: Model;
  readonly enemy: Model;
  readonly apart: number;
}

/** Everybody of the unit with everybody of its target, the nearest first. */
const pairsOf = (phase: Phase, unit: string, target: string): readonly Pair[] =>
  livingOf(phase, unit)
    .flatMap(model => livingOf(phase, target)
      .map((enemy): Pair => ({ model, enemy, apart: gapBetween(phase, model, enemy) })))
    .sort((a, b) => a.apart - b.apart);
