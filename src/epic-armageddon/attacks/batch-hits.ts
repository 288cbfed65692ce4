/** The hits of a batch of attacks as they fall on each side. */
import { isEngineTarget } from './allocation.ts';
import type { AllocatedHit, HitCause, Hit, HitCounts, Volley } from '../model/volley.ts';
import type { Batch, ScoredHits, Target } from '../model/batch.ts';
import { WAYS_TO_FIGHT } from '../model/combatant.ts';
import { EFFECTS, type Effect } from '../model/profile.ts';
import { isOnTable, unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import { enemyOf, SIDES, type BySide, type Side, type Step } from '../model/procedure.ts';
import {
  behindShields, fallOn, freshHit, limitOf, MACRO, takenOn,
} from './volley.ts';

const NOTHING_TAKEN: BySide<HitCounts> = { attacker: {}, defender: {} };
const ORDINARY: readonly Effect[] = ['normal', 'ignore-cover', 'lance'];

const hitsIn = ({ count, from, by, effect, points }: ScoredHits): readonly Hit[] =>
  Array<Hit>(count).fill({ effect, by, from, points });

/**
 * Hits in the order in which they fall: those that anybody may take, then each war engine’s; within these by effect
 * and close combat before firefight; a war engine’s close combat comes first altogether.
 *
 * @rule H5, H6, W3
 */
const inOrder = (hits: readonly ScoredHits[]): readonly ScoredHits[] => {
  const sources = [null, ...new Set(hits.map(hit => hit.from).filter(from => from !== null))];
  return sources.flatMap(from => {
    const ours = hits.filter(hit => hit.from === from);
    const rank = ({ effect, by }: ScoredHits): number => (from === null
      ? EFFECTS.indexOf(effect) * WAYS_TO_FIGHT.length + WAYS_TO_FIGHT.indexOf(by)
      : WAYS_TO_FIGHT.indexOf(by) * EFFECTS.length + EFFECTS.indexOf(effect));
    return [...ours].sort((a, b) => rank(a) - rank(b));
  });
};

/**
 * Snipers’ hits fall on whom the sniper likes, the nearest not yet hit unless it says so.
 *
 * @rule H6
 * @ruling sniperPlace
 */
const snipersHits = (
  assault: Assault, targets: readonly Target[], hits: readonly Hit[], before: readonly AllocatedHit[], cause: HitCause,
): readonly AllocatedHit[] => hits.reduce<readonly AllocatedHit[]>((sniped, hit) => {
  const inReach = targets.filter(({ unit }) => limitOf(assault, hit)?.includes(unit) ?? true);
  const isHit = (unit: string): boolean => [...before, ...sniped].some(one => one.unit === unit);
  const victim = inReach.find(({ unit }) => !isHit(unit)) ?? inReach[0];
  return victim === undefined ? sniped : [...sniped, freshHit(assault, victim.unit, hit, cause)];
}, []);

/** How many of some hits fall on each unit. */
export const countOn = (hits: readonly AllocatedHit[]): HitCounts => {
  const counts: Record<string, number> = {};
  for (const { unit } of hits) counts[unit] = (counts[unit] ?? 0) + 1;
  return counts;
};

/** The hits of a batch on one side: the ordinary ones and the snipers’, or the macro-weapon ones. */
const hitsOn = (
  assault: Assault, batch: Batch, side: Side, targets: readonly Target[], macro: boolean, taken: HitCounts,
): readonly AllocatedHit[] => {
  const all = inOrder(batch.hits[enemyOf(side)] ?? []).flatMap(hitsIn);
  const cause = batch.kind;
  if (macro) {
    const hits = all.filter(hit => MACRO.includes(hit.effect));
    return fallOn(assault, targets, hits, cause, taken);
  }
  const snipers = all.filter(hit => hit.effect === 'sniper');
  const others = all.filter(hit => ORDINARY.includes(hit.effect));
  if (snipers.length === 0) return fallOn(assault, targets, others, cause);
  if (assault.rulings.sniperPlace === 'in-the-lap') {
    const sniped = snipersHits(assault, targets, snipers, [], cause);
    return behindShields(assault, [...sniped, ...fallOn(assault, targets, others, cause, countOn(sniped))], cause);
  }
  const fallen = fallOn(assault, targets, others, cause);
  return behindShields(assault, [...fallen, ...snipersHits(assault, targets, snipers, fallen, cause)], cause);
};

/** Attacks on war engines mixed with others may go at one kind only. @ruling nomination */
const nominated = (assault: Assault, targets: readonly Target[]): readonly Target[] => {
  const { nomination } = assault.rulings;
  if (nomination === 'none') return targets;
  const kind = targets.filter(target => isEngineTarget(assault, target) === (nomination === 'war-engines'));
  return kind.length === 0 ? targets : kind;
};

/**
 * The ordinary or the macro-weapon hits of a batch, allocated to the survivors nearest first.
 *
 * @rule H1, H2, H3, H5, H6, H7, H9, H10, H11, H12
 */
export const allocateVolley = (assault: Assault, batch: Batch, macro: boolean, step: Step): Volley => {
  const on = (side: Side): readonly Target[] =>
    nominated(assault, batch.targets[side].filter(target => isOnTable(unitOf(assault, target.unit))));
  const targets = { attacker: on('attacker'), defender: on('defender') };
  const taken = macro ? takenOn(assault) : NOTHING_TAKEN;
  const hits = (side: Side): readonly AllocatedHit[] =>
    hitsOn(assault, batch, side, targets[side], macro, taken[side]);
  return {
    cause: batch.kind, origin: batch.kind, step, macro, targets, taken,
    hits: { attacker: hits('attacker'), defender: hits('defender') },
  };
};

/** Whether the batch being resolved has hits that are saved after the ordinary ones. @rule H6 */
export const hasMacroHits = ({ batch, volley }: Assault): boolean => volley?.macro !== true
  && SIDES.some(side => batch?.hits[side]?.some(hit => MACRO.includes(hit.effect)) ?? false);
