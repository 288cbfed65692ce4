/** A2. Overwatch: fire at those who have charged, before anything is fought. Its hits are rolled at the table. */
import { placeMarkers } from '../attacks/blast-markers.ts';
import { isWarEngine } from '../model/combatant.ts';
import { assaultWith, formationWith } from '../model/copies.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { hasEngaged } from '../special-rules/saves-and-weapons.ts';
import { changeFormations, combatantOf, formationOf, isOnTable, livingIn, unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import { enemyOf } from '../model/procedure.ts';
import { volleyOn } from '../attacks/volley.ts';
import type { Volley } from '../model/volley.ts';
import type { OverwatchFire, OverwatchHit } from '../model/events.ts';

/** Formations that may still fire at those who charge. @rule A2.12 */
export const onOverwatch = (assault: Assault): readonly string[] => {
  const side = enemyOf(formationOf(assault, assault.engaging).side);
  return assault.formations
    .filter(one => one.side === side && one.overwatch && !one.broken && livingIn(assault, one.id).some(isOnTable))
    .map(one => one.id);
};

/** Formations that can be fired at: those who charge, and those who got out of a transport to fight. @rule A2.12 */
export const underFire = (assault: Assault): readonly string[] => {
  const { side } = formationOf(assault, assault.engaging);
  return assault.formations
    .filter(one => one.side === side && hasEngaged(one) && livingIn(assault, one.id).some(isOnTable))
    .map(one => one.id);
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
  assault, 'overwatch', 'a2Charge', hits.map(({ unit, effect = 'normal', points = 1, unsaved = false }) => ({
    unit, effect, unsaved, points: isWarEngine(combatantOf(assault, unitOf(assault, unit))) ? points : 1,
  })));

/**
 * A formation on overwatch has fired: a Blast marker for coming under fire at once; the dead bring one each when the
 * hits have been saved.
 *
 * @rule A2.12
 */
export const fireOverwatch = (assault: Assault, fire: OverwatchFire): Assault => {
  const { formation, target, hits, markers = 0 } = fire;
  const spent = changeFormations(assault, [formation], one => formationWith(one, { overwatch: false }));
  const noted = note(spent, 'a2Charge', 'A2.12', 'overwatch-fired', {
    formation: formationOf(assault, formation).name, target: formationOf(assault, target).name, hits: hits.length,
  });
  const marked = placeMarkers(noted, target, 1 + markers, 'a2Charge', 'A2.12');
  return assaultWith(marked, { volley: hitsOf(marked, hits), settled: null });
};
