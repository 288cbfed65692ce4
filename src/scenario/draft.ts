/** A scenario as far as it can be read: every field by itself, before anything is held against anything else. */
import type { Point } from '../battlefield/base.ts';
import { isSimple } from '../battlefield/terrain.ts';
import type { Profile } from '../epic-armageddon/profile.ts';
import type { Rulings } from '../epic-armageddon/rulings.ts';
import {
  FORMAT, RULESET, STARTS, type Engage, type Scenario, type ScenarioFormation, type ScenarioUnit, type Table,
} from '../epic-armageddon/scenario.ts';
import { ARMY_RULES, type ArmyRule } from '../epic-armageddon/special-rules/army-rules.ts';
import { SIDES } from '../epic-armageddon/state.ts';
import { TERRAIN_KINDS, type TerrainPiece } from '../epic-armageddon/terrain.ts';
import { ARMY_RULE_WORDS } from './army-rule-words.ts';
import { lastStep, quote, type ProblemCode } from './problems.ts';
import { profile } from './profile.ts';
import {
  fieldsOf, id, isWhole, listOf, mustBe, numberFrom, optional, orNull, recordOf, required, text, truth, wholeFrom,
  wordOf, type Draft, type Reader,
} from './readers.ts';
import { rulings } from './rulings.ts';
import { didYouMean } from './spelling.ts';

/** The most a scenario may hold. */
export const MOST = { formations: 12, unitsInFormation: 60, units: 200, terrain: 40, corners: 64 } as const;
/** The table where a scenario does not say, and the largest one, in cm. */
export const USUAL_TABLE = { width: 120, depth: 80 } as const;
const LARGEST_TABLE = 1000;
/** Initiative where a formation does not say: it plays no part once the assault has begun. */
export const USUAL_INITIATIVE = 2;
/** No count of Blast markers or of damage goes beyond this. */
const MANY = 1000;

type List<T> = readonly (T | undefined)[];

interface UnitFields extends Omit<ScenarioUnit, 'characters'> {
  readonly characters: List<string>;
  readonly shields: number;
  readonly aboard: string | null;
}
export type UnitDraft = Draft<UnitFields>;

interface FormationFields extends Omit<ScenarioFormation, 'name' | 'units' | 'rules'> {
  /** Null where the formation does not say. */
  readonly name: string | null;
  readonly rules: List<ArmyRule>;
  readonly units: List<UnitDraft>;
  readonly overwatch: boolean;
}
export type FormationDraft = Draft<FormationFields>;

interface TerrainFields extends Omit<TerrainPiece, 'cutsSight'> {
  /** Null where the piece does not say. */
  readonly cutsSight: boolean | null;
}
export type TerrainDraft = Draft<TerrainFields>;

interface TableFields extends Omit<Table, 'terrain'> {
  readonly terrain: List<TerrainDraft>;
}
export type TableDraft = Draft<TableFields>;

interface EngageFields extends Engage {
  readonly intermingled: List<string>;
  readonly combined: List<string>;
}
export type EngageDraft = Draft<EngageFields>;

interface ScenarioFields extends Omit<Scenario, 'rulings' | 'table' | 'formations' | 'engage' | 'profiles'> {
  readonly rulings: Partial<Rulings>;
  readonly table: TableDraft;
  readonly formations: List<FormationDraft>;
  readonly engage: EngageDraft;
  readonly profiles: Readonly<Record<string, Profile | undefined>>;
}
export type ScenarioDraft = Draft<ScenarioFields>;

/** Something that is part of a scenario but that nobody can play here yet. */
const notYet = <T>({ wants, read }: Reader<T>, isPlayed: (value: T) => boolean, what: string): Reader<T> => ({
  wants,
  read: (json, path, problems) => {
    const value = read(json, path, problems);
    if (value !== undefined && !isPlayed(value)) {
      problems.report(path, 'not-yet', () => `${what} cannot be resolved yet: ${path}.`);
    }
    return value;
  },
});

const point: Reader<Point> = {
  wants: 'two numbers [x, y] in cm',
  read: (json, path, problems) => {
    const [x, y, ...more] = Array.isArray(json) ? (json as readonly unknown[]) : [];
    if (typeof x === 'number' && typeof y === 'number' && more.length === 0) return [x, y];
    const isReported = [x, y].some(one => typeof one === 'symbol');
    return isReported ? undefined : void problems.report(path, 'wrong-type', () => mustBe(path, point.wants, json));
  },
};

const corners = listOf('corners', point, { least: 3, most: MOST.corners });

const outline: Reader<TerrainPiece['outline']> = {
  wants: corners.wants,
  read: (json, path, problems) => {
    const before = problems.count();
    const all = corners.read(json, path, problems);
    if (problems.count() > before || !isWhole<TerrainPiece['outline']>(all)) return undefined;
    const isTooFar = all.some(corner => corner.some(cm => Math.abs(cm) > 2 * LARGEST_TABLE));
    if (isTooFar) return void problems.report(path, 'out-of-range', () => `${lastStep(path)} goes far off any table.`);
    if (isSimple(all)) return all;
    return void problems.report(path, 'bad-outline',
      () => `${lastStep(path)} must go once round an area without crossing or touching itself.`);
  },
};

/** One of a closed list of words, of which there is a longer list that is known but not played. */
const armyRule: Reader<ArmyRule> = {
  wants: `one of ${ARMY_RULES.join(', ')}`,
  read: (json, path, problems) => {
    const rule = text.read(json, path, problems);
    const played = ARMY_RULES.find(one => one === rule);
    if (rule === undefined || played !== undefined) return played;
    const isKnown = ARMY_RULE_WORDS.includes(rule);
    return void problems.report(path, isKnown ? 'not-yet' : 'unknown-rule', () => isKnown
      ? `The army rule ${quote(rule)} cannot be resolved yet: ${path}.`
      : `There is no army rule ${quote(rule)}.${didYouMean(rule, [...ARMY_RULES, ...ARMY_RULE_WORDS])}`);
  },
};

const unit = fieldsOf<UnitFields>('a unit with id, profile and at', {
  id: required(id),
  profile: required(id),
  at: required(point),
  damage: optional(wholeFrom(0, MANY), 0),
  characters: optional(listOf('profile ids of characters', id), []),
  shields: optional(notYet(wholeFrom(0, MANY), shields => shields === 0, 'Fields and shields'), 0),
  aboard: optional(notYet(orNull(id), carrier => carrier === null, 'Passengers of a transport'), null),
});

const formation = fieldsOf<FormationFields>('a formation with id, side and units', {
  id: required(id),
  name: optional(text, null),
  side: required(wordOf(SIDES)),
  initiative: optional(wholeFrom(1, 6), USUAL_INITIATIVE),
  blastMarkers: optional(wholeFrom(0, MANY), 0),
  broken: optional(truth, false),
  marched: optional(truth, false),
  overwatch: optional(notYet(truth, overwatch => !overwatch, 'Overwatch'), false),
  rules: optional(listOf('army rules', armyRule), []),
  units: required(listOf('units', unit, { least: 1, most: MOST.unitsInFormation })),
});

const terrainPiece = fieldsOf<TerrainFields>('a piece of terrain with id, kind and outline', {
  id: required(id),
  kind: required(wordOf(TERRAIN_KINDS, 'unknown-terrain')),
  outline: required(outline),
  name: optional(orNull(text), null),
  cutsSight: optional(orNull(truth), null),
});

const table = fieldsOf<TableFields>('a table with width, depth and terrain', {
  width: optional(numberFrom(1, LARGEST_TABLE), USUAL_TABLE.width),
  depth: optional(numberFrom(1, LARGEST_TABLE), USUAL_TABLE.depth),
  terrain: optional(listOf('pieces of terrain', terrainPiece, { most: MOST.terrain }), []),
});

const joined = (what: string): Reader<List<string>> =>
  notYet(listOf('formation ids', id), ids => ids.length === 0, what);

const engage = fieldsOf<EngageFields>('an object with formation and target', {
  formation: required(id),
  target: required(id),
  intermingled: optional(joined('Intermingled formations'), []),
  combined: optional(joined('Combined assaults'), []),
});

const exactly = <T extends string | number>(value: T, code: ProblemCode): Reader<T> => ({
  wants: typeof value === 'string' ? quote(value) : String(value),
  read: (json, path, problems) =>
    json === value ? value : void problems.report(path, code, () => mustBe(path, exactly(value, code).wants, json)),
});

/** A scenario, field by field. */
export const scenarioDraft = fieldsOf<ScenarioFields>('an object with format, ruleset, formations and engage', {
  format: required(exactly(FORMAT, 'wrong-format')),
  ruleset: required(exactly(RULESET, 'wrong-ruleset')),
  title: optional(text, ''),
  rulings: optional(rulings, {}),
  table: optional(table, { ...USUAL_TABLE, terrain: [] }),
  formations: required(listOf('formations', formation, { most: MOST.formations })),
  engage: required(engage),
  startAt: optional(wordOf(STARTS), STARTS[0]),
  profiles: optional(recordOf('an object of profiles by their ids', profile), {}),
});
