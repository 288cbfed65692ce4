/** A set-up as text, to be gone on with when the page is loaded again. */
import { bySide, SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import { TERRAIN_KINDS, type TerrainKind } from '../../src/epic-armageddon/model/terrain.ts';
import { RULING_IDS, RULINGS, type Rulings } from '../../src/epic-armageddon/rulings/rulings.ts';
import { readContent } from '../../src/shelf/read-item.ts';
import { LINE_UP_PLACES, type Spread } from '../../src/deployment/line-up-request.ts';
import { emptyPlan, planWith, type SidePlan, type Supporter } from './plan.ts';
import type { SetUp } from './take-over.ts';

type Fields = Readonly<Record<string, unknown>>;

/** In a draft a formation is under the name `mustered`. */
export const writeDraft = ({ plan, table }: SetUp): string => JSON.stringify({
  plan: {
    ...bySide(side => {
      const { built, ...rest } = plan[side];
      return { mustered: built, ...rest };
    }),
    rulings: plan.rulings,
  },
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

const supporterOf = (value: unknown): readonly Supporter[] => {
  const { id, built, text } = fieldsIn(value);
  return typeof id !== 'string' ? []
    : [{ id, built: readContent('formation', built), text: typeof text === 'string' ? text : null }];
};

/** Drafts of before had one, whose text was beside it. */
const supportersOf = (side: Side, { supporters, support, supportText }: Fields): readonly Supporter[] => {
  if (Array.isArray(supporters)) return supporters.flatMap(supporterOf);
  return typeof supportText !== 'string' || supportText === '' ? []
    : supporterOf({ id: `${side}-support`, built: support, text: supportText });
};

const sideOf = (side: Side, value: unknown): Partial<SidePlan> => {
  const fields = fieldsIn(value);
  const { mustered, text, spread, blastMarkers, broken, marched, overwatch, cover } = fields;
  return {
    built: readContent('formation', mustered), spread: spreadOf(spread),
    text: typeof text === 'string' ? text : null,
    supporters: supportersOf(side, fields),
    blastMarkers: isCount(blastMarkers) ? blastMarkers : 0, broken: broken === true, marched: marched === true,
    overwatch: overwatch === true,
    cover: TERRAIN_KINDS.find((kind): kind is TerrainKind => kind === cover) ?? null,
  };
};

const rulingsOf = (value: unknown): Rulings | null => {
  const given = fieldsIn(value);
  const isWhole = RULING_IDS.every(id =>
    typeof given[id] === 'string' && Object.hasOwn(RULINGS[id].answers, given[id]));
  return isWhole ? Object.fromEntries(RULING_IDS.map(id => [id, given[id]])) as unknown as Rulings : null;
};

/** The fields of an object in JSON; none where it is none. */
export const jsonFieldsOf = (text: string): Fields => {
  try {
    return fieldsIn(JSON.parse(text));
  } catch {
    return {};
  }
};

/** The set-up of a text, as far as it is one; null: there is nobody in it. */
export const readDraft = (text: string): SetUp | null => {
  const json = jsonFieldsOf(text);
  const sides = fieldsIn(json['plan']);
  const read = SIDES.reduce((plan, side: Side) => planWith(plan, side, sideOf(side, sides[side])), emptyPlan);
  const plan = { ...read, rulings: rulingsOf(sides['rulings']) };
  const table = readContent('table', json['table']);
  return table === null && SIDES.every(side => plan[side].built === null) ? null : { plan, table };
};
