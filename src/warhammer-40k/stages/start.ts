/** The phase at its beginning, as a scenario sets it up. */
import { editionOf, type Scenario, type ScenarioModel, type ScenarioUnit } from '../model/scenario.ts';
import type { Model, Phase, Unit } from '../model/state.ts';

/** Combats and who is locked are read off the table by the first state. */
export const startPhase = (scenario: Scenario): Phase => ({
  edition: editionOf(scenario),
  completion: scenario.completion,
  rulings: scenario.rulings,
  startAt: scenario.startAt,
  turn: 1,
  active: scenario.active,
  table: scenario.table,
  profiles: scenario.profiles,
  units: scenario.units.map(unitFrom),
  models: scenario.units.flatMap(unit => unit.models.map(model => modelFrom(model, unit, scenario))),
  charges: [],
  combats: [],
  fight: null,
  aftermath: null,
  results: [],
  fallingOn: [],
  psychicUsed: [],
  choice: null,
  diceUsed: 0,
  log: [],
});

const unitFrom = ({ models: _, ...unit }: ScenarioUnit): Unit =>
  ({ ...unit, lockedBefore: false, hasDeclared: unit.charged.length > 0 });

const modelFrom = (model: ScenarioModel, unit: ScenarioUnit, scenario: Scenario): Model => ({
  id: model.id,
  name: nameOf(model, unit, scenario),
  unit: unit.id,
  side: unit.side,
  profile: model.profile,
  at: model.at,
  height: model.height,
  wounds: scenario.profiles[model.profile]!.wounds - model.lost,
  slain: null,
  path: [],
  covered: model.covered,
  strikesWith: null,
  strikesAt: null,
});

/** The profile's name, with a number where its side has several. */
const nameOf = (model: ScenarioModel, { side }: ScenarioUnit, { units, profiles }: Scenario): string => {
  const { name } = profiles[model.profile]!;
  const alike = units.filter(unit => unit.side === side).flatMap(({ models }) => models)
    .filter(one => profiles[one.profile]!.name === name);
  return alike.length === 1 ? name : `${name} ${alike.indexOf(model) + 1}`;
};
