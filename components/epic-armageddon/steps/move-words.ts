/** What the panels say of any move: how far, into what danger, who is left behind, who is caught. */
import { form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

export const moveWords = spoken('steps/moves', {
  unitsOf: (formation: string): string => `Units of ${formation}`,
  moved: (moved: string, allowance: string): string => `moved ${moved} of ${allowance}`,
  landed: 'landed',
  carefully: 'carefully',
  how: 'Move it on the battlefield: drag its counter, or use the arrow keys on it.',
  mayStill: (length: string): string => `It may still move ${length}.`,
  landsAnywhere: 'It lands wherever it likes.',
  asFarAsItMay: 'It has moved as far as it may.',
  shoving: (move: string, names: string): string => `${move}, shoving ${names} aside`,
  goesCarefully: 'It goes carefully, and throws a failed test again.',
  goCarefully: (length: string): string => `Carefully: ${length}, test again`,
  apart: (names: string, units: number): string =>
    `${names} ${form(units, {
      one: 'stands apart from the others and is', other: 'stand apart from the others and are',
    })} lost if it ends now.`,
  choosePart: 'Choose which part stays',
  partThatStays: 'The part that stays',
  keep: (names: string): string => `Keep ${names}`,
  lose: (names: string): string => `Lost: ${names}`,

  terrain: 'Dangerous terrain',
  terrainLead: 'The unit that moved throws a die before anybody else moves.',
  whoTests: 'Who has to test?',

  contactWith: (enemy: string): string => `in contact with ${enemy}`,
  inFirefight: (length: string): string => `firefight, ${length}`,
  tooFar: (length: string): string => `too far, ${length}`,
  noLine: 'no line of fire',
  inTransport: (transport: string): string => `in ${transport}`,

  firstMovesMade: 'First moves made: overwatch?',
  movesMade: 'Moves made: overwatch?',
  apartNow: 'apart, lost',
  unitsThatWithdraw: 'Units that withdraw',
  straightAway: 'Straight away from the nearest enemy',
  nobodyLost: 'Nobody would be lost if it ended now.',
  tooNear: (names: string, units: number): string => form(units, {
    one: `${names} is too near an enemy and is lost if it ends now.`,
    other: `${names} are too near an enemy and are lost if it ends now.`,
  }),
  enginesTooNear: (names: string, units: number): string => form(units, {
    one: `${names} is too near to enemies and takes a point of damage for each of them.`,
    other: `${names} are too near to enemies and take a point of damage for each of them.`,
  }),
  caught: (length: string): string => `caught, ${length}`,
  damaged: (length: string): string => `damaged, ${length}`,
  fearless: 'safe, Fearless',
  safeAt: (length: string): string => `safe, ${length}`,
  safe: 'safe',
});

/** What the panels say of getting in and out. */
export const transportWords = spoken('steps/transports', {
  cannotGetOut: 'It cannot get out.',
  sitsIn: (transport: string): string =>
    `It sits in ${transport}. Its counter stands there now: drag it, or use the arrow keys on it.`,
  outNearest: 'Out, nearest the enemy',
  outInContact: (enemy: string): string => `Out, into contact with ${enemy}`,
  outFurthest: 'Out, furthest from the enemy',
  collectedBy: (transport: string): string => `${transport} collects it`,
  carries: (names: string): string => `It carries ${names}.`,
  allOutNearest: 'All out, nearest the enemy',
  allOut: 'All passengers out',
  into: (transport: string): string => `Into ${transport}`,
  nearSomebody: 'As near as can be to somebody else',
  nearWhom: 'Near whom',
  outNear: (name: string): string => `Out, near ${name}`,
});
