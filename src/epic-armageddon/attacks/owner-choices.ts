/** What players may choose about hits that have been allocated: ties, saves, and a sniper’s victim. */
import { changeOver, inOneLap, isEquallyNear } from './allocation.ts';
import { countOn } from './batch-hits.ts';
import { assaultWith, hitWith, sideWith, volleyWith } from '../model/copies.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { bestSave, saveOptions } from './saves.ts';
import type { AllocatedHit, SaveKind, Volley } from '../model/volley.ts';
import { passengersOf, unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import type { Side } from '../model/procedure.ts';
import type { Batch } from '../model/batch.ts';
import { behindShields, fallOn, hitOnly, unsavedVolley } from './volley.ts';

/**
 * Why a hit may not be moved from its unit to another one; null if it may: both are equally near, and the owner
 * chooses.
 *
 * @rule H1, H2
 * @ruling equalDistances
 */
export const whyNotMoveHit = (assault: Assault, side: Side, hit: number, to: string): Refusal | null => {
  const from = assault.volley?.hits[side][hit]?.unit;
  if (from === undefined) return refuse('H1', 'no-such-hit');
  const volley = assault.volley!;
  const names = { from: unitOf(assault, from).name, to: assault.units.find(unit => unit.id === to)?.name ?? to };
  const target = volley.targets[side].find(one => one.unit === to);
  if (target === undefined) return refuse('A4.6', 'cannot-be-hit', names);
  if (from === to) return refuse('H1', 'hit-stays', names);
  if (assault.rulings.equalDistances === 'list-order') return refuse('H1', 'list-order-decides', names);
  if (volley.cause === 'hack-down' && [from, to].some(id => isInChain(assault, id))) {
    return refuse('A6.7', 'chain-stays', names);
  }
  const place = volley.targets[side].find(one => one.unit === from)!;
  if (!isEquallyNear(place, target)) {
    return refuse('H1', 'not-equally-near', { ...names, fromCm: place.cm, toCm: target.cm });
  }
  return null;
};

/** Whether a unit is a transport with somebody inside, or sits in one: these stay together. @rule A6.7 */
const isInChain = (assault: Assault, id: string): boolean =>
  unitOf(assault, id).aboard !== null || passengersOf(assault, id).length > 0;

/** The owner's order of two equally near units holds for the later hits of the batch as well. @rule H7 */
const batchAfter = ({ batch, volley }: Assault, side: Side, from: string, to: string): Batch | null => {
  const order = batch === null || volley!.cause === 'hack-down' ? null : changeOver(batch.targets[side], from, to);
  return order === null ? batch : { ...batch!, targets: sideWith(batch!.targets, side, order) };
};

/** The hits of a side once more, over its units in another order. */
const hitsAgain = (assault: Assault, volley: Volley, side: Side): readonly AllocatedHit[] => {
  const hits = volley.hits[side];
  if (volley.cause === 'hack-down') {
    const units = inOneLap(volley.targets[side], hits.length);
    return unsavedVolley(assault, side, volley.targets[side], units, volley.cause, volley.step).hits[side];
  }
  const sniped = hits.filter(hit => hit.effect === 'sniper');
  const others = hits.filter(hit => hit.effect !== 'sniper');
  const isInLap = assault.rulings.sniperPlace === 'in-the-lap' && sniped.length > 0;
  const taken = isInLap ? countOn(sniped) : volley.taken[side];
  const fallen = fallOn(assault, volley.targets[side], others.map(hitOnly), volley.cause, taken);
  return behindShields(assault, isInLap ? [...sniped, ...fallen] : [...fallen, ...sniped], volley.cause);
};

/** Changes two equally near units over in the order and allocates the hits anew. @rule H1 */
export const moveHit = (assault: Assault, side: Side, hit: number, to: string): Assault => {
  const volley = assault.volley!;
  const from = volley.hits[side][hit]!.unit;
  const targets = changeOver(volley.targets[side], from, to)!;
  const reordered = volleyWith(volley, { targets: sideWith(volley.targets, side, targets) });
  const hits = hitsAgain(assault, reordered, side);
  return assaultWith(assault, {
    batch: batchAfter(assault, side, from, to),
    volley: volleyWith(reordered, { hits: sideWith(volley.hits, side, hits) }),
  });
};

/** Why a sniper’s hit may not fall on a unit; null if it may: anybody engaged that the sniper can reach. @rule H6 */
export const whyNotAim = (assault: Assault, side: Side, hit: number, to: string): Refusal | null => {
  const one = assault.volley?.hits[side][hit];
  if (one === undefined) return refuse('H6', 'no-such-hit');
  if (one.effect !== 'sniper') return refuse('H6', 'not-a-snipers');
  const names = { to: assault.units.find(unit => unit.id === to)?.name ?? to };
  const isTarget = assault.volley!.targets[side].some(target => target.unit === to);
  if (!isTarget) return refuse('A4.6', 'cannot-be-hit', names);
  const reach = assault.batch?.reach[one.from ?? '']?.[one.by] ?? [];
  return reach.includes(to) ? null : refuse('H6', 'out-of-reach', { ...names, unit: unitOf(assault, one.from!).name });
};

/** The striking side picks its sniper’s victim; where that counts in the lap, the others fall anew. @rule H6, V11 */
export const aimSniper = (assault: Assault, side: Side, hit: number, to: string): Assault => {
  const volley = assault.volley!;
  const aimed = volley.hits[side].map((one, i): AllocatedHit => {
    if (i !== hit) return one;
    return hitWith(one, { unit: to, save: bestSave(assault, unitOf(assault, to), 'sniper', volley.cause, one.by) });
  });
  const hits = hitsAgain(assault, volleyWith(volley, { hits: sideWith(volley.hits, side, aimed) }), side);
  return assaultWith(assault, { volley: volleyWith(volley, { hits: sideWith(volley.hits, side, hits) }) });
};

/** Why a hit may not be saved in this way; null if it may. @rule V2, V10 */
export const whyNotSave = (assault: Assault, side: Side, hit: number, save: SaveKind): Refusal | null => {
  const one = assault.volley?.hits[side][hit];
  if (one === undefined) return refuse('V10', 'no-such-hit');
  const unit = unitOf(assault, one.unit);
  if (one.rolls.length > 0) return refuse('V10', 'save-thrown', { unit: unit.name });
  const isOpen = !one.unsaved
    && saveOptions(assault, unit, one.effect, assault.volley!.cause, one.by).some(option => option.kind === save);
  return isOpen ? null : refuse('V2', `no-${save}-save`, { unit: unit.name });
};

/** The owner chooses another save for one hit. @rule V2 */
export const chooseSave = (assault: Assault, side: Side, hit: number, save: SaveKind): Assault => {
  const volley = assault.volley!;
  const hits = volley.hits[side].map((one, i) => (i === hit ? hitWith(one, { save }) : one));
  return assaultWith(assault, { volley: volleyWith(volley, { hits: sideWith(volley.hits, side, hits) }) });
};
