/** A2. Dangerous terrain, in every step in which a unit moves: a die for the unit that moves, which is lost on a 1. */
import { type Base, distance, type Point } from '../../battlefield/base.ts';
import { along } from '../../battlefield/segment.ts';
import { contains, lengthInside } from '../../battlefield/terrain.ts';
import { volleyOn } from '../attacks/volley.ts';
import { has, isWarEngine } from '../model/combatant.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import type { AssaultHand } from '../model/hands.ts';
import { note, type Refusal, refuse } from '../model/log.ts';
import type { Step } from '../model/procedure.ts';
import { changeUnits, combatantOf, formationOf, isOnTable, unitOf } from '../model/roster.ts';
import type { Assault, TerrainTest, Unit } from '../model/state.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { baseOf } from '../movement/engagement.ts';
import { CAREFUL, dangersOf, type Leg, metAt } from '../movement/movement.ts';
import { isPartlyIn } from '../movement/terrain.ts';
import { movedInMove, secondFrom } from '../movement/two-moves.ts';

/** Any face from here on is safe. @rule A2.10 */
const SAFE = 2;

/** The leg that has just been made. */
const lastLeg = (unit: Unit): Leg => ({
  unit: unitWith(unit, { at: unit.path.at(-1)!, path: unit.path.slice(0, -1) }), to: unit.at,
});

/**
 * Whether a unit has tested for terrain in this move already: in a withdrawal each of two has tests of its own. The
 * last legs come first, so that however many there are each is looked at again hardly ever.
 *
 * @rule A7.3
 */
const hasTestedFor = (assault: Assault, { unit }: Leg, piece: TerrainPiece): boolean => {
  const first = secondFrom(assault, unit) ?? 0;
  for (let i = unit.path.length - 1; i >= first; i -= 1) {
    const leg: Leg = { unit: unitWith(unit, { at: unit.path[i]! }), to: unit.path[i + 1] ?? unit.at };
    if (dangersOf(assault, leg).includes(piece)) return true;
  }
  return false;
};

/** Where a base meets another one, on the edge of the other. */
const meetingPoint = (unit: Base, other: Base): Point =>
  along(other.at, unit.at, other.radius / distance(other.at, unit.at));

/**
 * Touching an enemy on a part of it that is out of the terrain needs no test, as long as the unit gets no further in
 * than its own base reaches.
 *
 * @rule A2.10
 */
const isExcused = (assault: Assault, leg: Leg, piece: TerrainPiece): boolean => {
  const unit = baseOf(assault, unitWith(leg.unit, { at: leg.to }));
  const isJustIn = !contains(piece.outline, leg.unit.at)
    && lengthInside(piece.outline, leg.unit.at, leg.to) <= 2 * unit.radius;
  return isJustIn && metAt(assault, leg).some(other => isPartlyIn(piece, baseOf(assault, other))
    && !contains(piece.outline, meetingPoint(unit, baseOf(assault, other))));
};

const testing = (assault: Assault, unit: string, pieces: readonly TerrainPiece[]): Assault => (pieces.length === 0
  ? assault
  : assaultWith(assault, { terrainTests: pieces.map(piece => ({ unit, terrain: piece.id, again: false })) }));

/**
 * Finds what a unit that has just moved has to test for, to collect another one if it has come for it.
 *
 * @rule A2.10, A2.11, A3.3, A7.3
 */
export const meetDangers = (assault: Assault, id: string, collects: Unit | null = null): Assault => {
  const leg = { ...lastLeg(unitOf(assault, id)), ...(collects === null ? {} : { collects }) };
  const isMet = (piece: TerrainPiece): boolean =>
    !hasTestedFor(assault, leg, piece) && !isExcused(assault, leg, piece);
  return testing(assault, id, dangersOf(assault, leg).filter(isMet));
};

/** What a transport has to test for that collects from where it stands: terrain that it is not in yet. @rule A2.11 */
export const meetDangersBeside = (assault: Assault, id: string, collects: Unit): Assault => {
  const leg: Leg = { unit: unitOf(assault, id), to: unitOf(assault, id).at, collects };
  const isNew = ({ outline }: TerrainPiece): boolean => !contains(outline, leg.to);
  const isMet = (piece: TerrainPiece): boolean => isNew(piece) && !hasTestedFor(assault, leg, piece);
  return testing(assault, id, dangersOf(assault, leg).filter(isMet));
};

export const mustTest = (assault: Assault): boolean => assault.terrainTests.length > 0;

/** Whoever is lost tests no more. @rule A2.10 */
export const forgetTheLost = (assault: Assault): Assault => {
  const isDue = ({ unit }: TerrainTest): boolean => unitOf(assault, unit).lostTo === null;
  return assault.terrainTests.every(isDue) ? assault
    : assaultWith(assault, { terrainTests: assault.terrainTests.filter(isDue) });
};

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

/**
 * Walkers and those who take care test again, but not for the enemy’s minefield; Masters of Siege do for their own.
 *
 * @rule A2.10, V13
 */
export const mayTestAgain = (assault: Assault, unit: Unit, terrain: string): boolean => {
  const piece = assault.table.terrain.find(one => one.id === terrain);
  const isMine = piece?.works === 'minefield' && piece.builtBy !== null;
  if (isMine && piece.builtBy !== unit.side) return false;
  return unit.careful || has(combatantOf(assault, unit), 'walker')
    || (isMine && formationOf(assault, unit.formation).rules.includes('masters-of-siege'));
};

/**
 * On a 1 the unit is destroyed, a war engine takes a point of damage: no save, no Blast marker, no kill for the enemy.
 *
 * @rule A2.10
 */
export const resolveTerrainTest = (assault: Assault, faces: readonly number[], step: Step): Assault => {
  const [test, ...rest] = assault.terrainTests;
  if (test === undefined) return assault;
  const unit = unitOf(assault, test.unit);
  const values = { unit: unit.name, face: faces[0]! };
  if (faces[0]! >= SAFE) {
    return note(assaultWith(assault, { terrainTests: rest }), step, 'A2.10', 'terrain-passed', values);
  }
  if (!test.again && mayTestAgain(assault, unit, test.terrain)) {
    const again = assaultWith(assault, { terrainTests: [{ ...test, again: true }, ...rest] });
    return note(again, step, 'A2.10', 'terrain-again', values);
  }
  const isEngine = isWarEngine(combatantOf(assault, unit));
  const failed = note(assaultWith(assault, { terrainTests: isEngine ? rest : [] }), step, 'A2.10',
    isEngine ? 'terrain-damaged' : 'terrain-lost', values);
  const volley = volleyOn(failed, 'dangerous-terrain', step, [{ unit: unit.id, unsaved: true }]);
  return assaultWith(failed, { volley });
};

/** Why a unit may not take care from now on; null if it may: it has not gone further in this move. @rule A2.10 */
export const whyNotCareful = (
  assault: Assault, id: string, movers: readonly string[], gone?: number,
): Refusal | null => {
  const unit = assault.units.find(one => one.id === id);
  if (unit === undefined || !isOnTable(unit) || !movers.includes(unit.formation)) {
    return refuse('A2.10', 'not-yours-to-move', { unit: unit?.name ?? id });
  }
  const cm = gone ?? movedInMove(assault, unit);
  return cm <= CAREFUL ? null : refuse('A2.10', 'too-far', { unit: unit.name, cm, allowance: CAREFUL });
};

/** A unit takes care for the rest of its move. @rule A2.10 */
export const takeCare = (assault: Assault, id: string, step: Step): Assault => note(
  assaultWith(assault, { units: changeUnits(assault, [id], unit => unitWith(unit, { careful: true })) }),
  step, 'A2.10', 'takes-care', { unit: unitOf(assault, id).name },
);
