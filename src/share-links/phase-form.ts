/** A 40k scenario in a link: what `writePhase` gives, field by field. New fields are put last in their object. */
import { MOST_CORNERS } from '../battlefield/terrain.ts';
import { PHASE_LIMITS } from '../warhammer-40k/model/limits.ts';
import { list, listIn, named, some, text, truth, type Codec, type ValueOf } from './codec.ts';
import { standing } from './positions.ts';
import { name, newName } from './names.ts';
import { number, point } from './numbers.ts';

const weapon = some({
  name: text, kind: text, strengthBonus: number, woundsOn: number, armourPiercing: number, twoHanded: truth,
  strengthFactor: number, charging: some({ strengthBonus: number, armourPiercing: number }), poisoned: number,
  traits: list(text), row: text,
});

const profile = some({
  name: text, weaponSkill: number, strength: number, toughness: number, wounds: number, initiative: number,
  attacks: number, leadership: number, save: number, invulnerable: number, radius: number, weapons: list(weapon),
  grenades: list(text), traits: list(text), feelNoPain: number, poisoned: number, kinds: list(text),
  hatredOf: list(text), preferredEnemyOf: list(text),
});

const outline = listIn('outline', 'corners', MOST_CORNERS, point);
const piece = some({ id: text, kind: text, outline, name: text, traits: list(text) });

const table = some({
  width: number, depth: number, terrain: listIn('terrain', 'pieces of terrain', PHASE_LIMITS.terrain, piece),
  edges: some({ attacker: text, defender: text }),
});

const model = standing(some({ id: newName, profile: text, at: point, height: number, lost: number, covered: truth }));

const unit = some({
  id: newName, name: text, side: text, traits: list(text), assaultRange: number, joined: name, fired: name,
  stationaryFire: truth, mayNotCharge: truth, fallingBack: truth, goneToGround: truth, overwatchUsed: truth,
  charged: list(name), disordered: truth, throughDifficult: truth,
  models: listIn('models', 'models', PHASE_LIMITS.modelsInUnit, model), forceActive: truth,
  ran: truth, regrouped: truth, startedWith: number,
});

const phaseFields = some({
  ruleset: text, title: text, startAt: text, active: text, round: number, completion: named(text),
  rulings: named(text), table, units: listIn('units', 'units', PHASE_LIMITS.units, unit), profiles: named(profile),
  completions: list(text),
});

/** Links of this kind carry scenarios of this format. */
const HEAD = { format: 1 } as const;

export type LinkPhase = typeof HEAD & ValueOf<typeof phaseFields>;

export const phaseForm: Codec<LinkPhase> = {
  write: (out, value) => phaseFields.write(out, value),
  read: from => ({ ...HEAD, ...phaseFields.read(from) }),
};
