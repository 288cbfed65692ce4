/** What is said of two forces that are typed in and lined up, in English; another language is another record. */
import type { Side } from '../epic-armageddon/model/procedure.ts';
import { sayings } from '../shared/sayings.ts';

/** Stands as a subject: nobody, one stand, two stands. */
const stands = (count: number): string => {
  if (count === 0) return 'nobody';
  return count === 1 ? 'one stand' : `${count} stands`;
};

const SIDES: Readonly<Record<Side, string>> = { attacker: 'Attacker', defender: 'Defender' };

/** What could not be had as it was asked: the numbers are stands, or Blast markers. */
const NOTES = {
  inContact: (side: Side, asked: number, possible: number): string =>
    `There is room in contact for ${stands(possible)} of the ${side}, not for ${asked}: at most two enemies touch one `
    + 'stand, and there have to be enough enemies to touch.',
  inFirefight: (side: Side, asked: number, possible: number): string =>
    `Of the ${side}, ${stands(possible)} can be in a firefight, not ${asked}: the others find no place within 15cm.`,
  back: (side: Side, asked: number, possible: number): string =>
    `Of the ${side}, ${stands(possible)} can be further back, not ${asked}.`,
  supporters: (side: Side, asked: number, possible: number): string =>
    `Of the supporters of the ${side}, ${stands(possible)} can be within 15cm of an enemy, not ${asked}.`,
  coherency: (side: Side, asked: number, possible: number): string =>
    `With so few stands of the ${side} between the enemy and those further back its chain breaks: of ${asked} it holds `
    + `${possible}.`,
  blastMarkers: (side: Side, asked: number, possible: number): string =>
    `The ${side} cannot have ${asked} Blast markers: more than ${possible} break it.`,
  broken: (side: Side): string => `The ${side} cannot be broken: broken formations do not engage.`,
  marched: (side: Side): string => `The ${side} cannot have marched: it engages with this very action.`,
  cover: (side: Side, asked: number, possible: number): string => (possible > 0
    ? `Of the ${side}, ${stands(possible)} are in cover, not ${asked}.`
    : `The ${side} gets nothing from its cover: it works for infantry that has been charged.`),
  nobodyEngaged: 'Nobody is within 15cm of an enemy, so that there is no assault.',
};

/** Names stand in quotation marks. */
export const NOTE_WORDS = {
  ...NOTES,
  noNumber: 'How many there are must be a whole number from 0 on.',
  noStands: (side: Side): string => `The ${side} has no stands.`,
  manyStands: (side: Side, stands: number, most: number): string =>
    `A formation of the ${side} has ${stands} stands; ${most} is the most.`,
  noUnit: (name: string): string => `There is no unit ${name}.`,
  /** Why: a sentence. */
  unusable: (name: string, why: string): string => `${name} cannot fight here. ${why}`,
  aloneCharacter: (name: string): string => `${name} is a character and needs a stand to join.`,
  noCharacter: (name: string): string => `${name} is no character that could join a stand.`,
  nameless: 'A number without a name.',
  wrongNumber: (number: string): string => `${number} is no number of stands: write a whole one, such as 2.`,
  longLine: (letters: number, most: number): string => `The line has ${letters} letters; ${most} is the most.`,
  manyNames: (names: number, most: number): string => `The line names ${names} things; ${most} is the most.`,
  unknown: (words: string): string => `Nothing is called ${words}.`,
  /** Names of units that have been put in contact before others. */
  inFront: (side: Side, units: string): string => `${SIDES[side]}: ${units} in front.`,
  taken: (words: string, count: number, unit: string): string => `${words} is taken for ${count} ${unit}.`,
  /** Names of units of one force that people call so. */
  several: (words: string, units: readonly string[]): string => `${words} may be ${units.join(', ')}: say which.`,

  // of lines of Warhammer 40,000
  vehicle: (name: string): string => `${name} is a vehicle, and vehicles are not played here.`,
  noProfiles: (words: string): string =>
    `Nobody has profiles of this edition here: make one of your own for ${words}.`,
  modelNumber: (number: string): string => `${number} is no number of models: write a whole one, such as 2.`,
  manyModels: (unit: string, models: number, most: number): string =>
    `${unit}: ${models} models are too many; ${most} is the most.`,
  manyUnits: (most: number): string => `More than ${most} units are too many for one table.`,
  unsourced: (unit: string, things: readonly string[]): string =>
    `${unit}: no source names ${things.join(', ')}; everybody plays it so.`,
  noModels: (side: Side): string => `The ${side} has no models.`,
  ownRules: (unit: string): string => `${unit} has rules of its own that are left to its player.`,
};

export const { say: sayNote } = sayings('deployment/notes', NOTE_WORDS);
