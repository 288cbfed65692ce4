/** Whether a unit can reach several targets and still hang together. */
import { distance, NOISE, type Point } from '../../battlefield/base.ts';
import { answer } from '../editions/answers.ts';
import type { Answer } from '../editions/policy.ts';
import { livingOf, profileOf } from '../model/roster.ts';
import type { Charge, Model, Phase } from '../model/state.ts';
import { COHERENCY } from '../movement/coherency.ts';
import {
  chargePassing, placesTouching, shortestTo, touchedAt, whyNotStand, type Route,
} from '../movement/route.ts';
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
 * Whether chargers can touch every target while the others link them up, none more than 2" from the next.
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

/** Where chargers would stand to touch every target, the nearest ones that are free; null: somebody is out of reach. */
const touchAll = (
  phase: Phase, chargers: readonly Model[], targets: readonly string[], range: number,
): readonly Place[] | null => {
  let places: readonly Place[] = [];
  for (const target of targets) {
    const free = chargers.filter(model => places.every(place => place.model !== model));
    const way = free.flatMap(model => wayTo(phase, model, target, range))
      .sort((a, b) => a.route.length - b.route.length)[0];
    const more = way === undefined ? touchBoth(phase, places, target, range)
      : [...places, { model: way.model, at: way.route.points.at(-1)! }];
    if (more === null) return null;
    places = more;
  }
  return places;
};

/** The same places, one of them such that its model touches one target more; null: there is none. */
const touchBoth = (
  phase: Phase, places: readonly Place[], target: string, range: number,
): readonly Place[] | null => {
  for (const place of places) {
    const wanted = [target, ...touchedAt(phase, place.model, place.at).map(({ unit }) => unit)];
    const passing = { ...chargePassing(phase, place.model, wanted), longest: range + NOISE };
    const spots = livingOf(phase, target).flatMap(enemy => placesTouching(phase, place.model, enemy))
      .filter(spot => touchesAll(phase, place.model, spot, wanted)
        && whyNotStand(phase, place.model, spot, passing) === null);
    const at = spots.length === 0 ? undefined : shortestTo(phase, place.model, spots, passing)?.points.at(-1);
    if (at !== undefined) return places.map(one => (one === place ? { ...place, at } : one));
  }
  return null;
};

const touchesAll = (phase: Phase, model: Model, at: Point, targets: readonly string[]): boolean => {
  const touched = touchedAt(phase, model, at);
  return targets.every(target => touched.some(({ unit }) => unit === target));
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
