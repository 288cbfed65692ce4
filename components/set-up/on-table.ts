/** What a table made by hand says of a plan: who fights, in which state, and how many are where. */
import type { BuiltFormation, BuiltUnit } from '../../src/army-lists/built-formation.ts';
import { groupsOf } from '../../src/deployment/line-up-entries.ts';
import type { LineUpEntry, Spread, StandGroup } from '../../src/deployment/line-up-request.ts';
import { bySide, SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import type { Scenario, ScenarioFormation } from '../../src/epic-armageddon/model/scenario.ts';
import type { ProfileSource } from '../../src/epic-armageddon/scenario/profile-source.ts';
import { beginAttacks } from '../../src/epic-armageddon/steps/a4-attacks.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import { canonical } from '../../src/shared/canonical.ts';
import { once } from '../../src/shared/once.ts';
import type { Plan, SidePlan, Supporter } from './plan.ts';

/** The formation that fights for a side on a table. */
export const fightingOn = ({ engage, formations }: Scenario, side: Side): ScenarioFormation | undefined =>
  formations.find(({ id }) => id === (side === 'attacker' ? engage.formation : engage.target));

type Fielded = Pick<BuiltUnit, 'profile' | 'characters' | 'options'>;

const wordOf = ({ profile, characters, options }: Fielded): string =>
  [profile, [...characters].sort().join('+'), [...options].sort().join('+')].join(' ');

/** Whether they are the same units, in whatever order. */
export const isOfSameUnits = (one: readonly Fielded[], other: readonly Fielded[]): boolean =>
  one.length === other.length && String(one.map(wordOf).sort()) === String(other.map(wordOf).sort());

/** A formation of a table as it would have been put together. */
const builtOf = (
  { name, initiative, rules, units }: ScenarioFormation, { profiles }: Scenario, library: ProfileSource,
): BuiltFormation => {
  const ids = [...new Set(units.flatMap(unit => [unit.profile, ...unit.characters]))];
  const isOwn = (id: string): boolean =>
    Object.hasOwn(profiles, id) && canonical(profiles[id]) !== canonical(library.profile(id) ?? null);
  const place = (id: string | null): number | null => {
    const at = units.findIndex(unit => unit.id === id);
    return at < 0 ? null : at;
  };
  return {
    name, list: null, initiative, rules,
    units: units.map(({ profile, characters, options, aboard }) =>
      ({ profile, characters, options, aboard: place(aboard) })),
    profiles: Object.fromEntries(ids.filter(isOwn).map(id => [id, profiles[id]!])),
  };
};

/** Those beside who fights for a side: who has joined the fight is none of them. */
const besideOn = (table: Scenario, side: Side): readonly ScenarioFormation[] => {
  const { formation, target, combined, intermingled } = table.engage;
  const fighting = [formation, target, ...combined, ...intermingled];
  return table.formations.filter(one => one.side === side && !fighting.includes(one.id));
};

/** The supporters of a side as the table has them; lines that are not understood yet stay. */
const supportersOn = (
  { supporters }: SidePlan, table: Scenario, of: Side, library: ProfileSource,
): readonly Supporter[] => {
  const beside = besideOn(table, of);
  const left = supporters.flatMap((one): readonly Supporter[] => {
    const there = beside.find(({ id }) => id === one.id);
    if (there === undefined) return one.built === null ? [one] : [];
    const { name, initiative, rules, units } = there;
    return one.built !== null && isOfSameUnits(one.built.units, units)
      ? [{ ...one, built: { ...one.built, name, initiative, rules } }]
      : [{ ...one, built: builtOf(there, table, library), text: null }];
  });
  const known = left.map(({ id }) => id);
  return [...left, ...beside.filter(({ id }) => !known.includes(id))
    .map(one => ({ id: one.id, built: builtOf(one, table, library), text: null }))];
};

/** A side of a plan as the table has it; what both agree on stays as it was written. */
const sideOn = (side: SidePlan, table: Scenario, of: Side, library: ProfileSource): SidePlan => {
  const formation = fightingOn(table, of);
  if (formation === undefined) return side;
  const { name, initiative, rules, blastMarkers, broken, marched, overwatch } = formation;
  const isSame = side.built !== null && isOfSameUnits(side.built.units, formation.units);
  const built = isSame ? { ...side.built!, name, initiative, rules } : builtOf(formation, table, library);
  const other = { text: side.built === null ? side.text : null, spread: null };
  const supporters = supportersOn(side, table, of, library);
  const next = { ...side, built, supporters, blastMarkers, broken, marched, overwatch, ...isSame ? {} : other };
  return canonical(next) === canonical(side) ? side : next;
};

/** The plan of a table: the same one where they agree. */
export const planOn = (plan: Plan, table: Scenario, library: ProfileSource): Plan => {
  const sides = bySide(side => sideOn(plan[side], table, side, library));
  const rulings = plan.rulings === null || canonical(plan.rulings) !== canonical(table.rulings)
    ? table.rulings : plan.rulings;
  const isSame = rulings === plan.rulings && SIDES.every(side => sides[side] === plan[side]);
  return isSame ? plan : { ...sides, rulings };
};

/** How each unit would fight if it were fought from here; before a charge as they stand now. @rule A4.1 */
const waysOn = once((table: Scenario): ReadonlyMap<string, string> => {
  if (!SIDES.every(side => fightingOn(table, side))) return new Map();
  const assault = beginAttacks(startAssault({ ...table, startAt: 'a4Attacks' }));
  return new Map(assault.engaged.map(({ unit, by }) => [unit, by]));
});

const isSeveral = ({ characters }: Pick<Fielded, 'characters'>): boolean => characters.length > 1;

/** Whether a unit is one of a group: several characters make a stand another one. */
const isIn = (unit: Fielded, group: Required<StandGroup>): boolean => {
  const isAlike = wordOf({ ...unit, characters: [] }) === wordOf({ ...group, characters: [] });
  if (!isAlike || !isSeveral(unit)) return isAlike && !(group.count === 1 && isSeveral(group));
  return group.count === 1 && wordOf(unit) === wordOf(group);
};

/** Where the stands of each line of a formation are on a table. */
export const entriesOn = (table: Scenario, side: Side, built: BuiltFormation): readonly LineUpEntry[] => {
  const units = fightingOn(table, side)?.units ?? [];
  const ways = waysOn(table);
  return groupsOf(built).map(group => {
    const own = units.filter(unit => isIn(unit, group)).map(({ id }) => ways.get(id));
    const inContact = own.filter(way => way === 'close-combat').length;
    const inFirefight = own.filter(way => way === 'firefight').length;
    const { profile, characters, options } = group;
    const spread: Spread = { inContact, inFirefight, back: own.length - inContact - inFirefight };
    return { profile, characters, options, ...spread };
  });
};

/** The lines of a formation that stands nowhere yet. */
export const groupsAsEntries = (built: BuiltFormation): readonly LineUpEntry[] =>
  groupsOf(built).map(({ count, ...group }) => ({ ...group, inContact: 0, inFirefight: 0, back: count }));
