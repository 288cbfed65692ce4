/** A scenario in a link: what `writeScenario` gives, field by field. New fields are put last in their object. */
import type { Point } from '../../battlefield/base.ts';
import { list, named, nullable, some, text, truth, type Codec, type Of } from './codec.ts';
import { name, newName } from './names.ts';
import { number, numberOrText, point } from './numbers.ts';

const weapon = some({ name: text, kind: text, extraAttacks: numberOrText, rules: list(text) });

const splash = some({ within: number, hitOn: number, effect: text });

const critical = some({ damage: numberOrText, splash: nullable(splash), entered: truth, later: truth });

export const profile = some({
  name: text, type: text, speed: number, armour: number, cc: number, ff: number, damageCapacity: number,
  critical: nullable(critical), radius: number, abilities: list(text), weapons: list(weapon),
});

const piece = some({
  id: text, kind: text, outline: list(point), name: text, builtBy: text, works: text, cutsSight: truth,
});

const table = some({ width: number, depth: number, terrain: list(piece) });

const unitFields = some({
  id: newName, profile: text, at: point, damage: number, shields: number, aboard: name, poppedUp: truth,
  characters: list(text),
});
type UnitFields = Of<typeof unitFields>;

const settle = ({ id, at }: UnitFields, place: (unit: string, at: Point) => void): void => {
  if (id !== undefined && at !== undefined) place(id, at);
};

/** A unit, of which later events know where it stands. */
const unit: Codec<UnitFields> = {
  write: (out, value) => {
    unitFields.write(out, value);
    settle(value, (id, at) => out.memory.place(id, at));
  },
  read: from => {
    const value = unitFields.read(from);
    settle(value, (id, at) => from.memory.place(id, at));
    return value;
  },
};

const formation = some({
  id: newName, name: text, side: text, initiative: number, blastMarkers: number, broken: truth, marched: truth,
  overwatch: truth, rules: list(text), units: list(unit),
});

const engage = some({
  formation: name, target: name, intermingled: list(name), combined: list(name), actionTest: text,
});

const scenarioFields = some({
  title: text, rulings: named(text), table, formations: list(formation), engage, startAt: text,
  profiles: named(profile),
});

/** Links of this version carry scenarios of this format and game. */
const HEAD = { format: 1, ruleset: 'epic-armageddon' } as const;

export type WrittenScenario = typeof HEAD & Of<typeof scenarioFields>;

export const scenarioForm: Codec<WrittenScenario> = {
  write: (out, value) => scenarioFields.write(out, value),
  read: from => ({ ...HEAD, ...scenarioFields.read(from) }),
};
