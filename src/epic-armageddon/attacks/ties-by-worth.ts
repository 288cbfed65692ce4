/** Ties in allocation as an owner would settle them: of units equally near, those he can spare best are hit first. */
import { has, WAYS_TO_FIGHT, type Combatant } from '../model/combatant.ts';
import { SIDES, type Side } from '../model/procedure.ts';
import { combatantOf, passengersOf, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import type { AllocatedHit, Volley } from '../model/volley.ts';
import { isEngineTarget, isEquallyNear } from './allocation.ts';
import { expectedHits } from './contact-order.ts';
import { moveHit, whyNotMoveHit } from './owner-choices.ts';
import { chanceToSurvive } from './saves.ts';

/** A hit of a side, by its place in the order, that goes to another unit. */
export interface TieSettled {
  readonly side: Side;
  readonly hit: number;
  readonly to: string;
}

/**
 * How much a hit that a unit does to be expected weighs beside its loss. Of 0, 1, 2, 4, 8, 16 and 64, held against the
 * odds in the bundled assaults, 8 and more gained most.
 */
const STRENGTH = 8;
/** What arithmetic in another order may do to a price. */
const ROUNDING = 1e-9;

/**
 * What an owner would do about ties, one after the other: of units equally near those are hit first that are likelier
 * to save, and that are worth less. War engines, shields and hits of snipers stay as they are.
 *
 * @rule H1
 */
export const tiesByWorth = (assault: Assault): readonly TieSettled[] => {
  if (assault.volley === null || assault.rulings.equalDistances === 'list-order') return [];
  return SIDES.flatMap(side => tiesOf(assault, side));
};

const tiesOf = (assault: Assault, side: Side): readonly TieSettled[] => {
  const prices = pricesOf(assault, assault.volley!, side);
  const settled: TieSettled[] = [];
  let now = assault;
  for (let tie = nextTie(now, side, prices); tie !== null; tie = nextTie(now, side, prices)) {
    settled.push(tie);
    now = moveHit(now, side, tie.hit, tie.to);
  }
  return settled;
};

/** The first hit that falls on somebody dearer than another who is as near, further down and less often hit. */
const nextTie = (assault: Assault, side: Side, prices: ReadonlyMap<string, number>): TieSettled | null => {
  const { targets: { [side]: targets }, hits: { [side]: hits } } = assault.volley!;
  const priceOf = (unit: string): number => prices.get(unit) ?? Infinity;
  for (const [hit, { unit, effect }] of hits.entries()) {
    if (effect === 'sniper' || !prices.has(unit)) continue;
    const place = targets.findIndex(one => one.unit === unit);
    const [cheapest] = targets.slice(place + 1)
      .filter(one => isEquallyNear(one, targets[place]!) && priceOf(one.unit) < priceOf(unit) - ROUNDING)
      .filter(one => countOf(hits, one.unit) < countOf(hits, unit))
      .sort((a, b) => priceOf(a.unit) - priceOf(b.unit));
    if (cheapest === undefined) continue;
    const tie: TieSettled = { side, hit, to: cheapest.unit };
    if (whyNotMoveHit(assault, side, hit, tie.to) === null) return tie;
  }
  return null;
};

const countOf = (hits: readonly AllocatedHit[], unit: string): number => hits.filter(hit => hit.unit === unit).length;

/** What a hit costs the owner of each unit that he may choose among, on average. */
const pricesOf = (assault: Assault, volley: Volley, side: Side): ReadonlyMap<string, number> => {
  const hit = volley.hits[side].find(({ effect }) => effect !== 'sniper');
  if (hit === undefined) return new Map();
  const free = volley.targets[side].filter(target => !isEngineTarget(assault, target))
    .map(target => unitOf(assault, target.unit))
    .filter(unit => unit.shields === 0 && !has(combatantOf(assault, unit), 'ion-shield'));
  const chanceToFall = (unit: Unit): number =>
    (hit.unsaved ? 1 : 1 - chanceToSurvive(assault, unit, hit.effect, volley.cause, hit.by));
  return new Map(free.map(unit => [unit.id, chanceToFall(unit) * worthOf(assault, unit)]));
};

/** Losses that count for the result, what inspires, and the hits that it does, passengers included. @rule A6.2 */
const worthOf = (assault: Assault, unit: Unit): number => [unit, ...passengersOf(assault, unit.id)]
  .map(one => combatantOf(assault, one))
  .reduce((sum, combatant) => sum + 1 + inspiring(combatant) + STRENGTH * hitsOf(combatant), 0);

const inspiring = (combatant: Combatant): number => (has(combatant, 'inspiring') ? 1 : 0);

const hitsOf = (combatant: Combatant): number =>
  Math.max(...WAYS_TO_FIGHT.map(by => expectedHits(combatant, by)));
