/** What the key of the map and the table instead of it say. */
import { spoken } from '../languages/spoken.ts';
import type { Counter, LineKind, Shape, Stance, TokenState } from './pieces.ts';

const EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': 'ignore-cover', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-weapon',
  'titan-killer': 'titan-killer',
};

export const sheetWords = spoken('battlefield/sheets', {
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
    blocked: 'no line of fire', distance: 'distance that decides',
  } satisfies Record<LineKind, string>,
  shields: 'shields up',
  damage: 'damage taken',
  aboard: 'units aboard',
  push: 'pushed aside',
  /** What sets a hit apart, by the name of its effect. */
  effects: EFFECTS,
  gap: (name: string, length: string): string => `${name}, ${length}`,
  contact: (name: string): string => `${name}, in contact`,
  nobody: 'none',
  tokenStates: {
    waiting: 'waiting', stopped: 'stopped by a shield', saved: 'saved', damaged: 'damage', killed: 'killed',
  } satisfies Record<TokenState, string>,
  hit: (state: string): string => `hit, ${state}`,
  token: (number: number, state: string): string => `hit ${number}, ${state}`,
});

/** Whose it is: its side, and its formation if that is named. */
export const ownerOf = ({ side, formation }: Counter): string =>
  (formation ? sheetWords.owners[side](formation) : sheetWords.sides[side]);
