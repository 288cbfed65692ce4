/** A scenario as far as it can be read: every field by itself, before anything is held against anything else. */
import * as v from 'valibot';
import type { Point } from '../battlefield/base.ts';
import { isSimple } from '../battlefield/terrain.ts';
import { FORMAT, RULESET, STARTS } from '../epic-armageddon/scenario.ts';
import { ARMY_RULES, type ArmyRule } from '../epic-armageddon/special-rules/army-rules.ts';
import { SIDES } from '../epic-armageddon/state.ts';
import { TERRAIN_KINDS } from '../epic-armageddon/terrain.ts';
import { ARMY_RULE_WORDS } from './army-rule-words.ts';
import { UNREADABLE } from './plain-json.ts';
import { lastStep, quote, type ProblemCode } from './problems.ts';
import { profile } from './profile.ts';
import { rulings } from './rulings.ts';
import {
  fieldsOf, id, listOf, mustBe, numberFrom, recordOf, tell, text, truth, wholeFrom, wordOf, type Draft, type Shape,
} from './shapes.ts';
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

const untilPlayed = (what: string): string => tell('not-yet', path => `${what} cannot be resolved yet: ${path}.`);

/** Something that is part of a scenario but that nobody can play here yet: only one value of it is. */
const notYet = <T>(shape: Shape<T>, played: T, what: string): Shape<T> =>
  v.pipe(shape, v.custom<T>(value => value === played, untilPlayed(what)));

const PAIR = 'two numbers [x, y] in cm';
const isPair = (json: unknown): boolean =>
  Array.isArray(json) && json.length === 2 && json.every(cm => typeof cm === 'number');
const isUnreadable = (json: unknown): boolean => Array.isArray(json) && json.slice(0, 2).includes(UNREADABLE);

/** A position; of numbers that could not be read enough has been told. */
const point = v.pipe(
  v.custom<Point>(json => isPair(json) || isUnreadable(json), mustBe(PAIR)),
  v.custom<Point>(isPair),
  v.description(PAIR),
);

const isNear = (corners: readonly Point[]): boolean =>
  corners.every(corner => corner.every(cm => Math.abs(cm) <= 2 * LARGEST_TABLE));

const outline = v.pipe(
  listOf('corners', point, { least: 3, most: MOST.corners }),
  v.custom<Point[]>(corners => isNear(corners as Point[]), tell('out-of-range',
    path => `${lastStep(path)} goes far off any table.`)),
  v.custom<Point[]>(corners => isSimple(corners as Point[]), tell('bad-outline',
    path => `${lastStep(path)} must go once round an area without crossing or touching itself.`)),
  v.description('a list of corners'),
);

const isPlayed = (rule: unknown): boolean => ARMY_RULES.some(one => one === rule);
const KNOWN_RULES: readonly string[] = [...ARMY_RULES, ...ARMY_RULE_WORDS];

/** One of a closed list of words, of which there is a longer list that is known but not played. */
const armyRule = v.pipe(
  text,
  v.custom<string>(rule => KNOWN_RULES.includes(String(rule)), tell('unknown-rule',
    (_path, rule) => `There is no army rule ${quote(String(rule))}.${didYouMean(String(rule), KNOWN_RULES)}`)),
  v.custom<ArmyRule>(isPlayed, tell('not-yet',
    (path, rule) => `The army rule ${quote(String(rule))} cannot be resolved yet: ${path}.`)),
);

const unit = fieldsOf('a unit with id, profile and at', {
  id,
  profile: id,
  at: point,
  damage: v.optional(wholeFrom(0, MANY), 0),
  characters: v.optional(listOf('profile ids of characters', id), []),
  shields: v.optional(notYet(wholeFrom(0, MANY), 0, 'Fields and shields'), 0),
  aboard: v.optional(notYet(v.nullable(id), null, 'Passengers of a transport'), null),
});

const formation = fieldsOf('a formation with id, side and units', {
  id,
  name: v.optional(text),
  side: wordOf(SIDES),
  initiative: v.optional(wholeFrom(1, 6), USUAL_INITIATIVE),
  blastMarkers: v.optional(wholeFrom(0, MANY), 0),
  broken: v.optional(truth, false),
  marched: v.optional(truth, false),
  overwatch: v.optional(notYet(truth, false, 'Overwatch'), false),
  rules: v.optional(listOf('army rules', armyRule), []),
  units: listOf('units', unit, { least: 1, most: MOST.unitsInFormation }),
});

const terrainPiece = fieldsOf('a piece of terrain with id, kind and outline', {
  id,
  kind: wordOf(TERRAIN_KINDS, 'unknown-terrain'),
  outline,
  name: v.optional(v.nullable(text), null),
  cutsSight: v.optional(v.nullable(truth), null),
});

const table = fieldsOf('a table with width, depth and terrain', {
  width: v.optional(numberFrom(1, LARGEST_TABLE), USUAL_TABLE.width),
  depth: v.optional(numberFrom(1, LARGEST_TABLE), USUAL_TABLE.depth),
  terrain: v.optional(listOf('pieces of terrain', terrainPiece, { most: MOST.terrain }), []),
});

/** Formations that join in, which nobody can play here yet; their ids are read all the same. */
const joined = (what: string) => {
  const isNotYet = untilPlayed(what);
  return v.optional(v.pipe(listOf('formation ids', id), v.rawCheck(({ dataset: { value }, addIssue }) => {
    if (Array.isArray(value) && value.length > 0) addIssue({ message: isNotYet });
  })), []);
};

const engage = fieldsOf('an object with formation and target', {
  formation: id,
  target: id,
  intermingled: joined('Intermingled formations'),
  combined: joined('Combined assaults'),
});

const exactly = <T extends string | number>(value: T, wants: string, code: ProblemCode): Shape<T> =>
  v.pipe(v.literal(value, mustBe(wants, code)), v.description(wants));

/** A scenario, field by field. */
export const scenarioShape = fieldsOf('an object with format, ruleset, formations and engage', {
  format: exactly(FORMAT, String(FORMAT), 'wrong-format'),
  ruleset: exactly(RULESET, quote(RULESET), 'wrong-ruleset'),
  title: v.optional(text, ''),
  rulings: v.optional(rulings, {}),
  table: v.optional(table, {}),
  formations: listOf('formations', formation, { most: MOST.formations }),
  engage,
  startAt: v.optional(wordOf(STARTS), STARTS[0]),
  profiles: v.optional(recordOf('an object of profiles by their ids', profile), {}),
});

/** What a scenario says, and what its parts say. */
export type ScenarioFields = v.InferOutput<typeof scenarioShape>;
export type FormationFields = v.InferOutput<typeof formation>;
export type UnitFields = v.InferOutput<typeof unit>;
export type TerrainFields = v.InferOutput<typeof terrainPiece>;

/** The same as far as they could be read. */
export type ScenarioDraft = Draft<ScenarioFields>;
export type FormationDraft = Draft<FormationFields>;
export type UnitDraft = Draft<UnitFields>;
export type EngageDraft = Draft<v.InferOutput<typeof engage>>;
