/** Hits that are allocated, saved and counted together. */
import { fall, type Falling } from './allocation.ts';
import type { AllocatedHit, HitCause, Hit, SaveKind, HitCounts, Volley } from '../model/volley.ts';
import type { Target } from '../model/batch.ts';
import { isWarEngine } from '../model/combatant.ts';
import { hitWith, sideWith, volleyWith } from '../model/copies.ts';
import type { Effect } from '../model/profile.ts';
import { bestSave } from './saves.ts';
import { placeHits } from './special-hits.ts';
import { combatantOf, isOnTable, unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import { SIDES, type BySide, type Side, type Step } from '../model/procedure.ts';

/** Effects whose hits come after the others. @rule H6 */
export const MACRO: readonly Effect[] = ['macro-weapon', 'titan-killer'];

/** An ordinary hit that anybody may take. */
export const PLAIN_HIT: Hit = { effect: 'normal', by: 'firefight', from: null, points: 1 };

/** Whom alone a hit may fall on. @rule W3 @ruling impossibleHits */
export const limitOf = (assault: Assault, { from, by }: Hit): readonly string[] | null => {
  const reach = from === null ? undefined : assault.batch?.reach[from]?.[by];
  if (reach === undefined) return null;
  const isAnybodyLeft = reach.some(id => isOnTable(unitOf(assault, id)));
  return !isAnybodyLeft && assault.rulings.impossibleHits === 'anybody-engaged' ? null : reach;
};

const fallingOf = (assault: Assault, hit: Hit): Falling =>
  ({ only: limitOf(assault, hit), points: typeof hit.points === 'number' ? hit.points : 1 });

/** Points that a hit does to a unit: only war engines take several from one. @rule V7 */
const pointsOn = (assault: Assault, unit: string, { points }: Hit): Hit['points'] =>
  (points === 1 || isWarEngine(combatantOf(assault, unitOf(assault, unit))) ? points : 1);

/** Those that anybody may take change places so that they fall where they matter. @rule H8 */
const placed = (
  assault: Assault, hits: readonly Hit[], targets: readonly Target[], before: HitCounts,
): readonly Hit[] => {
  if (hits.every(hit => hit.effect === 'normal') || hits.some(hit => MACRO.includes(hit.effect))) return hits;
  const common = hits.filter(hit => hit.from === null);
  const units = fall(targets, common.map(hit => fallingOf(assault, hit)), before);
  if (units.some(unit => unit === null)) return hits;
  return [...placeHits(assault, units as readonly string[], common), ...hits.filter(hit => hit.from !== null)];
};

/** A hit on a unit before anybody has thrown for it. */
const hitOn = (assault: Assault, unit: string, hit: Hit, save: SaveKind, unsaved: boolean): AllocatedHit => ({
  effect: hit.effect,
  by: hit.by,
  from: hit.from,
  points: pointsOn(assault, unit, hit),
  unit,
  worth: hit.points,
  stopped: 0,
  unsaved,
  save,
  rolls: [],
  criticals: [],
  outcome: 'waiting',
});

/** A hit that nobody has saved yet, with the likeliest save. @rule V2 */
export const freshHit = (assault: Assault, unit: string, hit: Hit, cause: HitCause): AllocatedHit =>
  hitOn(assault, unit, hit, bestSave(assault, unitOf(assault, unit), hit.effect, cause, hit.by), false);

/** Close combat goes under shields, everything else meets them first: each stops one point and is gone. @rule V10 */
export const behindShields = (
  assault: Assault, hits: readonly AllocatedHit[], cause: HitCause,
): readonly AllocatedHit[] => {
  if (cause === 'splash' || cause === 'passengers') return hits;
  const left = new Map<string, number>();
  return hits.map(hit => {
    const isUnder = hit.unsaved || hit.by === 'close-combat' || typeof hit.points === 'string';
    const shields = isUnder ? 0 : left.get(hit.unit) ?? unitOf(assault, hit.unit).shields;
    if (shields === 0) return hit.stopped === 0 ? hit : hitWith(hit, { stopped: 0 });
    const stopped = Math.min(shields, Number(hit.points));
    left.set(hit.unit, shields - stopped);
    return hitWith(hit, { stopped });
  });
};

/** Hits as they fall on a side’s units, in order. Those for which nobody is left are lost. */
export const fallOn = (
  assault: Assault, targets: readonly Target[], hits: readonly Hit[], cause: HitCause, before: HitCounts = {},
): readonly AllocatedHit[] => {
  const order = placed(assault, hits, targets, before);
  const units = fall(targets, order.map(hit => fallingOf(assault, hit)), before);
  const fallen = order.flatMap((hit, i) => {
    const unit = units[i] ?? null;
    return unit === null ? [] : [freshHit(assault, unit, hit, cause)];
  });
  return behindShields(assault, fallen, cause);
};

/**
 * How often each unit has been hit already in this batch, where the club lets the lap go on; by a sniper only where
 * that counts in the lap.
 *
 * @ruling laterBatch, sniperPlace
 */
const takenBefore = ({ rulings, volley, batch }: Assault, side: Side): HitCounts => {
  if (rulings.laterBatch === 'fresh-lap' || volley === null) return {};
  if (volley.cause !== batch?.kind) return volley.taken[side];
  const counts: Record<string, number> = {};
  for (const { unit, effect, points } of volley.hits[side]) {
    if (effect === 'sniper' && rulings.sniperPlace === 'outside-the-lap') continue;
    counts[unit] = (counts[unit] ?? 0) + Number(points);
  }
  return counts;
};

/** The same for both sides. */
export const takenOn = (assault: Assault): BySide<HitCounts> =>
  ({ attacker: takenBefore(assault, 'attacker'), defender: takenBefore(assault, 'defender') });

/** The same hits with the points of one of them known, which may let later ones fall on others. @rule H10 */
export const withPoints = (assault: Assault, volley: Volley, side: Side, hit: number, points: number): Volley => {
  const known = volley.hits[side].map((one, i): Hit => (i === hit ? { ...hitOnly(one), points } : hitOnly(one)));
  const hits = fallOn(assault, volley.targets[side], known, volley.cause, volley.taken[side]);
  const kept = hits.map((one, i) => {
    const old = volley.hits[side][i];
    return old?.unit === one.unit ? hitWith(one, { save: old.save }) : one;
  });
  return volleyWith(volley, { hits: sideWith(volley.hits, side, kept) });
};

/** A hit as it was before it fell on anybody. @rule V7, H1 */
export const hitOnly = ({ effect, by, from, worth }: AllocatedHit): Hit => ({ effect, by, from, points: worth });

/** A volley of hits on given units, beyond any allocation. */
export const volleyOn = (
  assault: Assault, cause: HitCause, step: Step,
  hits: readonly (Pick<AllocatedHit, 'unit'> & Partial<Pick<AllocatedHit, 'effect' | 'points' | 'unsaved'>>)[],
  origin: HitCause = cause,
): Volley => {
  const on = (side: Side): readonly AllocatedHit[] => behindShields(assault, hits
    .filter(hit => unitOf(assault, hit.unit).side === side)
    .map(({ unit, unsaved = false, effect = PLAIN_HIT.effect, points = PLAIN_HIT.points }) => {
      const hit: Hit = { ...PLAIN_HIT, effect, points };
      return unsaved ? hitOn(assault, unit, hit, 'none', true) : freshHit(assault, unit, hit, cause);
    }), cause);
  return {
    cause, origin, step, macro: false, targets: { attacker: [], defender: [] }, taken: takenOn(assault),
    hits: { attacker: on('attacker'), defender: on('defender') },
  };
};

/** A volley of hits on one side that nothing saves, one for every mention of a unit. @rule A6.5 */
export const unsavedVolley = (
  assault: Assault, side: Side, targets: readonly Target[], units: readonly string[], cause: HitCause, step: Step,
): Volley => {
  const volley = volleyOn(assault, cause, step, units.map(unit => ({ unit, unsaved: true })));
  return volleyWith(volley, { targets: sideWith(volley.targets, side, targets) });
};

export const hasHits = (volley: Volley | null): boolean =>
  volley !== null && SIDES.some(side => volley.hits[side].length > 0);

/** Whether any hit of a volley has still to be settled. */
export const hasWaitingHits = (volley: Volley | null): boolean =>
  volley !== null && SIDES.some(side => volley.hits[side].some(hit => hit.outcome === 'waiting'));
