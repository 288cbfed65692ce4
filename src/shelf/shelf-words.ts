/** What is said of things that cannot be put on a shelf, in English. Another language is another record of these. */
import { sayings } from '../shared/sayings.ts';

export const SHELF_WORDS = {
  nameless: 'Something without a name',
  /** What: its name in quotation marks, or the words before; why: a sentence. */
  leftOut: (what: string, why: string): string => `${what} is left out. ${why}`,
  leftOutForMore: (what: string, why: string): string =>
    `${what} is left out. ${why} That is not all that is wrong with it.`,
  cut: (what: string): string => `${what} goes only as far as the rules let it; the rest is left out.`,
  tooLarge: 'It is larger than 1 MB.',
  nothing: 'It is nothing that can be kept.',
  aboardNothing: 'A unit is aboard something that cannot carry anybody.',
  noEvent: (name: string): string => `There is no event ${name} in an assault.`,
  noPhaseEvent: (name: string): string => `There is no event ${name} in a phase.`,
  fileTooLarge: (megabytes: number): string => `This file is larger than ${megabytes} MB.`,
  fileNotJson: 'This file is not JSON, or only a part of it.',
  otherFile: 'This is not the file of a shelf.',
  otherVersion: 'This file was saved by another version of this program, which writes it in another way.',

  // what values must be, after "must be"
  time: 'a time such as 2026-11-21T20:15:00.000Z',
  id: 'a text of at most 64 letters, digits and hyphens',
  thing: 'a thing with id, kind, name, savedAt and content',
  unit: 'a unit with profile, characters and aboard',
  formation: 'a formation with name, list, initiative, rules and units',
  scenario: 'a scenario',
  assault: 'an assault with scenario, events and at',
  phase: 'a phase with scenario, events and at',
  event: 'an event',
};

export const { say: sayShelfProblem, sayForGood: sayShelfProblemForGood } = sayings('shelf', SHELF_WORDS);
