/** What is said of a list that was read from outside, in English. Another language is another record of these. */
import { sayings } from '../../shared/sayings.ts';

/** Names from outside stand in quotation marks, unless they come as a list. */
export const IMPORT_WORDS = {
  tooLarge: 'This is far too large for a list or a scenario, so it was not read.',
  notText: 'This is no text: it has bytes that no list has.',
  nothing: 'Nothing in this was understood as a formation.',
  /** Of some words of it, and names that are next to them; there may be none. */
  nothingOf: (words: readonly string[], near: readonly string[]): string =>
    `Nothing in this was understood as a formation. Nobody here is called ${words.join(', ')}.`
    + (near.length === 0 ? '' : ` The nearest names are ${near.join(', ')}.`),
  damagedJson: 'This looks like JSON, but it is damaged or cut off.',
  otherJson: 'This JSON is neither a roster nor a scenario.',
  declares: 'This file declares things of its own (a DOCTYPE), which no roster does, so it is not read.',
  damagedRoster: 'This roster is damaged or cut off.',
  otherXml: 'This XML is no roster.',
  catalogue: 'This is a catalogue, from which lists are made: export a roster from your list.',
  scenario: 'This is a scenario and no roster.',
  rosterTooDeep: 'This roster nests deeper than any army does.',
  rosterTooLarge: 'This roster holds more than any army does.',
  damagedArchive: 'This archive is damaged or cut off.',
  noRosterInside: 'This archive holds no roster.',
  archiveInside: 'This archive holds another archive, which stays closed.',
  manyFiles: 'This archive holds too many files to be a roster.',
  largeInside: 'What is inside this archive is too large for a roster.',

  firstNames: (most: number): string => `Only the first ${most} different names were looked up.`,
  firstUnmatched: (most: number): string => `Only ${most} of the words not understood are shown.`,
  firstLines: (most: number): string => `Only the first ${most} lines were read.`,
  firstLetters: (most: number): string => `Only ${most} letters of a line were read.`,
  cut: (most: number): string => `A formation was cut after ${most} units.`,
  heading: (name: string): string => `${name} was taken for a heading.`,
  column: (name: string): string => `The column ${name} was left out.`,
  times: (name: string, count: number): string => `${name} was taken for ${count} formations.`,
  assumed: (name: string): string =>
    `${name} names no units of its own; it has the fewest that its army list allows.`,
  ability: (name: string): string => `${name} is an ability here, which was left out.`,
  unusable: (name: string): string => `${name} cannot fight here.`,
  /** Why: a sentence. */
  unusableWhy: (name: string, why: string): string => `${name} cannot fight here. ${why}`,
  taken: (name: string, unit: string): string => `${name} was taken for ${unit}.`,
  noUnits: (names: readonly string[]): string => `Left out as no units: ${names.join(', ')}.`,
  noFormations: (names: readonly string[]): string => `Left out as no formations: ${names.join(', ')}.`,
  otherGame: (name: string): string => `This roster is of another game: ${name}.`,
  manyFormations: (most: number): string => `This has more than ${most} formations, so it was not read.`,
  manyStands: (name: string, most: number): string => `${name} has more than ${most} stands, so nothing was read.`,
  enough: (name: string, count: number): string => `As many ${name} as carry everybody: ${count}.`,
  unread: (name: string, parts: readonly string[]): string =>
    `Not understood of the profile of ${name}: ${parts.join(', ')}.`,
  unreadable: (name: string): string => `The profile of ${name} in this file was not understood.`,
  differs: (names: readonly string[]): string =>
    `In this file these have other values than in the library, which counts: ${names.join(', ')}.`,
  alone: (name: string): string => `${name} is a datasheet without a list; one stand of it was taken.`,
  idle: (name: string): string => `Nobody in this list is called ${name}, which has a datasheet here.`,
};

export const { say: sayImport } = sayings('army-lists/import', IMPORT_WORDS);
