/** Drawing terrain: a rectangle, a polygon corner by corner, a stroke of the brush. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import type { Outline } from '../../../src/battlefield/terrain.ts';
import { brushOutline } from '../../../src/table-editing/brush.ts';
import { addTerrain, rectangle, whyNoOutline, whyNoTerrain } from '../../../src/table-editing/terrain.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import type { TableEditor } from './table-editor.ts';
import type { Tool, GestureStart } from './tool.ts';
import { groundName } from './names.ts';
import { ofTerrain } from './selection.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** A tap so near to the first corner closes the outline, cm. */
const CLOSE = 2;
/** A stroke keeps a point only so often, cm. */
const STROKE_STEP = 0.4;

/** Puts an outline on the table as terrain of the chosen ground and selects it, or says why it cannot be. */
export const addOutline = (editor: TableEditor, outline: Outline): boolean => {
  const refusal = whyNoTerrain(editor.setUp) ?? whyNoOutline(outline);
  editor.sketch = null;
  if (refusal !== null) {
    editor.say(respoken(refusal));
    return false;
  }
  const setUp = addTerrain(editor.setUp, editor.ground, outline);
  editor.edit(setUp, tableEditorWords.terrainAdded(groundName(editor.ground)));
  editor.select(ofTerrain(setUp.table.terrain.at(-1)?.id ?? null));
  return true;
};

export class DrawTool implements Tool {
  readonly #editor: TableEditor;

  constructor(editor: TableEditor) {
    this.#editor = editor;
  }

  takes(): boolean {
    return true;
  }

  tap({ at, isDouble }: GestureStart): void {
    const editor = this.#editor;
    if (editor.tool === 'brush') addOutline(editor, brushOutline([at]));
    if (editor.tool !== 'polygon') return;
    const points = editor.sketch?.points ?? [];
    const isClosed = points.length >= 3 && (isDouble || distance(points[0]!, at) <= CLOSE);
    if (isClosed) addOutline(editor, points);
    else editor.sketch = { kind: 'polygon', points: [...points, at] };
  }

  drag(to: Point, { at }: GestureStart): void {
    const editor = this.#editor;
    if (editor.tool === 'rectangle') editor.sketch = { kind: 'rectangle', points: rectangle(at, to) };
    if (editor.tool !== 'brush') return;
    const points = editor.sketch?.points ?? [at];
    if (distance(points.at(-1)!, to) >= STROKE_STEP) editor.sketch = { kind: 'brush', points: [...points, to] };
  }

  drop(): void {
    const { tool, sketch } = this.#editor;
    if (sketch === null || tool === 'polygon') return;
    addOutline(this.#editor, tool === 'brush' ? brushOutline(sketch.points) : sketch.points);
  }

  cancel(): void {
    if (this.#editor.tool !== 'polygon') this.#editor.sketch = null;
  }
}
