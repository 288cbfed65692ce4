/** A6. Result: who has won, if the attacks did not settle it, and who is hacked down as the losers turn. */
import type { Readings } from '../../dice/hand.ts';
import { inOneLap, nearestFirst } from '../attacks/allocation.ts';
import type { Target } from '../model/batch.ts';
import { isUnmarked, markersOf } from '../attacks/blast-markers.ts';
import { has } from '../model/combatant.ts';
import { assaultWith } from '../model/copies.ts';
import type { AssaultHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import { modifiersAgainst, sumOf, type Strength } from './a6-modifiers.ts';
import { BRUTAL_HITS, isBrutal } from '../special-rules/epic-au.ts';
import { isFearless } from '../special-rules/ethereal.ts';
import { halvedHackDown } from '../special-rules/they-shall-know-no-fear.ts';
import {
  combatantOf, fighters, fightersOnTable, fightingFormations, formationOf, passengersOf, sizesOf, unitOf,
} from '../model/roster.ts';
import type { Assault, Formation, Modifier, Score, Unit } from '../model/state.ts';
import { enemyOf, SIDES, type Side } from '../model/procedure.ts';
import { unsavedVolley } from '../attacks/volley.ts';

const DICE = 2;

/** Two dice for each side, of which the higher one counts. @rule A6.1 */
export const resultHands = (): readonly AssaultHand[] =>
  SIDES.map(side => ({
    name: `${side} result`, side, purpose: 'result', effect: 'normal', units: [], dice: DICE, read: 'highest',
  }));

/** Units that count for a side: those of its fighting formations, and whoever else their transports carry. @rule W10 */
const countedUnits = (assault: Assault, side: Side): readonly Unit[] => {
  const ours = fighters(assault, side);
  const ids = new Set(ours.map(unit => unit.id));
  const carried = assault.units.filter(unit =>
    unit.lostTo === null && unit.aboard !== null && ids.has(unit.aboard) && !ids.has(unit.id));
  return [...ours, ...carried];
};

/** Formations whose Blast markers count for a side, those in its transports too. @rule A1.3, A1.7, W10 */
const countedFormations = (assault: Assault, units: readonly Unit[], side: Side): readonly Formation[] => {
  const ids = new Set(units.map(unit => unit.formation));
  return assault.formations.filter(({ id, fighting, side: theirs }) => theirs === side && (fighting || ids.has(id)));
};

const markersOn = (assault: Assault, formations: readonly Formation[]): number =>
  formations.reduce((sum, formation) => sum + markersOf(assault, formation), 0);

/**
 * What a side adds to its higher die.
 *
 * Units are counted as they stand after supporting fire, in the formations that fight, engaged or not, in transports or
 * not, a war engine as its starting damage capacity. Blast markers
 * are those from before the assault's casualties; a broken formation has as many as units. Inspiring units count while
 * they live. Supporters add their kills and nothing else.
 *
 * @returns the lines that apply, each with its value; empty if none does.
 * @rule A5.5, A6.2, A6.3, W8, W10
 */
export const modifiers = (assault: Assault, side: Side): readonly Modifier[] =>
  modifiersAgainst(strengthOf(assault, side), strengthOf(assault, enemyOf(side)));

/** A side as the result counts it. @rule A6.2, A6.3, W8, W10 */
export const strengthOf = (assault: Assault, side: Side): Strength => {
  const units = countedUnits(assault, side);
  const formations = countedFormations(assault, units, side);
  return {
    kills: assault.kills[side],
    size: sizesOf(assault, units),
    inspiring: units.filter(unit => has(combatantOf(assault, unit), 'inspiring')).length,
    markers: markersOn(assault, formations),
    isUnmarked: formations.every(isUnmarked),
  };
};

const scoreOf = (ours: Strength, theirs: Strength, dice: readonly number[], higher: number): Score => {
  const lines = modifiersAgainst(ours, theirs);
  return { dice, modifiers: lines, total: higher + sumOf(lines) };
};

/** The higher total wins; equal totals mean another round. @rule A6.4 */
export const resolveResult = (
  assault: Assault, [attacker = 0, defender = 0]: Readings, faces: readonly number[],
): Assault => {
  const [ours, theirs] = [strengthOf(assault, 'attacker'), strengthOf(assault, 'defender')];
  const result = {
    attacker: scoreOf(ours, theirs, faces.slice(0, DICE), attacker),
    defender: scoreOf(theirs, ours, faces.slice(DICE), defender),
  };
  const counted: Assault = assaultWith(assault, { results: [...assault.results, result], volley: null, settled: null });
  const rolled = note(counted, 'a6Result', 'A6.4', 'result', {
    attacker: result.attacker.total, attackerDice: result.attacker.dice.map(String),
    defender: result.defender.total, defenderDice: result.defender.dice.map(String),
  });
  if (result.attacker.total === result.defender.total) return note(rolled, 'a6Result', 'A6.4', 'tie');
  const winner = result.attacker.total > result.defender.total ? 'attacker' : 'defender';
  return beginHackDown(assaultWith(rolled, { winner, ending: 'result' }));
};

export const isTied = (assault: Assault): boolean => assault.winner === null;

/**
 * Units a hack-down can reach, nearest to the enemy first, wherever they stand, and after each transport those inside.
 * Fearless units are skipped, their passengers are not.
 *
 * @rule A6.5, A6.6, A6.7, W9
 * @ruling fearlessTransport
 */
export const hackDownTargets = (assault: Assault, side: Side): readonly Target[] => {
  const order = nearestFirst(assault, fightersOnTable(assault, side), fightersOnTable(assault, enemyOf(side)));
  const isSkipped = (id: string): boolean => isFearless(assault, unitOf(assault, id));
  return order.flatMap(target => {
    const isHit = !isSkipped(target.unit);
    if (!isHit && assault.rulings.fearlessTransport === 'passengers-skipped') return [];
    const aboard = passengersOf(assault, target.unit)
      .filter(unit => formationOf(assault, unit.formation).fighting && !isSkipped(unit.id))
      .map(unit => ({ unit: unit.id, cm: target.cm }));
    return isHit ? [target, ...aboard] : aboard;
  });
};

/**
 * Hits of the hack-down on a side that has lost by so much: Marines take half of them, and then Brutal winners add one.
 *
 * @rule A6.5, A6.6
 */
export const hackDownHits = (assault: Assault, loser: Side, difference: number): number =>
  halvedHackDown(fightingFormations(assault, loser), difference, assault.rulings.mixedMarines)
    + (isBrutal(assault, enemyOf(loser)) ? BRUTAL_HITS : 0);

/**
 * The loser takes as many hits as it lost by, with no save of any kind; Marines half of them.
 *
 * @rule A6.5, A6.6
 */
const beginHackDown = (assault: Assault): Assault => {
  const loser = enemyOf(assault.winner!);
  const totals = assault.results.at(-1)!;
  const difference = totals[assault.winner!].total - totals[loser].total;
  const hits = hackDownHits(assault, loser, difference);
  const targets = hackDownTargets(assault, loser);
  const counted = note(assaultWith(assault, { hackDown: hits }), 'a6Result', 'A6.5', 'hack-down', {
    side: loser, difference, hits,
  });
  const told = isBrutal(assault, assault.winner!)
    ? note(counted, 'a6Result', 'A6.5', 'brutal-hit', { side: assault.winner! }) : counted;
  return assaultWith(told, { volley: hackDownVolley(told, loser, targets, inOneLap(targets, hits)) });
};

const hackDownVolley = (
  assault: Assault, loser: Side, targets: readonly Target[], units: readonly string[],
) => unsavedVolley(assault, loser, targets, units, 'hack-down', 'a6Result');

/** Hits of a hack-down have been placed; what they take is settled like that of any volley. @rule A6.5, A6.8 */
export const resolveHackDown = (assault: Assault): Assault => {
  const loser = enemyOf(assault.winner!);
  const names = [...new Set(assault.volley!.hits[loser].map(hit => unitOf(assault, hit.unit).name))];
  return note(assault, 'a6Result', 'A6.5', 'hacked-down', { side: loser, lost: names });
};

/** Fights on after a tie: kills are kept, and who is engaged is worked out anew. @rule A6.4, A3.8 */
export const beginNextRound = (assault: Assault): Assault => assaultWith(assault, {
  round: assault.round + 1, counterCharging: 'attacker', engaged: [], struck: [], spilled: [],
  batch: null, volley: null, settled: null,
});
