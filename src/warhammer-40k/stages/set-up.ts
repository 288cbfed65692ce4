/** The phase at its beginning: the table as a scenario has it, who is locked with whom, and since when. */
import type { Completion } from '../editions/policy.ts';
import { profilesInForce } from '../model/profiles-in-force.ts';
import { withCharactersAsTold } from '../model/characters.ts';
import { editionOf, type Scenario, type ScenarioModel, type ScenarioUnit } from '../model/scenario.ts';
import type { Combat, Model, Phase, Unit } from '../model/state.ts';
import { findCombats, foesOf } from '../movement/combats.ts';

/**
 * Combats and who is locked are read off the table by the first state.
 *
 * @param instead answers that stand in for those of the text, to see what turns on them.
 */
export const startPhase = (scenario: Scenario, instead?: Completion): Phase =>
  withCharactersAsTold({ ...asWritten(scenario), ...(instead === undefined ? {} : { instead }) });

const asWritten = (scenario: Scenario): Phase => ({
  edition: editionOf(scenario),
  completion: scenario.completion,
  completions: scenario.completions,
  rulings: scenario.rulings,
  startAt: scenario.startAt,
  turn: 1,
  active: scenario.active,
  table: scenario.table,
  profiles: profilesInForce({ ...scenario, edition: editionOf(scenario) }, scenario.profiles),
  units: scenario.units.map(unitFrom),
  models: scenario.units.flatMap(unit => unit.models.map(model => modelFrom(model, unit, scenario))),
  charges: [],
  combats: [],
  fight: null,
  aftermath: null,
  results: [],
  fallingOn: [],
  hurt: [],
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
  writtenIn: unit.id,
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
  concussed: 0,
});

/** The profile's name, with a number where its side has several. */
const nameOf = (model: ScenarioModel, { side }: ScenarioUnit, { units, profiles }: Scenario): string => {
  const { name } = profiles[model.profile]!;
  const alike = units.filter(unit => unit.side === side).flatMap(({ models }) => models)
    .filter(one => profiles[one.profile]!.name === name);
  return alike.length === 1 ? name : `${name} ${alike.indexOf(model) + 1}`;
};

/** A combat that was there before anybody charged goes into its second round at least. */
export const setUpPhase = (scenario: Scenario, instead?: Completion): Phase => {
  const found = findCombats(startPhase(scenario, instead));
  const combats = found.combats.map(combat => ({
    ...combat, round: scenario.startAt === 'fight' ? scenario.round : Math.max(2, scenario.round),
  }));
  const phase = { ...found, combats };
  return { ...phase, units: phase.units.map(unit => ({ ...unit, lockedBefore: wasLocked(phase, unit) })) };
};

/** Whoever touches enemies without a charge between them was locked with them before this turn. */
const wasLocked = (phase: Phase, unit: Unit): boolean => {
  const combat = phase.combats.find(one => one.units.includes(unit.id));
  if (combat === undefined || isFresh(phase, combat)) return false;
  return foesOf(phase, unit.id).some(foe =>
    !unit.charged.includes(foe) && !phase.units.find(one => one.id === foe)!.charged.includes(unit.id));
};

/** It is the turn of the charge, and nobody says who charged whom. */
const isFresh = (phase: Phase, combat: Combat): boolean => combat.round === 1
  && phase.units.every(unit => !combat.units.includes(unit.id) || unit.charged.length === 0);
