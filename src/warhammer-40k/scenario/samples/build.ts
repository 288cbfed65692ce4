/** The forces of bundled phases, in a few words. */
import type { Point } from '../../../battlefield/base.ts';
import { POLICIES, type Edition } from '../../editions/index.ts';
import type { Decision } from '../../model/events.ts';
import type { Profile, Weapon, WeaponKind } from '../../model/profile.ts';
import { usualRulings } from '../../rulings/rulings.ts';
import type { Scenario, ScenarioModel, ScenarioUnit } from '../../model/scenario.ts';
import { PLAIN_PROFILE, PLAIN_WEAPON } from '../../model/plain.ts';
import { TERRAIN_KINDS, type TerrainKind, type TerrainPiece } from '../../model/terrain.ts';

export const weapon = (kind: WeaponKind, name: string = kind, fields: Partial<Weapon> = {}): Weapon => ({
  name, kind, ...PLAIN_WEAPON, ...fields,
});

type Characteristics = readonly [
  weaponSkill: number, strength: number, toughness: number, wounds: number, initiative: number, attacks: number,
  leadership: number, save: number | null,
];

/** A profile by its line: WS S T W I A Ld Sv. */
export const sampleProfile = (name: string, line: Characteristics, fields: Partial<Profile> = {}): Profile => {
  const [weaponSkill, strength, toughness, wounds, initiative, attacks, leadership, save] = line;
  return {
    name, weaponSkill, strength, toughness, wounds, initiative, attacks, leadership, save, invulnerable: null,
    radius: 0.5, ...PLAIN_PROFILE, ...fields,
  };
};

export const piece = (
  id: string, kind: TerrainKind, outline: readonly Point[], name: string | null = null,
): TerrainPiece => ({ id, kind, name, outline, traits: TERRAIN_KINDS[kind] });

/** A model before and after the charge; nobody who stays says so twice. */
export interface PlacedModel {
  readonly profile: string;
  readonly at: Point;
  readonly after?: Point;
  readonly covered?: boolean;
}

export type Force = Pick<ScenarioUnit, 'id' | 'name' | 'side'> & Partial<Omit<ScenarioUnit, 'models'>> & {
  readonly models: readonly PlacedModel[];
};

/** Models of one profile in a row to the right, this far apart from centre to centre. */
export const row = (
  count: number, who: string, at: Point,
  fields: Partial<PlacedModel> & { readonly step?: number; readonly shift?: Point } = {},
): readonly PlacedModel[] => {
  const { step = 1.1, shift = null, ...rest } = fields;
  return Array.from({ length: count }, (_, i): PlacedModel => {
    const place: Point = [inHundredths(at[0] + i * step), at[1]];
    const after: Point | null = shift && [place[0] + shift[0], inHundredths(place[1] + shift[1])];
    return { profile: who, at: place, ...(after && { after }), ...rest };
  });
};

/**
 * A charge declared, and each of its models moved to where it stands after it: the fight begins from the same places in
 * every edition.
 */
export const chargeOf = (
  unit: string, targets: readonly string[], models: readonly PlacedModel[],
): readonly Decision[] => [
  { type: 'charge.declared', unit, targets },
  ...models.map(({ at, after }, i): Decision => ({ type: 'model.moved', model: modelId(unit, i), to: after ?? at })),
];

const modelId = (unit: string, i: number): string => `${unit}-${i + 1}`;

const inHundredths = (inches: number): number => Math.round(100 * inches) / 100;

const unitOf = ({ models, ...unit }: Force, isAfter: boolean): ScenarioUnit => ({
  traits: [], assaultRange: 6, joined: null, fired: null, stationaryFire: false, mayNotCharge: false,
  fallingBack: false, goneToGround: false, overwatchUsed: false, disordered: false, throughDifficult: false,
  forceActive: false, ran: false, regrouped: false, startedWith: null, ...unit,
  charged: isAfter ? unit.charged ?? [] : [],
  models: models.map((model, i): ScenarioModel => ({
    id: modelId(unit.id, i), profile: model.profile, at: isAfter ? model.after ?? model.at : model.at, height: 0,
    lost: 0, covered: isAfter && (model.covered ?? false),
  })),
});

/** A table of 36″ by 24″ in an edition; where its text does not tell of charges, it begins after them. */
export const scenarioOf = (
  edition: Edition, title: string, forces: readonly Force[], profiles: Readonly<Record<string, Profile>>,
  terrain: readonly TerrainPiece[] = [],
): Scenario => {
  const isAfter = POLICIES[edition].chargeShape === null;
  return {
    format: 1, ruleset: `warhammer-40k-${edition}`, title, startAt: isAfter ? 'fight' : 'charge', active: 'attacker',
    round: 1, completion: {}, completions: [], rulings: usualRulings(edition),
    table: { width: 36, depth: 24, terrain, edges: { attacker: 'low', defender: 'high' } },
    units: forces.map(force => unitOf(force, isAfter)), profiles,
  };
};
