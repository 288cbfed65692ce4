/** What the walks are made of: stands that hardly ever do anything, and the decisions of their players. */
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Critical, Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, scenarioOf, type ScenarioParts } from '../../support/build.ts';
import { characterOf, profileOf, weaponOf } from '../../support/profiles.ts';
import type { Walk } from './walk.ts';

const macro = { rules: ['macro-weapon'] };
const sniper = { rules: ['sniper'] };
const blast = (hitOn: number): Critical => (
  { damage: 'all', splash: { within: 5, hitOn, effect: 'normal' }, entered: false, later: false }
);
const engine = (damageCapacity: number, more: Partial<Profile> = {}): Profile => profileOf({
  name: 'Engine', type: 'war-engine', damageCapacity, armour: null, cc: null, ff: null, ...more,
});

const PROFILES_OF_WALKS = {
  idle: profileOf({ name: 'Idle', armour: null, cc: null, ff: null }),
  gun: profileOf({ name: 'Gun', armour: null, cc: null, ff: null, speed: 0 }),
  hero: profileOf({
    name: 'Hero', cc: 3, ff: 3, weapons: [weaponOf(macro), weaponOf({ kind: 'small-arms', ...macro })],
  }),
  swift: profileOf({ name: 'Swift', cc: 3, ff: 3, abilities: ['first-strike'], weapons: [weaponOf(macro)] }),
  blade: profileOf({ name: 'Blade', ff: null, abilities: ['first-strike'] }),
  wall: profileOf({ name: 'Wall', cc: null, ff: null, armour: 5, abilities: ['reinforced-armour'] }),
  walker: profileOf({ name: 'Walker', type: 'armoured-vehicle', abilities: ['walker'], cc: null, ff: null }),
  marksman: profileOf({ name: 'Marksman', weapons: [weaponOf(sniper), weaponOf({ kind: 'small-arms', ...sniper })] }),
  assassin: profileOf({ name: 'Assassin', abilities: ['first-strike'], weapons: [weaponOf(sniper)] }),
  cart: profileOf({
    name: 'Cart', type: 'armoured-vehicle', armour: null, cc: null, ff: null, abilities: ['transport'],
  }),
  lander: profileOf({
    name: 'Lander', type: 'armoured-vehicle', cc: null, ff: null, abilities: ['aircraft', 'transport'],
  }),
  skiff: profileOf({ name: 'Skiff', type: 'light-vehicle', cc: 6, abilities: ['skimmer'] }),
  glider: profileOf({ name: 'Glider', type: 'light-vehicle', cc: null, ff: null, abilities: ['skimmer'] }),
  tank: engine(3),
  titan: engine(2, { name: 'Titan', cc: 4, ff: 4 }),
  bomb: engine(1, { name: 'Bomb', critical: blast(4), abilities: ['transport'] }),
  'sure-bomb': engine(1, { name: 'Sure Bomb', critical: blast(1) }),
  staggerer: engine(3, { name: 'Staggerer', critical: { damage: 0, splash: null, entered: true, later: false } }),
  reeler: engine(3, { name: 'Reeler', critical: { damage: 0, splash: null, entered: true, later: false, moves: 6 } }),
  ethereal: profileOf({ name: 'Ethereal', armour: null, cc: null, ff: null }),
  warlord: characterOf({ name: 'Warlord', abilities: ['supreme-commander'] }),
};

/** An assault of one formation a side, and of others if the walk needs them. */
export const scenario = (
  attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[],
  more: ScenarioParts & { readonly others?: readonly ScenarioFormation[] } = {},
): Walk['scenario'] => {
  const { others = [], ...parts } = more;
  const formations = [formationOf('attacker', attackers), formationOf('defender', defenders), ...others];
  return scenarioOf({ profiles: PROFILES_OF_WALKS, formations, ...parts });
};

export const friends = (
  id: string, side: Side, units: readonly ScenarioUnit[], more: Partial<ScenarioFormation> = {},
): ScenarioFormation => formationOf(side, units, { id, ...more });

export const moved = (unit: string, x: number, y: number): Decision => ({ type: 'unit.moved', unit, to: [x, y] });
export const gotOut = (unit: string, x: number, y: number): Decision =>
  ({ type: 'unit.disembarked', unit, to: [x, y] });
export const gotIn = (unit: string, transport: string): Decision => ({ type: 'unit.embarked', unit, transport });
export const careful = (unit: string): Decision => ({ type: 'care.taken', unit });
export const rose = (unit: string): Decision => ({ type: 'unit.rose', unit });
export const hitMoved = (to: string, side: Side = 'defender'): Decision => ({ type: 'hit.moved', side, hit: 0, to });
export const saved = (save: 'armour' | 'cover'): Decision => ({ type: 'save.chosen', side: 'defender', hit: 0, save });
export const charged: Decision = { type: 'charge.ended' };
export const countered: Decision = { type: 'counterCharge.ended' };
export const allocated: Decision = { type: 'hits.allocated' };
export const withdrawn: Decision = { type: 'withdrawal.ended' };
