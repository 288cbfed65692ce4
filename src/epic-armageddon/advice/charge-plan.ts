/** A charge as it is meant for everybody, and what comes of it by the rules alone, without the statechart. */
import type { Point } from '../../battlefield/base.ts';
import type { Decision } from '../model/events.ts';
import { isAlive, unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import { dangersOf } from '../movement/movement.ts';
import { disembark } from '../movement/transports.ts';
import {
  chargeTo, endCharge, hasBrokenInCharge, isWithinReach, whyNotCharge, whyNotEndCharge,
} from '../steps/a2-charge.ts';
import { usualPlacesOut } from '../steps/passengers.ts';
import { chargeToFire, placesBeside, straightWay, usualChargeWay } from '../steps/usual-moves.ts';

/** Where one unit is meant to go: as it usually would, near enough to fire, at an enemy, to a place, a way, nowhere. */
export type Intent =
  | { readonly goes: 'usually' | 'to-fire' | 'nowhere' }
  /** On the side from which it comes, or turned round him by so much, in radians. */
  | { readonly goes: 'touches'; readonly enemy: string; readonly turned?: number }
  | { readonly goes: 'there'; readonly to: Point }
  | { readonly goes: 'along'; readonly way: readonly Point[] };

/** Units in the order in which they move, and the transports that everybody leaves once all have moved. */
export interface ChargePlan {
  readonly aims: readonly (readonly [unit: string, aim: Intent])[];
  readonly unloads: readonly string[];
}

/** A charge that the rules allow and that loses nobody on its way. */
export interface Charge {
  /** The moves, without the end of the charge. */
  readonly moves: readonly Decision[];
  readonly ended: Assault;
  /** Somebody is near enough to somebody, so that there is an assault. */
  readonly isAssault: boolean;
}

export const USUALLY: Intent = { goes: 'usually' };
export const NOWHERE: Intent = { goes: 'nowhere' };

/**
 * What comes of a plan. Whoever may not go where he is meant to goes as he usually would, or stays; nobody enters
 * ground for which dice are thrown.
 *
 * @returns null where the charge may not end so, where it leaves somebody behind, or breaks who charges.
 * @rule A2.1, A2.3, A2.7, A2.8, A2.11, A2.12
 */
export const carriedOut = (begun: Assault, { aims, unloads }: ChargePlan): Charge | null => {
  const moves: Decision[] = [];
  let now = begun;
  for (const [unit, aim] of aims) {
    const way = wayOf(now, unit, aim) ?? (aim.goes === 'usually' ? null : wayOf(now, unit, USUALLY)) ?? [];
    for (const to of way) {
      if (!maySafely(now, unit, to)) break;
      moves.push({ type: 'unit.moved', unit, to });
      now = chargeTo(now, unit, to);
    }
  }
  for (const { unit, to } of usualPlacesOut(now, 'a2Charge', unloads)) {
    moves.push({ type: 'unit.disembarked', unit, to });
    now = disembark(now, unit, to, 'a2Charge');
  }
  if (whyNotEndCharge(now) !== null) return null;
  const ended = endCharge(now, null);
  if (livingCount(ended) < livingCount(now) || hasBrokenInCharge(ended)) return null;
  return { moves, ended, isAssault: isWithinReach(ended) };
};

const livingCount = ({ units }: Assault): number => units.filter(isAlive).length;

/** Whether a unit may go there without a test for the ground. @rule A2.1, A2.10 */
const maySafely = (assault: Assault, id: string, to: Point): boolean => whyNotCharge(assault, id, to) === null
  && dangersOf(assault, { unit: unitOf(assault, id), to }).length === 0;

/** The places one after the other; null: it cannot go so. */
const wayOf = (assault: Assault, id: string, aim: Intent): readonly Point[] | null => {
  switch (aim.goes) {
    case 'nowhere': return [];
    case 'along': return aim.way;
    case 'usually': return usualChargeWay(assault, id);
    case 'to-fire': return straightWay(chargeToFire(assault, id));
    case 'there': return maySafely(assault, id, aim.to) ? [aim.to] : null;
    case 'touches': {
      const turns = ALL_ROUND.map(turn => turn + (aim.turned ?? 0));
      return straightWay(placesBeside(assault, unitOf(assault, id), unitOf(assault, aim.enemy), turns)
        .find(to => maySafely(assault, id, to)) ?? null);
    }
  }
};

const TURNS = 24;
/** Turns all round an enemy, the least first. */
const ALL_ROUND = Array.from({ length: TURNS }, (_, i) => (i % 2 === 0 ? i : -i - 1) * Math.PI / TURNS);
