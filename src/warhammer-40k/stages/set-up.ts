/** The table as a scenario has it, or as the turn before has left it: who is locked with whom, and since when. */
import type { Scenario } from '../model/scenario.ts';
import { startPhase } from './start.ts';
import type { Combat, Phase, Unit } from '../model/state.ts';
import { findCombats, foesOf } from '../movement/combats.ts';

/** A combat that was there before anybody charged goes into its second round at least. */
export const setUpPhase = (scenario: Scenario): Phase => {
  const found = findCombats(startPhase(scenario));
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
