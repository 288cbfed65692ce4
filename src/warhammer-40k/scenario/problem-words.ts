/** What is told of a phase that is not right, in English. Another language is another record of these. */
import { sayings } from '../../shared/sayings.ts';
import type { Side } from '../model/procedure.ts';

export const PHASE_PROBLEM_WORDS = {
  manyModels: (count: number, most: number): string => `There are ${count} models; there must be at most ${most}.`,
  noUnitOf: (side: Side): string => `There is no unit of the ${side}.`,
  companion: 'Only an independent character goes with a unit, and never with itself.',
  wrongSide: (field: string, side: Side, name: string): string =>
    `${field} must name a unit of the ${side}; ${name} is not.`,
  noProfile: (name: string): string => `There is no profile ${name} under profiles.`,
  lost: (wounds: number, lost: number): string => `lost must be less than its ${wounds} Wounds, but it is ${lost}.`,
  offTable: (at: string, width: number, depth: number): string =>
    `${at} is off the table, which is ${width}″ × ${depth}″.`,
  overlap: (one: string, other: string, inches: number): string =>
    `${one} and ${other} stand in one place: their bases overlap by ${inches}″.`,
  weaponNotAgreed: 'heavy is not in this text; agree on 4C-W3 (heavyWeapons in completion), or use ordinary.',
  weaponNeedsNumber: 'There is no such weapon in this edition; give armourPiercing.',
  wrongEdition: (row: string, own: string, edition: string): string =>
    `${row} completes the edition ${own}, and this is played by ${edition}.`,
  leftOut: (row: string): string => `${row} is not played here, so that it cannot be turned on.`,
  told: (question: string, answer: string): string => `The text answers ${question} itself: ${answer}.`,

  // what values must be, after "must be"
  model: 'a model with id, profile and at',
  unit: 'a unit with id, side and models',
  table: 'a table with width, depth, terrain and edges',
  edges: 'an edge for each side',
  phase: 'an object with format, ruleset and units',
  weapon: 'a weapon with kind',
  charging: 'an object with strengthBonus and armourPiercing',
  profile: 'a profile with name and characteristics',
  rulings: 'an object of answers by their rulings',
};

export const { say: sayPhaseProblem } = sayings('warhammer-40k/problems', PHASE_PROBLEM_WORDS);
