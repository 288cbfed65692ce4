/** A2. Overwatch: fire at those who have charged, or withdraw, or consolidate. Its hits are rolled at the table. */
import { breakIfShaken, panicIn, placeMarkers } from '../attacks/blast-markers.ts';
import { volleyOn } from '../attacks/volley.ts';
import { isWarEngine } from '../model/combatant.ts';
import { assaultWith, formationWith } from '../model/copies.ts';
import type { OverwatchFire, OverwatchHit } from '../model/events.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { enemyOf, type Side, type Step } from '../model/procedure.ts';
import { changeFormations, combatantOf, formationOf, isOnTable, livingIn, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import type { Volley } from '../model/volley.ts';
import { cornersNow, movedSince, movesWith } from '../movement/two-moves.ts';
import { savesWhenBroken } from '../special-rules/expendable.ts';
import { hasEngaged } from '../special-rules/saves-and-weapons.ts';

/** Unbroken formations of a side that have not fired yet from overwatch. @rule A2.12 */
const watchersOf = (assault: Assault, side: Side): readonly string[] => assault.formations
  .filter(one => one.side === side && one.overwatch && !one.broken && livingIn(assault, one.id).some(isOnTable))
  .map(one => one.id);

/** The side whose moves draw fire now. */
const sideUnderFire = (assault: Assault): Side =>
  formationOf(assault, assault.moves.underFire?.[0] ?? assault.engaging).side;

/** Formations that may still fire at those who have moved. @rule A2.12, A7.3, A8.3 */
export const onOverwatch = (assault: Assault): readonly string[] =>
  watchersOf(assault, enemyOf(sideUnderFire(assault)));

/**
 * Formations that can be fired at: those who charge, and those who got out of a transport to fight; in a withdrawal or
 * a consolidation those who have moved.
 *
 * @rule A2.12, A7.3, A8.3
 */
export const underFire = (assault: Assault): readonly string[] => {
  const { underFire: moved } = assault.moves;
  const { side } = formationOf(assault, assault.engaging);
  return assault.formations
    .filter(one => (moved === null ? one.side === side && hasEngaged(one) : moved.includes(one.id))
      && livingIn(assault, one.id).some(isOnTable))
    .map(one => one.id);
};

/** The step in which fire falls; whom it breaks in a consolidation has not set out yet. */
const stepOf = ({ moves }: Assault): Step => {
  if (moves.underFire === null) return 'a2Charge';
  return moves.setOut > 0 ? 'a7Withdraw' : 'a7Consolidate';
};

/** Units of formations that move now. */
const unitsOf = (assault: Assault, formations: readonly string[]): readonly Unit[] =>
  assault.units.filter(({ formation }) => formations.includes(formation));

/**
 * Why nobody is asked for overwatch at those who move now; null if the other side is: it still has some, and somebody
 * has moved since it was asked last.
 *
 * @rule A2.12, A7.3, A8.3
 */
export const whyNotAsk = (assault: Assault, movers: readonly string[], rule: 'A7.3' | 'A8.3'): Refusal | null => {
  const [first] = movers;
  const isWatched = first !== undefined
    && watchersOf(assault, enemyOf(formationOf(assault, first).side)).length > 0;
  if (!isWatched) return refuse(rule, 'nobody-watches');
  return movedSince(assault, unitsOf(assault, movers)).length > 0 ? null : refuse(rule, 'nobody-has-moved');
};

/** Overwatch is asked for: those who have moved since it was last may be fired at. @rule A2.12, A7.3, A8.3 */
export const askOverwatch = (assault: Assault, movers: readonly string[]): Assault => {
  const units = unitsOf(assault, movers);
  const moved = movedSince(assault, units).map(({ formation }) => formation);
  return movesWith(assault, { underFire: [...new Set(moved)], watched: cornersNow(units) });
};

/** Nobody fires any more; whom fire has broken in a consolidation withdraws if anybody is left of it. @rule A2.12 */
export const endFire = (assault: Assault): Assault => {
  const over = movesWith(assault, { underFire: null, panic: null });
  return stepOf(assault) !== 'a7Consolidate' || assault.withdrawing.length === 0 ? over : assaultWith(over, {
    withdrawing: assault.withdrawing.filter(id => livingIn(assault, id).some(isOnTable)),
  });
};

const unitName = (assault: Assault, id: string): string => assault.units.find(one => one.id === id)?.name ?? id;

const MOST_POINTS = 36;

const isWhole = (count: number | undefined, least: number): boolean =>
  count === undefined || (Number.isInteger(count) && count >= least && count <= MOST_POINTS);

/** Why overwatch fire cannot be entered so; null if it can. @rule A2.12 */
export const whyNotFire = (assault: Assault, { formation, target, hits, markers }: OverwatchFire): Refusal | null => {
  const nameOf = (id: string): string => assault.formations.find(one => one.id === id)?.name ?? id;
  if (!onOverwatch(assault).includes(formation)) {
    return refuse('A2.12', 'not-on-overwatch', { formation: nameOf(formation) });
  }
  if (!underFire(assault).includes(target)) return refuse('A2.12', 'not-under-fire', { formation: nameOf(target) });
  const stray = hits.find(({ unit, points }) => {
    const found = assault.units.find(one => one.id === unit);
    return found === undefined || !isOnTable(found) || found.formation !== target || !isWhole(points, 1);
  });
  if (stray !== undefined) return refuse('A2.12', 'cannot-be-damaged', { unit: unitName(assault, stray.unit) });
  return isWhole(markers, 0) ? null : refuse('A2.12', 'no-such-markers');
};

/** The hits as they fall: points matter to war engines only. */
const hitsOf = (assault: Assault, hits: readonly OverwatchHit[]): Volley => volleyOn(
  assault, 'overwatch', stepOf(assault), hits.map(({ unit, effect = 'normal', points = 1, unsaved = false }) => ({
    unit, effect, unsaved, points: isWarEngine(combatantOf(assault, unitOf(assault, unit))) ? points : 1,
  })));

/**
 * A formation on overwatch has fired: a Blast marker for coming under fire at once; the dead bring one each when the
 * hits have been saved. On a broken formation each of them is a hit.
 *
 * @rule A2.12, B3
 */
export const fireOverwatch = (assault: Assault, fire: OverwatchFire): Assault => {
  const { formation, target, hits, markers = 0 } = fire;
  const step = stepOf(assault);
  const spent = changeFormations(assault, [formation], one => formationWith(one, { overwatch: false }));
  const noted = note(spent, step, 'A2.12', 'overwatch-fired', {
    formation: formationOf(assault, formation).name, target: formationOf(assault, target).name, hits: hits.length,
  });
  const marked = placeMarkers(noted, target, 1 + markers, step, 'A2.12');
  const panic = formationOf(assault, target).broken ? { formation: target, markers: 1 + markers } : null;
  const shot = assaultWith(marked, { volley: hitsOf(marked, hits), settled: null });
  return panic === null ? shot : movesWith(shot, { panic });
};

/** A formation that was broken before it came under fire loses a unit for each Blast marker. @rule B3 */
const panicUnderFire = (assault: Assault, id: string, markers: number): Assault => {
  const units = panicIn(assault, formationOf(assault, id), markers);
  if (units.length === 0) return assault;
  const noted = note(assault, stepOf(assault), 'B3', 'panic', {
    formation: formationOf(assault, id).name, lost: units.map(unit => unitOf(assault, unit).name),
  });
  const hits = units.map(unit => ({ unit, unsaved: !savesWhenBroken(assault, unitOf(assault, unit)) }));
  return assaultWith(noted, { volley: volleyOn(noted, 'overwatch', stepOf(assault), hits) });
};

/** Whoever the fire breaks in a consolidation will withdraw. @rule A2.12, A8.3 */
const breakUnderFire = (assault: Assault): Assault => (assault.moves.underFire ?? []).reduce((after, id) => {
  const shaken = breakIfShaken(after, id, stepOf(assault));
  const isFleeing = formationOf(shaken, id).broken && !formationOf(after, id).broken;
  return isFleeing ? assaultWith(shaken, { withdrawing: [...shaken.withdrawing, id] }) : shaken;
}, assault);

/** The fire at those who withdraw or consolidate has been settled: it breaks, or costs the broken more. @rule B1, B3 */
export const feelFire = (assault: Assault): Assault => {
  const { panic } = assault.moves;
  const settled = movesWith(assault, { panic: null });
  return panic === null ? breakUnderFire(settled) : panicUnderFire(settled, panic.formation, panic.markers);
};
