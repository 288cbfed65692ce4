/** Dangerous terrain on the way in: a die for the unit that moves, which is lost on a 1. */
import { contains } from '../battlefield/terrain.ts';
import { has } from './combatant.ts';
import type { AssaultHand } from './hands.ts';
import { note } from './log.ts';
import { contactsAt, dangersOf, type Leg } from './movement.ts';
import { combatantOf, removeUnits, unitOf, type Assault, type Step, type Unit } from './state.ts';
import type { TerrainPiece } from './terrain.ts';

/** Any face from here on is safe. @rule A2.10 */
const SAFE = 2;

/** The leg that has just been made. */
const lastLeg = (unit: Unit): Leg => ({ unit: { ...unit, at: unit.path.at(-1)!, path: unit.path.slice(0, -1) }, to: unit.at });

const testedBefore = (assault: Assault, leg: Leg): readonly TerrainPiece[] =>
  leg.unit.path.flatMap((at, i) => {
    const to = leg.unit.path[i + 1] ?? leg.unit.at;
    return dangersOf(assault, { unit: { ...leg.unit, at, path: leg.unit.path.slice(0, i) }, to });
  });

/** Touching an enemy that stands partly outside the terrain needs no test for it. @rule A2.10 */
const isExcused = (assault: Assault, leg: Leg, piece: TerrainPiece): boolean =>
  !contains(piece.outline, leg.unit.at) && contactsAt(assault, leg).some(enemy => !isWhollyIn(assault, enemy, piece));

const COMPASS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

const isWhollyIn = (assault: Assault, { at, combatant }: Unit, piece: TerrainPiece): boolean => {
  const { radius } = assault.combatants[combatant]!;
  return COMPASS.every(turn => contains(piece.outline, [at[0] + radius * Math.cos(turn), at[1] + radius * Math.sin(turn)]));
};

/** Finds what a unit that has just moved has to test for. @rule A2.10, A3.3 */
export const meetDangers = (assault: Assault, id: string): Assault => {
  const leg = lastLeg(unitOf(assault, id));
  const known = testedBefore(assault, leg);
  const pieces = dangersOf(assault, leg).filter(piece => !known.includes(piece) && !isExcused(assault, leg, piece));
  return pieces.length === 0
    ? assault
    : { ...assault, terrainTests: pieces.map(piece => ({ unit: id, terrain: piece.id, again: false })) };
};

export const mustTest = (assault: Assault): boolean => assault.terrainTests.length > 0;

/** One die; a Walker throws a failed one again. @rule A2.10 */
export const terrainHands = (assault: Assault): readonly AssaultHand[] => {
  const test = assault.terrainTests[0];
  if (test === undefined) return [];
  const { side } = unitOf(assault, test.unit);
  return [{
    name: `${test.unit} dangerous terrain`, side, purpose: 'dangerous-terrain', effect: 'normal', units: [test.unit],
    dice: 1, read: 'successes', target: SAFE,
  }];
};

/** On a 1 the unit is destroyed: no save, no Blast marker, no kill for the enemy. @rule A2.10 */
export const resolveTerrainTest = (assault: Assault, faces: readonly number[], step: Step): Assault => {
  const [test, ...rest] = assault.terrainTests;
  if (test === undefined) return assault;
  const unit = unitOf(assault, test.unit);
  const values = { unit: unit.name, face: faces[0]! };
  if (faces[0]! >= SAFE) return note({ ...assault, terrainTests: rest }, step, 'A2.10', 'terrain-passed', values);
  if (!test.again && has(combatantOf(assault, unit), 'walker')) {
    const again = { ...assault, terrainTests: [{ ...test, again: true }, ...rest] };
    return note(again, step, 'A2.10', 'terrain-again', values);
  }
  const lost = removeUnits({ ...assault, terrainTests: [] }, [unit.id], 'dangerous-terrain');
  return note(lost, step, 'A2.10', 'terrain-lost', values);
};
