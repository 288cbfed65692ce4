/** What is drawn round a model that is moved: its reach, whom it keeps away from, where its unit stays together. */
import { presentCharge, targetsLeft } from '../../../src/warhammer-40k/charge/chargers.ts';
import { isAlive, livingOn, profileOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Model, Phase } from '../../../src/warhammer-40k/model/state.ts';
import { COHERENCY } from '../../../src/warhammer-40k/movement/coherency.ts';
import { INCH_AWAY } from '../../../src/warhammer-40k/movement/places.ts';
import type { Area } from '../../shared/battlefield/pieces.ts';
import { inches } from '../spoken/inches.ts';
import { otherSide } from '../../../src/warhammer-40k/model/procedure.ts';

const round = (phase: Phase, model: Model, by: number): Pick<Area, 'at' | 'radius'> =>
  ({ at: model.at, radius: profileOf(phase, model).radius + by });

/** Nobody but a charging unit is told here whom it must not come near. */
const isCharging = ({ charges }: Phase): boolean => charges.some(({ stage }) => stage === 'moving');

const keptAwayFrom = (phase: Phase, { side }: Model): readonly Area[] => {
  if (!isCharging(phase)) return [];
  const targets = targetsLeft(phase, presentCharge(phase));
  return livingOn(phase, otherSide(side)).filter(({ unit }) => !targets.includes(unit)).map(enemy => ({
    id: `away-${enemy.id}`, kind: 'closed-zone', formation: enemy.unit, ...round(phase, enemy, INCH_AWAY), label: null,
  }));
};

/** A charger keeps to those who have moved, anybody else to its whole unit. */
const fellowsOf = (phase: Phase, { id, unit }: Model): readonly Model[] => {
  const moved = isCharging(phase) ? presentCharge(phase).moved : null;
  return phase.models.filter(one => one.unit === unit && one.id !== id && isAlive(one)
    && (moved === null || moved.includes(one.id)));
};

/** `model`: the one that is chosen; `most`: how far it may go. */
export const moveAreas = (phase: Phase, model: Model, most: number): readonly Area[] => [
  ...keptAwayFrom(phase, model),
  ...fellowsOf(phase, model).map((fellow, i): Area => ({
    id: `with-${fellow.id}`, kind: 'firefight', ...round(phase, fellow, COHERENCY),
    label: i === 0 ? inches(COHERENCY) : null,
  })),
  { id: 'reach', kind: 'reach', ...round(phase, model, most), label: inches(most) },
];
