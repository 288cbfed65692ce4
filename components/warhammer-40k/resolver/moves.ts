/** Moves on the map: who may move now and how far, and where a counter comes to stand near a good place. Inches. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { along } from '../../../src/battlefield/segment.ts';
import { toCounter } from '../../../src/warhammer-40k/charge/counter-attack.ts';
import { presentCharge } from '../../../src/warhammer-40k/charge/chargers.ts';
import { stillToMove } from '../../../src/warhammer-40k/charge/move.ts';
import { toPileInNow } from '../../../src/warhammer-40k/fight/pile-in-step.ts';
import { enemiesOf } from '../../../src/warhammer-40k/movement/places.ts';
import { livingOf, modelOf, profileOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import type { Model, Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { Ghost } from '../../shared/battlefield/pieces.ts';
import { inches } from '../spoken/inches.ts';
import { phaseSentence } from '../spoken/sentences.ts';
import { sceneWords } from '../spoken/map-words.ts';

/** A counter let go this near to an enemy's base is meant to touch it. */
const NEAR = 0.4;
/** How far models pile in at a step of Initiative. */
const STEP_PILE_IN = 3;

/** Models that may be moved in a state, and how far each may go. */
export interface Moving {
  readonly models: readonly string[];
  readonly inches: number;
}

const NOBODY: Moving = { models: [], inches: 0 };

const idsOf = (models: readonly Model[]): readonly string[] => models.map(({ id }) => id);

/** Who may be moved where the statechart stands. */
export const movingIn = (phase: Phase, path: string): Moving => {
  if (path.endsWith('.initial') || path.endsWith('.others')) {
    return { models: idsOf(stillToMove(phase)), inches: presentCharge(phase).range ?? 0 };
  }
  if (path.endsWith('countering.moving')) {
    return { models: idsOf(toCounter(phase)), inches: phase.countering?.[0]?.inches ?? 0 };
  }
  if (path === 'fight.pilingIn') return { models: toPileInNow(phase), inches: STEP_PILE_IN };
  const moving = phase.aftermath?.moving ?? null;
  if (moving === null || path.endsWith('.testing')) return NOBODY;
  return { models: moving.units.flatMap(unit => idsOf(livingOf(phase, unit))), inches: moving.inches };
};

const tidy = ([x, y]: Point): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

/** Contact with each enemy whose base is near, the nearest first; then the place itself. */
const meant = (phase: Phase, model: Model, to: Point): readonly Point[] => {
  const { radius } = profileOf(phase, model);
  const touching = enemiesOf(phase, model)
    .map(enemy => ({ at: enemy.at, reach: radius + profileOf(phase, enemy).radius, away: distance(enemy.at, to) }))
    .filter(({ reach, away }) => away > 0 && Math.abs(away - reach) <= NEAR)
    .sort((a, b) => Math.abs(a.away - a.reach) - Math.abs(b.away - b.reach))
    .map(({ at, reach, away }) => tidy(along(at, to, reach / away)));
  return [...touching, to];
};

/** The way of what it may be; where that is too far, both. */
const figureOf = (refusal: Refusal | null, far: number, most: number): string | null => {
  if (refusal === null) return sceneWords.way(inches(far), inches(most));
  return refusal.key === 'too-far' ? `${inches(refusal.values.far)} > ${inches(refusal.values.most)}` : null;
};

/** A counter carried to a place: where it would stand, why it may not, what is left of its move. */
export const ghostAt = (
  phase: Phase, id: string, to: Point, most: number, whyNot: (model: string, place: Point) => Refusal | null,
): Ghost => {
  const model = modelOf(phase, id);
  const places = meant(phase, model, to);
  const place = places.find(one => whyNot(id, one) === null) ?? to;
  const refusal = whyNot(id, place);
  return {
    unit: id,
    path: [model.at],
    to: place,
    refusal: refusal === null ? null : phaseSentence(refusal),
    figure: figureOf(refusal, distance(model.at, place), most),
    remaining: sceneWords.remaining(inches(Math.max(0, most - distance(model.at, place)))),
  };
};
