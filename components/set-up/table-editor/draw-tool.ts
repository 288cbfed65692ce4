/** Drawing terrain: a rectangle, a polygon corner by corner, a stroke of the brush. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import type { Outline } from '../../../src/battlefield/terrain.ts';
import { brushOutline } from '../../../src/table-editing/brush.ts';
import { addTerrain, rectangle, whyNoOutline, whyNoTerrain } from '../../../src/table-editing/terrain.ts';
import { respoken } from '../../shared/languages/respoken.ts';
import type { TableEditor } from './table-editor.ts';
import type { Tool, GestureStart } from './tool.ts';
import { groundName } from './names.ts';
import { ofTerrain } from './selection.ts';
import { words } from './words.ts';

/** A tap so near to the first corner closes the outline, cm. */
const CLOSE = 2;
/** A stroke keeps a point only so often, cm. */
const STROKE_STEP = 0.4;

/** Puts an outline on the table as terrain of the chosen ground and selects it, or says why it cannot be. */
export const addOutline = (bench: TableEditor, outline: Outline): boolean => {
  const refusal = whyNoTerrain(bench.setUp) ?? whyNoOutline(outline);
  bench.sketch = null;
  if (refusal !== null) {
    bench.say(respoken(refusal));
    return false;
  }
  const setUp = addTerrain(bench.setUp, bench.ground, outline);
  bench.edit(setUp, words.terrainAdded(groundName(bench.ground)));
  bench.select(ofTerrain(setUp.table.terrain.at(-1)?.id ?? null));
  return true;
};

export class DrawTool implements Tool {
  readonly #bench: TableEditor;

  constructor(bench: TableEditor) {
    this.#bench = bench;
  }

  takes(): boolean {
    return true;
  }

  tap({ at, isDouble }: GestureStart): void {
    const bench = this.#bench;
    if (bench.tool === 'brush') addOutline(bench, brushOutline([at]));
    if (bench.tool !== 'polygon') return;
    const points = bench.sketch?.points ?? [];
    const isClosed = points.length >= 3 && (isDouble || distance(points[0]!, at) <= CLOSE);
    if (isClosed) addOutline(bench, points);
    else bench.sketch = { kind: 'polygon', points: [...points, at] };
  }

  drag(to: Point, { at }: GestureStart): void {
    const bench = this.#bench;
    if (bench.tool === 'rectangle') bench.sketch = { kind: 'rectangle', points: rectangle(at, to) };
    if (bench.tool !== 'brush') return;
    const points = bench.sketch?.points ?? [at];
    if (distance(points.at(-1)!, to) >= STROKE_STEP) bench.sketch = { kind: 'brush', points: [...points, to] };
  }

  drop(): void {
    const { tool, sketch } = this.#bench;
    if (sketch === null || tool === 'polygon') return;
    addOutline(this.#bench, tool === 'brush' ? brushOutline(sketch.points) : sketch.points);
  }

  cancel(): void {
    if (this.#bench.tool !== 'polygon') this.#bench.sketch = null;
  }
}
