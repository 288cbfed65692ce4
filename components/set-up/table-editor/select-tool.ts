/** Selecting and moving: stands, terrain and its corners. */
import type { Point } from '../../../src/battlefield/base.ts';
import { contains } from '../../../src/battlefield/terrain.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { moveBy } from '../../../src/table-editing/arrange.ts';
import { moveCorner, moveTerrain } from '../../../src/table-editing/terrain.ts';
import type { TableEditor } from './table-editor.ts';
import type { Tool, GestureStart } from './tool.ts';
import { cornerOf } from './handles.ts';
import {
  formationOf, joined, NOTHING, ofStands, ofTerrain, standsIn, standsOfFormation, terrainAt, toggled,
} from './selection.ts';

/** A lasso keeps a corner only so often, cm. */
const LASSO_STEP = 0.5;

type Hold =
  | { readonly kind: 'stands'; readonly before: Scenario; readonly from: Point }
  | { readonly kind: 'terrain'; readonly before: Scenario; readonly from: Point; readonly id: string }
  | { readonly kind: 'corner'; readonly before: Scenario; readonly id: string; readonly corner: number }
  | { readonly kind: 'lasso'; readonly points: Point[]; readonly adds: boolean };

/**
 * A stand is selected by a tap, with Shift in addition; two quick taps select its formation. Dragging a stand moves all
 * that are selected; dragging the ground lassoes, except for a finger, which then scrolls as everywhere else.
 */
export class SelectTool implements Tool {
  readonly #bench: TableEditor;
  #hold: Hold | null = null;

  constructor(bench: TableEditor) {
    this.#bench = bench;
  }

  takes(grasp: GestureStart): boolean {
    const { tool } = this.#bench;
    if (tool === 'lasso' || grasp.counter !== null || grasp.handle !== null) return true;
    return !grasp.isFinger || this.#isOnSelected(grasp.at);
  }

  tap({ counter, at, adds, isDouble }: GestureStart): void {
    const bench = this.#bench;
    const isMore = adds || bench.isGathering;
    if (counter === null) {
      const terrain = terrainAt(bench.setUp, at);
      if (terrain !== null || !isMore) bench.select(terrain === null ? NOTHING : ofTerrain(terrain));
    } else if (isDouble) {
      bench.select(joined(isMore ? bench.selection : NOTHING, this.#formationWith(counter)));
    } else bench.select(isMore ? toggled(bench.selection, counter) : ofStands([counter]));
  }

  drag(to: Point, grasp: GestureStart): void {
    this.#hold ??= this.#take(grasp);
    const hold = this.#hold;
    const bench = this.#bench;
    switch (hold.kind) {
      case 'stands': return bench.drag(moveBy(hold.before, bench.selection.stands, way(hold.from, to)));
      case 'terrain': return bench.drag(moveTerrain(hold.before, hold.id, way(hold.from, to)));
      case 'corner': return bench.drag(moveCorner(hold.before, hold.id, hold.corner, to));
      case 'lasso': return this.#draw(hold.points, to);
    }
  }

  drop(): void {
    const bench = this.#bench;
    if (this.#hold?.kind === 'lasso') {
      const caught = standsIn(bench.setUp, this.#hold.points);
      const isMore = this.#hold.adds || bench.isGathering;
      bench.sketch = null;
      bench.select(joined(isMore ? bench.selection : NOTHING, caught));
    } else bench.settle();
    this.#hold = null;
  }

  cancel(): void {
    if (this.#hold !== null && this.#hold.kind !== 'lasso') this.#bench.takeBack();
    this.#bench.sketch = null;
    this.#hold = null;
  }

  #take({ at, counter, handle, adds }: GestureStart): Hold {
    const bench = this.#bench;
    const { setUp: before, selection: { stands, terrain } } = bench;
    const corner = cornerOf(handle);
    if (corner !== null && terrain !== null) return { kind: 'corner', before, id: terrain, corner };
    if (counter !== null) {
      if (!stands.includes(counter)) bench.select(adds ? joined(bench.selection, [counter]) : ofStands([counter]));
      return { kind: 'stands', before, from: at };
    }
    const isTerrain = terrain !== null && bench.tool === 'select' && (handle !== null || this.#isOnSelected(at));
    return isTerrain ? { kind: 'terrain', before, from: at, id: terrain } : { kind: 'lasso', points: [at], adds };
  }

  #isOnSelected(at: Point): boolean {
    const { setUp, selection } = this.#bench;
    const piece = setUp.table.terrain.find(({ id }) => id === selection.terrain);
    return piece !== undefined && contains(piece.outline, at);
  }

  #formationWith(stand: string): readonly string[] {
    const { setUp } = this.#bench;
    return standsOfFormation(setUp, formationOf(setUp, stand) ?? '');
  }

  #draw(points: Point[], to: Point): void {
    const last = points.at(-1)!;
    if (Math.hypot(to[0] - last[0], to[1] - last[1]) >= LASSO_STEP) points.push(to);
    this.#bench.sketch = { kind: 'lasso', points: [...points, to] };
  }
}

const way = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];
