/**
 * What would have to be otherwise: the shortest move by which one model would strike that does not, or the reverse.
 * Every move that is told has been asked of the text again, with the model standing there.
 */
import { gap, isInContact, isWithin, overlaps, type Base, type Point } from '../../battlefield/base.ts';
import { nearestChange, type Move } from '../../battlefield/nearest-change.ts';
import { presentFight } from '../model/current-fight.ts';
import { isAlive, modelOf } from '../model/roster.ts';
import type { Combat, Model, Phase } from '../model/state.ts';
import { fightRoleOf, setsOf } from '../movement/engagement.ts';
import { areTouching, baseAt, modelBase, NEAR } from '../movement/places.ts';

/** A move, and what would be true after it: that it strikes, or that it does not. */
export interface StrikeOpposite {
  readonly move: Move;
  readonly could: boolean;
}

/** So far is looked for a place where it would strike, inches; and where it would not. */
const COULD = 4;
const COULD_NOT = 1;
/** Models near enough to matter; more of them say nothing new. */
const SO_MANY = 16;

const movedTo = (phase: Phase, id: string, at: Point): Phase =>
  ({ ...phase, models: phase.models.map(model => (model.id === id ? { ...model, at } : model)) });

const fights = (phase: Phase, combat: Combat, id: string): boolean =>
  fightRoleOf(setsOf(phase, combat), id) !== 'idle';

/** The combat in which it is a question of place whether a model fights; null: there is none. */
const combatOf = (phase: Phase, model: Model): Combat | null => {
  const combat = phase.combats.find(({ units }) => units.includes(model.unit));
  if (!isAlive(model) || combat === undefined || combat.fought) return null;
  if (phase.fight?.combat !== combat.id) return combat;
  const { sets, struck } = presentFight(phase);
  const isAsStands = (fightRoleOf(sets, model.id) !== 'idle') === fights(phase, combat, model.id);
  return isAsStands && !struck.includes(model.id) ? combat : null;
};

const othersThan = (phase: Phase, { id }: Model): readonly Base[] =>
  phase.models.filter(one => one.id !== id && isAlive(one)).map(one => modelBase(phase, one));

/** The others near enough to where a model would stand to matter, the nearest first. */
export const othersAround = (phase: Phase, model: Model, from: Base): readonly Base[] =>
  [...othersThan(phase, model)].sort((a, b) => gap(from, a) - gap(from, b)).slice(0, SO_MANY);

/**
 * Whether a model is likely to fight at a place: it would touch an enemy, or stand near a friend who does now. Quick,
 * and asked very often.
 */
const likely = (phase: Phase, { units }: Combat, model: Model): ((at: Point) => boolean) => {
  const combatants = phase.models.filter(one => one.id !== model.id && isAlive(one) && units.includes(one.unit));
  const enemies = combatants.filter(one => one.side !== model.side);
  const foes = enemies.map(one => modelBase(phase, one));
  const front = combatants.filter(one => one.side === model.side)
    .filter(friend => enemies.some(enemy => areTouching(phase, friend, enemy))).map(one => modelBase(phase, one));
  return at => {
    const base = baseAt(phase, model, at);
    return foes.some(foe => isInContact(base, foe)) || front.some(friend => isWithin(base, friend, NEAR));
  };
};

/** Whether a model would fight elsewhere, and whether it would not where it does. */
export const strikeOppositeAt = (phase: Phase, id: string): {
  readonly could: boolean;
  readonly limit: number;
  readonly isOther: (at: Point) => boolean;
} | null => {
  const model = modelOf(phase, id);
  const combat = combatOf(phase, model);
  if (combat === null) return null;
  const could = !fights(phase, combat, id);
  const { width, depth } = phase.table;
  const others = othersThan(phase, model);
  const seems = likely(phase, combat, model);
  const isOther = (at: Point): boolean => at[0] >= 0 && at[1] >= 0 && at[0] <= width && at[1] <= depth
    && seems(at) === could && others.every(other => !overlaps(baseAt(phase, model, at), other))
    && fights(movedTo(phase, id, at), combat, id) === could;
  return { could, limit: could ? COULD : COULD_NOT, isOther };
};

/**
 * The shortest move by which a model would strike that stands idle, or would stand idle that strikes; null where that
 * is not a question of place, or no such place is near.
 *
 * @rule 40k.19
 */
export const strikeOpposite = (phase: Phase, id: string): StrikeOpposite | null => {
  const about = strikeOppositeAt(phase, id);
  if (about === null) return null;
  const model = modelOf(phase, id);
  const from = modelBase(phase, model);
  const around = othersAround(phase, model, from);
  const move = nearestChange({ from, around, ...about });
  return move === null ? null : { move, could: about.could };
};
