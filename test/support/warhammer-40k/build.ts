/** Whole, sensible phases of which a test states only what matters to it. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Profile, Weapon } from '../../../src/warhammer-40k/model/profile.ts';
import { usualRulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { Scenario, ScenarioModel, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { startPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { PLAIN_PROFILE, PLAIN_WEAPON } from '../../../src/warhammer-40k/model/plain.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';

export const weapon = (fields: Partial<Weapon> = {}): Weapon => ({
  name: fields.kind ?? 'ordinary', kind: 'ordinary', ...PLAIN_WEAPON, ...fields,
});

/** A marine with nothing in his hands. */
export const profile = (fields: Partial<Profile> = {}): Profile => ({
  name: 'Marine', weaponSkill: 4, strength: 4, toughness: 4, wounds: 1, initiative: 4, attacks: 1, leadership: 8,
  save: 3, invulnerable: null, radius: 0.5, ...PLAIN_PROFILE, ...fields,
});

export const PROFILES = {
  marine: profile(),
  guardsman: profile({
    name: 'Guardsman', weaponSkill: 3, strength: 3, toughness: 3, initiative: 3, leadership: 7, save: 5,
  }),
  ork: profile({
    name: 'Ork', strength: 3, initiative: 2, attacks: 2, leadership: 7, save: 6,
    weapons: [weapon({ name: 'choppa' }), weapon({ name: 'slugga', kind: 'pistol' })],
  }),
  grot: profile({
    name: 'Grot', weaponSkill: 2, strength: 2, toughness: 2, initiative: 2, leadership: 5, save: null,
  }),
  slaver: profile({
    name: 'Slaver', strength: 3, initiative: 2, attacks: 2, leadership: 7, save: 6,
  }),
} satisfies Record<string, Profile>;

/** Models of one profile in a row to the right, an inch apart from centre to centre: base to base. */
export const row = (
  prefix: string, count: number, at: Point, fields: Partial<ScenarioModel> = {},
): readonly ScenarioModel[] => Array.from({ length: count }, (_, i) => ({
  id: `${prefix}${i + 1}`, profile: 'marine', at: [at[0] + i, at[1]] as const, height: 0, lost: 0, covered: false,
  ...fields,
}));

export const unit = (fields: Partial<ScenarioUnit> & Pick<ScenarioUnit, 'id' | 'side'>): ScenarioUnit => ({
  name: fields.id, traits: [], assaultRange: 6, joined: null, fired: null, stationaryFire: false, mayNotCharge: false,
  fallingBack: false, goneToGround: false, overwatchUsed: false, charged: [], disordered: false,
  throughDifficult: false, forceActive: false, ran: false, regrouped: false, startedWith: null, models: [], ...fields,
});

/** A table of 48" by 48" without terrain; it is the attacker's turn, and the charge comes first. */
export const scenario = (edition: Edition, fields: Partial<Scenario> = {}): Scenario => ({
  format: 1, ruleset: `warhammer-40k-${edition}`, title: '', startAt: 'charge', active: 'attacker', round: 1,
  completion: {}, completions: [], rulings: usualRulings(edition),
  table: { width: 48, depth: 48, terrain: [], edges: { attacker: 'low', defender: 'high' } },
  units: [], profiles: PROFILES, ...fields,
});

export const phase = (edition: Edition, fields: Partial<Scenario> = {}): Phase =>
  startPhase(scenario(edition, fields));
