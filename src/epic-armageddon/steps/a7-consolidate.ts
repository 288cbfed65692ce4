/** A8, the end of A7: the winner counts its losses as Blast markers and makes a free move of 5cm. */
import { distance, type Point } from '../../battlefield/base.ts';
import { breakIfShaken, placeMarkers } from '../attacks/blast-markers.ts';
import { assaultWith, formationWith } from '../model/copies.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { endMoves, legOf, makeLeg, whyBlocked, whyTooFar } from '../movement/movement.ts';
import { hitsAndRuns } from '../special-rules/formation-rules.ts';
import { etherealsLost } from '../special-rules/ethereal.ts';
import { readThrow } from '../../dice/hand.ts';
import { has, isWarEngine } from '../model/combatant.ts';
import type { AssaultHand } from '../model/hands.ts';
import {
  changeFormations, combatantOf, fightingFormations, formationOf, isOnTable, livingIn, unitOf,
} from '../model/roster.ts';
import type { Assault, Formation, Unit } from '../model/state.ts';
import { SIDES, type Side } from '../model/procedure.ts';
import { whyNotEmbark } from '../movement/transports.ts';
import { zonesEntered } from '../movement/zones-of-control.ts';

/** How far a unit may consolidate, cm: 5, or its Speed where its army hits and runs. @rule A8.3 */
export const consolidationOf = (assault: Assault, unit: Unit): number =>
  (hitsAndRuns(formationOf(assault, unit.formation)) ? combatantOf(assault, unit).speed : CONSOLIDATION);

const CONSOLIDATION = 5;

/**
 * Each winning formation takes a Blast marker for every unit of its own that was killed, and may break from them; one
 * that was broken at the start takes none. Where nobody has won, those who are left may break from what they had.
 *
 * @rule A8.1, A8.2, B1, B4
 */
export const markTheWinner = (assault: Assault): Assault => {
  if (assault.winner === null) {
    return SIDES.flatMap(side => fightingFormations(assault, side))
      .reduce((after, { id }) => breakIfShaken(after, id, 'a7Consolidate'), assault);
  }
  return fightingFormations(assault, assault.winner).reduce((after, formation) => {
    const marked = placeMarkers(after, formation.id, formation.losses, 'a7Consolidate', 'A8.1');
    return breakIfShaken(marked, formation.id, 'a7Consolidate');
  }, assault);
};

const grieving = (assault: Assault): readonly Formation[] => (assault.winner === null ? []
  : fightingFormations(assault, assault.winner)
      .filter(formation => !formation.broken && etherealsLost(assault, formation.id) > 0));

/** A D3 for every Ethereal that a winner has lost: so many Blast markers more. @rule A8.1 */
export const griefHands = (assault: Assault): readonly AssaultHand[] => grieving(assault).map(({ id, side }) => ({
  name: `${id} Ethereals lost`, side, purpose: 'blast-markers', effect: 'normal', units: [],
  dice: etherealsLost(assault, id), read: 'halves',
}));

export const isGrieving = (assault: Assault): boolean => grieving(assault).length > 0;

/** The markers for a lost Ethereal join those for the other losses. @rule A8.1 */
export const grieve = (assault: Assault, faces: readonly number[]): Assault => {
  const markers = readThrow(griefHands(assault), faces);
  return grieving(assault).reduce((after, { id }, i) =>
    changeFormations(after, [id], one => formationWith(one, { losses: one.losses + markers[i]! })), assault);
};

const calledFormations = (assault: Assault, side: Side): readonly string[] =>
  assault.support.called[side].map(id => unitOf(assault, id).formation);

/**
 * Formations that may consolidate.
 *
 * @rule A8.3
 * @ruling whoConsolidates, brokenWinner
 */
export const consolidating = (assault: Assault): readonly string[] => {
  const { winner, rulings } = assault;
  if (winner === null) return [];
  const fought = fightingFormations(assault, winner).map(formation => formation.id);
  const supported = rulings.whoConsolidates === 'supporters-too' ? calledFormations(assault, winner) : [];
  return [...new Set([...fought, ...supported])].filter(id => {
    const formation = formationOf(assault, id);
    const stays = rulings.brokenWinner === 'stays' && formation.broken && !formation.wasBroken;
    return !stays && livingIn(assault, id).length > 0;
  });
};

/** Why a unit may not consolidate to a spot; null if it may: 5cm, into no zone of control, no aircraft. @rule A8.3 */
export const whyNotConsolidate = (assault: Assault, id: string, to: Point): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  if (unit === undefined || !isOnTable(unit) || !consolidating(assault).includes(unit.formation)
    || has(combatantOf(assault, unit), 'aircraft')) {
    return refuse('A8.3', 'not-yours-to-move', { unit: unit?.name ?? id });
  }
  if (isWarEngine(combatantOf(assault, unit)) && assault.units.some(one => one.left === id)) {
    return refuse('A8.3', 'has-taken-in', { unit: unit.name });
  }
  const leg = legOf(assault, id, to);
  const blocked = whyTooFar(leg, consolidationOf(assault, unit), 'A8.3') ?? whyBlocked(assault, leg);
  if (blocked !== null) return blocked;
  const entered = zonesEntered(assault, unit, to)[0];
  return entered === undefined ? null : refuse('A8.3', 'enters-zone', { unit: unit.name, enemy: entered.enemy.name });
};

/**
 * Why a transport of the winner may not collect a unit; null if it may. It takes in whom it touches, who makes no move
 * of its own; a war engine is entered by those who walk to it, and has not moved.
 *
 * @rule A8.3
 */
export const whyNotPickUp = (assault: Assault, id: string, into: string): Refusal | null => {
  const refused = whyNotEmbark(assault, id, into, 0, consolidating(assault));
  if (refused !== null) return refused;
  const [unit, transport] = [unitOf(assault, id), unitOf(assault, into)];
  const walker = isWarEngine(combatantOf(assault, transport)) ? transport : unit;
  return walker.path.length === 0 ? null
    : refuse('A8.3', 'may-not-get-in', { unit: unit.name, transport: transport.name });
};

/** Moves a consolidating unit. @rule A8.3 */
export const consolidateTo = (assault: Assault, id: string, to: Point): Assault =>
  note(makeLeg(assault, id, to), 'a7Consolidate', 'A8.3', 'moved', {
    unit: unitOf(assault, id).name, cm: distance(unitOf(assault, id).at, to),
  });

/** The assault is over; a Fearless loser in contact stays there, and nothing more happens now. @rule A8.3, A8.4 */
export const endAssault = (assault: Assault): Assault => {
  const over = endMoves(assaultWith(assault, { batch: null, volley: null }));
  return over.winner === null ? over : note(over, 'a7Consolidate', 'A8.3', 'over', { side: over.winner });
};
