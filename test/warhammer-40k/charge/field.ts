/** Marines before orks, so many inches apart, for the tests of charges. */
import type { Point } from '../../../src/battlefield/base.ts';
import { declareCharge, pickCharger, whyNotDeclare } from '../../../src/warhammer-40k/charge/declare.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import type { Scenario, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { phase, row, unit } from '../../support/warhammer-40k/build.ts';
import type { TerrainPiece, TerrainTrait } from '../../../src/warhammer-40k/model/terrain.ts';

export const TRIALS = ['trial-seven-steps', 'trial-eight-steps'] as const satisfies readonly Edition[];
/** The editions whose texts tell of charges. */
export const CHARGING_EDITIONS = [...TRIALS, '7th'] as const;

/** Five marines in a row from [20, 10] to the right. */
export const marines = (fields: Partial<ScenarioUnit> = {}): ScenarioUnit =>
  unit({ id: 'marines', name: 'Marines', side: 'attacker', models: row('m', 5, [20, 10]), ...fields });

/** Five orks in a row, straight ahead of the marines, so many inches from edge to edge. */
export const orks = (inches: number, fields: Partial<ScenarioUnit> = {}): ScenarioUnit => unit({
  id: 'orks', name: 'Orks', side: 'defender', models: row('o', 5, [20, 11 + inches], { profile: 'ork' }), ...fields,
});

/** Gretchin in a row from a place to the right. */
export const gretchin = (count: number, at: Point, fields: Partial<ScenarioUnit> = {}): ScenarioUnit => unit({
  id: 'gretchin', name: 'Gretchin', side: 'defender', models: row('g', count, at, { profile: 'grot' }), ...fields,
});

export const field = (edition: Edition, units: readonly ScenarioUnit[], more: Partial<Scenario> = {}): Phase =>
  phase(edition, { units, ...more });

const piece = (
  traits: readonly TerrainTrait[], [left, low]: Point, [right, high]: Point, id = 'piece',
): TerrainPiece => (
  { id, name: null, kind: 'woods', outline: [[left, low], [right, low], [right, high], [left, high]], traits }
);

const tableWith = (...pieces: readonly TerrainPiece[]): Pick<Scenario, 'table'> =>
  ({ table: { width: 48, depth: 48, terrain: pieces, edges: { attacker: 'low', defender: 'high' } } });

/** A table with one piece of terrain from one corner to another. */
export const terrain = (traits: readonly TerrainTrait[], from: Point, to: Point): Pick<Scenario, 'table'> =>
  tableWith(piece(traits, from, to));

/** Two marines before orks, 3″ apart, of whom the second is walled in. */
export const boxed = (edition: Edition): Phase => {
  const walls = [
    piece(['impassable'], [28, 8], [28.4, 12], 'left'), piece(['impassable'], [31.6, 8], [32, 12], 'right'),
    piece(['impassable'], [28, 8], [32, 8.4], 'low'), piece(['impassable'], [28, 11.6], [32, 12], 'high'),
  ];
  const [first, second] = row('m', 2, [20, 10]);
  return field(edition, [marines({ models: [first!, { ...second!, at: [30, 10] }] }), orks(3)], tableWith(...walls));
};

/** Why the marines may not charge these, as a sentence; null: they may. */
export const whyNot = (at: Phase, targets: readonly string[] = ['orks'], charger = 'marines'): string | null => {
  const refusal = whyNotDeclare(at, { unit: charger, targets });
  return refusal === null ? null : phaseSentence(refusal);
};

/** The rule by which the marines may not charge these. */
export const ruleAgainst = (at: Phase, targets: readonly string[] = ['orks'], charger = 'marines'): string | null =>
  whyNotDeclare(at, { unit: charger, targets })?.rule ?? null;

/** The marines have declared a charge, and it is their turn to make it. */
export const charging = (at: Phase, targets: readonly string[] = ['orks']): Phase =>
  pickCharger(declareCharge(at, { unit: 'marines', targets }), { unit: 'marines' });
