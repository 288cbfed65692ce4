/** Selecting and moving: stands, terrain and its corners. */
import type { Point } from '../../../src/battlefield/base.ts';
import { contains } from '../../../src/battlefield/terrain.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { moveBy } from '../../../src/table-editing/arrange.ts';
import { moveCorner, moveTerrain } from '../../../src/table-editing/terrain.ts';
import type { TableEditor } from './table-editor.ts';
import type { Tool, GestureStart } from './tool.ts';
import { cornerOf } from './overlay.ts';
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
  readonly #editor: TableEditor;
  #hold: Hold | null = null;

  constructor(editor: TableEditor) {
    this.#editor = editor;
  }

  takes(gesture: GestureStart): boolean {
    const { tool } = this.#editor;
    if (tool === 'lasso' || gesture.counter !== null || gesture.handle !== null) return true;
    return !gesture.isFinger || this.#isOnSelected(gesture.at);
  }

  tap({ counter, at, adds, isDouble }: GestureStart): void {
    const editor = this.#editor;
    const isMore = adds || editor.isGathering;
    if (counter === null) {
      const terrain = terrainAt(editor.setUp, at);
      if (terrain !== null || !isMore) editor.select(terrain === null ? NOTHING : ofTerrain(terrain));
    } else if (isDouble) {
      editor.select(joined(isMore ? editor.selection : NOTHING, this.#formationWith(counter)));
    } else editor.select(isMore ? toggled(editor.selection, counter) : ofStands([counter]));
  }

  drag(to: Point, gesture: GestureStart): void {
    this.#hold ??= this.#take(gesture);
    const hold = this.#hold;
    const editor = this.#editor;
    switch (hold.kind) {
      case 'stands': return editor.drag(moveBy(hold.before, editor.selection.stands, way(hold.from, to)));
      case 'terrain': return editor.drag(moveTerrain(hold.before, hold.id, way(hold.from, to)));
      case 'corner': return editor.drag(moveCorner(hold.before, hold.id, hold.corner, to));
      case 'lasso': return this.#draw(hold.points, to);
    }
  }

  drop(): void {
    const editor = this.#editor;
    if (this.#hold?.kind === 'lasso') {
      const caught = standsIn(editor.setUp, this.#hold.points);
      const isMore = this.#hold.adds || editor.isGathering;
      editor.sketch = null;
      editor.select(joined(isMore ? editor.selection : NOTHING, caught));
    } else editor.settle();
    this.#hold = null;
  }

  cancel(): void {
    if (this.#hold !== null && this.#hold.kind !== 'lasso') this.#editor.takeBack();
    this.#editor.sketch = null;
    this.#hold = null;
  }

  #take({ at, counter, handle, adds }: GestureStart): Hold {
    const editor = this.#editor;
    const { setUp: before, selection: { stands, terrain } } = editor;
    const corner = cornerOf(handle);
    if (corner !== null && terrain !== null) return { kind: 'corner', before, id: terrain, corner };
    if (counter !== null) {
      if (!stands.includes(counter)) editor.select(adds ? joined(editor.selection, [counter]) : ofStands([counter]));
      return { kind: 'stands', before, from: at };
    }
    const isTerrain = terrain !== null && editor.tool === 'select' && (handle !== null || this.#isOnSelected(at));
    return isTerrain ? { kind: 'terrain', before, from: at, id: terrain } : { kind: 'lasso', points: [at], adds };
  }

  #isOnSelected(at: Point): boolean {
    const { setUp, selection } = this.#editor;
    const piece = setUp.table.terrain.find(({ id }) => id === selection.terrain);
    return piece !== undefined && contains(piece.outline, at);
  }

  #formationWith(stand: string): readonly string[] {
    const { setUp } = this.#editor;
    return standsOfFormation(setUp, formationOf(setUp, stand) ?? '');
  }

  #draw(points: Point[], to: Point): void {
    const last = points.at(-1)!;
    if (Math.hypot(to[0] - last[0], to[1] - last[1]) >= LASSO_STEP) points.push(to);
    this.#editor.sketch = { kind: 'lasso', points: [...points, to] };
  }
}

const way = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];
