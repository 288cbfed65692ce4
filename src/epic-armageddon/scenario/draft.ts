/** A scenario as far as it can be read: every field by itself, before anything is held against anything else. */
import * as v from 'valibot';
import { exactly, outlineOf, pairIn, pointIn } from '../../parsing/place-shapes.ts';
import { sayProblem, want, WANTS } from '../../parsing/problem-words.ts';
import { quote } from '../../parsing/problems.ts';
import {
  type Draft, drawnAs, fieldAt, fieldsOf, id, isNoName, isObject, listOf, mustBe, numberFrom, recordOf, type Shape,
  tell, text, truth, versionOf, wholeFrom, wordOf,
} from '../../parsing/shapes.ts';
import { didYouMean } from '../../parsing/spelling.ts';
import { ARMY_RULES, RULES_WITHOUT_EFFECT } from '../model/army-rules.ts';
import { SIDES } from '../model/procedure.ts';
import { ACTION_TESTS, FORMAT, RULESET, STARTS } from '../model/scenario.ts';
import { TERRAIN_KINDS, WORKS } from '../model/terrain.ts';
import { RULING_IDS, type RulingId, RULINGS, type Rulings } from '../rulings/rulings.ts';
import { LARGEST_TABLE, SCENARIO_LIMITS, USUAL_INITIATIVE, USUAL_TABLE } from '../model/limits.ts';
import { profile } from './profile.ts';

/** A scenario's own answer to a question that the rules leave open. */
const answerTo = (id: RulingId) => {
  const answers = Object.keys(RULINGS[id].answers);
  const wants = want('oneOf', answers);
  const oneOf = v.picklist(answers, mustBe(wants, 'unknown-answer', answers));
  return v.optional(v.pipe(text, oneOf, v.description(RULINGS[id].question)));
};

/** Answers by their questions; only those that the program can play. */
export const rulings = fieldsOf(
  WANTS.answers,
  Object.fromEntries(RULING_IDS.map(id => [id, answerTo(id)])),
  isNoName('unknown-ruling', 'ruling', RULING_IDS),
) as Shape<Partial<Rulings>>;

/** No count of Blast markers or of damage goes beyond this. */
const MANY = 1000;

const point = pointIn('cm');
const outline = outlineOf(point);

const KNOWN_RULES: readonly string[] = [...ARMY_RULES, ...Object.keys(RULES_WITHOUT_EFFECT)];

/** A word of the army lists, with or without an effect in an assault. */
const armyRule = v.pipe(
  text,
  v.check(rule => KNOWN_RULES.includes(rule), tell('unknown-rule',
    (_path, rule) => didYouMean(sayProblem('noArmyRule', quote(String(rule))), String(rule), KNOWN_RULES))),
  drawnAs({ enum: KNOWN_RULES }),
);

const NOWHERE = tell('missing-field',
  () => sayProblem('noPlace', pairIn('cm')));

/** A unit; one that is aboard a transport stands where that stands, and need not say so. */
const unit = v.pipe(
  fieldsOf(WANTS.unit, {
    id,
    profile: id,
    at: v.optional(point),
    damage: v.optional(wholeFrom(0, MANY), 0),
    shields: v.optional(wholeFrom(0, MANY)),
    aboard: v.optional(v.nullable(id), null),
    poppedUp: v.optional(truth, false),
    characters: v.optional(listOf('profile ids of characters', id, { most: SCENARIO_LIMITS.units }), []),
    options: v.optional(listOf('options', id, { most: SCENARIO_LIMITS.options }), []),
  }),
  v.rawCheck(({ dataset: { value }, addIssue }) => {
    if (!isObject(value)) return;
    const { at, aboard } = value as { readonly at?: unknown; readonly aboard?: unknown };
    if (at === undefined && (aboard ?? null) === null) addIssue({ message: NOWHERE, path: [fieldAt('at')] });
  }),
  v.description(WANTS.unit),
  drawnAs({
    anyOf: [{ required: ['at'] }, { required: ['aboard'], properties: { aboard: { type: 'string' } } }],
  }),
);

const formation = fieldsOf(WANTS.formation, {
  id,
  name: v.optional(text),
  side: wordOf(SIDES),
  initiative: v.optional(wholeFrom(1, 6), USUAL_INITIATIVE),
  blastMarkers: v.optional(wholeFrom(0, MANY), 0),
  broken: v.optional(truth, false),
  marched: v.optional(truth, false),
  overwatch: v.optional(truth, false),
  rules: v.optional(listOf('army rules', armyRule), []),
  units: listOf('units', unit, { least: 1, most: SCENARIO_LIMITS.unitsInFormation }),
});

const terrainPiece = fieldsOf(WANTS.terrain, {
  id,
  kind: wordOf(TERRAIN_KINDS, 'unknown-terrain'),
  outline,
  name: v.optional(v.nullable(text), null),
  builtBy: v.optional(v.nullable(wordOf(SIDES)), null),
  works: v.optional(v.nullable(wordOf(WORKS, 'unknown-terrain')), null),
  cutsSight: v.optional(v.nullable(truth), null),
});

const table = fieldsOf(WANTS.table, {
  width: v.optional(numberFrom(1, LARGEST_TABLE), USUAL_TABLE.width),
  depth: v.optional(numberFrom(1, LARGEST_TABLE), USUAL_TABLE.depth),
  terrain: v.optional(listOf('pieces of terrain', terrainPiece, { most: SCENARIO_LIMITS.terrain }), []),
});

const formationIds = v.optional(listOf('formation ids', id), []);

const engage = fieldsOf(WANTS.engage, {
  formation: id,
  target: id,
  intermingled: formationIds,
  combined: formationIds,
  actionTest: v.optional(wordOf(ACTION_TESTS), ACTION_TESTS[0]),
});

/** A scenario, field by field. */
export const scenarioShape = fieldsOf(WANTS.scenario, {
  format: versionOf(FORMAT),
  ruleset: exactly(RULESET, quote(RULESET), 'wrong-ruleset'),
  title: v.optional(text, ''),
  rulings: v.optional(rulings, {}),
  table: v.optional(table, {}),
  formations: listOf('formations', formation, { most: SCENARIO_LIMITS.formations }),
  engage,
  startAt: v.optional(wordOf(STARTS), STARTS[0]),
  profiles: v.optional(recordOf(WANTS.profiles, profile), {}),
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
export type TerrainDraft = Draft<TerrainFields>;
export type EngageDraft = Draft<v.InferOutput<typeof engage>>;
