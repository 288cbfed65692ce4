/** Terrain drawn by keys: a pen that the arrows move, and that sets corners. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { TableEditor } from './table-editor.ts';
import { addOutline, DrawTool } from './draw-tool.ts';
import type { GestureStart } from './tool.ts';
import type { Command } from './keys.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** Where the pen is: before it has been moved, in the middle of the table. */
export const penOf = ({ pen, setUp: { table } }: Pick<TableEditor, 'pen' | 'setUp'>): Point =>
  pen ?? [table.width / 2, table.depth / 2];

const gestureAt = (at: Point): GestureStart =>
  ({ at, counter: null, handle: null, adds: false, isFinger: false, isDouble: false });

/**
 * Does with the pen what a hand does with a pointer: Enter sets a corner, begins a rectangle or a stroke and ends it
 * again. Escape, which gives up what is drawn, is not its own: it gives up whatever is under way.
 */
export class KeyboardDrawTool {
  readonly #editor: TableEditor;
  readonly #drawTool: DrawTool;
  /** Where the rectangle or the stroke began. */
  #from: Point = [0, 0];

  constructor(editor: TableEditor) {
    this.#editor = editor;
    this.#drawTool = new DrawTool(editor);
  }

  /** Whether the command was the pen's. */
  does(command: Command): boolean {
    switch (command.kind) {
      case 'move': return this.#move(command.by);
      case 'toggle':
      case 'only': return this.#press();
      case 'close': return this.#close();
      case 'remove': return this.#takeCornerBack();
      default: return false;
    }
  }

  #move([dx, dy]: Point): boolean {
    const editor = this.#editor;
    const { width, depth } = editor.setUp.table;
    const [x, y] = penOf(editor);
    const to: Point = [within(x + dx, width), within(y + dy, depth)];
    editor.pen = to;
    if (editor.sketch !== null && editor.tool !== 'polygon') this.#drawTool.drag(to, gestureAt(this.#from));
    editor.say(tableEditorWords.at(tableEditorWords.pen, to));
    return true;
  }

  #press(): boolean {
    const editor = this.#editor;
    const at = penOf(editor);
    if (editor.tool === 'polygon') {
      this.#drawTool.tap(gestureAt(at));
      if (editor.sketch !== null) editor.say(tableEditorWords.cornerSet(editor.sketch.points.length));
    } else if (editor.sketch !== null) {
      this.#drawTool.drop();
    } else {
      this.#from = at;
      editor.sketch = { kind: editor.tool === 'brush' ? 'brush' : 'rectangle', points: [at] };
      editor.say(tableEditorWords.begun);
    }
    return true;
  }

  #close(): boolean {
    const { tool, sketch } = this.#editor;
    if (tool === 'polygon' && sketch !== null) addOutline(this.#editor, sketch.points);
    else if (sketch !== null) this.#drawTool.drop();
    return true;
  }

  #takeCornerBack(): boolean {
    const editor = this.#editor;
    const points = editor.sketch?.points.slice(0, -1) ?? [];
    if (editor.tool !== 'polygon' || editor.sketch === null) return false;
    editor.sketch = points.length === 0 ? null : { ...editor.sketch, points };
    editor.say(tableEditorWords.cornerSet(points.length));
    return true;
  }
}

const within = (cm: number, most: number): number => Math.min(most, Math.max(0, cm));
