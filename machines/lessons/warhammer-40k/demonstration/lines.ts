/** Lines of a demonstration between models, or units: who touches whom, and how far apart they are. */
import { inches } from '../../../../src/warhammer-40k/explain/phrases/wording.ts';
import { isAlive } from '../../../../src/warhammer-40k/model/roster.ts';
import type { Model, Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { touchedBy } from '../../../../src/warhammer-40k/movement/engagement.ts';
import { areTouching, gapBetween } from '../../../../src/warhammer-40k/movement/places.ts';
import type { DrawnReason } from '../../demonstration.ts';

const modelsOf = (phase: Phase, id: string): readonly Model[] =>
  phase.models.filter(model => (model.id === id || model.unit === id) && isAlive(model));

/** From a model, or the nearest of a unit, to the nearest of another, with the distance where they do not touch. */
export const nearestLine = (phase: Phase, from: string, to: string): readonly DrawnReason[] => {
  const pairs = modelsOf(phase, from).flatMap(ours =>
    modelsOf(phase, to).map(theirs => ({ ours, theirs, gap: gapBetween(phase, ours, theirs) })));
  const [nearest] = pairs.sort((a, b) => a.gap - b.gap);
  if (nearest === undefined) return [];
  const { ours, theirs, gap } = nearest;
  const isContact = areTouching(phase, ours, theirs);
  return [{
    draws: 'line', kind: isContact ? 'contact' : 'firefight', from: ours.id, to: theirs.id,
    label: isContact ? null : inches(gap),
  }];
};

/** From a model to everybody whom it touches. */
export const touchLines = (phase: Phase, id: string): readonly DrawnReason[] => modelsOf(phase, id).flatMap(model =>
  touchedBy(phase, model).map(enemy => (
    { draws: 'line', kind: 'contact', from: model.id, to: enemy.id, label: null } as const)));
