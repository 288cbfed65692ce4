/** What models and weapons have beyond their numbers, and by which row of which text each of it counts. */
import type { Edition } from './index.ts';
import type { RowId } from './rows.ts';

type RowsByEdition = { readonly [edition in Edition]?: RowId };

const seventh = (row: RowId): RowsByEdition => ({ '7th': row });

/** By trait of a model. Where a text has no row for one, it does nothing by that text. */
const MODEL_TRAIT_ROWS = {
  fearless: { '7th': '7C-U1', '4th': '4C-U4' },
  stubborn: seventh('7C-U2'),
  'and-they-shall-know-no-fear': { '7th': '7C-U3', '4th': '4C-U1' },
  zealot: seventh('7C-U4'),
  hatred: seventh('7C-U5'),
  'preferred-enemy': seventh('7C-U6'),
  fear: seventh('7C-U7'),
  'counter-attack': { '7th': '7C-U8', '4th': '4C-U2' },
  'furious-charge': seventh('7C-U9'),
  rage: seventh('7C-U10'),
  rampage: seventh('7C-U11'),
  'eternal-warrior': seventh('7C-U13'),
  rending: seventh('7C-U15'),
  fleshbane: seventh('7C-U16'),
  shred: seventh('7C-U17'),
  armourbane: seventh('7C-U18'),
  'hammer-of-wrath': seventh('7C-U19'),
  smash: seventh('7C-U20'),
  daemon: seventh('7C-U25'),
  'monster-hunter': seventh('7C-U26'),
  'tank-hunters': seventh('7C-U26'),
  swarms: seventh('7C-U28'),
  crusader: seventh('7C-U29'),
  'hit-and-run': seventh('7C-U30'),
  'slow-and-purposeful': seventh('7C-U31'),
  relentless: seventh('7C-U31'),
  fleet: seventh('7C-D3'),
  'move-through-cover': seventh('7C-D4'),
  'jump-charge': seventh('7C-D6'),
  character: seventh('7C-C2'),
  'storm-shield': seventh('7C-W16'),
  'terminator-armour': seventh('7C-W16'),
} as const satisfies Readonly<Record<string, RowsByEdition>>;

export type ModelTrait = keyof typeof MODEL_TRAIT_ROWS;
export const MODEL_TRAITS = /* @__PURE__ */ Object.keys(MODEL_TRAIT_ROWS) as readonly ModelTrait[];

/** By trait of a weapon. */
const WEAPON_TRAIT_ROWS = {
  unwieldy: seventh('7C-U22'),
  specialist: seventh('7C-U23'),
  shred: seventh('7C-U17'),
  fleshbane: seventh('7C-U16'),
  rending: seventh('7C-U15'),
  armourbane: seventh('7C-U18'),
  concussive: seventh('7C-U21'),
  'instant-death': seventh('7C-U13'),
  force: seventh('7C-U24'),
  'master-crafted': seventh('7C-U27'),
  destroyer: seventh('7C-U32'),
} as const satisfies Readonly<Record<string, RowsByEdition>>;

export type WeaponTrait = keyof typeof WEAPON_TRAIT_ROWS;
export const WEAPON_TRAITS = /* @__PURE__ */ Object.keys(WEAPON_TRAIT_ROWS) as readonly WeaponTrait[];

/** The row by which a trait of a model counts in a text; null: it has none there. */
export const rowOfTrait = (edition: Edition, trait: ModelTrait): RowId | null =>
  (MODEL_TRAIT_ROWS[trait] as RowsByEdition)[edition] ?? null;

/** Traits that another row speaks of as well: they are in force where either is played. */
const SPOKEN_OF: { readonly [trait in ModelTrait]?: readonly RowId[] } = {
  swarms: ['7C-D5'], 'slow-and-purposeful': ['7C-D1', '7C-O4'], relentless: ['7C-D1'],
};

/** Every row by which a trait of a model counts for something in a text. */
export const rowsOfTrait = (edition: Edition, trait: ModelTrait): readonly RowId[] => {
  const row = rowOfTrait(edition, trait);
  return row === null ? [] : [row, ...SPOKEN_OF[trait] ?? []];
};

/** The same of a trait of a weapon. */
export const rowOfWeaponTrait = (edition: Edition, trait: WeaponTrait): RowId | null =>
  (WEAPON_TRAIT_ROWS[trait] as RowsByEdition)[edition] ?? null;
