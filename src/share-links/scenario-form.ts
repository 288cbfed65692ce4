/** A scenario in a link: what `writeScenario` gives, field by field. New fields are put last in their object. */
import { SCENARIO_LIMITS } from '../epic-armageddon/model/limits.ts';
import { list, listIn, named, nullable, some, text, truth, type Codec, type ValueOf } from './codec.ts';
import { standing } from './positions.ts';
import { name, newName } from './names.ts';
import { number, numberOrText, point } from './numbers.ts';

const weapon = some({ name: text, kind: text, extraAttacks: numberOrText, rules: list(text) });

const splash = some({ within: number, hitOn: number, effect: text });

const critical = some({ damage: numberOrText, splash: nullable(splash), entered: truth, later: truth, moves: number });

export const profileForm = some({
  name: text, type: text, speed: number, armour: number, cc: number, ff: number, damageCapacity: number,
  critical: nullable(critical), radius: number, abilities: list(text), weapons: list(weapon),
});

const outline = listIn('outline', 'corners', SCENARIO_LIMITS.corners, point);
const piece = some({
  id: text, kind: text, outline, name: text, builtBy: text, works: text, cutsSight: truth,
});

const terrain = listIn('terrain', 'pieces of terrain', SCENARIO_LIMITS.terrain, piece);
const table = some({ width: number, depth: number, terrain });

const unit = standing(some({
  id: newName, profile: text, at: point, damage: number, shields: number, aboard: name, poppedUp: truth,
  characters: listIn('characters', 'profile ids of characters', SCENARIO_LIMITS.units, text),
  options: listIn('options', 'options', SCENARIO_LIMITS.options, text),
}));

const formation = some({
  id: newName, name: text, side: text, initiative: number, blastMarkers: number, broken: truth, marched: truth,
  overwatch: truth, rules: list(text), units: listIn('units', 'units', SCENARIO_LIMITS.unitsInFormation, unit),
});

const engage = some({
  formation: name, target: name, intermingled: list(name), combined: list(name), actionTest: text,
});

const scenarioFields = some({
  title: text, rulings: named(text), table,
  formations: listIn('formations', 'formations', SCENARIO_LIMITS.formations, formation), engage, startAt: text,
  profiles: named(profileForm),
});

/** Links of this version carry scenarios of this format and game. */
const HEAD = { format: 1, ruleset: 'epic-armageddon' } as const;

export type LinkScenario = typeof HEAD & ValueOf<typeof scenarioFields>;

export const scenarioForm: Codec<LinkScenario> = {
  write: (out, value) => scenarioFields.write(out, value),
  read: from => ({ ...HEAD, ...scenarioFields.read(from) }),
};
