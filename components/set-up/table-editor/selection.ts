/** Who is selected: some stands, or one piece of terrain. */
import type { Point } from '../../../src/battlefield/base.ts';
import { contains, type Outline } from '../../../src/battlefield/terrain.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { standsOf } from '../../../src/table-editing/stands.ts';

export interface Selection {
  readonly stands: readonly string[];
  readonly terrain: string | null;
}

export const NOTHING: Selection = { stands: [], terrain: null };

export const ofStands = (stands: readonly string[]): Selection => ({ stands, terrain: null });

export const ofTerrain = (terrain: string | null): Selection => ({ stands: [], terrain });

/** One stand more, or less if it was among them. */
export const toggled = ({ stands }: Selection, id: string): Selection =>
  ofStands(stands.includes(id) ? stands.filter(one => one !== id) : [...stands, id]);

/** Some stands more. */
export const joined = ({ stands }: Selection, more: readonly string[]): Selection =>
  ofStands([...new Set([...stands, ...more])]);

/** Those whose middle lies in an outline. */
export const standsIn = (setUp: Scenario, outline: Outline): readonly string[] =>
  (outline.length < 3 ? [] : standsOf(setUp).filter(({ at }) => contains(outline, at)).map(({ id }) => id));

export const standsOfFormation = (setUp: Scenario, formation: string): readonly string[] =>
  standsOf(setUp).filter(stand => stand.formation === formation).map(({ id }) => id);

/** The formation of a stand. */
export const formationOf = (setUp: Scenario, stand: string): string | null =>
  standsOf(setUp).find(({ id }) => id === stand)?.formation ?? null;

/** The piece of terrain at a place that lies on top of the others. */
export const terrainAt = (setUp: Scenario, at: Point): string | null =>
  [...setUp.table.terrain].reverse().find(({ outline }) => contains(outline, at))?.id ?? null;

/** What is left of a selection on another table. */
export const still = (setUp: Scenario, { stands, terrain }: Selection): Selection => {
  const there = new Set(standsOf(setUp).map(({ id }) => id));
  return {
    stands: stands.filter(id => there.has(id)),
    terrain: setUp.table.terrain.some(({ id }) => id === terrain) ? terrain : null,
  };
};
