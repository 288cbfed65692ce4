/** From a scenario to the assault before its first step. */
import { NO_SUPPORT } from './a5-supporters.ts';
import type { Combatant } from '../model/combatant.ts';
import { combatantIn } from '../attacks/join-characters.ts';
import { NO_MOVES } from '../movement/movement.ts';
import { once } from '../../shared/once.ts';
import type { Scenario, ScenarioFormation, ScenarioUnit } from '../model/scenario.ts';
import type { Assault, Formation, Unit } from '../model/state.ts';
import type { Side } from '../model/procedure.ts';

/** A unit's datasheet, its characters and its options, as one word. */
const combatantKey = ({ profile, characters, options }: ScenarioUnit): string =>
  (characters.length + options.length === 0 ? profile : [profile, ...characters, ...options].join('+'));

const combatantsOf = once((scenario: Scenario): Readonly<Record<string, Combatant>> => {
  const units = scenario.formations.flatMap(formation => formation.units);
  const known = new Map<string, Combatant>();
  for (const unit of units) {
    const key = combatantKey(unit);
    if (!known.has(key)) known.set(key, combatantIn(scenario.profiles, unit));
  }
  return Object.fromEntries(known);
});

/** One more of a name: how many there are now. */
const countIn = (counts: Map<string, number>, name: string): number => {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count;
};

/** Names within a side: alone "Nobz", one of several "Boyz 3". */
const namesOf = (scenario: Scenario, side: Side): ReadonlyMap<string, string> => {
  const units = scenario.formations.filter(one => one.side === side).flatMap(one => one.units);
  const nameOf = (unit: ScenarioUnit): string => scenario.profiles[unit.profile]!.name;
  const [all, seen] = [new Map<string, number>(), new Map<string, number>()];
  for (const unit of units) countIn(all, nameOf(unit));
  const names = new Map<string, string>();
  for (const unit of units) {
    const name = nameOf(unit);
    const number = countIn(seen, name);
    names.set(unit.id, all.get(name)! > 1 ? `${name} ${number}` : name);
  }
  return names;
};

/** Named by the Engage action, alone or with others; nobody fights for standing near. @rule A0.1, A1.3, A1.5 */
const isInAssault = ({ engage }: Scenario, id: string): boolean =>
  [engage.formation, engage.target, ...engage.intermingled, ...engage.combined].includes(id);

const formationFrom = (scenario: Scenario, formation: ScenarioFormation): Formation => ({
  id: formation.id,
  name: formation.name,
  side: formation.side,
  rules: formation.rules,
  initiative: formation.initiative,
  blastMarkers: formation.blastMarkers,
  broken: formation.broken,
  marched: formation.marched,
  overwatch: formation.overwatch,
  wasBroken: formation.broken,
  fighting: isInAssault(scenario, formation.id),
  drawnIn: false,
  losses: 0,
});

const unitsOf = once((scenario: Scenario): readonly Unit[] => {
  const keys = new Map(Object.keys(combatantsOf(scenario)).map(key => [key, key]));
  const names = { attacker: namesOf(scenario, 'attacker'), defender: namesOf(scenario, 'defender') };
  return scenario.formations.flatMap(formation => formation.units.map(unit => ({
    id: unit.id,
    name: names[formation.side].get(unit.id)!,
    formation: formation.id,
    side: formation.side,
    // The very string of the record finds its entry faster than one that only reads the same.
    combatant: keys.get(combatantKey(unit))!,
    at: unit.at,
    damage: unit.damage,
    shields: unit.shields,
    aboard: unit.aboard,
    poppedUp: unit.poppedUp,
    lostTo: null,
    path: [],
    contacted: false,
    careful: false,
    left: null,
    way: null,
    closeCombatDice: null,
  })));
});

/** The state before the first step; nothing has been thrown, nobody has moved. */
export const startAssault = (scenario: Scenario): Assault => ({
  table: scenario.table,
  rulings: scenario.rulings,
  combatants: combatantsOf(scenario),
  formations: scenario.formations.map(formation => formationFrom(scenario, formation)),
  units: unitsOf(scenario),
  engaging: scenario.engage.formation,
  target: scenario.engage.target,
  startAt: scenario.startAt,
  intended: { intermingled: scenario.engage.intermingled, combined: scenario.engage.combined },
  actionTest: scenario.engage.actionTest,
  testPassed: null,
  testsThrown: 0,
  round: 1,
  counterCharging: 'defender',
  terrainTests: [],
  engaged: [],
  engagedAtFirst: [],
  struck: [],
  batch: null,
  volley: null,
  settled: null,
  aftermath: [],
  heldBlasts: [],
  spilled: [],
  support: NO_SUPPORT,
  kills: { attacker: 0, defender: 0 },
  results: [],
  hackDown: 0,
  winner: null,
  ending: null,
  withdrawing: [],
  moves: NO_MOVES,
  diceUsed: 0,
  log: [],
});
