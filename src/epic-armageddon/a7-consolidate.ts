/** A8, the end of A7: the winner counts its losses as Blast markers and makes a free move of 5cm. */
import { distance, type Point } from '../battlefield/base.ts';
import { breakIfShaken, placeMarkers } from './blast-markers.ts';
import { note, refuse, type Refusal } from './log.ts';
import { endMoves, legOf, makeLeg, whyBlocked, whyTooFar } from './movement.ts';
import { fightingFormations, formationOf, isAlive, livingIn, unitOf, type Assault, type Formation } from './state.ts';
import { zonesEntered } from './zones-of-control.ts';

/** A consolidation move, cm. @rule A8.3 */
export const CONSOLIDATION = 5;

/** Units of a formation that the enemy killed in this assault, all rounds. @rule A8.1 */
const lossesOf = (assault: Assault, formation: Formation): number =>
  assault.units
    .filter(({ formation: id, lostTo }) => id === formation.id && (lostTo === 'attack' || lostTo === 'support')).length;

/**
 * Each winning formation takes a Blast marker for every unit of its own that was killed, and may break from them; one
 * that was broken at the start takes none.
 *
 * @rule A8.1, A8.2, B4
 */
export const markTheWinner = (assault: Assault): Assault => {
  if (assault.winner === null) return assault;
  return fightingFormations(assault, assault.winner).reduce((after, formation) => {
    const marked = placeMarkers(after, formation.id, lossesOf(assault, formation), 'a7Consolidate', 'A8.1');
    return breakIfShaken(marked, formation.id, 'a7Consolidate');
  }, assault);
};

const calledFormations = (assault: Assault): readonly string[] =>
  assault.winner === null ? [] : assault.support.called[assault.winner].map(id => unitOf(assault, id).formation);

/**
 * Formations that may consolidate.
 *
 * @rule A8.3
 * @ruling whoConsolidates, brokenWinner
 */
export const consolidating = (assault: Assault): readonly string[] => {
  if (assault.winner === null) return [];
  const fought = fightingFormations(assault, assault.winner).map(formation => formation.id);
  const supported = assault.rulings.whoConsolidates === 'supporters-too' ? calledFormations(assault) : [];
  return [...new Set([...fought, ...supported])].filter(id => {
    const formation = formationOf(assault, id);
    const stays = assault.rulings.brokenWinner === 'stays' && formation.broken && !formation.wasBroken;
    return !stays && livingIn(assault, id).length > 0;
  });
};

/** Why a unit may not consolidate to a spot; null if it may: 5cm, and into no zone of control. @rule A8.3 */
export const whyNotConsolidate = (assault: Assault, id: string, to: Point): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  if (unit === undefined || !isAlive(unit) || !consolidating(assault).includes(unit.formation)) {
    return refuse('A8.3', 'not-yours-to-move', { unit: unit?.name ?? id });
  }
  const leg = legOf(assault, id, to);
  const blocked = whyTooFar(leg, CONSOLIDATION, 'A8.3') ?? whyBlocked(assault, leg);
  if (blocked !== null) return blocked;
  const entered = zonesEntered(assault, unit, to)[0];
  return entered === undefined ? null : refuse('A8.3', 'enters-zone', { unit: unit.name, enemy: entered.enemy.name });
};

/** Moves a consolidating unit. @rule A8.3 */
export const consolidateTo = (assault: Assault, id: string, to: Point): Assault =>
  note(makeLeg(assault, id, to), 'a7Consolidate', 'A8.3', 'moved', {
    unit: unitOf(assault, id).name, cm: distance(unitOf(assault, id).at, to),
  });

/** The assault is over; a Fearless loser in contact stays there, and nothing more happens now. @rule A8.3, A8.4 */
export const endAssault = (assault: Assault): Assault => {
  const over = endMoves({ ...assault, batch: null, volley: null });
  return over.winner === null ? over : note(over, 'a7Consolidate', 'A8.3', 'over', { side: over.winner });
};
