/** What the battlefield itself says; everything about the assault is said by the view. */
import { counted, figure } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';

const KEYS =
  'Arrow keys go from unit to unit, Enter selects one. A selected unit that may move is moved by them, 1 centimetre, '
  + 'with Shift 5; Enter puts it down, Escape takes it back, then gives it up, then leaves the map. Page Up and '
  + 'Page Down go to other units. Plus, minus and zero zoom.';

export const battlefieldWords = spoken('battlefield', {
  map: (counters: number): string => `Battlefield with ${counted(counters, { one: 'unit', other: 'units' })}`,
  mapRole: 'map',
  keys: KEYS,
  keysAndAsking:
    `${KEYS} A question mark asks why a unit may fight or not; so does Enter on one that cannot be chosen.`,
  closer: 'Zoom in',
  further: 'Zoom out',
  whole: 'Show the whole fight',
  measure: 'Measure',
  table: 'Show as a table',
  drawing: 'Show as a map',
  showKey: 'Show the key',
  hideKey: 'Hide the key',
  overwatch: 'on overwatch',
  skimmer: 'skimmer',
  landed: 'landed',
  damaged: (points: number, capacity: number): string =>
    `damage ${figure(points)}${capacity > 0 ? ` of ${figure(capacity)}` : ''}`,
  shielded: (up: number, full: number): string => `shields ${figure(up)} of ${figure(full)}`,
  carries: (units: number, names: string): string => `${figure(units)} aboard${names === '' ? '' : `: ${names}`}`,
  pushed: (length: string): string => `pushed ${length}`,
  /** On a sign at the edge of the map. */
  farOff: (formation: string, units: number): string => `${formation} · ${figure(units)}`,
  farOffWhy: (formation: string, units: number, why: string): string => `${formation} · ${figure(units)} ${why}`,
  formations: (formations: number): string => counted(formations, { one: 'formation', other: 'formations' }),
  moreFormations: (formations: number): string =>
    counted(formations, { one: 'more formation', other: 'more formations' }),
  whichOne: 'Which one?',
  twoFingers: 'Two fingers move the map',
  tokenOn: (number: number, name: string): string => `Hit ${number} on ${name}`,
});
