/** The usual moves of a charge: whoever has not moved goes where the rules send it. */
import { distance, NOISE, type Point } from '../../battlefield/base.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { livingOf, modelOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { usualChargeMove, whyNotChargeMove } from './charge-moves.ts';
import { gapBetween } from '../movement/places.ts';
import { touchedAt } from '../movement/route.ts';
import { findInitial } from './approach.ts';
import { chargersOf, presentCharge, targetsLeft } from './chargers.ts';
import { moveCharger, stillToMove } from './move.ts';

/**
 * Everybody who has not moved does so in the usual way. Where the first of them has to test for dangerous terrain, the
 * others wait for what comes of it.
 */
export const moveRest = (phase: Phase): Phase => {
  const charge = presentCharge(phase);
  if (charge.moved.length > 0) return moveOthers(phase);
  const initial = findInitial(phase, charge);
  if (initial === null) return phase;
  const moved = moveUsually(phase, initial.model.id);
  return presentCharge(moved).testing.length > 0 ? moved : moveOthers(moved);
};

/** Why the moves are not over: somebody who has not moved could come nearer. @rule 40k.15 */
export const whyNotEndMoves = (phase: Phase): Refusal | null => {
  const charge = presentCharge(phase);
  const able = stillToMove(phase)
    .filter(({ id, at }) => distance(usualChargeMove(phase, charge, id), at) > NOISE);
  return able.length === 0 ? null : refuse('40k.15', 'charge-models-left', { models: able.map(({ name }) => name) });
};

/** One after another, those nearest to the enemy first; for each target that nobody touches one is kept who can. */
const moveOthers = (phase: Phase): Phase => {
  let told = phase;
  for (let left = stillToMove(told); left.length > 0; left = stillToMove(told)) {
    const kept = untouched(told).map(target => nearestTo(told, target, left));
    const sent = kept.find(({ model, target }) => touches(told, target, model, placeAt(told, target, model)));
    const next = left.find(({ id }) => !kept.some(({ model }) => model.id === id)) ?? left[0]!;
    told = sent === undefined ? moveUsually(told, next.id)
      : moveCharger(told, { model: sent.model.id, to: placeAt(told, sent.target, sent.model) });
  }
  return told;
};

const untouched = (phase: Phase): readonly string[] => {
  const charge = presentCharge(phase);
  const touched = chargersOf(phase, charge).flatMap(({ at, id }) => touchedAt(phase, modelOf(phase, id), at));
  return targetsLeft(phase, charge).filter(target => touched.every(({ unit }) => unit !== target));
};

const nearestTo = (phase: Phase, target: string, models: readonly Model[]) => {
  const apart = (model: Model): number =>
    Math.min(...livingOf(phase, target).map(enemy => gapBetween(phase, model, enemy)));
  return { target, model: [...models].sort((a, b) => apart(a) - apart(b))[0]! };
};

/** Where a model usually goes if only this target were charged. */
const placeAt = (phase: Phase, target: string, { id }: Model): Point =>
  usualChargeMove(phase, { ...presentCharge(phase), targets: [target] }, id);

const touches = (phase: Phase, target: string, model: Model, at: Point): boolean =>
  touchedAt(phase, model, at).some(({ unit }) => unit === target)
  && whyNotChargeMove(phase, presentCharge(phase), model.id, at) === null;

const moveUsually = (phase: Phase, model: string): Phase =>
  moveCharger(phase, { model, to: usualChargeMove(phase, presentCharge(phase), model) });
