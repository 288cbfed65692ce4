/**
 * Copies with something changed: nothing in an assault is ever changed in place. Each copy is written out field by
 * field, in the order in which it was first made, so that the engine that runs them takes all assaults, all units and
 * all hits for alike whatever they have been through. What spreads give it takes for things of many kinds, and makes
 * and reads them several times slower.
 */
import type { Assault, Formation, Unit } from './state.ts';
import type { BySide, Side } from './procedure.ts';
import type { AllocatedHit, Volley } from './volley.ts';

const copyOfAssault = (of: Assault): Assault => ({
  table: of.table, rulings: of.rulings, combatants: of.combatants, formations: of.formations, units: of.units,
  engaging: of.engaging, target: of.target, startAt: of.startAt, intended: of.intended, actionTest: of.actionTest,
  testPassed: of.testPassed, testsThrown: of.testsThrown, round: of.round, counterCharging: of.counterCharging,
  terrainTests: of.terrainTests, engaged: of.engaged, engagedAtFirst: of.engagedAtFirst, struck: of.struck,
  batch: of.batch, volley: of.volley, settled: of.settled, aftermath: of.aftermath, heldBlasts: of.heldBlasts,
  spilled: of.spilled, support: of.support, kills: of.kills, results: of.results, hackDown: of.hackDown,
  winner: of.winner, ending: of.ending, withdrawing: of.withdrawing, moves: of.moves, diceUsed: of.diceUsed,
  log: of.log,
});

const copyOfFormation = (of: Formation): Formation => ({
  id: of.id, name: of.name, side: of.side, rules: of.rules, initiative: of.initiative, blastMarkers: of.blastMarkers,
  broken: of.broken, marched: of.marched, overwatch: of.overwatch, wasBroken: of.wasBroken, fighting: of.fighting,
  drawnIn: of.drawnIn, losses: of.losses,
});

const copyOfUnit = (of: Unit): Unit => ({
  id: of.id, name: of.name, formation: of.formation, side: of.side, combatant: of.combatant, at: of.at,
  damage: of.damage, shields: of.shields, aboard: of.aboard, poppedUp: of.poppedUp, lostTo: of.lostTo, path: of.path,
  contacted: of.contacted, careful: of.careful, left: of.left, way: of.way, closeCombatDice: of.closeCombatDice,
});

const copyOfHit = (of: AllocatedHit): AllocatedHit => ({
  effect: of.effect, by: of.by, from: of.from, points: of.points, unit: of.unit, worth: of.worth, stopped: of.stopped,
  unsaved: of.unsaved, save: of.save, rolls: of.rolls, criticals: of.criticals, outcome: of.outcome,
});

const copyOfVolley = (of: Volley): Volley => ({
  cause: of.cause, origin: of.origin, step: of.step, macro: of.macro, targets: of.targets, taken: of.taken,
  hits: of.hits,
});

/** The same assault with some of it changed. */
export const assaultWith = (assault: Assault, changes: Partial<Assault>): Assault =>
  Object.assign(copyOfAssault(assault), changes);

/** The same formation with some of it changed. */
export const formationWith = (formation: Formation, changes: Partial<Formation>): Formation =>
  Object.assign(copyOfFormation(formation), changes);

/** The same unit with some of it changed. */
export const unitWith = (unit: Unit, changes: Partial<Unit>): Unit => Object.assign(copyOfUnit(unit), changes);

/** The same hit with some of it changed. */
export const hitWith = (hit: AllocatedHit, changes: Partial<AllocatedHit>): AllocatedHit =>
  Object.assign(copyOfHit(hit), changes);

/** The same volley with some of it changed. */
export const volleyWith = (volley: Volley, changes: Partial<Volley>): Volley =>
  Object.assign(copyOfVolley(volley), changes);

/** The same pair with what one side has changed. */
export const sideWith = <T>({ attacker, defender }: BySide<T>, side: Side, changed: T): BySide<T> =>
  (side === 'attacker' ? { attacker: changed, defender } : { attacker, defender: changed });
