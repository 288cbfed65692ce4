/** Who is charged in or behind cover: judged by straight lines before anybody moves. */
import { distance, gap, type Base } from '../../battlefield/base.ts';
import { contains, insideIntervals } from '../../battlefield/terrain.ts';
import { answer } from '../editions/answers.ts';
import { livingOf, unitOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { startBaseOf } from './places.ts';

/**
 * The models of a unit that its chargers come at across cover.
 *
 * Where cover is asked of the whole unit, one line from a charging model to the nearest of the unit that runs through
 * cover puts all of it in cover. Where it is asked of each model, the line from the nearest charging model to that very
 * model counts. A unit that was fighting already when it was charged has left its cover, unless a club rules otherwise.
 *
 * @rule 40k.28, 40k.29
 * @ruling
 */
export const coveredModels = (phase: Phase, target: string, chargers: readonly string[]): readonly string[] => {
  if (answer(phase, 'cover') === 'nothing') return [];
  if (unitOf(phase, target).lockedBefore && phase.rulings.coverInOngoingCombat === 'no') return [];
  const charged = livingOf(phase, target);
  const charging = chargers.flatMap(unit => livingOf(phase, unit));
  const isAcross = (from: Model, to: Model): boolean =>
    isAcrossCover(phase, startBaseOf(phase, from), startBaseOf(phase, to));
  const hasLine = (model: Model): boolean => nearestTo(phase, model, charged).some(one => isAcross(model, one));
  const isMet = (model: Model): boolean => nearestTo(phase, model, charging).some(one => isAcross(one, model));
  switch (answer(phase, 'coverLine')) {
    case 'unit':
      return charging.some(hasLine) ? charged.map(({ id }) => id) : [];
    case 'model':
      return charged.filter(isMet).map(({ id }) => id);
  }
};

/**
 * Whether a straight line leads into or across cover that is of use to whoever stands at its end: not cover in which
 * only the other end stands.
 */
const isAcrossCover = (phase: Phase, from: Base, to: Base): boolean =>
  phase.table.terrain.some(({ traits, outline }) => {
    if (!traits.includes('cover')) return false;
    if (contains(outline, to.at)) return true;
    return !contains(outline, from.at) && insideIntervals(outline, from.at, to.at).length > 0;
  });

/** The one of these nearest to a model before anybody moved, the first in the list of several; nobody of nobody. */
const nearestTo = (phase: Phase, model: Model, others: readonly Model[]): readonly Model[] => {
  const base = startBaseOf(phase, model);
  const bases = others.map(other => startBaseOf(phase, other));
  let best = 0;
  for (let i = 1; i < bases.length; i += 1) if (isNearer(base, bases[i]!, bases[best]!)) best = i;
  return others.slice(best, best + 1);
};

const isNearer = (from: Base, a: Base, b: Base): boolean => {
  const [toA, toB] = [gap(from, a), gap(from, b)];
  return toA < toB || (toA === toB && distance(from.at, a.at) < distance(from.at, b.at));
};
