/** What an import says, in one place. */
import { counted, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const unitsOf = (count: number): string => counted(count, { one: 'unit', other: 'units' });
const formationsOf = (count: number): string => counted(count, { one: 'formation', other: 'formations' });
const names = (count: number): string => counted(count, { one: 'name', other: 'names' });

export const importWords = spoken('set-up/import', {
  title: 'Import a list',
  intro: 'A roster of BattleScribe or New Recruit, a list in words, or a table that was saved here.',
  file: 'Choose a file',
  drop: 'or drop it here',
  paste: 'Or paste a list',
  pasteHint: 'Tactical Detachment [325]\n6 Tactical, 3 Rhino, Captain',
  read: 'Read it',
  reading: 'Reading …',
  unreadable: 'This file could not be opened.',
  notLoaded: 'A part of the program could not be loaded. Try again.',
  onlyFirst: 'Only the first of these files was read.',
  another: 'Read something else',
  more: (count: number): string =>
    form(count, { one: 'There is one more like these.', other: `There are ${count} more like these.` }),
  problems: 'This could not be read',
  found: 'What was understood',
  noUnits: 'No units yet',
  aboard: (count: number): string => `${unitsOf(count)} aboard`,
  on: (character: string, unit: string): string => `${unit} with ${character}`,
  notUnderstood: (count: number, typed: string): string => `${count} × “${typed}” is not understood.`,
  meant: 'Meant is:',
  leaveOut: 'Leave out',
  meantSpoken: (typed: string, name: string): string => `“${typed}” means ${name}`,
  leaveOutSpoken: (typed: string): string => `Leave out “${typed}”`,
  byFile: (units: number): string => `Play ${unitsOf(units)} with the values of this file, not of the library`,
  whichDiffer: 'What differs',
  field: {
    type: 'type', speed: 'speed', armour: 'armour', cc: 'CC', ff: 'FF', damageCapacity: 'damage capacity',
    critical: 'critical hits', abilities: 'abilities', weapons: 'weapons',
  },
  instead: (field: string, library: string, file: string): string => `${field} ${file}, not ${library}`,
  notes: (count: number): string => counted(count, { one: 'remark', other: 'remarks' }),
  take: (count: number): string => `Take over ${formationsOf(count)}`,
  open: (count: number): string => `${names(count)} still open: left out unless you say what is meant.`,
  settled: (typed: string, name: string): string => `“${typed}” is ${name}.`,
  leftOut: (typed: string): string => `“${typed}” is left out.`,
  cannotJoin: (name: string): string => `${name} needs a unit to join first.`,
  understood: (formations: number, open: number): string =>
    `${formationsOf(formations)} understood${open === 0 ? '' : `, ${names(open)} open`}.`,
  untitled: 'A table',
  table: (units: number, formations: number): string => `${formationsOf(formations)}, ${unitsOf(units)}`,
  takeTable: 'Set up this table',
});
