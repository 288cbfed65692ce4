/** What players may choose about hits that have been allocated: ties, shields, saves, and a sniper’s victim. */
import { changeOver, inOneLap, isEngineTarget, isEquallyNear } from './allocation.ts';
import { countOn } from './batch-hits.ts';
import { has } from '../model/combatant.ts';
import { assaultWith, hitWith, sideWith, volleyWith } from '../model/copies.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { bestSave, saveOptions } from './saves.ts';
import type { AllocatedHit, SaveKind, Volley } from '../model/volley.ts';
import { combatantOf, passengersOf, unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import type { Side } from '../model/procedure.ts';
import type { Batch, Target } from '../model/batch.ts';
import { behindShields, fallOn, hitOnly, unsavedVolley } from './volley.ts';

/**
 * Why a hit may not be moved from its unit to another one; null if it may: both are equally near and the owner chooses,
 * or one of them has shields up, or an ion shield, and the hits change places over them.
 *
 * @rule H1, H2, H5, H9
 * @ruling equalDistances, shieldedEngineHits, soak
 */
export const whyNotMoveHit = (assault: Assault, side: Side, hit: number, to: string): Refusal | null => {
  const from = assault.volley?.hits[side][hit]?.unit;
  if (from === undefined) return refuse('H1', 'no-such-hit');
  const volley = assault.volley!;
  const names = { from: unitOf(assault, from).name, to: assault.units.find(unit => unit.id === to)?.name ?? to };
  const target = volley.targets[side].find(one => one.unit === to);
  if (target === undefined) return refuse('A4.6', 'cannot-be-hit', names);
  if (from === to) return refuse('H1', 'hit-stays', names);
  if (exchanged(assault, side, hit, to) !== null) return null;
  if (assault.rulings.equalDistances === 'list-order') return refuse('H1', 'list-order-decides', names);
  if (volley.cause === 'hack-down' && [from, to].some(id => isInChain(assault, id))) {
    return refuse('A6.7', 'chain-stays', names);
  }
  const place = volley.targets[side].find(one => one.unit === from)!;
  if (!isEquallyNear(place, target)) {
    return refuse('H1', 'not-equally-near', { ...names, fromCm: place.cm, toCm: target.cm });
  }
  return whyNotAmongKinds(assault, place, target);
};

/**
 * Why two equally near units may not change over; null if they may: one of them is a war engine, which takes its hits
 * before everybody else where a club plays it so.
 *
 * @rule H9
 * @ruling soak
 */
const whyNotAmongKinds = (assault: Assault, one: Target, other: Target): Refusal | null => {
  if (assault.rulings.soak === 'in-position-order') return null;
  const isEngine = isEngineTarget(assault, one);
  if (isEngine === isEngineTarget(assault, other)) return null;
  const [engine, rest] = isEngine ? [one, other] : [other, one];
  return refuse('H9', 'list-order-decides', {
    from: unitOf(assault, engine.unit).name, to: unitOf(assault, rest.unit).name,
  });
};

/** Causes of hits whose close combat goes under shields, and whose firefight does not. */
const isOfBothWays = ({ cause }: Volley): boolean => cause === 'first-strike' || cause === 'attacks';

/**
 * The hits of a side once one of them has changed places with one on another unit, over the shields of one of the two:
 * a close combat hit with one of a firefight of the same kind. Who is hit, and how often, stays as it is.
 *
 * @returns null where there is nothing to change over.
 * @rule H5, V10
 * @ruling shieldedEngineHits
 */
const exchanged = (assault: Assault, side: Side, hit: number, to: string): readonly AllocatedHit[] | null => {
  const volley = assault.volley!;
  const hits = volley.hits[side];
  const ours = hits[hit]!;
  const isShielded = [ours.unit, to].map(id => unitOf(assault, id))
    .some(unit => unit.shields > 0 || has(combatantOf(assault, unit), 'ion-shield'));
  if (assault.rulings.shieldedEngineHits !== 'owner-chooses' || !isOfBothWays(volley) || !isShielded) return null;
  const place = hits.findIndex(({ unit, by, effect, worth }) =>
    unit === to && by !== ours.by && effect === ours.effect && worth === ours.worth);
  if (place < 0 || ours.effect === 'sniper') return null;
  const theirs = hits[place]!;
  const changed = new Map([[hit, theirs], [place, ours]]);
  const reordered = hits.map((one, i) => {
    const other = changed.get(i);
    return other === undefined ? one : hitWith(one, hitOnly(other));
  });
  const again = hitsAgain(assault, volleyWith(volley, { hits: sideWith(volley.hits, side, reordered) }), side);
  return again.length === hits.length && again.every(({ unit }, i) => unit === hits[i]!.unit) ? again : null;
};

/** Whether a unit is a transport with somebody inside, or sits in one: these stay together. @rule A6.7 */
const isInChain = (assault: Assault, id: string): boolean =>
  unitOf(assault, id).aboard !== null || passengersOf(assault, id).length > 0;

/** The owner's order of two equally near units may hold for the later hits as well. @rule H7 @ruling settledTies */
const batchAfter = ({ batch, volley, rulings }: Assault, side: Side, from: string, to: string): Batch | null => {
  const isKept = batch !== null && volley!.cause !== 'hack-down' && rulings.settledTies === 'stay-settled';
  const order = isKept ? changeOver(batch.targets[side], from, to) : null;
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

/**
 * Changes two hits over the shields of a unit, or two equally near units over in the order, and allocates the hits
 * anew.
 *
 * @rule H1, H5
 */
export const moveHit = (assault: Assault, side: Side, hit: number, to: string): Assault => {
  const volley = assault.volley!;
  const overShields = exchanged(assault, side, hit, to);
  if (overShields !== null) {
    return assaultWith(assault, { volley: volleyWith(volley, { hits: sideWith(volley.hits, side, overShields) }) });
  }
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
