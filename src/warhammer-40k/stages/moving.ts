/** Whose models move after a fight: one side at a time, and every model once. */
import type { Point } from '../../battlefield/base.ts';
import { endangeredAmong } from '../movement/dangerous-terrain.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { isAlive, livingOf, withModel } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { aftermathOf, withAftermath } from './aftermath.ts';
import type { Side } from '../model/procedure.ts';

/** Units of a side may move so far from now on; nobody of theirs has moved yet. */
export const startMoving = (phase: Phase, units: readonly string[], side: Side, inches: number): Phase => ({
  ...withAftermath(phase, { moving: { units, side, inches } }),
  models: phase.models.map(model => (units.includes(model.unit) ? { ...model, path: [] } : model)),
});

export const stopMoving = (phase: Phase): Phase => withAftermath(phase, { moving: null });

/** The living models whose units move now, and who have not moved. */
export const stillToMove = (phase: Phase): readonly Model[] => {
  const units = aftermathOf(phase).moving?.units ?? [];
  return units.flatMap(unit => livingOf(phase, unit)).filter(({ path }) => path.length === 0);
};

/** Why a model may not move at all now, wherever to; null: it may. */
export const whyNotTurn = (phase: Phase, id: string, rule: string): Refusal | null => {
  const model = phase.models.find(one => one.id === id);
  const { moving } = aftermathOf(phase);
  if (model === undefined || moving === null || !isAlive(model) || !moving.units.includes(model.unit)) {
    return refuse(rule, 'does-not-move', { model: model?.name ?? id });
  }
  return model.path.length === 0 ? null : refuse(rule, 'has-moved', { model: model.name });
};

/** The same phase with a model standing somewhere else; the way it went is kept. */
export const placeModel = (phase: Phase, id: string, to: Point, way: readonly Point[]): Phase =>
  withModel(phase, id, { at: to, path: way });

/** Those of the units that move now whose way has led through dangerous terrain. @rule 40k.8 */
export const endangered = (phase: Phase): readonly Model[] =>
  endangeredAmong(phase, (aftermathOf(phase).moving?.units ?? []).flatMap(unit => livingOf(phase, unit)));
