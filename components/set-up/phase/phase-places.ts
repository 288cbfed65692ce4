/** Where models of a set-up stand that were moved by hand, beside those whom the lines have put somewhere. Inches. */
import { distance, overlaps, type Point } from '../../../src/battlefield/base.ts';
import { along } from '../../../src/battlefield/segment.ts';
import type { Scenario, ScenarioModel } from '../../../src/warhammer-40k/model/scenario.ts';

/** By the ids of models. */
export type Places = Readonly<Record<string, Point>>;

/** The same table with some models elsewhere. */
export const withPlaces = (scenario: Scenario, places: Places): Scenario => (Object.keys(places).length === 0 ? scenario
  : { ...scenario, units: scenario.units.map(unit => ({
      ...unit, models: unit.models.map(model => ({ ...model, at: places[model.id] ?? model.at })),
    })) });

/** Who stands elsewhere than the lines would have it; null: it is not the same models. */
export const movedFrom = (usual: Scenario, scenario: Scenario): Places | null => {
  const [before, after] = [modelsIn(usual), modelsIn(scenario)];
  const unplaced = (models: readonly ScenarioModel[]): string =>
    JSON.stringify(models.map(one => ({ ...one, at: null })));
  if (unplaced(before) !== unplaced(after)) return null;
  const moved = after.filter(({ at }, i) => String(at) !== String(before[i]!.at));
  return Object.fromEntries(moved.map(({ id, at }) => [id, at]));
};

const modelsIn = ({ units }: Scenario): readonly ScenarioModel[] => units.flatMap(({ models }) => models);

/** A counter let go this near to an enemy's base is meant to touch it. */
const NEAR = 0.4;

interface Base {
  readonly id: string;
  readonly at: Point;
  readonly radius: number;
  readonly isEnemy: boolean;
}

const basesBeside = (scenario: Scenario, id: string): { readonly radius: number; readonly others: readonly Base[] } => {
  const own = scenario.units.find(({ models }) => models.some(model => model.id === id))!;
  const radiusOf = ({ profile }: ScenarioModel): number => scenario.profiles[profile]!.radius;
  return {
    radius: radiusOf(own.models.find(model => model.id === id)!),
    others: scenario.units.flatMap(unit => unit.models.filter(model => model.id !== id).map((model): Base => ({
      id: model.id, at: model.at, radius: radiusOf(model), isEnemy: unit.side !== own.side,
    }))),
  };
};

/** Where a model comes to stand that is let go somewhere: on the table, in contact with an enemy who is near. */
export const placeMeant = (scenario: Scenario, id: string, to: Point): Point => {
  const { radius, others } = basesBeside(scenario, id);
  const at = tidy(onTable(scenario, radius, to));
  const gapOf = (one: Base): number => Math.abs(distance(one.at, at) - one.radius - radius);
  const [nearest] = others.filter(one => one.isEnemy && gapOf(one) <= NEAR && distance(one.at, at) > 0)
    .sort((a, b) => gapOf(a) - gapOf(b));
  return nearest === undefined ? at
    : tidy(along(nearest.at, at, (nearest.radius + radius) / distance(nearest.at, at)));
};

/** Who stands there already, by its id; null: nobody. */
export const whoStandsAt = (scenario: Scenario, id: string, at: Point): string | null => {
  const { radius, others } = basesBeside(scenario, id);
  return others.find(one => overlaps({ at, radius }, one))?.id ?? null;
};

const onTable = ({ table: { width, depth } }: Scenario, radius: number, [x, y]: Point): Point =>
  [within(x, radius, width - radius), within(y, radius, depth - radius)];

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const tidy = ([x, y]: Point): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
