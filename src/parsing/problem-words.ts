/** What is told of a scenario that is not right, in English. Another language is another record of these. */
import { count } from '../shared/wording.ts';
import { sayings } from '../shared/sayings.ts';

/** The two sides of a fight, in both games. */
type Side = 'attacker' | 'defender';

/** What lists are of. */
export type Listed =
  | 'abilities' | 'army rules' | 'corners' | 'damaged units' | 'events' | 'faces' | 'formation ids' | 'formations'
  | 'grenades' | 'hits' | 'ids of units' | 'kinds' | 'models' | 'moments' | 'options' | 'pieces of terrain'
  | 'profile ids of characters'
  | 'rule ids' | 'sentences' | 'traits' | 'traits of terrain' | 'unit ids' | 'units' | 'weapon rules' | 'weapons'
  | 'wounded models';

/** What has an id of its own. */
export type Named = 'formation' | 'model' | 'piece of terrain' | 'unit';

/** What fields may be named after. */
export type NamedField = 'field' | 'question' | 'ruling';

/**
 * Fields are called as they are written; names from outside stand in quotation marks. `wants` is what a value must be,
 * `found` what it is instead.
 */
export const PROBLEM_WORDS = {
  scenario: 'The scenario',
  more: (count: number): string =>
    (count === 1 ? 'There is one more problem like these.' : `There are ${count} more problems like these.`),
  guess: (sentence: string, near: string): string => `${sentence} Did you mean ${near}?`,

  // the text as a whole
  tooLarge: 'The scenario is larger than 1 MB of JSON.',
  notJson: 'This text is not JSON.',
  noNumber: (value: string): string => `${value} is not a number that JSON can hold.`,
  noValue: (type: string): string => `A ${type} is nothing that JSON can hold.`,
  circle: 'This contains itself, which JSON cannot hold.',
  tooDeep: (most: number): string => `This is nested deeper than ${most} lists and objects.`,
  unreadable: 'This cannot be read at all.',
  holes: 'This list has holes, or fields of its own.',
  ofClass: 'This is an object of a class, not a plain one.',
  symbols: 'This has symbols for fields.',
  getter: 'This is computed by a getter, not written down.',
  reserved: (name: string): string => `${name} cannot be the name of anything.`,

  // fields
  mustBe: (field: string, wants: string, found: string): string => `${field} must be ${wants}, but it is ${found}.`,
  aList: 'a list',
  anObject: 'an object',
  empty: (field: string): string => `${field} must not be empty.`,
  newer: (field: string, found: string, known: number): string =>
    `${field} is ${found}: a newer version of this program wrote it. This one reads ${known}.`,
  tooFew: (field: string, count: number, what: Listed, least: number): string =>
    `${field} has ${count} ${what}; there must be at least ${least}.`,
  tooMany: (field: string, count: number, what: Listed, most: number): string =>
    `${field} has ${count} ${what}; there must be at most ${most}.`,
  missing: (field: string, wants: string): string => `${field} is missing; it must be ${wants}.`,
  noField: (name: string): string => `There is no field ${name} here.`,
  noSuch: (what: NamedField, name: string): string => `There is no ${what} ${name}.`,
  noSpeed: (wants: string): string => `speed is missing; it must be ${wants}.`,
  noPlace: (wants: string): string => `at is missing; it must be ${wants} unless the unit is aboard a transport.`,
  fromOneTo: (field: string, most: number): string => `${field} must be from 1 to ${most}.`,
  capacities: (field: string, numbers: readonly number[]): string =>
    `${field} cannot be ${numbers.join(' and ')} at once; the word among the abilities counts as well.`,
  farOff: (field: string): string => `${field} goes far off any table.`,
  notRound: (field: string): string =>
    `${field} must go once round an area without crossing or touching itself.`,
  noArmyRule: (name: string): string => `There is no army rule ${name}.`,
  noAbility: (name: string): string => `There is no ability ${name}.`,
  noWeaponRule: (name: string): string => `There is no weapon rule ${name}.`,
  inExtraAttacks: (field: string, word: string): string =>
    `${field} is ${word}; say so in the field extraAttacks of a weapon instead.`,
  needsNumber: (field: string, word: string, example: string): string =>
    `${field} is ${word}; the word has a number behind it, such as ${example}.`,

  // what is true of several
  calledAlready: (what: Named, path: string, id: string): string => `The ${what} at ${path} is called ${id} already.`,
  lostMarkers: (markers: number): string =>
    `A broken formation has lost its Blast markers: blastMarkers must be 0, but it is ${markers}.`,
  breaksAt: (least: number, markers: number): string =>
    `This formation breaks at ${count(least, 'Blast marker')}: blastMarkers must be less, but it is ${markers}.`,
  brokenOnOverwatch: 'A formation that is broken cannot be on overwatch.',
  marchedOnOverwatch: 'A formation that has marched cannot be on overwatch.',
  noFormationOf: (side: Side): string => `There is no formation of the ${side}.`,
  brokenEngages: (name: string): string => `${name} is broken, and broken formations cannot engage.`,
  inAlready: (name: string): string => `${name} is in the assault already.`,
  wrongSide: (field: string, side: Side, name: string): string =>
    `${field} must name a formation of the ${side}; ${name} is the other side's.`,
  noFormation: (name: string): string => `There is no formation ${name}.`,
  passengerUp: 'A passenger of a transport cannot have popped up.',
  othersTransport: (name: string): string => `${name} is the other side's, and carries nobody of this one.`,
  aboardItself: (name: string): string => `${name} cannot be aboard itself.`,
  aboardToo: (name: string): string => `${name} is itself aboard a transport.`,
  noTransport: (name: string, unit: string): string => `${name} is no transport: ${unit} carries nobody.`,
  noUnit: (name: string): string => `There is no unit ${name}.`,
  ownNeedsProfile: (name: string): string =>
    `There is no unit ${name}. One of your own needs a profile under profiles.`,
  works: (works: string, kind: string): string => `A ${works} is one of the fortifications; kind cannot be ${kind}.`,
  offTable: (at: string, width: number, depth: number): string =>
    `${at} is off the table, which is ${width} × ${depth} cm.`,
  overlap: (one: string, other: string, cm: number): string =>
    `${one} and ${other} stand in one place: their bases overlap by ${cm}cm.`,
  manyUnits: (count: number, most: number): string => `There are ${count} units; there must be at most ${most}.`,
  isCharacter: (name: string): string =>
    `${name} is a character: it joins a unit, in the unit's list of characters.`,
  destroyed: (name: string, capacity: number, damage: number): string =>
    `${name} is destroyed by ${capacity} damage; damage must be less, but it is ${damage}.`,
  shields: (name: string, most: number, shields: number): string =>
    `${name} has ${most === 0 ? 'no shields' : count(most, 'shield')}; shields cannot be ${shields}.`,
  noOption: (unit: string, option: string): string => `The datasheet of ${unit} has no option ${option}.`,
  noRoomFor: (unit: string, option: string): string =>
    `${unit} cannot have ${option} as well: its datasheet has it choose.`,
  noSkimmer: (name: string): string => `${name} is no skimmer, so that it cannot have popped up.`,
  noCharacter: (name: string): string => `${name} is no character that could join a unit.`,
  unusable: (name: string, why: string): string => `${name} cannot fight here. ${why}`,
};

/** What values must be, after "must be"; fields are called as they are written. */
export const WANTS = {
  text: 'a text',
  naming: 'a text that names it',
  truth: 'true or false',
  number: (least: number, most: number): string => `a number from ${least} to ${most}`,
  whole: (least: number, most: number): string => `a whole number from ${least} to ${most}`,
  wholeOrAll: (most: number): string => `a whole number from 0 to ${most}, or all`,
  countOrDice: (most: number): string => `a whole number from 0 to ${most}, or dice such as D3 or 2D6`,
  oneOf: (words: readonly string[]): string => `one of ${words.join(', ')}`,
  listOf: (what: Listed): string => `a list of ${what}`,
  pairCm: 'two numbers [x, y] in cm',
  pairInches: 'two numbers [x, y] in inches',
  answers: 'an object of answers by their questions',
  profiles: 'an object of profiles by their ids',
  weapon: 'a weapon with name and kind',
  profile: 'a profile with name, type and speed',
  splash: 'an object with within',
  critical: 'an object with damage, splash, entered, later and moves',
  unit: 'a unit with id, profile and at',
  formation: 'a formation with id, side and units',
  terrain: 'a piece of terrain with id, kind and outline',
  table: 'a table with width, depth and terrain',
  engage: 'an object with formation and target',
  scenario: 'an object with format, ruleset, formations and engage',
};

export const { say: sayProblem } = sayings('parsing/problems', PROBLEM_WORDS);
export const { sayForGood: want } = sayings('parsing/wants', WANTS);
