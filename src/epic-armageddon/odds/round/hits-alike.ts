/** Hits of which it is all one where they come from: how many there are is all that has to be known. */
import { convolve, type Distribution } from '../../../dice/distribution.ts';
import type { WayToFight } from '../../model/combatant.ts';
import type { Side } from '../../model/procedure.ts';
import type { Effect } from '../../model/profile.ts';
import type { HitCause } from '../../model/volley.ts';
import type { HitKind } from './attacks.ts';
import type { Board } from './board.ts';
import { isMacro, plainFalls } from './falling.ts';

/** Targets of a side, in the order in which hits reach them. */
export interface TargetsInOrder {
  readonly board: Board;
  readonly side: Side;
  readonly order: readonly number[];
}

/** The one effect of hits that may all fall on everybody; undefined: they have several, or not everybody’s. */
const effectOf = (kinds: readonly HitKind[], order: readonly number[]): Effect | undefined => {
  const isFree = kinds.every(kind => kind.only === null || order.every(one => kind.only!.includes(one)));
  const effects = new Set(kinds.map(({ effect }) => effect));
  return isFree && effects.size === 1 ? kinds[0]!.effect : undefined;
};

/** Whether it is all one to some fighters in which way these hits come. */
const isOneWay = ({ board, side, order }: TargetsInOrder, kinds: readonly HitKind[]): boolean =>
  kinds.every(({ by }) => by === kinds[0]!.by) || order.every(fighter => !board.fighters[side][fighter]!.hasIonShield);

export const dieOfOne = ({ board, side, order }: TargetsInOrder): boolean =>
  order.every(fighter => board.fighters[side][fighter]!.states === 2);

/** Whether hits of these kinds are all ordinary, may fall on everybody, are saved alike, and everybody dies of one. */
export const arePlainHits = (targets: TargetsInOrder, kinds: readonly HitKind[]): boolean =>
  effectOf(kinds, targets.order) === 'normal' && dieOfOne(targets) && isOneWay(targets, kinds);

/** The one effect of hits that need only be counted: ordinary ones, or macro-weapon ones; null: they are others. */
export const oneEffectOf = (targets: TargetsInOrder, kinds: readonly HitKind[]): Effect | null => {
  if (arePlainHits(targets, kinds)) return 'normal';
  return kinds.every(isMacro) && dieOfOne(targets) ? effectOf(kinds, targets.order) ?? null : null;
};

/** Hits of some kinds counted together. */
export const together = (kinds: readonly HitKind[]): Distribution => kinds.map(kind => kind.hits).reduce(convolve, [1]);

/** How likely each target survives one hit of an effect, which comes in such a way. */
export const survivalsOf = (
  { board, side, order, cause }: TargetsInOrder & { readonly cause: HitCause }, effect: Effect, by: WayToFight,
): readonly number[] => order.map(fighter => board.survives(side, fighter, effect, cause, by));

/** How likely each target survives so many hits on all of them, by how likely it survives one. */
export const livesAfter = (ofOne: readonly number[], hits: number): readonly number[] => {
  const counts = plainFalls(ofOne.length, hits);
  const survived: number[] = [];
  for (let place = 0; place < counts.length; place += 1) {
    survived.push(counts[place] === 1 ? ofOne[place]! : ofOne[place]! ** counts[place]!);
  }
  return survived;
};
