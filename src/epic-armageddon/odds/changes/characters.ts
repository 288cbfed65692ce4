/** A character that a side could bring and has not brought. */
import { combatantIn } from '../../attacks/join-characters.ts';
import type { Profile } from '../../model/profile.ts';
import type { Scenario, ScenarioUnit } from '../../model/scenario.ts';
import { SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { Change } from './change.ts';
import { changeUnits } from './edit.ts';
import { isFair, laidOut, leadOf } from './layout.ts';

/** Characters that each side could have, by the ids of their profiles. */
export type Candidates = Partial<BySide<Readonly<Record<string, Profile>>>>;

/**
 * Whom a character joins: a unit of the leading formation that has none yet, in contact rather than firing, and rather
 * so than standing apart; of alike ones the first.
 */
const carrierIn = (scenario: Scenario, side: Side): ScenarioUnit | undefined => {
  const { engaged } = laidOut(scenario);
  const free = scenario.formations.find(one => one.id === leadOf(scenario, side))!.units
    .filter(unit => unit.characters.length === 0 && unit.aboard === null);
  const by = (unit: ScenarioUnit): string | undefined => engaged.find(one => one.unit === unit.id)?.by;
  return free.find(unit => by(unit) === 'close-combat') ?? free.find(unit => by(unit) === 'firefight') ?? free[0];
};

/** A unit with a character more; a shield that the character brings is up. */
const joinedBy = (unit: ScenarioUnit, id: string, profiles: Scenario['profiles']): ScenarioUnit => {
  const shieldsOf = (characters: readonly string[]): number =>
    combatantIn(profiles, { ...unit, characters }).shields;
  const characters = [...unit.characters, id];
  const shields = unit.shields + shieldsOf(characters) - shieldsOf(unit.characters);
  return { ...unit, characters, shields };
};

/** Whether a formation already has a character of that kind. */
const isThere = (scenario: Scenario, side: Side, id: string): boolean => scenario.formations
  .find(one => one.id === leadOf(scenario, side))!.units.some(unit => unit.characters.includes(id));

/** Each candidate that the leading formation of its side lacks joins one of its units. @rule A4.2, A6.2 */
export function* characterChanges(scenario: Scenario, candidates: Candidates): Generator<Change> {
  for (const side of SIDES) {
    const carrier = carrierIn(scenario, side);
    if (carrier === undefined) continue;
    const known = Object.entries(candidates[side] ?? {})
      .filter(([id, { type }]) => type === 'character' && !isThere(scenario, side, id));
    for (const [id, profile] of known) {
      const profiles = { [id]: profile, ...scenario.profiles };
      if (profiles[id]!.type !== 'character') continue;
      const after = changeUnits(scenario, unit =>
        (unit.id === carrier.id ? joinedBy(unit, id, profiles) : unit), profiles);
      if (!isFair(scenario, after)) continue;
      const { name } = laidOut(scenario).units.find(unit => unit.id === carrier.id)!;
      yield {
        id: `character:${side}:${id}`, kind: 'character', rule: 'A4.2', scenario: after,
        values: { side, character: profiles[id]!.name, unit: name },
      };
    }
  }
}
