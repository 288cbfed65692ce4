/**
 * Units with datasheets of their own, where a test puts them. Lengths in cm.
 *
 * Who is said nothing of neither strikes nor fires nor saves, so that a test states what matters to it.
 */
import type { Point } from '../../src/battlefield/base.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';
import type { Scenario, ScenarioFormation, ScenarioUnit } from '../../src/epic-armageddon/model/scenario.ts';
import { fullShields } from '../../src/epic-armageddon/attacks/join-characters.ts';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import { formationOf, scenarioOf, unitOf, type ScenarioParts } from './build.ts';
import { profileOf } from './profiles.ts';

/** A datasheet, where its unit stands, and what else the scenario says of it. */
export type Stand = Partial<Profile> & {
  readonly at: Point;
  readonly joined?: Profile;
  readonly more?: Partial<ScenarioUnit>;
};
export type Stands = Readonly<Record<string, Stand>>;

/** A formation besides the two that fight, or a third that does. */
export interface Others {
  readonly side: Side;
  readonly id: string;
  readonly stands: Stands;
  readonly more?: Partial<ScenarioFormation>;
}

export interface StageParts extends Omit<ScenarioParts, 'formations'> {
  readonly attacker?: Partial<ScenarioFormation>;
  readonly defender?: Partial<ScenarioFormation>;
  readonly others?: readonly Others[];
}

/** A war engine of so much damage capacity. */
export const engine = (damageCapacity: number, at: Point, more: Partial<Stand> = {}): Stand =>
  ({ name: 'Engine', type: 'war-engine', damageCapacity, at, ...more });

/** Stands side by side to the right of the first: `stands('d', 3, [30, 22])` is d1, d2 and d3. */
export const stands = (name: string, count: number, [x, y]: Point, sheet: Partial<Stand> = {}, pitch = 3): Stands =>
  Object.fromEntries(Array.from({ length: count }, (_, i) =>
    [`${name}${i + 1}`, { at: [x + i * pitch, y], ...sheet }]));

const sheetOf = ({ at: _, joined: __, more: ___, ...sheet }: Stand): Profile =>
  profileOf({ armour: null, cc: null, ff: null, ...sheet });

const standOf = ([id, { at, joined, more, abilities = [] }]: readonly [string, Stand]): ScenarioUnit =>
  unitOf(id, id, at, {
    shields: fullShields([...abilities, ...joined?.abilities ?? []]),
    characters: joined === undefined ? [] : [`${id}-joined`],
    ...more,
  });

const unitsOf = (all: Stands): readonly ScenarioUnit[] => Object.entries(all).map(standOf);

const profilesOf = (all: Stands): Readonly<Record<string, Profile>> => Object.fromEntries(
  Object.entries(all).flatMap(([id, stand]) => [
    [id, sheetOf(stand)] as const,
    ...(stand.joined === undefined ? [] : [[`${id}-joined`, stand.joined] as const]),
  ]),
);

/** An assault of the first stands against the second; others stand by, or fight if `engage` says so. */
export const stageParts = (attackers: Stands, defenders: Stands, parts: StageParts = {}): ScenarioParts => {
  const { attacker, defender, others = [], ...rest } = parts;
  return {
    ...rest,
    formations: [
      formationOf('attacker', unitsOf(attackers), attacker),
      formationOf('defender', unitsOf(defenders), defender),
      ...others.map(({ side, id, stands: theirs, more }) => formationOf(side, unitsOf(theirs), { id, ...more })),
    ],
    profiles: Object.assign({}, ...[attackers, defenders, ...others.map(one => one.stands)].map(profilesOf)),
  };
};

/** The same as a scenario. */
export const stage = (attackers: Stands, defenders: Stands, parts: StageParts = {}): Scenario =>
  scenarioOf(stageParts(attackers, defenders, parts));
