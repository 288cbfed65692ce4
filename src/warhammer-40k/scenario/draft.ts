/** A 40k scenario as far as it can be read: every field by itself, before anything is held against anything else. */
import * as v from 'valibot';
import { outlineOf, pointIn } from '../../parsing/place-shapes.ts';
import { want, WANTS } from '../../parsing/problem-words.ts';
import {
  type Draft, fieldsOf, id, isNoName, listOf, mustBe, numberFrom, recordOf, type Shape, text, truth, versionOf,
  wholeFrom, wordOf,
} from '../../parsing/shapes.ts';
import { EDITIONS } from '../editions/index.ts';
import { WHOLE, ROW_IDS } from '../editions/rows.ts';
import { type Completion, QUESTION_IDS, QUESTIONS } from '../editions/policy.ts';
import { UNIT_TRAITS } from '../model/profile.ts';
import { FORMAT, RULESET_PREFIX } from '../model/scenario.ts';
import { SIDES, STARTS } from '../model/procedure.ts';
import { TERRAIN_KINDS, TERRAIN_TRAITS } from '../model/terrain.ts';
import { RULING_IDS, RULINGS, type Rulings } from '../rulings/rulings.ts';
import { LARGEST_TABLE, PHASE_LIMITS, USUAL } from '../model/limits.ts';
import { PHASE_PROBLEM_WORDS } from './problem-words.ts';
import { profileShape } from './profile.ts';

/** One of the answers that a ruling or question has. */
const oneOf = (answers: readonly string[]) =>
  v.optional(v.pipe(text, v.picklist(answers, mustBe(want('oneOf', answers), 'unknown-answer', answers))));

/** Answers by their rulings. */
export const rulings = fieldsOf(
  PHASE_PROBLEM_WORDS.rulings,
  Object.fromEntries(RULING_IDS.map(id => [id, oneOf(RULINGS[id].answers)])),
  isNoName('unknown-ruling', 'ruling', RULING_IDS),
) as Shape<Partial<Rulings>>;

/** Answers by the questions that the text does not answer. */
export const completion = fieldsOf(
  WANTS.answers,
  Object.fromEntries(QUESTION_IDS.map(id => [id, oneOf(QUESTIONS[id])])),
  isNoName('unknown-question', 'question', QUESTION_IDS),
) as Shape<Completion>;

const point = pointIn('inches');

const model = fieldsOf(PHASE_PROBLEM_WORDS.model, {
  id,
  profile: id,
  at: point,
  height: v.optional(numberFrom(0, PHASE_LIMITS.height), 0),
  lost: v.optional(wholeFrom(0, PHASE_LIMITS.wounds), 0),
  covered: v.optional(truth, false),
});

const unit = fieldsOf(PHASE_PROBLEM_WORDS.unit, {
  id,
  name: v.optional(text),
  side: wordOf(SIDES),
  traits: v.optional(listOf('traits', wordOf(UNIT_TRAITS)), []),
  assaultRange: v.optional(numberFrom(1, PHASE_LIMITS.assaultRange), USUAL.assaultRange),
  joined: v.optional(v.nullable(id), null),
  fired: v.optional(v.nullable(id), null),
  stationaryFire: v.optional(truth, false),
  mayNotCharge: v.optional(truth, false),
  fallingBack: v.optional(truth, false),
  goneToGround: v.optional(truth, false),
  overwatchUsed: v.optional(truth, false),
  charged: v.optional(listOf('ids of units', id), []),
  disordered: v.optional(truth, false),
  throughDifficult: v.optional(truth, false),
  forceActive: v.optional(truth, false),
  ran: v.optional(truth, false),
  regrouped: v.optional(truth, false),
  startedWith: v.optional(v.nullable(wholeFrom(1, PHASE_LIMITS.modelsInUnit)), null),
  models: listOf('models', model, { least: 1, most: PHASE_LIMITS.modelsInUnit }),
});

const terrainPiece = fieldsOf(WANTS.terrain, {
  id,
  kind: wordOf(Object.keys(TERRAIN_KINDS) as (keyof typeof TERRAIN_KINDS)[], 'unknown-terrain'),
  name: v.optional(v.nullable(text), null),
  outline: outlineOf(point),
  traits: v.optional(listOf('traits of terrain', wordOf(TERRAIN_TRAITS))),
});

const edge = wordOf(['low', 'high'] as const);

const table = fieldsOf(PHASE_PROBLEM_WORDS.table, {
  width: v.optional(numberFrom(1, LARGEST_TABLE), USUAL.table.width),
  depth: v.optional(numberFrom(1, LARGEST_TABLE), USUAL.table.depth),
  terrain: v.optional(listOf('pieces of terrain', terrainPiece, { most: PHASE_LIMITS.terrain }), []),
  edges: v.optional(fieldsOf(PHASE_PROBLEM_WORDS.edges, { attacker: edge, defender: edge }), USUAL.table.edges),
});

/** A scenario, field by field. */
export const phaseShape = fieldsOf(PHASE_PROBLEM_WORDS.phase, {
  format: versionOf(FORMAT),
  ruleset: wordOf(EDITIONS.map(edition => `${RULESET_PREFIX}${edition}` as const), 'wrong-ruleset'),
  title: v.optional(text, ''),
  startAt: v.optional(wordOf(STARTS), STARTS[0]),
  active: v.optional(wordOf(SIDES), SIDES[0]),
  round: v.optional(wholeFrom(1, PHASE_LIMITS.rounds), 1),
  completion: v.optional(completion, {}),
  completions: v.optional(listOf('rule ids', wordOf([...ROW_IDS, ...WHOLE], 'unknown-rule')), []),
  rulings: v.optional(rulings, {}),
  table: v.optional(table, {}),
  units: listOf('units', unit, { most: PHASE_LIMITS.units }),
  profiles: v.optional(recordOf(WANTS.profiles, profileShape), {}),
});

/** What a scenario says, and what its parts say. */
export type PhaseFields = v.InferOutput<typeof phaseShape>;
export type UnitFields = v.InferOutput<typeof unit>;
export type ModelFields = v.InferOutput<typeof model>;
export type TerrainFields = v.InferOutput<typeof terrainPiece>;

/** The same as far as they could be read. */
export type PhaseDraft = Draft<PhaseFields>;
export type UnitDraft = Draft<UnitFields>;
export type ModelDraft = Draft<ModelFields>;
