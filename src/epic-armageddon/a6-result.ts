/** A6. Result: who has won, if the attacks did not settle it, and who is hacked down as the losers turn. */
import type { Readings } from '../dice/hand.ts';
import { inOneLap, nearestFirst, type Target } from './allocation.ts';
import { isUnmarked, markersOf } from './blast-markers.ts';
import { has } from './combatant.ts';
import type { AssaultHand } from './hands.ts';
import { note } from './log.ts';
import { outcomesOf } from './saves.ts';
import { halvedHackDown } from './special-rules/they-shall-know-no-fear.ts';
import {
  combatantOf, enemyOf, fighters, fightingFormations, removeUnits, SIDES, unitOf,
  type Assault, type Modifier, type Score, type Side,
} from './state.ts';
import { unsavedVolley } from './volley.ts';

const DICE = 2;

/** Two dice for each side, of which the higher one counts. @rule A6.1 */
export const resultHands = (): readonly AssaultHand[] =>
  SIDES.map(side => ({
    name: `${side} result`, side, purpose: 'result', effect: 'normal', units: [], dice: DICE, read: 'highest',
  }));

const markersOn = (assault: Assault, side: Side): number =>
  fightingFormations(assault, side).reduce((sum, formation) => sum + markersOf(assault, formation), 0);

/**
 * What a side adds to its higher die.
 *
 * Units are counted as they stand after supporting fire, in the formations that fight, engaged or not. Blast markers
 * are those from before the assault's casualties; a broken formation has as many as units. Inspiring units count while
 * they live. Supporters add their kills and nothing else.
 *
 * @returns the lines that apply, each with its value; empty if none does.
 * @rule A5.5, A6.2, A6.3
 */
export const modifiers = (assault: Assault, side: Side): readonly Modifier[] => {
  const ours = fighters(assault, side);
  const theirs = fighters(assault, enemyOf(side));
  const inspiring = ours.filter(unit => has(combatantOf(assault, unit), 'inspiring')).length;
  const hasMoreMarkers = markersOn(assault, enemyOf(side)) > markersOn(assault, side);
  const isClean = fightingFormations(assault, side).every(isUnmarked);
  const lines: readonly Modifier[] = [
    { rule: 'A6.2', name: 'kills', value: assault.kills[side] },
    { rule: 'A6.2', name: 'more units', value: ours.length > theirs.length ? 1 : 0 },
    { rule: 'A6.2', name: 'more than twice as many', value: ours.length > 2 * theirs.length ? 1 : 0 },
    { rule: 'A6.2', name: 'no Blast markers', value: isClean ? 1 : 0 },
    { rule: 'A6.2', name: 'enemy has more Blast markers', value: hasMoreMarkers ? 1 : 0 },
    { rule: 'A6.2', name: 'Inspiring', value: inspiring },
  ];
  return lines.filter(line => line.value !== 0);
};

const scoreOf = (assault: Assault, side: Side, dice: readonly number[], higher: number): Score => {
  const lines = modifiers(assault, side);
  return { dice, modifiers: lines, total: higher + lines.reduce((sum, line) => sum + line.value, 0) };
};

/** The higher total wins; equal totals mean another round. @rule A6.4 */
export const resolveResult = (
  assault: Assault, [attacker = 0, defender = 0]: Readings, faces: readonly number[],
): Assault => {
  const result = {
    attacker: scoreOf(assault, 'attacker', faces.slice(0, DICE), attacker),
    defender: scoreOf(assault, 'defender', faces.slice(DICE), defender),
  };
  const counted: Assault = { ...assault, results: [...assault.results, result], volley: null, settled: null };
  const rolled = note(counted, 'a6Result', 'A6.4', 'result', {
    attacker: result.attacker.total, attackerDice: result.attacker.dice.map(String),
    defender: result.defender.total, defenderDice: result.defender.dice.map(String),
  });
  if (result.attacker.total === result.defender.total) return note(rolled, 'a6Result', 'A6.4', 'tie');
  const winner = result.attacker.total > result.defender.total ? 'attacker' : 'defender';
  return beginHackDown({ ...rolled, winner, ending: 'result' });
};

export const isTied = (assault: Assault): boolean => assault.winner === null;

/**
 * Units a hack-down can reach, nearest to the enemy first, wherever they stand; Fearless ones are skipped.
 *
 * @rule A6.5, A6.6
 */
export const hackDownTargets = (assault: Assault, side: Side): readonly Target[] => {
  const units = fighters(assault, side).filter(unit => !has(combatantOf(assault, unit), 'fearless'));
  return nearestFirst(assault, units, fighters(assault, enemyOf(side)));
};

/**
 * The loser takes as many hits as it lost by, with no save of any kind; Marines half of them.
 *
 * @rule A6.5, A6.6
 */
const beginHackDown = (assault: Assault): Assault => {
  const loser = enemyOf(assault.winner!);
  const totals = assault.results.at(-1)!;
  const difference = totals[assault.winner!].total - totals[loser].total;
  const hits = halvedHackDown(fightingFormations(assault, loser), difference);
  const targets = hackDownTargets(assault, loser);
  const counted = note({ ...assault, hackDown: hits }, 'a6Result', 'A6.5', 'hack-down', {
    side: loser, difference, hits,
  });
  return { ...counted, volley: unsavedVolley(counted, loser, targets, inOneLap(targets, hits)) };
};

/** Removes those hacked down: neither kills nor Blast markers come of it. @rule A6.5, A6.8 */
export const resolveHackDown = (assault: Assault): Assault => {
  const loser = enemyOf(assault.winner!);
  const lost = assault.volley!.hits[loser].map(hit => hit.unit);
  const names = lost.map(id => unitOf(assault, id).name);
  const settled = outcomesOf(assault.volley!);
  const left: Assault = { ...removeUnits(assault, lost, 'hack-down'), volley: null, settled };
  return note(left, 'a6Result', 'A6.5', 'hacked-down', { side: loser, lost: names });
};

/** Fights on after a tie: kills are kept, and who is engaged is worked out anew. @rule A6.4, A3.8 */
export const beginNextRound = (assault: Assault): Assault => ({
  ...assault, round: assault.round + 1, engaged: [], struck: [], batch: null, volley: null, settled: null,
});
