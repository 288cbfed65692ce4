/** Hits that are allocated and saved together. */
import { changedOver, changeOver, inLaps, type Target } from './allocation.ts';
import { EFFECTS, type Effect } from './combatant.ts';
import { refuse, type Refusal } from './log.ts';
import { bestSave, saveOptions, type SaveKind, type SaveRoll } from './saves.ts';
import { placeEffects } from './special-hits.ts';
import { SIDES, enemyOf, unitOf, type Assault, type BySide, type Side } from './state.ts';
import type { Batch, BatchKind } from './strikes.ts';

/** A hit on its unit, the save its owner chose, and what the dice said. */
export interface AllocatedHit {
  readonly unit: string;
  readonly effect: Effect;
  readonly save: SaveKind;
  readonly rolls: readonly SaveRoll[];
  readonly outcome: 'waiting' | 'saved' | 'killed';
}

export interface Volley {
  readonly cause: BatchKind | 'hack-down';
  /** Macro-weapon and Titan Killer hits come after the others. */
  readonly macro: boolean;
  /** Who may be hit on each side, in the order in which hits reach them. */
  readonly targets: BySide<readonly Target[]>;
  /** The hits on each side's units, in order of allocation. */
  readonly hits: BySide<readonly AllocatedHit[]>;
}

const ORDINARY: readonly Effect[] = ['normal', 'ignore-cover', 'lance'];
const MACRO: readonly Effect[] = ['macro-weapon', 'titan-killer'];

const effectsOn = (batch: Batch, side: Side, macro: boolean): readonly Effect[] => {
  const hits = batch.hits[enemyOf(side)] ?? {};
  return (macro ? MACRO : ORDINARY).flatMap(effect => Array<Effect>(hits[effect] ?? 0).fill(effect));
};

const allocateOn = (
  assault: Assault, targets: readonly Target[], effects: readonly Effect[], before: Readonly<Record<string, number>>,
): readonly AllocatedHit[] => {
  const units = inLaps(targets, effects.length, before);
  const placed = units.length === 0 ? [] : placeEffects(assault, units, effects);
  return units.map((unit, i) => freshHit(assault, unit, placed[i]!));
};

/** A hit that nobody has saved yet, with the likeliest save; hits of a hack-down have none. @rule V2, A6.5 */
const freshHit = (assault: Assault, unit: string, effect: Effect, canSave = true): AllocatedHit => ({
  unit,
  effect,
  save: canSave ? bestSave(assault, unitOf(assault, unit), effect) : 'none',
  rolls: [],
  outcome: 'waiting',
});

/** A volley of hits on one side that nothing saves. @rule A6.5 */
export const unsavedVolley = (
  assault: Assault, side: Side, targets: readonly Target[], units: readonly string[],
): Volley => ({
  cause: 'hack-down',
  macro: false,
  targets: { attacker: [], defender: [], [side]: targets },
  hits: { attacker: [], defender: [], [side]: units.map(unit => freshHit(assault, unit, 'normal', false)) },
});

/** How often each unit has been hit already in this batch, where the club lets the lap go on. @ruling laterBatch */
const hitsBefore = (assault: Assault, side: Side): Readonly<Record<string, number>> => {
  if (assault.rulings.laterBatch === 'fresh-lap' || assault.volley === null) return {};
  const counts: Record<string, number> = {};
  for (const { unit } of assault.volley.hits[side]) counts[unit] = (counts[unit] ?? 0) + 1;
  return counts;
};

/**
 * The ordinary or the macro-weapon hits of a batch, allocated to the survivors nearest first.
 *
 * @rule H1, H2, H3, H5, H6, H7, H11, H12
 */
export const allocateVolley = (assault: Assault, batch: Batch, macro: boolean): Volley => {
  const on = (side: Side): readonly Target[] =>
    batch.targets[side].filter(target => unitOf(assault, target.unit).lostTo === null);
  const targets = { attacker: on('attacker'), defender: on('defender') };
  const hits = (side: Side): readonly AllocatedHit[] =>
    allocateOn(assault, targets[side], effectsOn(batch, side, macro), macro ? hitsBefore(assault, side) : {});
  return { cause: batch.kind, macro, targets, hits: { attacker: hits('attacker'), defender: hits('defender') } };
};

/** Whether the batch being resolved has hits that are saved after the ordinary ones. @rule H6 */
export const hasMacroHits = ({ batch }: Assault): boolean =>
  SIDES.some(side => MACRO.some(effect => (batch?.hits[side]?.[effect] ?? 0) > 0));

export const hasHits = (volley: Volley | null): boolean =>
  volley !== null && SIDES.some(side => volley.hits[side].length > 0);

/**
 * Why a hit may not be moved from its unit to another one; null if it may: both are equally near, and the owner
 * chooses.
 *
 * @rule H1, H2
 * @ruling equalDistances
 */
export const whyNotMoveHit = (assault: Assault, side: Side, hit: number, to: string): Refusal | null => {
  const { volley } = assault;
  const from = volley?.hits[side][hit]?.unit;
  if (volley === null || from === undefined) return refuse('H1', 'no-such-hit');
  const names = { from: unitOf(assault, from).name, to: assault.units.find(unit => unit.id === to)?.name ?? to };
  const target = volley.targets[side].find(one => one.unit === to);
  if (target === undefined) return refuse('A4.6', 'cannot-be-hit', names);
  if (from === to) return refuse('H1', 'hit-stays', names);
  if (assault.rulings.equalDistances === 'list-order') return refuse('H1', 'list-order-decides', names);
  if (changeOver(volley.targets[side], from, to) === null) {
    const cm = volley.targets[side].find(one => one.unit === from)!.cm;
    return refuse('H1', 'not-equally-near', { ...names, fromCm: cm, toCm: target.cm });
  }
  return null;
};

/** The owner's order of two equally near units holds for the later hits of the batch as well. @rule H7 */
const batchAfter = ({ batch, volley }: Assault, side: Side, from: string, to: string): Batch | null => {
  const order = batch === null || volley!.cause === 'hack-down' ? null : changeOver(batch.targets[side], from, to);
  return order === null ? batch : { ...batch!, targets: { ...batch!.targets, [side]: order } };
};

/** Changes two equally near units over in the order and allocates the hits anew. @rule H1 */
export const moveHit = (assault: Assault, side: Side, hit: number, to: string): Assault => {
  const volley = assault.volley!;
  const from = volley.hits[side][hit]!.unit;
  const targets = changeOver(volley.targets[side], from, to)!;
  const units = changedOver(volley.hits[side].map(one => one.unit), from, to);
  const effects = placeEffects(assault, units, [...volley.hits[side].map(one => one.effect)].sort(byEffect));
  const canSave = volley.cause !== 'hack-down';
  const hits = units.map((unit, i) => freshHit(assault, unit, effects[i]!, canSave));
  return {
    ...assault,
    batch: batchAfter(assault, side, from, to),
    volley: { ...volley, targets: { ...volley.targets, [side]: targets }, hits: { ...volley.hits, [side]: hits } },
  };
};

const byEffect = (a: Effect, b: Effect): number => EFFECTS.indexOf(a) - EFFECTS.indexOf(b);

/** Why a hit may not be saved in this way; null if it may. @rule V2, V10 */
export const whyNotSave = (assault: Assault, side: Side, hit: number, save: SaveKind): Refusal | null => {
  const one = assault.volley?.hits[side][hit];
  if (one === undefined) return refuse('V10', 'no-such-hit');
  const unit = unitOf(assault, one.unit);
  if (one.rolls.length > 0) return refuse('V10', 'save-thrown', { unit: unit.name });
  const isOpen = saveOptions(assault, unit, one.effect).some(option => option.kind === save);
  return isOpen ? null : refuse('V2', `no-${save}-save`, { unit: unit.name, effect: one.effect });
};

/** The owner chooses another save for one hit. @rule V2 */
export const chooseSave = (assault: Assault, side: Side, hit: number, save: SaveKind): Assault => {
  const volley = assault.volley!;
  const hits = volley.hits[side].map((one, i) => (i === hit ? { ...one, save } : one));
  return { ...assault, volley: { ...volley, hits: { ...volley.hits, [side]: hits } } };
};
