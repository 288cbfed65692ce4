/** What follows from hits before the procedure goes on: passengers in a wreck, blasts, criticals told by players. */
import { distance, overlaps, type Base, type Point } from '../../battlefield/base.ts';
import { breakIfShaken, placeMarkers } from './blast-markers.ts';
import { has, hasWarEngines } from '../model/combatant.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { capacityLeft, criticalOf } from './damage.ts';
import { baseOf, gapBetween, ROUNDING } from '../movement/engagement.ts';
import type { CriticalEntered } from '../model/events.ts';
import type { AssaultHand } from '../model/hands.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { whyNotThere, whyWalled } from '../movement/movement.ts';
import { hasNoLeg, isInSecond, movesWith } from '../movement/two-moves.ts';
import { isFearless } from '../special-rules/ethereal.ts';
import { markersFor } from '../special-rules/expendable.ts';
import { changeUnits, combatantOf, formationOf, isAlive, isOnTable, passengersOf, unitOf } from '../model/roster.ts';
import type { Table } from '../model/scenario.ts';
import type { Aftermath, Assault, Unit } from '../model/state.ts';
import type { Step } from '../model/procedure.ts';
import { removeDoomed, removeKilled } from './casualties.ts';
import { hasWaitingHits, volleyOn } from './volley.ts';
import type { HitCause } from '../model/volley.ts';

type Of<K extends Aftermath['kind']> = Extract<Aftermath, { readonly kind: K }>;

const next = (assault: Assault): Aftermath | null => assault.aftermath[0] ?? null;

/** Whether nothing can follow from hits but losses: there are no war engines and no passengers. */
export const isPlain = ({ combatants, units }: Assault): boolean =>
  !hasWarEngines(combatants) && units.every(unit => unit.aboard === null);

/** Whether the next thing to be settled is of a kind; `none`: nothing is. */
export const isNext = (assault: Assault, kind: Aftermath['kind'] | 'none'): boolean =>
  (next(assault)?.kind ?? 'none') === kind;

/** The blasts that a club lets wait until the step’s hits are settled. @rule W6 @ruling splashTiming */
export const releaseBlasts = (assault: Assault): Assault =>
  assaultWith(assault, { aftermath: [...assault.aftermath, ...assault.heldBlasts], heldBlasts: [] });

const rest = (assault: Assault): Assault => assaultWith(assault, { aftermath: assault.aftermath.slice(1) });

/** The step whose hits are being settled; once somebody has won, what is lost is lost in the rout. @rule A7.5 */
const stepOf = ({ settled, winner }: Assault): Step => {
  const step = settled?.step ?? 'a4Attacks';
  return winner !== null && (step === 'a4Attacks' || step === 'a5SupportingFire') ? 'a7Withdraw' : step;
};

const RINGS = 8;
const ROUND = 12;

/** Where bases of such radii find room round a wreck, one after the other: where it stood, or near to it. @rule V12 */
export const spotsRound = (
  { width, depth }: Table, wreck: Point, radii: readonly number[], taken: readonly Base[],
): readonly Point[] => {
  const others = [...taken];
  return radii.map(radius => {
    const isFree = (at: Point): boolean => at[0] >= 0 && at[1] >= 0 && at[0] <= width && at[1] <= depth
      && others.every(other => !overlaps({ at, radius }, other));
    const at = isFree(wreck) ? wreck : spotFor(wreck, radius, isFree);
    others.push({ at, radius });
    return at;
  });
};

const spotFor = (wreck: Point, radius: number, isFree: (at: Point) => boolean): Point => {
  for (let ring = 1; ring <= RINGS; ring += 1) {
    for (let turn = 0; turn < ROUND; turn += 1) {
      const angle = (turn * 2 * Math.PI) / ROUND;
      const cm = ring * radius;
      const at: Point = [wreck[0] + cm * Math.cos(angle), wreck[1] + cm * Math.sin(angle)];
      if (isFree(at)) return at;
    }
  }
  return wreck;
};

/** Spots of some passengers round their wreck, free of everybody on the table. */
const spotsAt = (assault: Assault, wreck: Unit, units: readonly Unit[]): readonly Point[] => spotsRound(
  assault.table, wreck.at, units.map(unit => combatantOf(assault, unit).radius),
  assault.units.filter(isOnTable).map(unit => baseOf(assault, unit)),
);

/** Whether nobody comes out of the wreck of a transport: it is high up. @rule V12 */
export const isHighUp = (assault: Assault, wreck: Unit): boolean =>
  wreck.poppedUp || has(combatantOf(assault, wreck), 'support-craft');

/** Who dies with a transport: those high up, and a broken formation that was carried. @rule V12, W10 */
const isDoomed = (assault: Assault, wreck: Unit, unit: Unit): boolean => {
  if (isHighUp(assault, wreck)) return true;
  const { broken, fighting } = formationOf(assault, unit.formation);
  const isCarriedOff = broken && !fighting && unit.formation !== wreck.formation;
  const withdraws = assault.settled?.origin === 'withdrawal' && broken;
  return (isCarriedOff || withdraws) && !isFearless(assault, unit);
};

const placeAt = (assault: Assault, units: readonly Unit[], spots: readonly Point[]): Assault => {
  const places = new Map(units.map((unit, i) => [unit.id, spots[i]!]));
  const ids = units.map(unit => unit.id);
  const placed = (unit: Unit): Unit => unitWith(unit, { at: places.get(unit.id)!, aboard: null });
  return assaultWith(assault, { units: changeUnits(assault, ids, placed) });
};

/** What wrecks a transport in the midst of the moves of a withdrawal. */
const ON_THE_WAY: readonly HitCause[] = ['dangerous-terrain', 'overwatch'];

/**
 * Passengers of a transport that is lost while it withdraws have made the moves that it has: those that climb out
 * before its second make their own, the others go no further.
 *
 * @rule A7.3, V12
 */
const haveRidden = (assault: Assault, units: readonly Unit[], wreck: Unit): Assault => {
  const ids = units.filter(({ formation }) => assault.withdrawing.includes(formation)).map(({ id }) => id);
  if (ids.length === 0) return assault;
  const out = assaultWith(assault, { units: changeUnits(assault, ids, unit => unitWith(unit, { left: wreck.id })) });
  const isOver = isInSecond(assault, wreck) && !hasNoLeg(assault, wreck);
  return isOver ? out : movesWith(out, {
    second: [...assault.moves.second, ...ids.map(unit => ({ unit, corners: 0 }))],
  });
};

/**
 * Passengers of a wreck stand where it stood and save as the hit that wrecked it allows, in cover of 6+; they can be
 * hit for the rest of the round.
 *
 * @rule V12, A6.7
 */
export const spillPassengers = (assault: Assault): Assault => {
  const { unit, units, effect, origin } = next(assault) as Of<'passengers'>;
  const wreck = unitOf(assault, unit);
  const aboard = units.map(id => unitOf(assault, id)).filter(isAlive);
  const doomed = aboard.filter(one => isDoomed(assault, wreck, one));
  const out = aboard.filter(one => !doomed.includes(one));
  const places = placeAt(assault, aboard, spotsAt(assault, wreck, aboard));
  const spilled = ON_THE_WAY.includes(origin) ? haveRidden(places, out, wreck) : places;
  const names = (list: readonly Unit[]): readonly string[] => list.map(one => one.name);
  const noted = note(rest(spilled), stepOf(assault), 'V12', 'passengers-spilled', {
    unit: wreck.name, out: names(out), lost: names(doomed),
  });
  const hits = out.map(one => ({ unit: one.id, effect }));
  const volley = volleyOn(noted, 'passengers', stepOf(assault), hits, origin);
  const left = markBystanders(noted, removeDoomed(noted, doomed, volley), doomed, stepOf(assault));
  const targets = out.filter(one => formationOf(assault, one.formation).fighting).map(one => one.id);
  return assaultWith(left, { spilled: [...left.spilled, ...targets], volley });
};

/** Units within the blast of a war engine, its own side’s too. @rule W6 */
const inBlast = (assault: Assault): readonly Unit[] => {
  const first = next(assault);
  if (first?.kind !== 'splash') return [];
  const source = unitOf(assault, first.unit);
  const { within } = criticalOf(assault, source).splash!;
  return assault.units.filter(unit =>
    unit.id !== source.id && isOnTable(unit) && gapBetween(assault, source, unit) <= within + ROUNDING);
};

/** A die for everybody near, unless the blast hits everybody. @rule W6 */
export const splashHands = (assault: Assault): readonly AssaultHand[] => {
  const units = inBlast(assault);
  if (units.length === 0) return [];
  const source = unitOf(assault, (next(assault) as Of<'splash'>).unit);
  const { hitOn, effect } = criticalOf(assault, source).splash!;
  if (hitOn === 1) return [];
  return units.map(unit => ({
    name: `${unit.id} in the blast`, side: unit.side, purpose: 'splash', effect, units: [unit.id], dice: 1,
    read: 'successes', target: hitOn,
  }));
};

/** Those whom a blast hits save as usual. @rule W6 */
export const resolveSplash = (assault: Assault, faces: readonly number[]): Assault => {
  const source = unitOf(assault, (next(assault) as Of<'splash'>).unit);
  const { hitOn, effect } = criticalOf(assault, source).splash!;
  const hit = inBlast(assault).filter((_, i) => hitOn === 1 || faces[i]! >= hitOn);
  const noted = note(rest(assault), stepOf(assault), 'W6', 'blast', {
    unit: source.name, hit: hit.map(unit => unit.name),
  });
  return assaultWith(noted, {
    volley: volleyOn(noted, 'splash', stepOf(assault), hit.map(unit => ({ unit: unit.id, effect }))),
  });
};

/** Why what a critical did cannot be entered so; null if it can. @rule W6 */
export const whyNotEntered = (assault: Assault, { damage, to }: CriticalEntered): Refusal | null =>
  whyNotDamaged(assault, damage) ?? (to === undefined ? null : whyNotMovedTo(assault, to));

const whyNotDamaged = (assault: Assault, damage: CriticalEntered['damage']): Refusal | null => {
  const wrong = damage.find(({ unit, points }) => {
    const found = assault.units.find(one => one.id === unit);
    return found === undefined || !isAlive(found) || !Number.isInteger(points) || points < 1;
  });
  if (wrong === undefined) return null;
  const name = assault.units.find(one => one.id === wrong.unit)?.name ?? wrong.unit;
  return refuse('W6', 'cannot-be-damaged', { unit: name });
};

/** How far the critical that is told next may move its war engine, cm; 0: none does, or nothing is left to move. */
export const criticalReach = (assault: Assault): number => {
  const told = next(assault);
  if (told?.kind !== 'critical') return 0;
  const unit = unitOf(assault, told.unit);
  return isAlive(unit) && unit.aboard === null ? criticalOf(assault, unit).moves ?? 0 : 0;
};

/** It may step over whoever is in its way, but stands on nobody, and it cannot enter what stops it. @rule W6 */
const whyNotMovedTo = (assault: Assault, to: Point): Refusal | null => {
  const unit = unitOf(assault, next(assault)!.unit);
  const reach = criticalReach(assault);
  if (reach === 0) return refuse('W6', 'not-moved-by-critical', { unit: unit.name });
  const cm = distance(unit.at, to);
  if (cm > reach + ROUNDING) return refuse('W6', 'too-far', { unit: unit.name, cm, allowance: reach });
  return whyNotThere(assault, { unit, to }) ?? whyWalled(assault, { unit, to });
};

/** What the players say a critical did. @rule W6 */
export const enterCritical = (assault: Assault, { damage, to }: CriticalEntered): Assault => {
  const hits = damage.map(({ unit, points }) => ({ unit, points, unsaved: true }));
  const after = rest(to === undefined ? assault : moveByCritical(assault, to));
  return assaultWith(after, { volley: volleyOn(after, 'critical', stepOf(assault), hits) });
};

/** It and those aboard stand elsewhere. Its way goes along, so that it has moved neither more nor less. @rule W6 */
const moveByCritical = (assault: Assault, to: Point): Assault => {
  const engine = unitOf(assault, next(assault)!.unit);
  const [dx, dy] = [to[0] - engine.at[0], to[1] - engine.at[1]];
  const path = engine.path.map(([x, y]): Point => [x + dx, y + dy]);
  const ids = [engine, ...passengersOf(assault, engine.id)].map(({ id }) => id);
  const there = assaultWith(assault, {
    units: changeUnits(assault, ids, unit => unitWith(unit, unit.id === engine.id ? { at: to, path } : { at: to })),
  });
  return note(there, stepOf(assault), 'W6', 'moved-by-critical', { unit: engine.name, cm: distance(engine.at, to) });
};

/** Whatever hits are waiting take their toll. @rule A4.5, W5, W6 */
export const settle = (assault: Assault): Assault => {
  if (!hasWaitingHits(assault.volley)) return assault;
  const after = removeKilled(assault);
  const { cause, step } = assault.volley!;
  if (!STRAY.includes(cause)) return after;
  const hurt = assault.units.filter((unit, i) => pointsLost(assault, unit, after.units[i]!) > 0);
  return markBystanders(assault, after, hurt, step);
};

/** What may cost formations units that have nothing to do with the assault. */
const STRAY: readonly HitCause[] = ['splash', 'critical', 'passengers'];

/** Points of damage that a unit has lost, 1 for what any hit destroys. @rule W5 */
const pointsLost = (assault: Assault, before: Unit, after: Unit): number => {
  if (!isAlive(before)) return 0;
  return isAlive(after) ? after.damage - before.damage : capacityLeft(assault, before);
};

/** Formations outside the assault take their Blast markers for what it costs them at once. @rule B7, W7 */
const markBystanders = (before: Assault, after: Assault, hurt: readonly Unit[], step: Step): Assault => hurt
  .filter(({ formation }) => !formationOf(before, formation).fighting)
  .reduce((marked, unit) => {
    const markers = markersFor(before, unit, pointsLost(before, unit, unitOf(after, unit.id)));
    return breakIfShaken(placeMarkers(marked, unit.formation, markers, step, 'B7'), unit.formation, step);
  }, after);
