/** Formations put on the table, copied, renamed, given to the other side and taken off. */
import type { Base, Point } from '../battlefield/base.ts';
import type { BuiltFormation } from '../army-lists/built-formation.ts';
import { withOwn } from '../deployment/line-up-entries.ts';
import { combatantIn } from '../epic-armageddon/attacks/join-characters.ts';
import { sheetKey } from '../epic-armageddon/model/options.ts';
import type { Scenario, ScenarioFormation, ScenarioUnit } from '../epic-armageddon/model/scenario.ts';
import type { Side } from '../epic-armageddon/model/procedure.ts';
import { SCENARIO_LIMITS } from '../epic-armageddon/model/limits.ts';
import { quote } from '../parsing/problems.ts';
import {
  ownOptions, profilesOf, sheetsOf, type ProfileSource,
} from '../epic-armageddon/scenario/profile-source.ts';
import { facingOf, turnedBlock, type Arrangement } from './arrange.ts';
import { freshFormationId, freshId, freshUnitIds } from './fresh-ids.ts';
import { clearOf, frontOf } from './placing.ts';
import { standsOf, tidy } from './stands.ts';
import { sayRemark } from './remark-words.ts';
import { withoutUnused } from './engage-action.ts';

/** Why a formation cannot be put on the table; null if it can. */
export const whyNotPlaced = (setUp: Scenario, built: BuiltFormation, library: ProfileSource): string | null => {
  const { units, name } = built;
  if (units.length === 0) return sayRemark('noUnits', quote(name));
  const tooMany = whyTooMany(setUp, units.length);
  if (tooMany !== null) return tooMany;
  const known = withOwn(library, [built]).profile;
  const ids = [...new Set(units.flatMap(unit => [unit.profile, ...unit.characters]))];
  const stranger = ids.find(id => known(id) === undefined);
  if (stranger !== undefined) return sayRemark('stranger', quote(stranger));
  const alone = units.find(unit => known(unit.profile)?.type === 'character');
  return alone === undefined ? null
    : sayRemark('aloneCharacter', quote(known(alone.profile)!.name));
};

/** Why not so many units more, as one formation; null if they may come. */
export const whyTooMany = ({ formations }: Scenario, units: number): string | null => {
  if (formations.length >= SCENARIO_LIMITS.formations) return sayRemark('manyFormations', SCENARIO_LIMITS.formations);
  if (units > SCENARIO_LIMITS.unitsInFormation) {
    return sayRemark('manyInFormation', SCENARIO_LIMITS.unitsInFormation, units);
  }
  const all = formations.reduce((sum, formation) => sum + formation.units.length, units);
  return all <= SCENARIO_LIMITS.units ? null : sayRemark('manyUnits', SCENARIO_LIMITS.units, all);
};

/**
 * A formation as it was put together, on the table: in two ranks in front of its side's edge unless said otherwise,
 * clear of others. The first one of the attacker engages, the first one of the defender is the target. What cannot be
 * placed changes nothing: `whyNotPlaced` says why.
 */
export const placeFormation = (
  setUp: Scenario, built: BuiltFormation, side: Side, library: ProfileSource, where: Partial<Arrangement> = {},
): Scenario => {
  if (whyNotPlaced(setUp, built, library) !== null) return setUp;
  const known = withOwn(library, [built]);
  const renamed = profileNames(setUp, built, known);
  const idOf = (id: string): string => renamed.get(id) ?? id;
  const ids = freshUnitIds(setUp, side, built.units.length);
  const own = built.units.map(unit => ({ ...unit, options: ownOptions(unit, known) }));
  const sheets = own.map(unit => sheetsOf(unit, profilesOf({}, known)));
  const units = own.map(({ profile, characters, options, aboard }, i): ScenarioUnit => ({
    id: ids[i]!, profile: idOf(profile), at: [0, 0], damage: 0,
    shields: combatantIn(Object.fromEntries(sheets[i]!), { profile, characters, options }).shields,
    aboard: aboard === null ? null : ids[aboard] ?? null,
    poppedUp: false,
    characters: characters.map(idOf),
    options,
  }));
  const { name, initiative, rules } = built;
  const formation: ScenarioFormation = {
    id: freshFormationId(setUp, name), name, side, initiative, blastMarkers: 0, broken: false, marched: false,
    overwatch: false, rules, units,
  };
  const more = sheets.flat().map(([key, sheet]) => [keyAs(key, idOf), sheet] as const);
  const profiles = { ...setUp.profiles, ...Object.fromEntries(more) };
  return withoutUnused(withFormation({ ...setUp, profiles }, formation, { block: 'two-ranks', ...where }));
};

/** Profiles of its own whose ids mean something else on this table, with the ids that they get instead. */
const profileNames = (
  setUp: Scenario, { profiles, units }: BuiltFormation, known: ProfileSource,
): ReadonlyMap<string, string> => {
  const taken = [...Object.keys(setUp.profiles), ...Object.keys(profiles)];
  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const names = new Map<string, string>();
  for (const id of new Set(units.flatMap(unit => [unit.profile, ...unit.characters]))) {
    const meant = known.profile(id);
    if (!Object.hasOwn(setUp.profiles, id) || isSame(setUp.profiles[id], meant)) continue;
    const other = Object.keys(setUp.profiles).find(one => isSame(setUp.profiles[one], meant));
    const fresh = other ?? freshId(id, [...taken, ...names.values()], 'unit');
    names.set(id, fresh);
  }
  return names;
};

/** The key of a profile as options make it, by another id of that profile. */
const keyAs = (key: string, idOf: (id: string) => string): string => {
  const [id = '', ...options] = key.split('+');
  return sheetKey(idOf(id), options);
};

/** One formation more, its stands as a block where it finds room. */
const withFormation = (setUp: Scenario, formation: ScenarioFormation, where: Arrangement): Scenario => {
  const others = standsOf(setUp);
  const afterwards = { ...setUp, formations: [...setUp.formations, formation] };
  const own = standsOf(afterwards).filter(stand => stand.formation === formation.id);
  const facing = where.facing ?? (where.block === 'as-they-are' ? 0 : facingOf(formation.side));
  const block = turnedBlock(own, { ...where, facing }, setUp.table);
  const at = where.at ?? frontOf(formation.side, setUp.table);
  const there = clearOf(block, at, others, setUp);
  const places = new Map(own.map((stand, i) => [stand.id, tidy(there[i]!.at)]));
  const units = formation.units.map(unit => ({ ...unit, at: places.get(unit.aboard ?? unit.id) ?? unit.at }));
  return { ...setUp, formations: [...setUp.formations, { ...formation, units }] };
};

/** The same formation once more, beside the first, with ids of its own; no room for it by the limits: nothing. */
export const copyFormation = (setUp: Scenario, id: string): Scenario => {
  const formation = setUp.formations.find(one => one.id === id);
  if (formation === undefined || whyTooMany(setUp, formation.units.length) !== null) return setUp;
  const ids = freshUnitIds(setUp, formation.side, formation.units.length);
  const renamed = new Map(formation.units.map((unit, i) => [unit.id, ids[i]!]));
  const units = formation.units.map((unit, i) =>
    ({ ...unit, id: ids[i]!, aboard: unit.aboard === null ? null : renamed.get(unit.aboard) ?? null }));
  const copy = { ...formation, id: freshFormationId(setUp, formation.name), units };
  return withoutUnused(withFormation(setUp, copy, { block: 'as-they-are', at: middleOfFormation(setUp, id) }));
};

const middleOfFormation = (setUp: Scenario, id: string): Point => {
  const stands: readonly Base[] = standsOf(setUp).filter(stand => stand.formation === id);
  const mean = (axis: 0 | 1): number => stands.reduce((sum, { at }) => sum + at[axis], 0) / Math.max(1, stands.length);
  return [mean(0), mean(1)];
};

export const removeFormation = (setUp: Scenario, id: string): Scenario =>
  withoutUnused({ ...setUp, formations: setUp.formations.filter(formation => formation.id !== id) });

/** A name of blanks alone is none: the old one stays. */
export const renameFormation = (setUp: Scenario, id: string, name: string): Scenario =>
  (name.trim() === '' ? setUp : changed(setUp, id, formation => ({ ...formation, name: name.trim() })));

/** The other side has it from now on; its stands stay where they are. */
export const changeSide = (setUp: Scenario, id: string, side: Side): Scenario =>
  withoutUnused(changed(setUp, id, formation => ({ ...formation, side })));

/** The set-up with one formation changed. */
export const changed = (
  setUp: Scenario, id: string, change: (formation: ScenarioFormation) => ScenarioFormation,
): Scenario => ({
  ...setUp, formations: setUp.formations.map(formation => (formation.id === id ? change(formation) : formation)),
});
