/** Where a refused move of a model would have had to end: the nearest place at which the text allows it. */
import { distance, isInContact, NOISE, type Point } from '../../battlefield/base.ts';
import { nearestChange, type Move } from '../../battlefield/nearest-change.ts';
import type { Refusal } from '../model/log.ts';
import { modelOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { baseAt, enemiesOf, modelBase } from '../movement/places.ts';
import { othersAround } from './nearest-opposite.ts';

/** What would be otherwise with the move that ends there. */
export type EndKey = 'short-enough' | 'room' | 'clear' | 'touching' | 'together' | 'allowed';

/** The nearest end at which a move would be allowed; inches. */
export interface NearestEnd {
  readonly move: Move;
  readonly then: EndKey;
}

/** So far from where the move was to end is looked, inches. */
const LIMIT = 4;

/** What another end cures; the rest would be refused wherever it ended. */
const CURES: Readonly<Partial<Record<Refusal['key'], EndKey>>> = {
  'too-far': 'short-enough', 'off-the-table': 'room', 'stands-on': 'room', 'in-impassable-terrain': 'clear',
  'too-near': 'allowed', 'no-way-there': 'allowed', 'may-not-touch': 'allowed', 'must-touch': 'touching',
  'could-touch-a-free-enemy': 'touching', 'could-touch-an-enemy': 'touching', 'could-support': 'allowed',
  'could-be-coherent': 'together', 'not-coherent': 'together', 'could-come-nearer': 'allowed',
};

/** The step of a move: how far it may lead, inches, and why it may not lead to a place; null: it may. */
export interface MoveRules {
  readonly most: number;
  readonly whyNot: (to: Point) => Refusal | null;
}

/**
 * The nearest end at which a refused move would be allowed; null where it is allowed, would be refused wherever it
 * ended, or no such end is near.
 *
 * @rule 40k.3, 40k.14, 40k.15, 40k.16, 40k.68, 40k.70
 */
export const nearestEnd = (phase: Phase, id: string, to: Point, { most, whyNot }: MoveRules): NearestEnd | null => {
  const refusal = whyNot(to);
  const then = refusal === null ? undefined : CURES[refusal.key];
  if (then === undefined) return null;
  const model = modelOf(phase, id);
  const likely = likelyEnd(phase, model, most, then);
  const from = baseAt(phase, model, to);
  const move = nearestChange({
    from, around: [{ at: model.at, radius: 0 }, ...othersAround(phase, model, from)],
    isOther: end => likely(end) && whyNot(end) === null, limit: LIMIT,
  });
  return move === null ? null : { move, then };
};

/** Whether a place is worth asking about: in reach by a straight way, and in contact where that is wanted. Quick. */
const likelyEnd = (phase: Phase, model: Model, most: number, then: EndKey): ((end: Point) => boolean) => {
  const enemies = enemiesOf(phase, model).map(enemy => modelBase(phase, enemy));
  return end => distance(model.at, end) <= most + NOISE
    && (then !== 'touching' || enemies.some(enemy => isInContact(baseAt(phase, model, end), enemy)));
};
