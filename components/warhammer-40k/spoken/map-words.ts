/** What the battlefield of a phase says: models, inches and Initiative. */
import type { MapWords } from '../../shared/battlefield/map-words.ts';
import { counted, figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import type { TerrainPiece } from '../../../src/warhammer-40k/model/terrain.ts';

const KEYS =
  'Arrow keys go from model to model, Enter selects one. A selected model that may move is moved by them, half an '
  + 'inch, with Shift two; Enter puts it down, Escape takes it back, then gives it up, then leaves the map. Page Up '
  + 'and Page Down go to other models. Plus, minus and zero zoom.';

/** What every map says, in the words of this game. */
export const MAP_WORDS = spoken('warhammer-40k/map', {
  map: (counters: number): string => `Battlefield with ${counted(counters, { one: 'model', other: 'models' })}`,
  keys: KEYS,
  keysAndAsking: `${KEYS} A question mark asks why a model may fight or may not.`,
  caption: 'Models on the battlefield',
  columns: {
    name: 'Model', side: 'Side', values: 'Initiative', fights: 'How it fights', nearest: 'Nearest enemy',
    hits: 'Wounds', kind: 'Kind', place: 'Place, inches right · up',
  },
  shapes: { circle: 'model', square: 'bike or walker', ring: 'monstrous creature' },
  stances: {
    fighting: 'in base contact', engaged: 'not in contact', supporting: 'near a friend in contact',
    bystander: 'not in a fight',
  },
  dead: 'lost',
  broken: 'falling back',
  lines: {
    contact: 'in base contact', firefight: 'shooting', support: 'near a friend in contact', 'too-far': 'too far',
    distance: 'distance that decides',
    blocked: 'out of sight',
  },
  hit: (state: string): string => `wound, ${state}`,
  token: (number: number, state: string): string => `wound ${number}, ${state}`,
  tokenOn: (number: number, name: string): string => `Wound ${number} on ${name}`,
} satisfies MapWords);

const KINDS: Readonly<Record<TerrainPiece['kind'], string>> = {
  woods: 'woods', ruins: 'ruins', barricade: 'barricade', craters: 'craters', water: 'water', swamp: 'swamp',
  hill: 'hill', rock: 'rock', building: 'building',
};

/** What is said of those who stand on it. */
export const sceneWords = spoken('warhammer-40k/scene', {
  model: (name: string, unit: string, stance: string, rung: string): string =>
    `${name}, ${unit}, ${stance}, strikes at ${rung}`,
  /** What the fillings of counters mean. */
  fillings: {
    solid: 'strikes now, touching', tinted: 'now, near a friend', ring: 'strikes at the step inside',
  },
  /** The same of those who fire at chargers. */
  fires: 'fires now',
  /** Below the number of the step at which a model strikes. */
  step: 'step',
  /** Strength, and what its weapon pierces, in a few characters. */
  strength: (points: number): string => `S ${figure(points)}`,
  piercing: (points: number): string => `AP ${figure(points)}`,
  /** A unit with so many of its models left, or a model with its wounds. */
  unit: (name: string, left: number, all: number): string =>
    `${name} · ${figure(left)}${left < all ? ` of ${figure(all)}` : ''}`,
  touches: (name: string, enemy: string): string => `${name} touches ${enemy}`,
  standsBy: (name: string, friend: string): string => `${name} stands by ${friend}`,
  /** A line that has been tapped, as a sentence. */
  told: (line: string): string => `${line}.`,
  wound: (number: number): string => `Wound ${number}`,
  /** Terrain without a name of its own. */
  kinds: KINDS,
  remaining: (inches: string): string => `${inches} left`,
  way: (inches: string, most: string): string => `${inches} of ${most}`,
});
