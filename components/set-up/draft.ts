/** A set-up as text, to be gone on with when the page is loaded again. */
import { bySide, SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import { TERRAIN_KINDS, type TerrainKind } from '../../src/epic-armageddon/model/terrain.ts';
import { readContent } from '../../src/shelf/read-item.ts';
import { LINE_UP_PLACES, type Spread } from '../../src/deployment/line-up-request.ts';
import { emptyPlan, planWith, type SidePlan } from './plan.ts';
import type { SetUp } from './take-over.ts';

type Fields = Readonly<Record<string, unknown>>;

/** In a draft a formation is under the name `mustered`. */
export const writeDraft = ({ plan, table }: SetUp): string => JSON.stringify({
  plan: bySide(side => {
    const { built, ...rest } = plan[side];
    return { mustered: built, ...rest };
  }),
  table,
});

export const fieldsIn = (value: unknown): Fields =>
  (typeof value === 'object' && value !== null ? value as Fields : {});

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

export const spreadOf = (value: unknown): readonly Spread[] | null => {
  const rows = Array.isArray(value) ? value.map(fieldsIn) : [];
  const isWhole = rows.length > 0 && rows.every(row => LINE_UP_PLACES.every(place => isCount(row[place])));
  return isWhole ? rows.map(row => row as unknown as Spread) : null;
};

const sideOf = (value: unknown): Partial<SidePlan> => {
  const { mustered, spread, blastMarkers, broken, marched, cover } = fieldsIn(value);
  return {
    built: readContent('formation', mustered), spread: spreadOf(spread),
    blastMarkers: isCount(blastMarkers) ? blastMarkers : 0, broken: broken === true, marched: marched === true,
    cover: TERRAIN_KINDS.find((kind): kind is TerrainKind => kind === cover) ?? null,
  };
};

const jsonOf = (text: string): Fields => {
  try {
    return fieldsIn(JSON.parse(text));
  } catch {
    return {};
  }
};

/** The set-up of a text, as far as it is one; null: there is nobody in it. */
export const readDraft = (text: string): SetUp | null => {
  const json = jsonOf(text);
  const sides = fieldsIn(json['plan']);
  const plan = SIDES.reduce((read, side: Side) => planWith(read, side, sideOf(sides[side])), emptyPlan);
  const table = readContent('table', json['table']);
  return table === null && SIDES.every(side => plan[side].built === null) ? null : { plan, table };
};
