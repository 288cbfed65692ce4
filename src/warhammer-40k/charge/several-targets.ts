/** Whether a unit can reach several targets and still hang together. */
import { distance, NOISE, type Point } from '../../battlefield/base.ts';
import { answer } from '../answers.ts';
import type { Answer } from '../policy.ts';
import { profileOf } from '../roster.ts';
import type { Charge, Model, Phase } from '../state.ts';
import { COHERENCY } from '../table/coherency.ts';
import type { Route } from '../table/route.ts';
import { approachOf } from './approach.ts';
import { chargersOf } from './chargers.ts';

/** Where a unit must be able to touch all its targets at once and stay coherent. */
const MUST_HOLD: { readonly [charge in Answer<'multiCharge'>]: boolean } = {
  primary: true, cluster: true, disordered: false,
};

interface Place {
  readonly model: Model;
  readonly at: Point;
}

/**
 * Whether a charger for each target can touch it while the others link them up, none more than 2" from the next.
 *
 * @rule 40k.11
 */
export const canHoldTogether = (phase: Phase, charge: Charge, range: number): boolean => {
  if (!MUST_HOLD[answer(phase, 'multiCharge')] || charge.targets.length === 1) return true;
  const chargers = chargersOf(phase, charge);
  const places = touchAll(phase, chargers, charge.targets, range);
  if (places === null) return false;
  const width = 2 * Math.min(...chargers.map(model => profileOf(phase, model).radius));
  return linksNeeded(places.map(({ at }) => at), width) <= chargers.length - places.length;
};

/** Where a charger for each target would stand, the nearest that is free; null: there are not enough who get there. */
const touchAll = (
  phase: Phase, chargers: readonly Model[], targets: readonly string[], range: number,
): readonly Place[] | null => {
  const places: Place[] = [];
  for (const target of targets) {
    const ways = chargers.filter(model => places.every(place => place.model !== model))
      .flatMap(model => wayTo(phase, model, target, range))
      .sort((a, b) => a.route.length - b.route.length);
    const way = ways[0];
    if (way === undefined) return null;
    places.push({ model: way.model, at: way.route.points.at(-1)! });
  }
  return places;
};

const wayTo = (
  phase: Phase, model: Model, target: string, range: number,
): readonly { readonly model: Model; readonly route: Route }[] => {
  const route = approachOf(phase, model, [target], range + NOISE);
  return route === null ? [] : [{ model, route }];
};

/** How many models it takes to link places up, each place linked to the nearest that is linked already. */
const linksNeeded = (places: readonly Point[], width: number): number => {
  const [first, ...left] = places;
  const linked = first === undefined ? [] : [first];
  let needed = 0;
  while (left.length > 0) {
    const apart = left.map(at => Math.min(...linked.map(one => distance(at, one))));
    const nearest = apart.indexOf(Math.min(...apart));
    needed += Math.max(0, Math.ceil((apart[nearest]! - width - COHERENCY) / (width + COHERENCY)));
    linked.push(...left.splice(nearest, 1));
  }
  return needed;
};
