/** Moves on the map: who may move now and how far, and where a counter comes to stand near a good place. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { along } from '../../../src/battlefield/segment.ts';
import { stepTowards } from '../../../src/battlefield/measure.ts';
import { bargingLeg, chargeAllowance, charging } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { criticalReach } from '../../../src/epic-armageddon/attacks/aftermath.ts';
import { bargePlaces } from '../../../src/epic-armageddon/movement/barge.ts';
import {
  counterChargeAllowance, counterChargeTargets, mayCounterCharge,
} from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { consolidating, consolidationOf } from '../../../src/epic-armageddon/steps/a7-consolidate.ts';
import { withdrawalAllowance } from '../../../src/epic-armageddon/movement/two-moves.ts';
import { whyStopped } from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { baseOf } from '../../../src/epic-armageddon/movement/engagement.ts';
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import { contactsAt, legOf, movedBy } from '../../../src/epic-armageddon/movement/movement.ts';
import { once } from '../../../src/shared/once.ts';
import { sentence } from '../spoken/sentences.ts';
import { centimetres } from '../../../src/shared/wording.ts';
import {
  combatantOf, formationOf, isOnTable, livingIn, livingOf, unitOf,
} from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { hasUnloaded } from '../../../src/epic-armageddon/movement/transports.ts';
import type { Ghost, Push } from '../../shared/battlefield/pieces.ts';
import { mayGetOut, outReach, type GettingOut } from '../../../src/epic-armageddon/steps/passengers.ts';
import { zoneOf } from '../../../src/epic-armageddon/movement/zones-of-control.ts';
import { targetUnits } from './targets.ts';
import { failedFigure, wayFigure } from './move-figures.ts';
import { playingWords } from './playing-words.ts';

/**
 * A counter let go this near to an enemy's base, or to the end of its move, is meant to be there; one that is so little
 * inside a zone of control, outside it; cm.
 */
const NEAR = 0.5;
/** A counter-charge that strays less than this from the straight way is put on it, cm. */
const ASTRAY = 3;

/** The moves of one state. */
interface Moving {
  readonly units: (assault: Assault) => readonly string[];
  readonly allowance: (assault: Assault, unit: Unit, to: Point) => number;
  /** Places that somebody may have meant who let a counter go at `to`, the best first. */
  readonly meant: (assault: Assault, unit: Unit, to: Point) => readonly Point[];
  /** Passengers who may get out. */
  readonly passengers?: (assault: Assault) => readonly Unit[];
}

const isBound = (assault: Assault, unit: Unit): boolean =>
  unit.left !== null || hasUnloaded(assault, unit.id)
    || (unit.path.length > 0 && contactsAt(assault, { unit, to: unit.at }).length > 0);

/** Units of some formations on the table. */
const standing = (assault: Assault, formations: readonly string[]): readonly Unit[] =>
  formations.flatMap(id => livingIn(assault, id)).filter(isOnTable);

const idsOf = (units: readonly Unit[]): readonly string[] => units.map(unit => unit.id);

const out = (step: GettingOut, sideOf: (assault: Assault) => Side) => (assault: Assault): readonly Unit[] =>
  mayGetOut(assault, step, sideOf(assault));

const tidy = ([x, y]: Point): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

/** The end of the way to a place that is a little too far. */
const atTheEnd = (unit: Unit, to: Point, left: number): readonly Point[] => {
  const way = distance(unit.at, to);
  return way > left && way <= left + NEAR && left > 0 ? [along(unit.at, to, (left - 1e-7) / way)] : [];
};

/** So far from each enemy whose distance is nearly that, the nearest first; from its base, cm. */
const apart = (assault: Assault, unit: Unit, to: Point, gapOf: (enemy: Unit) => number): readonly Point[] => {
  const { radius } = combatantOf(assault, unit);
  return livingOf(assault, enemyOf(unit.side))
    .map(enemy => {
      const away = distance(enemy.at, to);
      const reach = radius + baseOf(assault, enemy).radius + gapOf(enemy);
      return { enemy, cm: Math.abs(away - reach), part: reach / away };
    })
    .filter(({ cm, part }) => cm <= NEAR && part < Infinity)
    .sort((a, b) => a.cm - b.cm)
    .map(({ enemy, part }) => tidy(along(enemy.at, to, part)));
};

/** Contact with each enemy whose base is near. */
const inContact = (assault: Assault, unit: Unit, to: Point): readonly Point[] => apart(assault, unit, to, () => 0);

/** This far outside a zone of control nobody is in it, cm. */
const CLEAR = 0.01;

const charge: Moving = {
  units: assault => idsOf(standing(assault, charging(assault)).filter(unit => !isBound(assault, unit))),
  allowance: (assault, unit, to) => chargeAllowance(assault, { unit, to }),
  meant: (assault, unit, to) => [
    ...inContact(assault, unit, to), to, ...apart(assault, unit, to, enemy => zoneOf(assault, enemy) + CLEAR),
  ],
  passengers: out('a2Charge', assault => formationOf(assault, assault.engaging).side),
};

/** The straight way at each nearest enemy, as far along it as the counter was carried. */
const straight = (assault: Assault, unit: Unit, to: Point): readonly Point[] => {
  const left = counterChargeAllowance(assault, unit) - movedBy(unit);
  return counterChargeTargets(assault, unit).map(enemy => {
    const way = distance(unit.at, enemy.at);
    const [dx, dy] = [enemy.at[0] - unit.at[0], enemy.at[1] - unit.at[1]];
    const part = ((to[0] - unit.at[0]) * dx + (to[1] - unit.at[1]) * dy) / way;
    const gap = way - combatantOf(assault, unit).radius - combatantOf(assault, enemy).radius;
    const cm = gap - part < NEAR ? Math.min(left, gap) : Math.min(left, part);
    return stepTowards(baseOf(assault, unit), baseOf(assault, enemy), Math.max(0, cm));
  }).filter(place => distance(place, to) <= ASTRAY);
};

const counterCharge = (side: Side): Moving => ({
  units: assault => mayCounterCharge(assault, side),
  allowance: counterChargeAllowance,
  meant: straight,
  passengers: out('a3CounterCharge', () => side),
});

const withdrawal: Moving = {
  units: assault => idsOf(standing(assault, assault.withdrawing).filter(unit => whyStopped(assault, unit) === null)),
  allowance: withdrawalAllowance,
  meant: () => [],
  passengers: assault => SIDES.flatMap(side => mayGetOut(assault, 'a7Withdraw', side)),
};

const consolidation: Moving = {
  units: assault => idsOf(standing(assault, consolidating(assault))),
  allowance: consolidationOf,
  meant: () => [],
};

/** A critical hit moves its war engine, whatever it has moved itself. @rule W6 */
const stagger: Moving = {
  units: assault => (criticalReach(assault) > 0 ? [assault.aftermath[0]!.unit] : []),
  allowance: (assault, unit) => criticalReach(assault) + movedBy(unit),
  meant: inContact,
};

/** Where the players say what a critical hit did. */
export const isTelling = (path: string): boolean => path.endsWith('.telling');

const movingIn = (path: string): Moving | undefined => (isTelling(path) ? stagger : MOVING[path]);

const MOVING: Readonly<Record<string, Moving>> = {
  'a2Charge.moving.choosing': charge,
  'a2Charge.withdrawing.moving': withdrawal,
  'a3CounterCharge.attackerMoves.choosing': counterCharge('attacker'),
  'a3CounterCharge.defenderMoves.choosing': counterCharge('defender'),
  'a7Withdraw.withdrawing.moving': withdrawal,
  'a7Withdraw.supportersWithdrawing.moving': withdrawal,
  'a7Consolidate.moving': consolidation,
  'a7Consolidate.withdrawing.moving': withdrawal,
};

const perPath = once((_: Assault) => new Map<string, readonly string[]>());

/** Ids of the units that may still be moved in a state. */
export const movableIn = (path: string, assault: Assault): readonly string[] => {
  const moving = movingIn(path);
  if (moving === undefined) return [];
  const known = perPath(assault);
  const units = known.get(path) ?? [
    ...moving.units(assault).filter(id => leftIn(path, assault, id)! > 0.05),
    ...idsOf(moving.passengers?.(assault) ?? []),
  ];
  known.set(path, units);
  return units;
};

/** Ids of the units that may be chosen: those that may move, or those of the formations that may be charged. */
export const choosableIn = (path: string, assault: Assault): readonly string[] =>
  (path === 'a1ChooseTarget' ? targetUnits(assault) : movableIn(path, assault));

/** What is left of a unit's move in a state, cm; null where it does not move. */
export const leftIn = (path: string, assault: Assault, id: string): number | null => {
  const unit = assault.units.find(one => one.id === id);
  const moving = movingIn(path);
  if (moving === undefined || unit === undefined || unit.lostTo !== null) return null;
  if (unit.aboard !== null) return outReach(assault, unit);
  return moving.allowance(assault, unit, unit.at) - movedBy(unit);
};

const perReach = once((_: Assault) => new Map<string, Readonly<Record<string, number>>>());

/** Nobody's reach is shown further than this, cm. */
const FAR = 100;

/** How far each of those may still go who may be moved in a state, cm. */
export const reachesIn = (path: string, assault: Assault): Readonly<Record<string, number>> => {
  const known = perReach(assault);
  const reaches = known.get(path)
    ?? Object.fromEntries(movableIn(path, assault).map(id => [id, Math.min(FAR, leftIn(path, assault, id) ?? 0)]));
  known.set(path, reaches);
  return reaches;
};

/** Asks the chart why a unit may not go somewhere. */
export type WhyNot = (id: string, to: Point) => Refusal | null;

/** A passenger carried from its transport to a place. */
const ghostOut = (assault: Assault, unit: Unit, transport: string, to: Point, whyNot: WhyNot): Ghost => {
  const place = inContact(assault, unit, to).find(one => whyNot(unit.id, one) === null) ?? to;
  const refusal = whyNot(unit.id, place);
  return {
    unit: unit.id,
    path: [unit.at],
    to: place,
    refusal: refusal === null ? null : sentence(refusal),
    remaining: playingWords.out(
      unitOf(assault, transport).name, contactsAt(assault, { unit, to: place })[0]?.name ?? null,
    ),
  };
};

/** Steps in which a war engine shoves aside whatever stands in its way. */
const BARGING = ['a2Charge.', 'a3CounterCharge.'];

/** Where those would come to stand whom a move shoves aside. @rule A2.13 */
export const pushesOf = (path: string, assault: Assault, ghost: Ghost | null): readonly Push[] => {
  if (ghost === null || ghost.refusal !== null || !BARGING.some(step => path.startsWith(step))) return [];
  if (unitOf(assault, ghost.unit).aboard !== null) return [];
  return [...bargePlaces(assault, bargingLeg(assault, ghost.unit, ghost.to))]
    .map(([unit, to]) => ({ unit, from: unitOf(assault, unit).at, to }));
};

/**
 * A counter carried to a place: put into contact or onto the straight way if that is near and allowed, with what is
 * left of its move or why it may not stand there.
 */
export const ghostAt = (path: string, assault: Assault, id: string, to: Point, whyNot: WhyNot): Ghost => {
  const { unit } = legOf(assault, id, to);
  if (unit.aboard !== null) return ghostOut(assault, unit, unit.aboard, to, whyNot);
  const moving = movingIn(path);
  const allowance = moving?.allowance(assault, unit, to) ?? 0;
  const meant = moving === undefined ? [] : [
    ...moving.meant(assault, unit, to), ...atTheEnd(unit, to, allowance - movedBy(unit)),
  ];
  const place = meant.find(one => whyNot(id, one) === null) ?? to;
  const refusal = whyNot(id, place);
  const left = Math.max(0, allowance - movedBy(unit) - distance(unit.at, place));
  return {
    unit: id,
    path: [...unit.path, unitOf(assault, id).at],
    to: place,
    refusal: refusal === null ? null : sentence(refusal),
    figure: refusal === null
      ? wayFigure(movedBy(unit) + distance(unit.at, place), allowance) : failedFigure(assault, id, place, refusal),
    remaining: playingWords.left(
      Number.isFinite(left) ? centimetres(left) : null, contactsAt(assault, { unit, to: place })[0]?.name ?? null,
    ),
  };
};
