/** Where the hits of a batch fall: so many of each kind, on targets in their order. */
import { fall } from '../../attacks/allocation.ts';
import type { Target } from '../../model/batch.ts';
import { WAYS_TO_FIGHT, type WayToFight } from '../../model/combatant.ts';
import { EFFECTS, type Effect } from '../../model/profile.ts';
import { placeHits } from '../../attacks/special-hits.ts';
import type { Side } from '../../model/procedure.ts';
import { MACRO } from '../../attacks/volley.ts';
import type { HitKind } from './attacks.ts';
import type { Board } from './board.ts';

/** A hit on a fighter, so far as saves and shields ask for it. */
export interface Fallen {
  readonly effect: Effect;
  readonly by: WayToFight;
  /** Points that it does to a war engine; 1 if not said. @rule V7 */
  readonly points?: number;
}

/** The hits on each target, in the order in which they fall; the place is the target’s. */
export type Falls = readonly (readonly Fallen[])[];

export const isMacro = ({ effect }: { readonly effect: Effect }): boolean => MACRO.includes(effect);

/** Hits as they fall: those that anybody may take, then those of each limited striker. @rule H6, W3 */
export const inFallOrder = (kinds: readonly HitKind[], counts: readonly number[]): readonly HitKind[] => {
  const scored = kinds.filter((_, i) => counts[i]! > 0);
  const sources = [null, ...new Set(scored.map(kind => kind.from).filter(from => from !== null))];
  return sources.flatMap(from => {
    const rank = ({ effect, by }: HitKind): number => (from === null
      ? EFFECTS.indexOf(effect) * WAYS_TO_FIGHT.length + WAYS_TO_FIGHT.indexOf(by)
      : WAYS_TO_FIGHT.indexOf(by) * EFFECTS.length + EFFECTS.indexOf(effect));
    return scored.filter(kind => kind.from === from).sort((a, b) => rank(a) - rank(b))
      .flatMap(kind => Array<HitKind>(counts[kinds.indexOf(kind)]!).fill(kind));
  });
};

/** The same, those of snipers last. @rule H6 */
export const inFallingOrder = (kinds: readonly HitKind[], counts: readonly number[]): readonly HitKind[] => {
  const all = inFallOrder(kinds, counts);
  return [...all.filter(({ effect }) => effect !== 'sniper'), ...all.filter(({ effect }) => effect === 'sniper')];
};

/** Ignore Cover and Lance hits among those that anybody may take, where they bite. @rule H8 */
const placed = (
  board: Board, side: Side, order: readonly number[], targets: readonly Target[], hits: readonly HitKind[],
): readonly HitKind[] => {
  if (hits.every(({ effect }) => effect === 'normal') || hits.some(isMacro)) return hits;
  const common = hits.filter(({ from }) => from === null);
  const units = fall(targets, common.map(() => ({ only: null, points: 1 })));
  const ids = units.map(place => board.fighters[side][order[Number(place)]!]!.unit.id);
  return [...placeHits(board.assault, ids, common), ...hits.filter(({ from }) => from !== null)];
};

/** Which of the targets a limited hit may fall on, null: any. @rule W3 @ruling impossibleHits */
export const targetPlaces = (board: Board, { only }: HitKind, order: readonly number[]): readonly string[] | null => {
  if (only === null) return null;
  const places = order.flatMap((fighter, place) => (only.includes(fighter) ? [String(place)] : []));
  return places.length === 0 && board.assault.rulings.impossibleHits === 'anybody-engaged' ? null : places;
};

/**
 * Where hits fall: ordinary ones and snipers’, or macro-weapon ones.
 *
 * @param order the targets’ places among the fighters of their side, in the order in which hits reach them.
 * @param counts how many hits of each kind.
 * @rule H1, H2, H5, H6, H8, H9, H12, W3
 */
export const fallsOn = (
  board: Board, side: Side, order: readonly number[], kinds: readonly HitKind[], counts: readonly number[],
): Falls => {
  const fighters = board.fighters[side];
  const targets = order.map((fighter, place): Target =>
    ({ unit: String(place), cm: 0, takes: fighters[fighter]!.size }));
  const falls = order.map((): Fallen[] => []);
  const all = inFallOrder(kinds, counts);
  const loose = placed(board, side, order, targets, all.filter(({ effect }) => effect !== 'sniper'));
  const falling = loose.map(kind => ({ only: targetPlaces(board, kind, order), points: 1 }));
  fall(targets, falling).forEach((place, i) => {
    const { effect, by } = loose[i]!;
    if (place !== null) falls[Number(place)]!.push({ effect, by });
  });
  for (const kind of all.filter(({ effect }) => effect === 'sniper')) {
    const places = targetPlaces(board, kind, order) ?? order.map((_, place) => String(place));
    const victim = places.find(place => falls[Number(place)]!.length === 0) ?? places[0];
    if (victim !== undefined) falls[Number(victim)]!.push({ effect: kind.effect, by: kind.by });
  }
  return falls;
};

/** So many ordinary hits on targets that take one each: the first in the order have one more. @rule H2, H4 */
export const plainFalls = (targets: number, hits: number): readonly number[] => {
  const laps = Math.floor(hits / targets);
  const falls: number[] = [];
  for (let place = 0; place < targets; place += 1) falls.push(laps + (place < hits % targets ? 1 : 0));
  return falls;
};
