/** Takes the losses of a settled volley off the table, counts them, and finds what follows from them. */
import { placeMarkers } from './blast-markers.ts';
import { isWarEngine } from '../model/combatant.ts';
import { assaultWith, formationWith, unitWith } from '../model/copies.ts';
import { capacityLeft, criticalOf, lostPoints, type LostPoints } from './damage.ts';
import type { LogEntry } from '../model/log-entries.ts';
import { outcomesOf } from './save-dice.ts';
import { movesWith } from '../movement/two-moves.ts';
import { killsFor, markersFor } from '../special-rules/expendable.ts';
import {
  changeFormations, combatantOf, formationOf, passengersOf, removeUnits, unitOf,
} from '../model/roster.ts';
import type { Aftermath, Assault, Unit } from '../model/state.ts';
import { enemyOf, SIDES, type Loss, type Side, type Step } from '../model/procedure.ts';
import type { AllocatedHit, HitCause, Volley } from '../model/volley.ts';

const LOST_TO: Readonly<Record<HitCause, Loss>> = {
  'first-strike': 'attack', attacks: 'attack', support: 'support', 'hack-down': 'hack-down', withdrawal: 'withdrawal',
  'dangerous-terrain': 'dangerous-terrain', overwatch: 'overwatch', splash: 'critical', passengers: 'passengers',
  'blast-marker': 'blast-marker', critical: 'critical',
};

/** What a volley has done to one unit. */
interface UnitLoss {
  readonly unit: Unit;
  readonly points: number;
  readonly outright: number;
  readonly byCriticals: number;
  readonly criticals: number;
  readonly stopped: number;
  readonly isFatal: boolean;
  /** The hit that did for it, by its place. */
  readonly last: number;
}

/** A unit’s losses while it is being added up. */
type Tally = { -readonly [of in keyof UnitLoss]: UnitLoss[of] };

const noLoss = (unit: Unit, isFatal: boolean): Tally =>
  ({ unit, points: 0, outright: 0, byCriticals: 0, criticals: 0, stopped: 0, isFatal, last: 0 });

/** What each unit has taken, in the order in which they were hit. */
const lossesOn = (
  assault: Assault, hits: readonly AllocatedHit[], lost: readonly LostPoints[],
): readonly UnitLoss[] => {
  const losses = new Map<string, Tally>();
  hits.forEach(({ unit, stopped }, i) => {
    const { unsaved, points, outright, byCriticals, criticals, isFatal } = lost[i]!;
    const loss = losses.get(unit) ?? noLoss(unitOf(assault, unit), isFatal);
    losses.set(unit, loss);
    loss.points += points;
    loss.outright += outright;
    loss.byCriticals += byCriticals;
    loss.criticals += criticals;
    loss.stopped += stopped;
    if (unsaved > 0) loss.last = i;
  });
  return [...losses.values()];
};

/** Whether losses now are kills of the enemy, and Blast markers should their side win. @rule A6.2, A8.1 */
const isFought = (volley: Volley): boolean => volley.step === 'a4Attacks' || volley.step === 'a5SupportingFire';

/** Points that count as kills. @rule W7 @ruling criticalDeath, passengersAsKills */
const countedPoints = (assault: Assault, volley: Volley, loss: UnitLoss): number => {
  if (volley.cause === 'passengers' && assault.rulings.passengersAsKills === 'no-kills') return 0;
  const { points, outright } = loss;
  if (assault.rulings.criticalDeath === 'all-that-was-left' || outright === 0) return points;
  return points - outright + 1;
};

const hit = (assault: Assault, loss: UnitLoss, volley: Volley): Unit => {
  const { unit, points, stopped, isFatal, byCriticals } = loss;
  const isEngine = isWarEngine(combatantOf(assault, unit));
  const cause = byCriticals > 0 && isEngine ? 'critical' : LOST_TO[volley.cause];
  return unitWith(unit, {
    damage: isEngine ? unit.damage + points : unit.damage,
    shields: unit.shields - stopped,
    lostTo: isFatal ? cause : null,
  });
};

/**
 * What follows from a unit’s losses: blasts and criticals to be told, then those who climb out of the wreck.
 * @rule W6, V12
 */
const followsFrom = (assault: Assault, volley: Volley, side: Side, loss: UnitLoss): readonly Aftermath[] => {
  const { isFatal, criticals, unit: { id } } = loss;
  const aboard = isFatal ? passengersOf(assault, id).map(unit => unit.id) : [];
  if (aboard.length === 0 && criticals === 0) return [];
  const critical = criticalOf(assault, loss.unit);
  const blasts = Array<Aftermath>(critical.splash === null ? 0 : criticals).fill({ kind: 'splash', unit: id });
  const told = Array<Aftermath>(critical.entered ? criticals : 0).fill({ kind: 'critical', unit: id });
  const { effect } = volley.hits[side][loss.last]!;
  const wreck: readonly Aftermath[] = aboard.length === 0 ? [] : [{
    kind: 'passengers', unit: id, units: aboard, effect, origin: volley.origin,
  }];
  return [...wreck, ...blasts, ...told];
};

/** Blast markers of lost units, on each formation of a side, should it win. @rule A8.1 */
const withMarkers = (before: Assault, after: Assault, losses: readonly UnitLoss[]): Assault => {
  const markersOf = new Map<string, number>();
  for (const { unit, points } of losses) {
    const markers = markersFor(before, unit, points);
    if (markers > 0) markersOf.set(unit.formation, (markersOf.get(unit.formation) ?? 0) + markers);
  }
  return markersOf.size === 0 ? after : changeFormations(after, [...markersOf.keys()], formation =>
    formationWith(formation, { losses: formation.losses + markersOf.get(formation.id)! }));
};

/**
 * Overwatch fire marks those at whom it was aimed at once, a marker for every loss; others are bystanders. On a broken
 * formation they are added to the hits that its markers are.
 *
 * @rule A2.12, B3, B7
 */
const withMarkersNow = (before: Assault, after: Assault, step: Step, losses: readonly UnitLoss[]): Assault =>
  losses.reduce((assault, { unit, points }) => {
    const { panic, underFire } = assault.moves;
    const isAimedAt = underFire?.includes(unit.formation) ?? formationOf(before, unit.formation).fighting;
    const markers = isAimedAt ? markersFor(before, unit, points) : 0;
    return panic?.formation === unit.formation
      ? movesWith(assault, { panic: { ...panic, markers: panic.markers + markers } })
      : placeMarkers(assault, unit.formation, markers, step, 'A2.12');
  }, after);

/** What losses are worth in Blast markers depends on what they came of. @rule A2.12, A6.8, A8.1 */
const afterLosses = (before: Assault, after: Assault, volley: Volley, losses: readonly UnitLoss[]): Assault => {
  if (isFought(volley)) return withMarkers(before, after, losses);
  return volley.origin === 'overwatch' ? withMarkersNow(before, after, volley.step, losses) : after;
};

/** Kills count for the enemy only where the lost unit’s formation fights. @rule A6.2, W6 */
const killsOn = (assault: Assault, volley: Volley, losses: readonly UnitLoss[]): number => losses
  .filter(({ unit }) => formationOf(assault, unit.formation).fighting)
  .reduce((sum, loss) => sum + killsFor(assault, loss.unit, countedPoints(assault, volley, loss)), 0);

const entryOn = (volley: Volley, side: Side, losses: readonly UnitLoss[]): LogEntry => ({
  step: volley.step, rule: volley.cause === 'passengers' ? 'V12' : 'A4.5', key: 'casualties', values: {
    side, hits: volley.hits[side].length,
    stopped: losses.reduce((sum, loss) => sum + loss.stopped, 0),
    killed: losses.filter(loss => loss.isFatal).map(loss => loss.unit.name),
    damaged: losses.filter(loss => !loss.isFatal && loss.points > 0).map(loss => `${loss.unit.name} ${loss.points}`),
  },
});

/** Losses that the step tells of by itself are told here only where a war engine was damaged. */
const TOLD: readonly HitCause[] = ['hack-down', 'withdrawal', 'dangerous-terrain', 'blast-marker'];
const isWorthTelling = (assault: Assault, { cause }: Volley, losses: readonly UnitLoss[]): boolean =>
  !TOLD.includes(cause)
    || losses.some(({ unit, points }) => points > 0 && isWarEngine(combatantOf(assault, unit)));

/** Everything a volley does to those it hit. */
const inflict = (assault: Assault, volley: Volley, losses: readonly UnitLoss[]): Assault => {
  const felt = losses.filter(({ points, stopped, isFatal }) => points > 0 || stopped > 0 || isFatal);
  const struck = new Map(felt.map(loss => [loss.unit, hit(assault, loss, volley)]));
  return struck.size === 0 ? assault
    : assaultWith(assault, { units: assault.units.map(unit => struck.get(unit) ?? unit) });
};

/** Blasts of the attacks wait until their step is settled, where a club plays it so. @rule W6 @ruling splashTiming */
const withAftermath = (
  { aftermath, heldBlasts, rulings }: Assault, volley: Volley, follows: readonly Aftermath[],
): Pick<Assault, 'aftermath' | 'heldBlasts'> => {
  if (follows.length === 0) return { aftermath, heldBlasts };
  const isHeld = ({ kind }: Aftermath): boolean =>
    kind === 'splash' && rulings.splashTiming === 'after-the-attacks' && isFought(volley);
  return {
    aftermath: [...aftermath, ...follows.filter(one => !isHeld(one))],
    heldBlasts: [...heldBlasts, ...follows.filter(isHeld)],
  };
};

/** Kills of a side among some losses. */
const gainedBy = (assault: Assault, volley: Volley, side: Side, losses: readonly UnitLoss[]): number =>
  (isFought(volley) ? killsOn(assault, volley, losses.filter(({ unit }) => unit.side === enemyOf(side))) : 0);

/** The kills after some losses more. */
const killsAfter = (assault: Assault, volley: Volley, losses: readonly UnitLoss[]): Assault['kills'] => ({
  attacker: assault.kills.attacker + gainedBy(assault, volley, 'attacker', losses),
  defender: assault.kills.defender + gainedBy(assault, volley, 'defender', losses),
});

/**
 * Removes those who die with their transport whatever they would throw: losses as those of any other passenger.
 *
 * @rule V12, W10
 * @ruling passengersAsKills
 */
export const removeDoomed = (assault: Assault, units: readonly Unit[], volley: Volley): Assault => {
  if (units.length === 0) return assault;
  const losses = units.map((unit): UnitLoss => ({ ...noLoss(unit, true), points: capacityLeft(assault, unit) }));
  const removed = removeUnits(assault, units.map(unit => unit.id), 'passengers');
  return assaultWith(afterLosses(assault, removed, volley, losses), { kills: killsAfter(assault, volley, losses) });
};

/**
 * Removes everybody killed in a settled volley, both sides at once, takes damage and shields off the others, and keeps
 * the running total of kills.
 *
 * @rule A4.4, A4.5, A5.5, H3, H11, W5
 */
export const removeKilled = (assault: Assault): Assault => {
  const { hits } = assault.volley!;
  const lost = { attacker: lostPoints(assault, hits.attacker), defender: lostPoints(assault, hits.defender) };
  const volley = outcomesOf(assault.volley!, lost);
  const losses = {
    attacker: lossesOn(assault, hits.attacker, lost.attacker),
    defender: lossesOn(assault, hits.defender, lost.defender),
  };
  const all = [...losses.defender, ...losses.attacker];
  const sides = SIDES.filter(side => volley.hits[side].length > 0);
  const follows = (['defender', 'attacker'] as const)
    .flatMap(side => losses[side].flatMap(loss => followsFrom(assault, volley, side, loss)));
  const inflicted = inflict(assault, volley, all);
  const counted = afterLosses(assault, inflicted, volley, all);
  return assaultWith(counted, {
    volley,
    settled: volley,
    ...withAftermath(assault, volley, follows),
    kills: killsAfter(assault, volley, all),
    log: [...assault.log, ...sides.filter(side => isWorthTelling(assault, volley, losses[side]))
      .map(side => entryOn(volley, side, losses[side])), ...counted.log.slice(assault.log.length)],
  });
};
