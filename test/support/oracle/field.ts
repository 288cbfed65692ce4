/** The table laid out from a scenario: formations, their units, and what blocks sight. */
import { SIDES, type BySide, type FormationJson, type ScenarioJson, type Side, type Spot } from './scenario-json.ts';
import { gap, isCutBy, isTouching, isWithin, type Base } from './geometry.ts';
import { standOf, type Stand } from './sheet.ts';

export interface Band {
  readonly id: string;
  /** Its place in the scenario. */
  readonly index: number;
  readonly side: Side;
  readonly blastMarkers: number;
  readonly broken: boolean;
  readonly marched: boolean;
  readonly knowsNoFear: boolean;
  readonly stands: readonly Stand[];
}

export interface Field {
  readonly width: number;
  readonly depth: number;
  /** Outlines of the features that block sight. */
  readonly screens: readonly (readonly Spot[])[];
  /** In the order of the scenario. */
  readonly bands: readonly Band[];
  /** All units, in the order of the scenario. */
  readonly stands: readonly Stand[];
  /** The formations that engage and those that they engage, which fight as one on either side. @rule A1.3, A1.5 */
  readonly fighting: BySide<readonly Band[]>;
}

/** @rule L2 */
const SCREENS = ['buildings', 'cliffs', 'fortifications', 'jungle', 'ruins', 'woods'];

export const layOut = (scenario: ScenarioJson): Field => {
  const terrain = scenario.table?.terrain ?? [];
  let placed = 0;
  const bands = scenario.formations.map((formation, index) => {
    const band = bandOf(scenario, formation, index, placed);
    placed += band.stands.length;
    return band;
  });
  const { formation, combined = [], target, intermingled = [] } = scenario.engage;
  const named = (ids: readonly string[]): readonly Band[] => bands.filter(({ id }) => ids.includes(id));
  return {
    width: scenario.table?.width ?? 120,
    depth: scenario.table?.depth ?? 80,
    screens: terrain.filter(piece => piece.cutsSight ?? SCREENS.includes(piece.kind)).map(piece => piece.outline),
    bands,
    stands: bands.flatMap(band => band.stands),
    fighting: { attacker: named([formation, ...combined]), defender: named([target, ...intermingled]) },
  };
};

const bandOf = (scenario: ScenarioJson, formation: FormationJson, index: number, before: number): Band => ({
  id: formation.id,
  index,
  side: formation.side,
  blastMarkers: formation.blastMarkers ?? 0,
  broken: formation.broken ?? false,
  marched: formation.marched ?? false,
  knowsNoFear: (formation.rules ?? []).includes('they-shall-know-no-fear'),
  stands: formation.units.map((unit, i) => standOf(scenario, unit, { formation, band: index, index: before + i })),
});

/** The formations of a side that do not fight in the assault. */
export const friendsOf = (field: Field, side: Side): readonly Band[] =>
  field.bands.filter(band => band.side === side && !field.fighting[side].includes(band));

/** Whether two bases touch, or are within 15cm with no terrain to block the line between them. @rule A4.1, L2 */
export const isInReach = ({ screens }: Pick<Field, 'screens'>, a: Base, b: Base): boolean =>
  isTouching(a, b) || (isWithin(15, a, b) && !screens.some(outline => isCutBy(outline, a, b)));

/** The gap to the nearest of some bases. */
export const gapToNearest = (stand: Base, others: readonly Base[]): number =>
  Math.min(...others.map(other => gap(stand, other)));

/** The same for both sides. */
export const bySide = <T>(of: (side: Side) => T): BySide<T> => {
  const [attacker, defender] = SIDES;
  return { attacker: of(attacker), defender: of(defender) };
};
