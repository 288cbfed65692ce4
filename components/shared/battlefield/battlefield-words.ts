/** What the battlefield itself says; everything about the assault is said by the view. */
import { counted, figure } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';
import type { Counter, LineKind, Shape, Stance, TokenState } from './view.ts';

const EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': 'ignore-cover', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-weapon',
  'titan-killer': 'titan-killer',
};

const KEYS =
  'Arrow keys go from unit to unit. A unit that may move is moved by them instead, 1 centimetre, with Shift 5; '
  + 'Enter puts it down, Escape takes it back, Page Up and Page Down go to other units. Plus, minus and zero zoom.';

export const battlefieldWords = spoken('battlefield', {
  map: (counters: number): string => `Battlefield with ${counted(counters, { one: 'unit', other: 'units' })}`,
  mapRole: 'map',
  keys: KEYS,
  keysAndAsking: `${KEYS} A question mark asks why a unit may fight or may not; so does Enter where nothing is chosen.`,
  closer: 'Zoom in',
  further: 'Zoom out',
  whole: 'Show the whole fight',
  table: 'Show as a table',
  drawing: 'Show as a map',
  showKey: 'Show the key',
  hideKey: 'Hide the key',
  key: 'Key of the map',
  caption: 'Units on the battlefield',
  columns: {
    name: 'Unit', side: 'Side', values: 'CC/FF', fights: 'How it fights', nearest: 'Nearest enemy', hits: 'Hits',
    kind: 'Kind', place: 'Place, cm right · up',
  },
  sides: { attacker: 'attacker', defender: 'defender' } satisfies Record<Counter['side'], string>,
  /** Whose a counter is, where its formation is named. */
  owners: {
    attacker: (formation: string): string => `attacker, ${formation}`,
    defender: (formation: string): string => `defender, ${formation}`,
  } satisfies Record<Counter['side'], (formation: string) => string>,
  shapes: { circle: 'infantry', square: 'vehicle', ring: 'war engine' } satisfies Record<Shape, string>,
  stances: {
    fighting: 'directly engaged',
    engaged: 'not directly engaged',
    supporting: 'supporting',
    bystander: 'not in the assault',
  } satisfies Record<Stance, string>,
  dead: 'lost',
  broken: 'broken',
  character: 'character',
  inspiring: 'inspiring',
  lines: {
    contact: 'in base contact', firefight: 'firefight', support: 'supporting fire', 'too-far': 'too far',
    blocked: 'no line of fire',
  } satisfies Record<LineKind, string>,
  overwatch: 'on overwatch',
  skimmer: 'skimmer',
  landed: 'landed',
  shields: 'shields up',
  damage: 'damage taken',
  aboard: 'units aboard',
  push: 'pushed aside',
  /** What sets a hit apart, by the name of its effect. */
  effects: EFFECTS,
  damaged: (points: number, capacity: number): string =>
    `damage ${figure(points)}${capacity > 0 ? ` of ${figure(capacity)}` : ''}`,
  shielded: (up: number, full: number): string => `shields ${figure(up)} of ${figure(full)}`,
  carries: (units: number, names: string): string => `${figure(units)} aboard${names === '' ? '' : `: ${names}`}`,
  pushed: (length: string): string => `pushed ${length}`,
  gap: (name: string, length: string): string => `${name}, ${length}`,
  contact: (name: string): string => `${name}, in contact`,
  nobody: 'none',
  tokenStates: {
    waiting: 'waiting', stopped: 'stopped by a shield', saved: 'saved', damaged: 'damage', killed: 'killed',
  } satisfies Record<TokenState, string>,
  hit: (state: string): string => `hit, ${state}`,
  token: (number: number, state: string): string => `hit ${number}, ${state}`,
  tokenOn: (number: number, name: string): string => `Hit ${number} on ${name}`,
});
